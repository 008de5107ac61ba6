import { and, desc, eq, lt } from 'drizzle-orm';
import type { Handlers } from '../../../kernel/contract';
import type { Kernel } from '../../../kernel/kernel';
import { readingOf, readTitles, unknownTitle } from '../../catalogue';
import { type IdentityServices, lockUnchanged } from '../../identity';
import { favourites } from './tables';

/**
 * The calls for a viewer's favourites. An agent who acts as the viewer is asked to confirm, as
 * everywhere.
 */
export function favouriteRoutes(services: Kernel & { identity: IdentityServices }) {
  const { db } = services.database;
  const { ownViewer } = services.identity;

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
      const title = (await readTitles(db, readingOf(services, request), [titleId])).get(titleId);
      const onDemand =
        title?.type === 'Video' || (title?.type === 'LiveEvent' && title.state === 'REPLAY');
      if (!onDemand) throw unknownTitle();
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
  } satisfies Handlers;
}
