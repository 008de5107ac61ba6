import { randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { hashOf } from '../hash-of';
import { mailedTokens } from './tables';

export type MailedToken = typeof mailedTokens.$inferSelect;

const hour = 60 * 60 * 1000;
const lives: Readonly<Record<MailedToken['purpose'], number>> = {
  secret: hour,
  email: 72 * hour,
  pin: hour / 2,
};
/**
 * The time for which a late email is remembered, so that a viewer who opens it is told that it is
 * too late.
 */
const rememberedFor = 24 * hour;

/** Tokens in emails to viewers: that let them choose a new secret or PIN, and that confirm their address. */
export interface MailedTokens {
  issue(purpose: MailedToken['purpose'], viewerId: string, email: string): Promise<string>;
  /** The token, whether or not its time has passed. */
  find(purpose: MailedToken['purpose'], token: string): Promise<MailedToken | undefined>;
  sweep(): Promise<void>;
}

export function createMailedTokens(db: Database, clock: () => Date): MailedTokens {
  return {
    async issue(purpose, viewerId, email) {
      const token = randomBytes(32).toString('base64url');
      await db.insert(mailedTokens).values({
        tokenHash: hashOf(token),
        purpose,
        viewerId,
        email,
        expiresAt: new Date(clock().getTime() + lives[purpose]),
      });
      return token;
    },

    async find(purpose, token) {
      const [found] = await db
        .select()
        .from(mailedTokens)
        .where(and(eq(mailedTokens.tokenHash, hashOf(token)), eq(mailedTokens.purpose, purpose)));
      return found;
    },

    async sweep() {
      const before = new Date(clock().getTime() - rememberedFor);
      await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, before));
    },
  };
}

/** Takes back every email of a kind that a viewer may still have. */
export async function withdraw(
  db: Database,
  purpose: MailedToken['purpose'],
  viewerId: string,
): Promise<number> {
  const gone = await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.viewerId, viewerId), eq(mailedTokens.purpose, purpose)))
    .returning({ tokenHash: mailedTokens.tokenHash });
  return gone.length;
}
