import { randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { faults } from '../faults';
import { hashOf } from '../hash-of';
import { trips } from './tables';

/** The time that a viewer may take on a provider's pages. */
const life = 15 * 60 * 1000;

export type Trip = typeof trips.$inferSelect;

export interface Trips {
  /** Notes the trip of a viewer to a provider's pages. A state that was used before is refused. */
  begin(
    trip: Pick<Trip, 'realmId' | 'provider' | 'redirectUri'> & { state: string },
  ): Promise<Trip>;
  /** Takes the trip with this state away, so that it ends once; null when there is none, or it is another provider's. */
  end(realmId: string, provider: string, state: string): Promise<Trip | null>;
  sweep(): Promise<void>;
}

const random = () => randomBytes(32).toString('base64url');

export function createTrips(db: Database, clock: () => Date): Trips {
  return {
    async begin({ state, ...trip }) {
      const [begun] = await db
        .insert(trips)
        .values({
          ...trip,
          stateHash: hashOf(state),
          codeVerifier: random(),
          nonce: random(),
          expiresAt: new Date(clock().getTime() + life),
        })
        .onConflictDoNothing()
        .returning();
      if (!begun) throw faults.invalidRequest(['query/state was used before; make up a new one.']);
      return begun;
    },

    async end(realmId, provider, state) {
      const [trip] = await db
        .delete(trips)
        .where(
          and(
            eq(trips.stateHash, hashOf(state)),
            eq(trips.realmId, realmId),
            eq(trips.provider, provider),
          ),
        )
        .returning();
      return trip && trip.expiresAt > clock() ? trip : null;
    },

    async sweep() {
      await db.delete(trips).where(lt(trips.expiresAt, clock()));
    },
  };
}
