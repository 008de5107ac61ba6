import type { Section as Declared } from '@marquee/realm';
import type { LoadedSections, LoaderContext, SectionView } from '@marquee/renderer';

export { ContinueWatching as Section } from '../history/ContinueWatching';

type Own = Extract<Declared, { type: 'continueWatching' }>;

export interface ContinueWatchingView extends SectionView {
  type: 'continueWatching';
  /** The brand's heading; undefined: the product's own. */
  title?: string | undefined;
}

/** The place alone: what the viewer has begun comes in the browser, after the session. */
export async function load(
  sections: readonly Own[],
  { site }: LoaderContext,
): Promise<LoadedSections<ContinueWatchingView>> {
  const views = sections.map(({ type, id, title }) => ({
    type,
    id,
    title: title && site.text(title),
  }));
  return { views };
}
