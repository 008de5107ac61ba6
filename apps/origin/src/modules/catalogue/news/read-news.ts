import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Place } from '../cursor';
import { type Image, imagesOf } from '../images';
import type { Reading } from '../reading';
import { rowsBy } from '../rows-by';
import { instant } from '../titles';
import { newsFeeds, newsItems, newsPictures, newsTitles } from './tables';

export interface NewsFeed {
  id: string;
  name: string;
}

/** An article as the schema has it, without its pictures and titles. */
export interface NewsItem {
  id: string;
  feed: NewsFeed;
  heading: string;
  lead: string;
  body: string;
  author: string | null;
  publishedAt: string;
  changedAt: string | null;
  reveals: boolean;
}

export interface NewsPicture {
  image: Image;
  caption: string | null;
}

/** The moment at which an article was last published, in seconds since 1970. */
const publishedAt = (now: number): SQL<number> =>
  sql`(${now}::bigint - mod(${now}::bigint - ${newsItems.phase}, ${newsItems.cycle}))::float8`;

/** A realm's feeds in the editors' order. */
export async function readNewsFeeds(
  db: Database,
  { realmId, locale }: Pick<Reading, 'realmId' | 'locale'>,
): Promise<NewsFeed[]> {
  return db
    .select({ id: newsFeeds.id, name: sql<string>`${newsFeeds.name}->>${locale}` })
    .from(newsFeeds)
    .where(eq(newsFeeds.realmId, realmId))
    .orderBy(asc(newsFeeds.position));
}

/** The places of the latest articles of all feeds or of one: at most `first + 1`, so that the last one tells of more. */
export async function readNewsPlaces(
  db: Database,
  { realmId, now }: Pick<Reading, 'realmId' | 'now'>,
  { feed, first, after }: { feed: string | null; first: number; after: Place | null },
): Promise<Place[]> {
  const key = publishedAt(now);
  return db
    .select({ id: newsItems.id, key: key.as('key') })
    .from(newsItems)
    .where(
      and(
        eq(newsItems.realmId, realmId),
        feed === null ? undefined : eq(newsItems.feedId, feed),
        after
          ? or(lt(key, after.key), and(eq(key, after.key), gt(newsItems.id, after.id)))
          : undefined,
      ),
    )
    .orderBy(desc(key), asc(newsItems.id))
    .limit(first + 1);
}

/** The articles with these identifiers; one query. */
export async function readNewsItems(
  db: Database,
  { realmId, locale, now }: Reading,
  ids: readonly string[],
): Promise<Map<string, NewsItem>> {
  const rows = await db
    .select({
      id: newsItems.id,
      feed: { id: newsFeeds.id, name: sql<string>`${newsFeeds.name}->>${locale}` },
      heading: sql<string>`${newsItems.heading}->>${locale}`,
      lead: sql<string>`${newsItems.lead}->>${locale}`,
      body: sql<string>`${newsItems.body}->>${locale}`,
      author: sql<string | null>`${newsItems.author}->>${locale}`,
      published: publishedAt(now),
      changedAfter: newsItems.changedAfter,
      reveals: newsItems.reveals,
    })
    .from(newsItems)
    .innerJoin(newsFeeds, and(eq(newsFeeds.realmId, realmId), eq(newsFeeds.id, newsItems.feedId)))
    .where(and(eq(newsItems.realmId, realmId), inArray(newsItems.id, [...ids])));
  return new Map(
    rows.map(({ published, changedAfter, ...row }) => {
      const changed = changedAfter === null ? null : published + changedAfter;
      return [
        row.id,
        {
          ...row,
          publishedAt: instant(published),
          changedAt: changed !== null && changed <= now ? instant(changed) : null,
        },
      ];
    }),
  );
}

/** The pictures of articles, by the article. */
export async function readNewsPictures(
  db: Database,
  reading: Reading,
  ids: readonly string[],
): Promise<Map<string, NewsPicture[]>> {
  const { realmId, locale } = reading;
  const rows = await db
    .select({
      itemId: newsPictures.itemId,
      id: newsPictures.id,
      seed: newsPictures.seed,
      caption: sql<string>`${newsPictures.caption}->>${locale}`,
    })
    .from(newsPictures)
    .where(and(eq(newsPictures.realmId, realmId), inArray(newsPictures.itemId, [...ids])))
    .orderBy(asc(newsPictures.position));
  const byItem = rowsBy(rows, ({ itemId }) => itemId);
  return new Map(
    [...byItem].map(([itemId, own]) => [
      itemId,
      own.map(({ id, seed, caption }) => ({
        image: { ...imagesOf(reading, { id, name: caption, seed }).landscape, alt: caption },
        caption,
      })),
    ]),
  );
}

/** Identifiers of the titles that articles speak of, by the article. */
export async function readNewsTitles(
  db: Database,
  { realmId }: Pick<Reading, 'realmId'>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ itemId: newsTitles.itemId, titleId: newsTitles.titleId })
    .from(newsTitles)
    .where(and(eq(newsTitles.realmId, realmId), inArray(newsTitles.itemId, [...ids])))
    .orderBy(asc(newsTitles.position));
  const byItem = rowsBy(rows, ({ itemId }) => itemId);
  return new Map([...byItem].map(([id, own]) => [id, own.map(({ titleId }) => titleId)]));
}
