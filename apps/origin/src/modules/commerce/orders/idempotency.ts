import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../kernel/database/database';
import { faults } from '../faults';
import { idempotencyKeys, orders } from './tables';

/** A key is remembered for this time, in ms. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;
/** A call that has not ended by then was killed. */
const RUNNING_MS = 30_000;

/** One attempt at one order, by the key that the client made for it. */
export interface Attempt {
  viewerId: string;
  key: string;
  route: string;
  bodyHash: string;
}

/** The attempt that a call is. Throws KEY_MISSING. */
export function attemptOf(request: FastifyRequest, viewerId: string, route: string): Attempt {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.trim() === '') throw faults.keyMissing();
  // In one order, so that equal bodies are equal.
  const body = JSON.stringify(request.body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return {
    viewerId,
    key: key.trim(),
    route,
    bodyHash: createHash('sha256').update(`${route}\n${body}`).digest('hex'),
  };
}

/**
 * The order that an earlier call with the key placed; undefined for the first one. Throws KEY_REUSED for another request, KEY_IN_USE
 * while the first call is running.
 */
export async function earlierOrder(
  db: Database,
  { viewerId, key, bodyHash }: Attempt,
  now: Date,
): Promise<string | undefined> {
  const [known] = await db
    .select({
      orderId: idempotencyKeys.orderId,
      bodyHash: idempotencyKeys.bodyHash,
      runningUntil: idempotencyKeys.runningUntil,
      isLive: orders.live,
    })
    .from(idempotencyKeys)
    .leftJoin(orders, eq(orders.id, idempotencyKeys.orderId))
    .where(and(eq(idempotencyKeys.viewerId, viewerId), eq(idempotencyKeys.key, key)));
  if (!known) return undefined;
  if (known.bodyHash !== bodyHash) throw faults.keyReused();
  // An order at rest is what the call was for, even where the process died over its answer.
  if (known.isLive && known.runningUntil > now) throw faults.keyInUse(known.orderId);
  return known.orderId;
}

/** Notes the order that a key has placed. Within the transaction that places it. */
export async function noteKey(
  tx: Database,
  attempt: Attempt,
  orderId: string,
  now: Date,
): Promise<void> {
  await tx.insert(idempotencyKeys).values({
    ...attempt,
    orderId,
    runningUntil: new Date(now.getTime() + RUNNING_MS),
    until: new Date(now.getTime() + REMEMBERED_MS),
  });
}

/** Notes that the call with a key has ended. */
export async function endAttempt(db: Database, { viewerId, key }: Attempt, now: Date) {
  await db
    .update(idempotencyKeys)
    .set({ runningUntil: now })
    .where(and(eq(idempotencyKeys.viewerId, viewerId), eq(idempotencyKeys.key, key)));
}
