import type { LoaderContext } from '@marquee/renderer';
import { notFound } from '../listing/not-found';
import { loadTitle } from '../title/load-title-page';
import type { TitlePageView } from '../title/title-page-view';

/**
 * Loads the title that a viewer is about to watch.
 * @throws {Response} 404 where the realm has no such title, or nothing of it plays
 */
export async function loadInterstitial(context: LoaderContext): Promise<TitlePageView> {
  const title = await loadTitle(context, context.params.eventId ?? '');
  if (title.kind !== 'event' && title.kind !== 'video') throw notFound();
  return title;
}
