import { CheckIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { loader, ring, tick } from './Loader.styles';

export interface LoaderProps {
  /** Announced, e.g. "Signing in". */
  label: string;
  /** Whether it ends with a tick (spec 1 §2). `false` by default. */
  done?: boolean;
  /** Announced with the tick, e.g. "Signed in"; the label when left out. */
  doneLabel?: string;
  /** `small` is 24 px, `medium` 40 px (default), `large` 64 px. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the label is shown under the ring. `false` by default. */
  labelShown?: boolean;
}

/** Shows that an action of unknown length is running. It keeps its size when the tick comes. */
export function Loader(props: LoaderProps) {
  const { label, done, doneLabel, size = 'medium', labelShown } = props;
  const words = done ? (doneLabel ?? label) : label;
  return (
    <div role="status" className={loader({ size }).className}>
      {done ? (
        <span className={tick().className}>
          <CheckIcon />
        </span>
      ) : (
        <span className={ring().className} />
      )}
      {labelShown ? <span>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
    </div>
  );
}
