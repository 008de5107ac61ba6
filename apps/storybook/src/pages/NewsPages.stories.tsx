import type { Meta } from '@storybook/react-vite';
import {
  articlePage,
  changedArticlePage,
  emptyNewsPage,
  feedPage,
  firstArticlePage,
  newsPage,
} from './news-page-answers';
import { answer, failed, offline, pageStory } from './page-story';

const meta = {
  title: 'Catalogue/News',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** News of all feeds, with more to load. */
export const List = pageStory('/news', newsPage);

/** News of one feed; one of its articles has no picture. */
export const ListOfFeed = pageStory('/news?feed=feed-0', feedPage);

export const ListEmpty = pageStory('/news', emptyNewsPage);

export const ListFailed = pageStory('/news', failed);

export const ListOffline = pageStory('/news', offline);

/** With the titles that it speaks of, and the latest news. */
export const Article = pageStory('/news/feed-0/article-0', articlePage);

/** It was corrected since, and has several pictures. */
export const ArticleChanged = pageStory('/news/feed-0/article-0', changedArticlePage);

/** A realm's first article: without a picture, an author, titles and other news. */
export const ArticleAlone = pageStory('/news/feed-0/article-0', firstArticlePage);

export const ArticleFailed = pageStory('/news/feed-0/article-0', failed);

export const ArticleOffline = pageStory('/news/feed-0/article-0', offline);

/** The feed has no such article, or no more. */
export const ArticleGone = pageStory('/news/feed-0/article-0', () =>
  answer({ newsItem: null, news: { edges: [], pageInfo: {} } }),
);
