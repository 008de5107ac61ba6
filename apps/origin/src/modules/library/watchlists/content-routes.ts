import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../../../kernel/errors/faults';
import type { OwnProfile } from '../own-profile';
import type { LibraryServices } from '../services';
import type { Content } from './content';
import type { List } from './list-access';
import { addToList, moveInList, removeFromList, reorderList } from './list-content';
import { summaryOf } from './list-pages';
import { answeringTo, listOf } from './routes';

/** The title that a request's path names. */
function contentIn(request: FastifyRequest): Content {
  const { type, contentId } = request.params as { type: Content['contentType']; contentId: string };
  return { id: contentId, contentType: type };
}

/** The calls for the titles of a list. */
export function watchlistContentRoutes(services: LibraryServices) {
  const { ownProfile, files } = services;
  const { db } = services.database;
  const answeringOf = (request: FastifyRequest, { profile }: OwnProfile) =>
    answeringTo(services, request, profile.id);
  const summary = (request: FastifyRequest, own: OwnProfile, list: List) =>
    summaryOf(db, answeringOf(request, own), list);

  return {
    async addToWatchlist(request) {
      const own = await ownProfile(request);
      const { content } = request.body as { content: Content[] };
      const answering = answeringOf(request, own);
      const { titles } = files.libraryOf(answering.realmId);
      const { list, ...told } = await addToList(db, own, {
        list: listOf(request),
        content,
        most: titles,
        answering,
      });
      return { watchlist: await summaryOf(db, answering, list), ...told };
    },

    async removeFromWatchlist(request) {
      const own = await ownProfile(request);
      const list = await removeFromList(db, own, {
        list: listOf(request),
        content: contentIn(request),
      });
      return summary(request, own, list);
    },

    async reorderWatchlist(request) {
      const own = await ownProfile(request);
      const { lastSeen } = request.query as { lastSeen: number };
      const { content, version } = request.body as { content: Content[]; version?: number };
      if (content.length !== lastSeen)
        throw faults.invalidRequest(['body/content must have as many titles as query/lastSeen.']);
      const list = await reorderList(db, own, {
        list: listOf(request),
        content,
        version,
        answering: answeringOf(request, own),
      });
      return summary(request, own, list);
    },

    async moveInWatchlist(request) {
      const own = await ownProfile(request);
      const { after } = request.body as { after: Content | null };
      const list = await moveInList(db, own, {
        list: listOf(request),
        content: contentIn(request),
        after,
        answering: answeringOf(request, own),
      });
      return summary(request, own, list);
    },
  } satisfies Handlers;
}
