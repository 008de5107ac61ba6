import type { Handlers } from '../../../kernel/contract';
import { readingOf, readWatchTerms, unknownTitle } from '../../catalogue';
import { currentProfile } from '../own-profile';
import type { LibraryServices } from '../services';
import { canResume, type Watched } from './history';

const shown = (watched: Watched) => ({
  position: watched.position,
  duration: watched.duration,
  at: watched.at.toISOString(),
  resumes: canResume(watched),
});

/** The calls for how far a viewer has seen titles. What an agent watches is no part of the viewer's history. */
export function historyRoutes(services: LibraryServices) {
  const { database, identity, history, ownProfile, clock } = services;

  return {
    async history(request) {
      const { rpp, lastSeen, resumes } = request.query as {
        rpp: number;
        lastSeen?: string;
        resumes: boolean;
      };
      const own = await ownProfile(request);
      const rows = await history.list(own, { lastSeen, resumes, limit: rpp + 1 });
      return {
        titles: rows.slice(0, rpp).map((row) => ({
          id: row.titleId,
          watched: shown(row),
          place: `${row.at.getTime()}.${row.titleId}`,
        })),
        paused: await history.isPaused(own.profile.id),
        pagingInfo: { moreDataAvailable: rows.length > rpp },
      };
    },

    async watchedTitle(request) {
      const { id } = request.params as { id: string };
      const { viewer } = await ownProfile(request);
      const watched = await history.find(viewer.id, id);
      return { id, watched: watched && shown(watched) };
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
      const profile = await currentProfile(database.db, viewer.id);
      await history.save({ viewer, profile }, terms.id, {
        position: Math.min(position, duration),
        duration,
        at: seenAt,
      });
      return reply.code(204).send();
    },

    async hideWatched(request, reply) {
      const { id } = request.params as { id: string };
      const { hidden } = request.body as { hidden: boolean };
      await history.hide(await ownProfile(request), id, hidden);
      return reply.code(204).send();
    },

    async deleteWatched(request, reply) {
      const { id } = request.params as { id: string };
      await history.remove(await ownProfile(request), id);
      return reply.code(204).send();
    },

    async clearHistory(request, reply) {
      await history.remove(await ownProfile(request));
      return reply.code(204).send();
    },

    async pauseHistory(request, reply) {
      const { paused } = request.body as { paused: boolean };
      await history.pause(await ownProfile(request), paused);
      return reply.code(204).send();
    },
  } satisfies Handlers;
}
