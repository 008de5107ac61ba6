import { and, eq } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel';
import { licences } from './catalogue/tables';
import { accessAt } from './subscriptions/read-subscriptions';
import { subscriptions } from './subscriptions/tables';

/** A title as far as licences know it. */
export interface WatchedTitle {
  id: string;
  /** An event that is ahead or on; its replay is a video. */
  isLive: boolean;
}

const includes = (
  grants: (typeof licences.$inferSelect)['grants'],
  { id, isLive }: WatchedTitle,
): boolean => {
  switch (grants.scope) {
    case 'all':
      return true;
    case 'videos':
      return !isLive;
    case 'events':
      return isLive;
    case 'titles':
      return grants.titles.includes(id);
  }
};

/** What viewers may watch by what they have bought. */
export function createAccess({ database: { db }, clock, files }: Kernel) {
  return {
    /** Tells whether a viewer has a licence that includes a title. */
    async mayWatch(viewerId: string, title: WatchedTitle): Promise<boolean> {
      const now = clock();
      const held = await db
        .select({ grants: licences.grants })
        .from(subscriptions)
        .innerJoin(
          licences,
          and(
            eq(licences.realmId, subscriptions.realmId),
            eq(licences.id, subscriptions.licenceId),
          ),
        )
        .where(and(eq(subscriptions.viewerId, viewerId), accessAt(now)));
      return held.some(({ grants }) => includes(grants, title));
    },

    /** The licences that a realm sells and that include a title, the lowest rank first. */
    async licencesFor(realmId: string, title: WatchedTitle): Promise<string[]> {
      if (!files.askedBy(realmId).selling) return [];
      const sold = await db
        .select()
        .from(licences)
        .where(and(eq(licences.realmId, realmId), eq(licences.sold, true)))
        .orderBy(licences.rank, licences.place);
      return sold.filter(({ grants }) => includes(grants, title)).map(({ id }) => String(id));
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
