import type { IResolvers, MercuriusContext } from 'mercurius';
import type { Database } from '../../../kernel/database/database';
import type { Answering } from '../answering';
import { decodeCursor, encodeCursor } from '../cursor';
import { checkFirst, refuse } from '../refusals';
import { type NewsItem, readNewsFeeds, readNewsPlaces } from './read-news';

interface NewsArguments {
  feed?: string | null;
  first: number;
  after?: string | null;
}

const mostItems = 60;

/** The fields of news. */
export function newsResolvers(db: Database, answering: (context: MercuriusContext) => Answering) {
  return {
    Query: {
      newsFeeds: (_: unknown, __: unknown, context: MercuriusContext) =>
        readNewsFeeds(db, answering(context).reading),

      async news(_: unknown, request: NewsArguments, context: MercuriusContext) {
        const { reading, news } = answering(context);
        const { first, after } = request;
        const feed = request.feed ?? null;
        checkFirst(first, mostItems, 'news');
        const list = feed === null ? 'news' : `news ${feed}`;
        const from = after ? decodeCursor(list, after) : null;
        if (after && !from) throw refuse('news: after is not a cursor of this feed.');
        const places = await readNewsPlaces(db, reading, { feed, first, after: from });
        const page = places.slice(0, first);
        const edges = await Promise.all(
          page.map(async (place) => ({
            cursor: encodeCursor(list, place),
            node: await news.load(place.id),
          })),
        );
        return {
          edges: edges.filter(({ node }) => node !== undefined),
          pageInfo: {
            hasNextPage: places.length > page.length,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },

      async newsItem(
        _: unknown,
        { feed, id }: { feed?: string | null; id: string },
        context: MercuriusContext,
      ) {
        const item = await answering(context).news.load(id);
        const isElsewhere = typeof feed === 'string' && item?.feed.id !== feed;
        return item === undefined || isElsewhere ? null : item;
      },
    },
    NewsItem: {
      pictures: async ({ id }: NewsItem, _: unknown, context: MercuriusContext) =>
        (await answering(context).newsPictures.load(id)) ?? [],
      async titles({ id }: NewsItem, _: unknown, context: MercuriusContext) {
        const { newsTitles, titles, follow } = answering(context);
        const ids = (await newsTitles.load(id)) ?? [];
        follow(ids.length);
        const loaded = await Promise.all(ids.map((one) => titles.load(one)));
        return loaded.filter((title) => title !== undefined);
      },
    },
  } satisfies IResolvers;
}
