import { and, desc, eq, lt } from 'drizzle-orm';
import type { Handlers } from '../../../kernel/contract';
import { readingOf, readTitles, unknownTitle } from '../../catalogue';
import { lockUnchanged } from '../../identity';
import type { OwnProfile } from '../own-profile';
import type { LibraryServices } from '../services';
import { favourites } from './tables';

const isOf = ({ viewer, profile }: OwnProfile) =>
  and(eq(favourites.viewerId, viewer.id), eq(favourites.profile, profile.id));

/**
 * The calls for a viewer's favourites. An agent who acts as the viewer is asked to confirm, as
 * everywhere.
 */
export function favouriteRoutes(services: LibraryServices) {
  const { db } = services.database;
  const { ownProfile } = services;

  return {
    async favourites(request) {
      const { rpp, lastSeen } = request.query as { rpp: number; lastSeen?: string };
      const own = await ownProfile(request);
      const rows = await db
        .select()
        .from(favourites)
        .where(
          and(isOf(own), lastSeen === undefined ? undefined : lt(favourites.id, Number(lastSeen))),
        )
        .orderBy(desc(favourites.id))
        .limit(rpp + 1);
      return {
        vods: rows.slice(0, rpp).map(({ id, titleId }) => ({ id: titleId, place: String(id) })),
        pagingInfo: { moreDataAvailable: rows.length > rpp },
      };
    },

    async addFavourite(request, reply) {
      const { id: titleId } = request.params as { id: string };
      const { viewer, profile } = await ownProfile(request);
      const title = (await readTitles(db, readingOf(services, request), [titleId])).get(titleId);
      const onDemand =
        title?.type === 'Video' || (title?.type === 'LiveEvent' && title.state === 'REPLAY');
      if (!onDemand) throw unknownTitle();
      await db.transaction(async (tx) => {
        await lockUnchanged(tx, viewer);
        await tx
          .insert(favourites)
          .values({ viewerId: viewer.id, profile: profile.id, titleId })
          .onConflictDoNothing();
      });
      return reply.code(204).send();
    },

    async removeFavourite(request, reply) {
      const { id: titleId } = request.params as { id: string };
      const own = await ownProfile(request);
      await db.delete(favourites).where(and(isOf(own), eq(favourites.titleId, titleId)));
      return reply.code(204).send();
    },
  } satisfies Handlers;
}
