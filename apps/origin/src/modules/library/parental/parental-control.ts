import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { PROOF_MS } from '../rules/pin';
import { pinFaults } from './faults';
import { pinProofs, pins } from './tables';
import { tryPin } from './try-pin';

export type Pin = typeof pins.$inferSelect;

/** Who asks for something that the PIN protects. */
export interface Asking {
  viewerId: string;
  /** The session of the call. */
  sid: string;
}

/** The PIN of accounts, and the sessions in which a grown-up has given it of late. */
export function createParentalControl(db: Database, clock: () => Date) {
  const pinOf = async (viewerId: string): Promise<Pin | undefined> =>
    (await db.select().from(pins).where(eq(pins.viewerId, viewerId)))[0];

  /** Until when a session is not asked; undefined where it is. */
  const provedUntil = async ({ viewerId, sid }: Asking): Promise<Date | undefined> => {
    const [proof] = await db
      .select({ until: pinProofs.until })
      .from(pinProofs)
      .where(
        and(
          eq(pinProofs.sessionId, sid),
          eq(pinProofs.viewerId, viewerId),
          gt(pinProofs.until, clock()),
        ),
      );
    return proof?.until;
  };

  return {
    pinOf,
    provedUntil,

    /** Checks a PIN. Throws NO_PIN, PIN_WRONG, PIN_LOCKED. */
    check: (viewerId: string, pin: string): Promise<void> =>
      tryPin(db, { viewerId, pin, now: clock() }),

    /** Checks a PIN, and asks the session no more for ten minutes. Throws as `check`. */
    async prove({ viewerId, sid }: Asking, pin: string): Promise<void> {
      await tryPin(db, { viewerId, pin, now: clock() });
      const until = new Date(clock().getTime() + PROOF_MS);
      await db
        .insert(pinProofs)
        .values({ sessionId: sid, viewerId, until })
        .onConflictDoUpdate({ target: pinProofs.sessionId, set: { viewerId, until } });
    },

    /** Whether the account's PIN stands before what a grown-up alone may do, and this session has not given it of late. */
    async stands(asking: Asking): Promise<boolean> {
      return (await pinOf(asking.viewerId)) !== undefined && !(await provedUntil(asking));
    },

    /** Whether a PIN is set and titles ask for it. */
    async isRestricted(viewerId: string): Promise<boolean> {
      return (await pinOf(viewerId))?.status === 'restricted';
    },

    /** Throws PIN_REQUIRED where the PIN is asked for before a purchase: by the realm, and the account is restricted. */
    async checkPurchase(asking: Asking, { pinAtPurchase }: { pinAtPurchase: boolean }) {
      if (!pinAtPurchase || (await pinOf(asking.viewerId))?.status !== 'restricted') return;
      if (!(await provedUntil(asking))) throw pinFaults.required();
    },

    /** Deletes proofs whose time is over. */
    sweep: () => db.delete(pinProofs).where(lte(pinProofs.until, clock())),
  };
}

export type ParentalControl = ReturnType<typeof createParentalControl>;

/** Asks every session of an account for its PIN again. */
export const endProofs = (tx: Database, viewerId: string): Promise<unknown> =>
  tx.delete(pinProofs).where(eq(pinProofs.viewerId, viewerId));

/** Deletes the PIN of an account, and who has given it. */
export async function forgetPin(tx: Database, viewerId: string): Promise<void> {
  await tx.delete(pins).where(eq(pins.viewerId, viewerId));
  await endProofs(tx, viewerId);
}
