import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { IResolvers, MercuriusContext } from 'mercurius';
import type { Kernel } from '../../kernel/kernel';
import { decodeCursor, encodeCursor } from './cursor';
import { type ListRequest, type RailSource, readCollectionTitles, readLists } from './lists';
import { readingOf } from './reading';
import { createTitleLoader, type TitleLoader } from './title-loader';
import { type Reading, readHeroes, type Title } from './titles';

/** The values that all resolvers of one request share. */
interface Answering {
  reading: Reading;
  titles: TitleLoader;
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

/** Fields of the catalogue's schema that are answered out of the catalogue. */
export function catalogueResolvers(kernel: Kernel) {
  const { db } = kernel.database;
  const answers = new WeakMap<FastifyRequest, Answering>();

  /** Read at one moment, so that the fields of one document agree. */
  function answering({ request }: MercuriusContext): Answering {
    const known = answers.get(request);
    if (known) return known;
    const reading = readingOf(kernel, request);
    const made = { reading, titles: createTitleLoader(db, reading) };
    answers.set(request, made);
    return made;
  }

  return {
    Query: {
      async heroes(_: unknown, { first }: { first: number }, context: MercuriusContext) {
        const { reading, titles } = answering(context);
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
