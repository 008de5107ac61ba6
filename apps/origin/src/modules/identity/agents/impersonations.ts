import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { faults } from '../faults';
import { hashOf } from '../hash-of';
import { normaliseIdentifier } from '../viewers/normalise-identifier';
import { viewers } from '../viewers/tables';
import { isAgent, type Viewer } from '../viewers/viewer';
import { impersonations } from './tables';

/** The time for which a token can be used; short, because it is part of an address. */
const life = 2 * 60 * 1000;

/** The caller: `par` when they act as another viewer. */
interface Caller {
  id: string;
  par?: string;
}

export interface Impersonations {
  /**
   * A token by which the agent may act as the viewer with this identifier. Throws AGENT_ONLY, AGENT_REFUSED,
   * UNKNOWN_VIEWER or VIEWER_BLOCKED.
   */
  permit(
    realmId: string,
    caller: Caller,
    identifier: string,
  ): Promise<{ token: string; expiresAt: Date }>;
  /**
   * Tells which agent acts as which viewer, and spends the token. Throws UNKNOWN_TOKEN, or
   * NOT_YOUR_TOKEN when the caller is not that agent, and then the token stays.
   */
  begin(
    realmId: string,
    caller: Caller | null,
    token: string,
  ): Promise<{ agent: Viewer; viewer: Viewer }>;
  sweep(): Promise<void>;
}

function mayBeSeen(viewer: Viewer): Viewer {
  if (viewer.role === 'AGENT') throw faults.agentRefused();
  if (viewer.blocked) throw faults.viewerBlocked();
  return viewer;
}

export function createImpersonations(db: Database, clock: () => Date): Impersonations {
  const find = async (realmId: string, id: string) => {
    const [viewer] = await db
      .select()
      .from(viewers)
      .where(and(eq(viewers.id, id), eq(viewers.realmId, realmId)));
    return viewer;
  };

  return {
    async permit(realmId, caller, identifier) {
      const agent = caller.par ? undefined : await find(realmId, caller.id);
      if (!isAgent(agent)) throw faults.agentOnly();
      const [viewer] = await db
        .select()
        .from(viewers)
        .where(
          and(
            eq(viewers.realmId, realmId),
            eq(viewers.identifier, normaliseIdentifier(identifier)),
          ),
        );
      if (!viewer) throw faults.unknownViewer();
      mayBeSeen(viewer);
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock().getTime() + life);
      await db
        .insert(impersonations)
        .values({ tokenHash: hashOf(token), agentId: agent.id, viewerId: viewer.id, expiresAt });
      return { token, expiresAt };
    },

    async begin(realmId, caller, token) {
      const current = and(
        eq(impersonations.tokenHash, hashOf(token)),
        gt(impersonations.expiresAt, clock()),
      );
      const [permit] = await db.select().from(impersonations).where(current);
      const viewer = permit && (await find(realmId, permit.viewerId));
      const agent = permit && (await find(realmId, permit.agentId));
      if (!permit || !viewer || !agent) throw faults.unknownToken();
      if (caller && (caller.par ?? caller.id) !== agent.id) throw faults.notYourToken();
      const [taken] = await db.delete(impersonations).where(current).returning();
      if (!taken) throw faults.unknownToken();
      if (!isAgent(agent)) throw faults.agentOnly();
      return { agent, viewer: mayBeSeen(viewer) };
    },

    async sweep() {
      await db.delete(impersonations).where(lt(impersonations.expiresAt, clock()));
    },
  };
}
