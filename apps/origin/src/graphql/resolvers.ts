import { GraphQLError } from 'graphql';
import {
  createTitleLoader,
  decodeCursor,
  encodeCursor,
  type ListRequest,
  type RailSource,
  type Reading,
  readCollectionTitles,
  readHeroes,
  readLists,
  type Title,
  type TitleLoader,
} from '../catalogue/index';
import type { Database } from '../database/database';

/** What every resolver of one request shares. */
export interface CatalogueContext {
  db: Database;
  reading: Reading;
  titles: TitleLoader;
}

declare module 'mercurius' {
  interface MercuriusContext extends CatalogueContext {}
}

export function catalogueContext(db: Database, reading: Reading): CatalogueContext {
  return { db, reading, titles: createTitleLoader(db, reading) };
}

interface RailRequest {
  key: string;
  source: RailSource;
  collection?: string | null;
  first: number;
  after?: string | null;
}

const most = { heroes: 20, rails: 24, titles: 60 } as const;

/** A request that fits the schema and still cannot be answered; its message goes to the client. */
const refuse = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } });

function checkFirst(first: number, limit: number, where: string): void {
  if (first < 1 || first > limit)
    throw refuse(`${where}: first is ${first}; it must be 1 to ${limit}.`);
}

function listRequest({ key, source, collection, first, after }: RailRequest): ListRequest {
  checkFirst(first, most.titles, `Rail "${key}"`);
  if (source === 'COLLECTION' && !collection) {
    throw refuse(`Rail "${key}": the source COLLECTION needs a collection.`);
  }
  const place = after ? decodeCursor(source, after) : null;
  if (after && !place) throw refuse(`Rail "${key}": after is not a cursor of ${source}.`);
  return { source, collection, first, after: place };
}

export const resolvers = {
  Query: {
    async heroes(
      _: unknown,
      { first }: { first: number },
      { db, reading, titles }: CatalogueContext,
    ) {
      checkFirst(first, most.heroes, 'heroes');
      const rows = await readHeroes(db, reading, first);
      const loaded = await Promise.all(
        rows.map(async ({ titleId, tagline }) => ({
          id: titleId,
          tagline,
          title: await titles.load(titleId),
        })),
      );
      return loaded.filter((hero) => hero.title !== undefined);
    },

    async rails(
      _: unknown,
      { requests }: { requests: RailRequest[] },
      { db, reading, titles }: CatalogueContext,
    ) {
      if (requests.length > most.rails) throw refuse(`At most ${most.rails} rails in one request.`);
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

    async titles(_: unknown, { ids }: { ids: string[] }, { titles }: CatalogueContext) {
      if (ids.length > most.titles) throw refuse(`At most ${most.titles} titles in one request.`);
      const loaded = await Promise.all([...new Set(ids)].map((id) => titles.load(id)));
      return loaded.filter((title) => title !== undefined);
    },
  },
  Title: {
    resolveType: ({ type }: Title) => type,
  },
};
