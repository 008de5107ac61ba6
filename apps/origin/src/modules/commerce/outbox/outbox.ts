import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { viewers } from '../../identity/viewers/tables';
import { licences } from '../catalogue/tables';
import { orders, payments } from '../orders/tables';
import type { Used } from '../used';
import { composeOrderEmail } from './order-email';
import { outbox } from './tables';

const AT_ONCE = 10;
const MINUTE_MS = 60_000;
/** After as many tries an email stays unsent; the log has said so each time. */
const MOST_TRIES = 8;

/** Sends what waits in the outbox. */
export function createOutbox({ database: { db }, files, mail, realms, log }: Used) {
  async function compose(row: typeof outbox.$inferSelect) {
    const [found] = await db
      .select({ order: orders, payment: payments, viewer: viewers })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .innerJoin(viewers, eq(viewers.id, orders.viewerId))
      .where(sql`${orders.id}::text = ${row.subject}`);
    if (!found) return null;
    const { order, payment, viewer } = found;
    const [line] = order.content.lines;
    const [licence] = await db
      .select({ names: licences.names })
      .from(licences)
      .where(and(eq(licences.realmId, order.realmId), eq(licences.id, line?.licenceId ?? 0)));
    const realm = await realms.byKey(`${order.realmId}-public-key`);
    const to = viewer.email ?? viewer.identifier;
    if (!realm || !licence || !to.includes('@')) return null;
    const brand = files.nameOf(realm, order.content.locale);
    return {
      to,
      from: brand,
      messageId: `<${row.kind}-${row.subject}-${row.n}@sandbox.example>`,
      ...composeOrderEmail(row.kind, {
        brand,
        order,
        payment,
        names: licence.names,
        support: files.askedBy(realm.id).selling?.support,
      }),
    };
  }

  return {
    /** Sends what is due. A row is taken before it is sent and is free again after a minute, so that a process may die over it. */
    async send(now: Date): Promise<void> {
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(isNull(outbox.doneAt), lte(outbox.dueAt, now), sql`${outbox.tries} < ${MOST_TRIES}`),
        )
        .orderBy(outbox.dueAt)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      const taken = await db
        .update(outbox)
        .set({
          tries: sql`${outbox.tries} + 1`,
          dueAt: new Date(now.getTime() + MINUTE_MS),
        })
        .where(inArray(outbox.id, due))
        .returning();
      for (const row of taken) {
        try {
          const email = await compose(row);
          if (email) await mail.mailer.send(email);
          await db.update(outbox).set({ doneAt: now }).where(eq(outbox.id, row.id));
        } catch (error) {
          log.error({ err: error, kind: row.kind }, 'An email could not be sent');
        }
      }
    },
  };
}
