import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A file with one component. `moduleId` is the file's id, which the bundler writes on the server. */
export interface LateCode<Props> {
  default: ComponentType<Props>;
  moduleId?: string;
}

export interface LatePart<Props extends object> {
  (props: { fallback: ReactNode; part: Props }): ReactNode;
  /** Loads its code ahead; undefined when that is lost: the part tries again as it is shown. */
  load: () => Promise<LateCode<Props> | undefined>;
}

/**
 * A part of a page whose code comes with some addresses of the page alone: the page's `ready` loads
 * it. Elsewhere the part loads as it is shown, with a fallback until then.
 *
 * With `lazy` alone the page would listen before the part does: a form in it that is submitted by
 * then would leave the site, and React would throw away the server's HTML of the part, with what was
 * typed there, as soon as something around it changes.
 */
export function latePart<Props extends object>(
  load: () => Promise<LateCode<Props>>,
): LatePart<Props> {
  const Waiting: ComponentType<Props> = lazy(load);
  let loaded: LateCode<Props> | undefined;
  const Part: LatePart<Props> = ({ fallback, part }) => {
    // The same for as long as the part is shown.
    const [Loaded] = useState(() => loaded?.default);
    return Loaded ? (
      <Loaded {...part} />
    ) : (
      <Suspense fallback={fallback}>
        <Waiting {...part} />
      </Suspense>
    );
  };
  Part.load = async () => {
    try {
      loaded = await load();
    } catch (error) {
      console.warn('A part of the page is not there yet.', error);
    }
    return loaded;
  };
  return Part;
}
