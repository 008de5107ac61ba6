import type { Site } from '@marquee/renderer';
import type { FeedView, NewsCardView } from './news-view';

/** The address of the page of news: of all feeds or of one, from a place in it. */
export const newsPath = ({ path }: Pick<Site, 'path'>, feed?: FeedView, after?: string): string =>
  path('news', {}, { query: { feed: feed?.id, after } });

/** The address of an article. */
export const articlePath = (
  { path }: Pick<Site, 'path'>,
  { id, feed }: Pick<NewsCardView, 'id' | 'feed'>,
): string => path('newsItem', { feedName: feed.id, newId: id });
