import type { newsPictures } from '../news/tables';

/** The news of one sample realm: what there is, in `news.ts`, and its words, one file a language. */
export interface NewsSeed {
  feeds: readonly string[];
  /** In the order in which they are published, a day apart. */
  items: readonly NewsItemSeed[];
  texts: Readonly<Record<string, NewsTexts>>;
}

export interface NewsItemSeed {
  id: string;
  feed: string;
  /** The name, in Arabic letters second where the realm speaks Arabic; none for a notice by the house. */
  author?: readonly [name: string, inArabic?: string];
  titles: readonly string[];
  pictures: readonly NewsPictureSeed[];
  /** The hours after which it was corrected. */
  changedAfter?: number;
  reveals?: true;
}

/** What a picture is composed as, and the English words that choose its subject. */
export type NewsPictureSeed = readonly [kind: typeof newsPictures.$inferInsert.kind, about: string];

/** All words of a realm's news in one language. */
export interface NewsTexts {
  feeds: Readonly<Record<string, string>>;
  items: Readonly<Record<string, NewsItemTexts>>;
}

export interface NewsItemTexts {
  heading: string;
  lead: string;
  /** One for each picture. */
  captions: readonly string[];
  /** HTML of the elements that the schema allows. */
  body: string;
}
