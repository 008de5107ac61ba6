import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { verifySecret } from '../../identity';
import { LONGEST_LOCK, MOST_WRONG, WINDOW_MS } from '../rules/pin';
import { pinFaults } from './faults';
import { pins } from './tables';

/**
 * Counts a try, in one statement, before anybody looks at the PIN: however many come at once, in however many processes, no more
 * than five get that far. The fifth locks. Undefined where the PIN is locked, or none is set.
 */
async function countTry(db: Database, viewerId: string, now: Date) {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const at = now.toISOString();
  const recent = sql`array(select tried from unnest(${pins.triedAt}) tried where tried > ${since}::timestamptz)`;
  const isLast = sql`cardinality(${recent}) >= ${MOST_WRONG - 1}`;
  const windows = sql`least(power(2, ${pins.locks}), ${LONGEST_LOCK})`;
  const [counted] = await db
    .update(pins)
    .set({
      triedAt: sql`array_append(${recent}, ${at}::timestamptz)`,
      locks: sql`case when ${isLast} then ${pins.locks} + 1 else ${pins.locks} end`,
      lockedUntil: sql`case when ${isLast} then ${at}::timestamptz + ${windows} * interval '1 millisecond' * ${WINDOW_MS}::int end`,
    })
    .where(
      and(eq(pins.viewerId, viewerId), or(isNull(pins.lockedUntil), lte(pins.lockedUntil, now))),
    )
    .returning({
      hash: pins.hash,
      tries: sql<number>`cardinality(${pins.triedAt})`,
      lockedUntil: pins.lockedUntil,
    });
  return counted;
}

/** Checks a PIN. Throws NO_PIN, PIN_WRONG with the tries that are left, PIN_LOCKED. */
export async function tryPin(
  db: Database,
  { viewerId, pin, now }: { viewerId: string; pin: string; now: Date },
): Promise<void> {
  const counted = await countTry(db, viewerId, now);
  if (!counted) {
    const [row] = await db
      .select({ lockedUntil: pins.lockedUntil })
      .from(pins)
      .where(eq(pins.viewerId, viewerId));
    if (!row) throw pinFaults.none();
    // Without a lock it has just been given right.
    throw pinFaults.locked(row.lockedUntil ?? now);
  }
  const { hash, tries, lockedUntil } = counted;
  if (await verifySecret(pin, hash)) {
    await db
      .update(pins)
      .set({ triedAt: [], locks: 0, lockedUntil: null })
      .where(and(eq(pins.viewerId, viewerId), eq(pins.hash, hash)));
    return;
  }
  if (lockedUntil) throw pinFaults.locked(lockedUntil);
  throw pinFaults.wrong(Math.max(0, MOST_WRONG - tries));
}
