import type { IResolvers, MercuriusContext } from 'mercurius';
import type { Kernel } from '../../kernel/kernel';
import { createAnswering } from './answering';
import { decodeCursor, encodeCursor } from './cursor';
import { detailResolvers } from './details/resolvers';
import { gridResolver } from './grid/resolver';
import { type ListRequest, type RailSource, readCollectionTitles, readLists } from './lists';
import { newsResolvers } from './news/resolvers';
import { checkFirst, refuse } from './refusals';
import { readHeroes, type Title } from './titles';

interface RailRequest {
  key: string;
  source: RailSource;
  collection?: string | null;
  first: number;
  after?: string | null;
}

const most = { heroes: 20, rails: 24, titles: 60 } as const;

function listRequest({ key, source, collection, first, after }: RailRequest): ListRequest {
  checkFirst(first, most.titles, `Rail "${key}"`);
  if (source === 'COLLECTION' && !collection) {
    throw refuse(`Rail "${key}": the source COLLECTION needs a collection.`);
  }
  const place = after ? decodeCursor(source, after) : null;
  if (after && !place) throw refuse(`Rail "${key}": after is not a cursor of ${source}.`);
  return { source, collection, first, after: place };
}

/** Fields of the catalogue's schema that are answered out of the catalogue. */
export function catalogueResolvers(kernel: Kernel) {
  const { db } = kernel.database;
  const answering = createAnswering(kernel);
  const details = detailResolvers(answering);
  const news = newsResolvers(db, answering);

  return {
    ...details,
    ...news,
    Query: {
      ...details.Query,
      ...news.Query,
      grid: gridResolver(db, answering),
      async heroes(_: unknown, { first }: { first: number }, context: MercuriusContext) {
        const { reading, titles } = answering(context);
        checkFirst(first, most.heroes, 'heroes');
        const rows = await readHeroes(db, reading, first);
        const loaded = await Promise.all(
          rows.map(async ({ titleId, tagline }) => ({
            id: titleId,
            tagline,
            motion: `${reading.address}/motion/${reading.realmId}/${titleId}`,
            title: await titles.load(titleId),
          })),
        );
        return loaded.filter((hero) => hero.title !== undefined);
      },

      async rails(
        _: unknown,
        { requests }: { requests: RailRequest[] },
        context: MercuriusContext,
      ) {
        const { reading, titles } = answering(context);
        if (requests.length > most.rails)
          throw refuse(`At most ${most.rails} rails in one request.`);
        const keys = new Set(requests.map((request) => request.key));
        if (keys.size < requests.length) throw refuse('Each rail needs a key of its own.');

        const pages = await readLists(db, reading.realmId, reading.now, requests.map(listRequest));
        const wanted = requests.flatMap(({ source, collection }) =>
          source === 'COLLECTION' && collection ? [collection] : [],
        );
        const [headings] = await Promise.all([
          readCollectionTitles(db, reading.realmId, wanted, reading.locale),
          ...pages.flatMap(({ places }) => places.map(({ id }) => titles.load(id))),
        ]);

        return requests.map(async ({ key, source, collection }, index) => {
          const { places = [], hasNextPage = false } = pages[index] ?? {};
          const edges = await Promise.all(
            places.map(async (place) => ({
              cursor: encodeCursor(source, place),
              node: await titles.load(place.id),
            })),
          );
          return {
            key,
            title: source === 'COLLECTION' ? (headings.get(collection ?? '') ?? null) : null,
            items: {
              edges: edges.filter((edge) => edge.node !== undefined),
              pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
            },
          };
        });
      },

      async titles(_: unknown, { ids }: { ids: string[] }, context: MercuriusContext) {
        const { titles } = answering(context);
        if (ids.length > most.titles) throw refuse(`At most ${most.titles} titles in one request.`);
        const loaded = await Promise.all([...new Set(ids)].map((id) => titles.load(id)));
        return loaded.filter((title) => title !== undefined);
      },
    },
    Title: {
      resolveType: ({ type }: Title) => type,
    },
  } satisfies IResolvers;
}
