import { query, readAnswer, TitlesDocument } from '@marquee/origin-client/catalogue';
import type { Site } from '@marquee/renderer';
import { pictureView, titlePath, titleView } from '@marquee/titles';
import type { NextTitle } from './next';

/** Chromium does not fetch code again that did not come once: it is loaded while the line is known to work. */
export const loadNextScreen = () => import('./NextScreen');

/** Loads what is to be known of the next title; null where it is gone, or the realm has no page for it. */
export async function loadNext(
  site: Pick<Site, 'origin' | 't' | 'path' | 'isLive'>,
  id: string,
  signal: AbortSignal,
): Promise<NextTitle | null> {
  const [{ titles }, { NextScreen }] = await Promise.all([
    query(site.origin, TitlesDocument, { ids: [id] }, { signal }),
    loadNextScreen(),
  ]);
  const [title] = titles;
  if (!title) return null;
  return readAnswer(() => {
    const view = titleView(title, { t: site.t, duration: String });
    const path = titlePath(view, site);
    return path === undefined
      ? null
      : {
          id: view.id,
          name: view.name,
          picture: pictureView(title.images.landscape),
          path,
          Screen: NextScreen,
        };
  });
}
