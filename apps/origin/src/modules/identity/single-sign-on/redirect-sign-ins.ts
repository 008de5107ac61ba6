import { randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { faults } from '../faults';
import { hashOf } from '../hash-of';
import { redirectSignIns } from './tables';

/** The time that a viewer may take on a provider's pages. */
const life = 15 * 60 * 1000;

export type RedirectSignIn = typeof redirectSignIns.$inferSelect;

export interface RedirectSignIns {
  /** Notes that a viewer goes to a provider's pages. A state that was used before is refused. */
  begin(
    signIn: Pick<RedirectSignIn, 'realmId' | 'provider' | 'redirectUri'> & { state: string },
  ): Promise<RedirectSignIn>;
  /** Takes the sign-in with this state away, so that it ends once; null when there is none, or it is another provider's. */
  end(realmId: string, provider: string, state: string): Promise<RedirectSignIn | null>;
  sweep(): Promise<void>;
}

const random = () => randomBytes(32).toString('base64url');

export function createRedirectSignIns(db: Database, clock: () => Date): RedirectSignIns {
  return {
    async begin({ state, ...signIn }) {
      const [begun] = await db
        .insert(redirectSignIns)
        .values({
          ...signIn,
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
      const [signIn] = await db
        .delete(redirectSignIns)
        .where(
          and(
            eq(redirectSignIns.stateHash, hashOf(state)),
            eq(redirectSignIns.realmId, realmId),
            eq(redirectSignIns.provider, provider),
          ),
        )
        .returning();
      return signIn && signIn.expiresAt > clock() ? signIn : null;
    },

    async sweep() {
      await db.delete(redirectSignIns).where(lt(redirectSignIns.expiresAt, clock()));
    },
  };
}
