import { and, eq, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/database/database';
import { normaliseIdentifier } from './normalise-identifier';
import { viewers } from './tables';

const FOREIGN = '[^\\x01-\\x7f]';

/**
 * Brings identifiers into the form in which they are looked up now: earlier ones kept a host in the
 * letters in which it was typed. Where two accounts have the same address in two forms, the other
 * one stays as it is. May be run by several processes at once, and again.
 */
export async function mendIdentifiers(db: Database): Promise<void> {
  const rows = await db
    .select({
      id: viewers.id,
      realmId: viewers.realmId,
      identifier: viewers.identifier,
      email: viewers.email,
    })
    .from(viewers)
    .where(or(sql`${viewers.identifier} ~ ${FOREIGN}`, sql`${viewers.email} ~ ${FOREIGN}`));
  const others = alias(viewers, 'others');
  for (const { id, realmId, ...before } of rows) {
    const identifier = normaliseIdentifier(before.identifier);
    const email = before.email === null ? null : normaliseIdentifier(before.email);
    if (email !== before.email) await db.update(viewers).set({ email }).where(eq(viewers.id, id));
    if (identifier === before.identifier) continue;
    const taken = db
      .select({ id: others.id })
      .from(others)
      .where(and(eq(others.realmId, realmId), eq(others.identifier, identifier)));
    await db
      .update(viewers)
      .set({ identifier })
      .where(and(eq(viewers.id, id), notExists(taken)));
  }
}
