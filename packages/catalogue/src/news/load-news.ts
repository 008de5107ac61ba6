import {
  MoreNewsDocument,
  NewsDocument,
  query,
  readAnswer,
} from '@marquee/origin-client/catalogue';
import type { LoaderContext, Site } from '@marquee/renderer';
import { loadTitleFormat } from '@marquee/titles';
import { loadAt, notFound } from '../listing/not-found';
import type { Rows } from '../listing/rows';
import { type FeedView, type NewsCardView, newsRows } from './news-view';

/** How many articles come at once: whole rows of a grid of three. */
const ARTICLES = 9;

export interface NewsView extends Rows<NewsCardView> {
  feeds: readonly FeedView[];
  /** The one that the page is limited to; undefined for all. */
  feed?: FeedView;
  /** The name of the zone of the times; absent where there is nothing to show. */
  zone?: string;
}

/**
 * Loads the news that a page's address names: of all feeds, or of one.
 * @throws {Response} 404 for a feed that the realm does not have, and for a place that is none
 */
export async function loadNews({ site, url, signal }: LoaderContext): Promise<NewsView> {
  const id = url.searchParams.get('feed') ?? undefined;
  const [{ newsFeeds, news }, format] = await Promise.all([
    loadAt(url, (after) =>
      query(site.origin, NewsDocument, { feed: id, first: ARTICLES, after }, { signal }),
    ),
    loadTitleFormat(site),
  ]);
  const feed = newsFeeds.find((one) => one.id === id);
  if (id !== undefined && !feed) throw notFound();
  return readAnswer(() => {
    const list = newsRows(news, format);
    return {
      ...list,
      feeds: newsFeeds,
      feed,
      zone: list.rows.length > 0 ? format.zone : undefined,
    };
  });
}

/** Loads the articles after a cursor. */
export async function moreNews(
  site: Site,
  feed: FeedView | undefined,
  after: string,
): Promise<Rows<NewsCardView>> {
  const [{ news }, format] = await Promise.all([
    query(site.origin, MoreNewsDocument, { feed: feed?.id, first: ARTICLES, after }),
    loadTitleFormat(site),
  ]);
  return readAnswer(() => newsRows(news, format));
}
