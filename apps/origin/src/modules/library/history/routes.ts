import type { Handlers } from '../../../kernel/contract';
import type { Kernel } from '../../../kernel/kernel';
import { readingOf, readWatchTerms, unknownTitle } from '../../catalogue';
import type { IdentityServices } from '../../identity';
import { canResume, type History } from './history';

interface Services extends Kernel {
  identity: IdentityServices;
  history: History;
}

/** The calls for how far a viewer has seen titles. What an agent watches is no part of the viewer's history. */
export function historyRoutes(services: Services) {
  const { database, identity, history, clock } = services;

  return {
    async watchedTitle(request) {
      const { id } = request.params as { id: string };
      const viewer = await identity.ownViewer(request, { agentsToo: true });
      const watched = await history.find(viewer.id, id);
      return {
        id,
        watched: watched && {
          position: watched.position,
          duration: watched.duration,
          at: watched.at.toISOString(),
          resumes: canResume(watched),
        },
      };
    },

    async saveWatched(request, reply) {
      const { id } = request.params as { id: string };
      const { position, duration, at } = request.body as {
        position: number;
        duration: number;
        at: string;
      };
      const viewer = await identity.ownViewer(request);
      const terms = await readWatchTerms(database.db, readingOf(services, request), id);
      if (!terms) throw unknownTitle();
      // A device whose clock is ahead must not have the last word for good.
      const seenAt = new Date(Math.min(Date.parse(at), clock().getTime()));
      await history.save(viewer.id, terms.id, {
        position: Math.min(position, duration),
        duration,
        at: seenAt,
      });
      return reply.code(204).send();
    },
  } satisfies Handlers;
}
