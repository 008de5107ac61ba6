import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { viewers } from '../database/schema';
import { faults } from '../faults';
import { verifySecret } from './secrets';

export type Viewer = typeof viewers.$inferSelect;

export interface Viewers {
  /** The viewer with this identifier and secret; throws FAILED_AUTHENTICATION or VIEWER_BLOCKED. */
  authenticate(realmId: string, identifier: string, secret: string): Promise<Viewer>;
  find(realmId: string, id: string): Promise<Viewer | undefined>;
  /** Notes a sign-in; true when it was the viewer's first. */
  noteSignIn(viewer: Viewer): Promise<boolean>;
}

/** One identifier, however it was typed. */
export const normaliseIdentifier = (text: string) => text.trim().normalize('NFKC').toLowerCase();

export function createViewers(db: Database, clock: () => Date): Viewers {
  return {
    async authenticate(realmId, identifier, secret) {
      const [viewer] = await db
        .select()
        .from(viewers)
        .where(
          and(
            eq(viewers.realmId, realmId),
            eq(viewers.identifier, normaliseIdentifier(identifier)),
          ),
        );
      const fits = await verifySecret(secret, viewer?.secretHash);
      if (!viewer || !fits) throw faults.failedAuthentication();
      // Said only to someone who knows the secret: anyone else learns nothing about the account.
      if (viewer.blocked) throw faults.viewerBlocked();
      return viewer;
    },

    async find(realmId, id) {
      const [viewer] = await db
        .select()
        .from(viewers)
        .where(and(eq(viewers.realmId, realmId), eq(viewers.id, id)));
      return viewer;
    },

    async noteSignIn(viewer) {
      if (viewer.firstSignInAt) return false;
      const rows = await db
        .update(viewers)
        .set({ firstSignInAt: clock() })
        .where(and(eq(viewers.id, viewer.id), isNull(viewers.firstSignInAt)))
        .returning({ id: viewers.id });
      return rows.length > 0;
    },
  };
}
