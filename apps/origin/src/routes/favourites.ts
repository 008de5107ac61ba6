import { and, desc, eq, lt } from 'drizzle-orm';
import { callerOf } from '../caller';
import { readTitles, secondsOf } from '../catalogue/index';
import type { Handler } from '../contract/register';
import { favourites } from '../database/schema';
import { faults } from '../faults';
import { lockUnchanged } from '../identity/ways-in';
import type { Services } from '../services';
import { createOwnViewer } from './own-viewer';

/** The videos that a viewer wants to find again. An agent who acts as the viewer is asked before, like everywhere. */
export function favouriteRoutes(services: Services) {
  const { clock } = services;
  const { db } = services.database;
  const ownViewer = createOwnViewer(services);

  return {
    async favourites(request) {
      const { rpp, lastSeen } = request.query as { rpp: number; lastSeen?: string };
      const { id: viewerId } = await ownViewer(request, { agentsToo: true });
      const rows = await db
        .select()
        .from(favourites)
        .where(
          and(
            eq(favourites.viewerId, viewerId),
            lastSeen === undefined ? undefined : lt(favourites.id, Number(lastSeen)),
          ),
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
      const viewer = await ownViewer(request, { agentsToo: true });
      const { realm, locale } = callerOf(request);
      const reading = { realmId: realm.id, locale, now: secondsOf(clock()), address: '' };
      const title = (await readTitles(db, reading, [titleId])).get(titleId);
      const onDemand =
        title?.type === 'Video' || (title?.type === 'LiveEvent' && title.state === 'REPLAY');
      if (!onDemand) throw faults.unknownTitle();
      await db.transaction(async (tx) => {
        await lockUnchanged(tx, viewer);
        await tx.insert(favourites).values({ viewerId: viewer.id, titleId }).onConflictDoNothing();
      });
      return reply.code(204).send();
    },

    async removeFavourite(request, reply) {
      const { id: titleId } = request.params as { id: string };
      const { id: viewerId } = await ownViewer(request, { agentsToo: true });
      await db
        .delete(favourites)
        .where(and(eq(favourites.viewerId, viewerId), eq(favourites.titleId, titleId)));
      return reply.code(204).send();
    },
  } satisfies Record<string, Handler>;
}
