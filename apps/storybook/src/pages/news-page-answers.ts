import { brandWords } from '@marquee/design-system/samples/brands';
import { detailTexts } from '@marquee/design-system/samples/detail-texts';
import { mediaTexts } from '@marquee/design-system/samples/media-texts';
import { sampleTexts } from '@marquee/design-system/samples/texts';
import type { WorkshopAnswers } from '@marquee/renderer/testing';
import { fromNow, realmImages, relatedTitles } from '@marquee/titles/testing';
import { answer, type Globals } from './page-story';

const HOUR = 3_600_000;

/** A feed for each competition of the toolbar's realm. */
function feedsOf(globals: Globals) {
  const leagues = new Set(mediaTexts(globals).events.map(({ league }) => league));
  return [...leagues].map((name, at) => ({ id: `feed-${at}`, name }));
}

const pictureOf = (globals: Globals, at: number, caption: string | null = null) => ({
  caption,
  image: realmImages(globals, at).landscape,
});

/** Articles about the toolbar's realm, the latest first: as many as come at once. */
function articlesOf(globals: Globals) {
  const feeds = feedsOf(globals);
  const { titles } = sampleTexts(globals);
  const headings = [
    mediaTexts(globals).news.name,
    ...brandWords(globals).taglines,
    detailTexts(globals).episodes[2]?.title,
    ...titles.slice(6),
  ];
  const pictures = [3, 0, 1, 2, 4, 6, 7, 8, 9];
  return headings.map((heading, at) => ({
    id: `article-${at}`,
    feed: feeds[at % feeds.length],
    heading,
    lead: detailTexts(globals).synopsis,
    author: mediaTexts(globals).people[2],
    publishedAt: fromNow((-2 - 11 * at) * HOUR),
    changedAt: null,
    pictures: [pictureOf(globals, pictures[at] ?? 0)],
  }));
}

const connection = (nodes: readonly object[], hasNextPage = false) => ({
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'c-1' : null },
});

/** What the page of news asks, answered: there are more articles than come at once. */
export const newsPage = (globals: Globals): WorkshopAnswers =>
  answer({ newsFeeds: feedsOf(globals), news: connection(articlesOf(globals), true) });

/** As above, limited to the first feed, which has one picture less than articles. */
export const feedPage = (globals: Globals): WorkshopAnswers => {
  const feeds = feedsOf(globals);
  const own = articlesOf(globals).filter(({ feed }) => feed?.id === feeds[0]?.id);
  const articles = own.map((article, at) => (at === 1 ? { ...article, pictures: [] } : article));
  return answer({ newsFeeds: feeds, news: connection(articles) });
};

export const emptyNewsPage = (globals: Globals): WorkshopAnswers =>
  answer({ newsFeeds: feedsOf(globals).slice(0, 1), news: connection([]) });

/** What an article's page asks, answered. */
export function articlePage(globals: Globals, changes: object = {}): WorkshopAnswers {
  const [article, ...latest] = articlesOf(globals);
  const { description, episodes, details } = detailTexts(globals);
  const sections = episodes
    .filter(({ synopsis }) => synopsis)
    .map(({ title, synopsis }) => `<h2>${title}</h2><p>${synopsis}</p>`);
  return answer({
    newsItem: {
      ...article,
      pictures: [pictureOf(globals, 3, details.at(-2)?.value)],
      body: [description, ...sections].join(''),
      titles: relatedTitles(globals).slice(0, 3),
      ...changes,
    },
    news: connection(latest.slice(0, 6)),
  });
}

/** An article that was corrected, with three pictures. */
export const changedArticlePage = (globals: Globals): WorkshopAnswers => {
  const { taglines } = sampleTexts(globals);
  return articlePage(globals, {
    changedAt: fromNow(-HOUR),
    pictures: taglines.map((tagline, at) => pictureOf(globals, at, tagline)),
  });
};

/** The first article that a realm publishes: no picture, no author, no title, and no other article. */
export const firstArticlePage = (globals: Globals): WorkshopAnswers => {
  const [article] = articlesOf(globals);
  const { description } = detailTexts(globals);
  return answer({
    newsItem: { ...article, author: null, pictures: [], body: description, titles: [] },
    news: connection([]),
  });
};
