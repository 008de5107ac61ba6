import { PlaylistVideosDocument, query, readAnswer } from '@marquee/origin-client/catalogue';
import type { LoaderContext, Site } from '@marquee/renderer';
import { loadTitleFormat } from '@marquee/titles';
import { loadTitlePage } from '../title/load-title-page';
import type { TitlePageView } from '../title/title-page-view';
import { type VideoRows, videoRows } from '../title/video-rows';

const VIDEOS = 24;

export const loadPlaylist = (context: LoaderContext): Promise<TitlePageView> =>
  loadTitlePage(context, context.params.playlistId ?? '');

/** More videos of a playlist. */
export async function moreVideos(site: Site, id: string, after: string): Promise<VideoRows> {
  const [{ title }, format] = await Promise.all([
    query(site.origin, PlaylistVideosDocument, { id, first: VIDEOS, after }),
    loadTitleFormat(site),
  ]);
  return title?.__typename === 'Playlist'
    ? readAnswer(() => videoRows(title.videos, format))
    : { rows: [], after: null };
}
