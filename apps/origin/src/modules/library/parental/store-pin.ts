import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { hashSecret, lockUnchanged, type Viewer, withdrawMailed } from '../../identity';
import { pinFaults } from './faults';
import { endProofs } from './parental-control';
import { pins } from './tables';

/** What lets a viewer set a PIN. */
export type PinRight =
  /** There is none yet. */
  | 'first'
  /** The current one was given. */
  | 'current'
  /** The code of an email, which ends with it. */
  | 'code';

/** Stores a PIN, and ends locks and proofs. Throws PIN_REQUIRED for a first one when there is one by now, CODE_UNKNOWN for a used code. */
export async function storePin(
  db: Database,
  viewer: Viewer,
  { pin, right }: { pin: string; right: PinRight },
): Promise<void> {
  const row = {
    hash: await hashSecret(pin),
    length: pin.length,
    triedAt: [],
    lockedUntil: null,
    locks: 0,
  };
  await db.transaction(async (tx) => {
    await lockUnchanged(tx, viewer);
    const isSet = (await tx.$count(pins, eq(pins.viewerId, viewer.id))) > 0;
    if (right === 'first' && isSet) throw pinFaults.required();
    const codes = await withdrawMailed(tx, 'pin', viewer.id);
    if (right === 'code' && codes === 0) throw pinFaults.codeUnknown();
    if (isSet) await tx.update(pins).set(row).where(eq(pins.viewerId, viewer.id));
    else await tx.insert(pins).values({ viewerId: viewer.id, status: 'restricted', ...row });
    await endProofs(tx, viewer.id);
  });
}
