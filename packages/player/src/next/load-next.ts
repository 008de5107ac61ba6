import { query, readAnswer, TitlesDocument } from '@marquee/origin-client/catalogue';
import type { Site } from '@marquee/renderer';
import {
  type PictureView,
  pictureView,
  type TitleView,
  titlePath,
  titleView,
} from '@marquee/titles';
import type { NextScreen } from './NextScreen';

/** The next title as its card shows it, with the address of its page. */
export interface NextTitle extends Pick<TitleView, 'id' | 'name'> {
  picture: PictureView;
  path: string;
  /** Shows it at the end of the title before it. */
  Screen: typeof NextScreen;
}

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
