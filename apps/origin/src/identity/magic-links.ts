import { randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { magicLinks, viewers } from '../database/schema';
import { faults } from '../faults';
import { hashOf } from './hash-of';
import { normaliseIdentifier } from './normalise-identifier';
import type { Viewer } from './viewers';

/** How long a link works. */
const life = 15 * 60 * 1000;

export interface MagicLinks {
  /** A new token for the viewer who has the address; null when nobody has. */
  issue(realmId: string, email: string): Promise<string | null>;
  /** Whose token it is; takes it away. Throws CODE_REFUSED or VIEWER_BLOCKED. */
  redeem(realmId: string, token: string): Promise<Viewer>;
  sweep(): Promise<void>;
}

export function createMagicLinks(db: Database, clock: () => Date): MagicLinks {
  return {
    async issue(realmId, email) {
      const [viewer] = await db
        .select({ id: viewers.id })
        .from(viewers)
        .where(
          and(eq(viewers.realmId, realmId), eq(viewers.identifier, normaliseIdentifier(email))),
        );
      if (!viewer) return null;
      const token = randomBytes(32).toString('base64url');
      await db.insert(magicLinks).values({
        tokenHash: hashOf(token),
        viewerId: viewer.id,
        expiresAt: new Date(clock().getTime() + life),
      });
      return token;
    },

    async redeem(realmId, token) {
      const viewer = await db.transaction(async (tx) => {
        const [link] = await tx
          .delete(magicLinks)
          .where(eq(magicLinks.tokenHash, hashOf(token)))
          .returning();
        if (!link || link.expiresAt <= clock()) return undefined;
        const [found] = await tx
          .select()
          .from(viewers)
          .where(and(eq(viewers.id, link.viewerId), eq(viewers.realmId, realmId)));
        return found;
      });
      if (!viewer) throw faults.codeRefused();
      if (viewer.blocked) throw faults.viewerBlocked();
      return viewer;
    },

    async sweep() {
      await db.delete(magicLinks).where(lt(magicLinks.expiresAt, clock()));
    },
  };
}
