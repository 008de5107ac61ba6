import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Fault } from '../../../kernel/errors/faults';
import { faults } from '../faults';
import { hashOf } from '../hash-of';
import { normaliseIdentifier } from '../viewers/normalise-identifier';
import { viewers } from '../viewers/tables';
import { lockViewer, type ProveAddress, type Proved } from '../viewers/ways-in';
import { magicLinks } from './tables';

/** The life of a link. */
const life = 15 * 60 * 1000;
/** A late viewer is still told that the link has expired, or was used. */
const rememberedFor = 24 * 60 * 60 * 1000;

export interface MagicLinks {
  /** A new token for the viewer who has the address; null when no viewer has it. */
  issue(realmId: string, email: string): Promise<string | null>;
  /**
   * The viewer whose token this is, once: it proves the address. Throws LINK_UNKNOWN, LINK_USED,
   * LINK_LATE or VIEWER_BLOCKED.
   */
  redeem(realmId: string, token: string): Promise<Proved>;
  sweep(): Promise<void>;
}

export function createMagicLinks(
  db: Database,
  { proveAddress, clock }: { proveAddress: ProveAddress; clock: () => Date },
): MagicLinks {
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
      // The transaction answers instead of throwing: of what is refused nothing is noted.
      const outcome = await db.transaction(async (tx): Promise<Proved | (() => Fault)> => {
        const [found] = await tx
          .select({ link: magicLinks, realmId: viewers.realmId })
          .from(magicLinks)
          .innerJoin(viewers, eq(viewers.id, magicLinks.viewerId))
          .where(eq(magicLinks.tokenHash, hashOf(token)));
        if (!found || found.realmId !== realmId) return faults.linkUnknown;
        const { link } = found;
        // Before the link, as every proof locks them.
        const viewer = await lockViewer(tx, link.viewerId);
        const now = clock();
        if (link.usedAt) return faults.linkUsed;
        if (link.expiresAt <= now) return faults.linkLate;
        const [taken] = await tx
          .update(magicLinks)
          .set({ usedAt: now })
          .where(and(eq(magicLinks.tokenHash, link.tokenHash), isNull(magicLinks.usedAt)))
          .returning();
        if (!taken) return faults.linkUsed;
        if (viewer.blocked) return faults.viewerBlocked;
        return proveAddress(tx, viewer.id, { by: 'magicLink' }, now);
      });
      if (typeof outcome === 'function') throw outcome();
      return outcome;
    },

    async sweep() {
      const before = new Date(clock().getTime() - rememberedFor);
      await db.delete(magicLinks).where(lt(magicLinks.expiresAt, before));
    },
  };
}
