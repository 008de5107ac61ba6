import type { Handlers } from '../../kernel/contract';
import { answerDocument } from '../../kernel/graphql/answer';
import type { Kernel } from '../../kernel/kernel';
import { instantOf, readEventDetails } from './details/events';
import { readUpcoming } from './lists';
import { readingOf } from './reading';
import { readTitles } from './titles';

/** The catalogue's calls: one REST call from the specification, and GraphQL for the rest. */
export function catalogueRoutes(kernel: Kernel) {
  const { db } = kernel.database;

  return {
    async upcomingEvents(request, reply) {
      const { rpp, page } = request.query as { rpp: number; page: number };
      const reading = readingOf(kernel, request);
      const { ids, total } = await readUpcoming(db, reading.realmId, reading.now, { page, rpp });
      const [titles, details] = await Promise.all([
        readTitles(db, reading, ids),
        readEventDetails(db, reading, ids),
      ]);
      reply.header('cache-control', 'private, max-age=0');
      return {
        events: ids.flatMap((id) => {
          const title = titles.get(id);
          if (title?.type !== 'LiveEvent') return [];
          const { type: _, synopsis, language, venue, league, ...event } = title;
          // Absent rather than null: the contract's optional texts are texts.
          const { timing = 'ON_TIME', announcedAfter = null } = details.get(id) ?? {};
          const announcedStartsAt = instantOf(title, announcedAfter);
          const optional = Object.entries({ synopsis, language, venue, league, announcedStartsAt });
          return [
            {
              ...event,
              timing,
              ...Object.fromEntries(optional.filter(([, text]) => text !== null)),
            },
          ];
        }),
        pagingInfo: { page, rpp, totalPages: Math.ceil(total / rpp), totalResults: total },
      };
    },

    async catalogue(request, reply) {
      const { query, variables, operationName } = request.body as {
        query: string;
        variables?: Record<string, unknown> | null;
        operationName?: string | null;
      };
      const { status, body } = await answerDocument(request, {
        query,
        variables: variables ?? {},
        operationName: operationName ?? undefined,
      });
      const extensions = { asOf: kernel.clock().toISOString() };
      return reply.code(status).send(status === 200 ? { ...body, extensions } : body);
    },
  } satisfies Handlers;
}
