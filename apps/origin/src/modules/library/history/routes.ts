import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../kernel/contract';
import { readingOf, readWatchTerms, unknownTitle } from '../../catalogue';
import type { Viewer } from '../../identity';
import { currentProfile, type OwnProfile } from '../own-profile';
import { profilesOf } from '../profiles/profiles';
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

  /** The title of a call, and the place in it. Throws UNKNOWN_TITLE. */
  async function placeIn(request: FastifyRequest): Promise<{ titleId: string; watched: Watched }> {
    const { id } = request.params as { id: string };
    const { position, duration, at } = request.body as {
      position: number;
      duration: number;
      at: string;
    };
    const terms = await readWatchTerms(database.db, readingOf(services, request), id);
    if (!terms) throw unknownTitle();
    // A device whose clock is ahead must not have the last word for good.
    const seenAt = new Date(Math.min(Date.parse(at), clock().getTime()));
    return {
      titleId: terms.id,
      watched: { position: Math.min(position, duration), duration, at: seenAt },
    };
  }

  /** Whose history a place goes into: that of the profile that it names; null where the account has it no longer. */
  async function ownerIn(request: FastifyRequest, viewer: Viewer): Promise<OwnProfile | null> {
    const { profile: id } = request.body as { profile?: string };
    if (id === undefined) return { viewer, profile: await currentProfile(database.db, viewer.id) };
    const profile = (await profilesOf(database.db, viewer)).find((one) => one.id === id);
    return profile ? { viewer, profile } : null;
  }

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
      const viewer = await identity.ownViewer(request);
      const { titleId, watched } = await placeIn(request);
      const own = await ownerIn(request, viewer);
      if (own) await history.save(own, titleId, watched);
      return reply.code(204).send();
    },

    async restoreWatched(request, reply) {
      const { viewer } = await ownProfile(request);
      const { titleId, watched } = await placeIn(request);
      const own = await ownerIn(request, viewer);
      if (own) await history.restore(own, titleId, watched);
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
