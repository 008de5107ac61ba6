import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { viewers } from '../../identity/viewers/tables';
import { licences } from '../catalogue/tables';
import { orders, payments } from '../orders/tables';
import { isAhead } from '../subscriptions/schedule-reminders';
import { subscriptions } from '../subscriptions/tables';
import type { Used } from '../used';
import { composeLicenceEmail } from './licence-email';
import { composeOrderEmail } from './order-email';
import { isOfLicence, isReminder, type LicenceEmail, type OrderEmail, outbox } from './tables';

type OutboxRow = typeof outbox.$inferSelect;

const AT_ONCE = 10;
const MINUTE_MS = 60_000;
/** After as many tries an email stays unsent; the log has said so each time. */
const MOST_TRIES = 8;

/** Sends what waits in the outbox. */
export function createOutbox({ database: { db }, files, mail, realms, log }: Used) {
  /** What an email that goes to a viewer has, beside what it says. */
  const envelopeOf = (
    { kind, subject, n }: OutboxRow,
    brand: string,
    { email, identifier }: typeof viewers.$inferSelect,
  ) => ({
    to: email ?? identifier,
    from: brand,
    messageId: `<${kind}-${subject}-${n}@sandbox.example>`,
  });

  async function composeLicence(row: OutboxRow, kind: LicenceEmail, now: Date) {
    const [found] = await db
      .select({ own: subscriptions, viewer: viewers, names: licences.names })
      .from(subscriptions)
      .innerJoin(viewers, eq(viewers.id, subscriptions.viewerId))
      .innerJoin(
        licences,
        and(eq(licences.realmId, subscriptions.realmId), eq(licences.id, subscriptions.licenceId)),
      )
      .where(sql`${subscriptions.id}::text = ${row.subject}`);
    if (!found) return null;
    const { own, viewer, names } = found;
    // What it is about was left, or paid for, before it was due.
    if (isReminder(kind) && !isAhead(own, { number: row.n, now })) return null;
    // Of a press that was taken back at once, nothing is told.
    if (own.autoRenew === (kind === 'cancelled') && !isReminder(kind)) return null;
    const realm = await realms.byKey(`${own.realmId}-public-key`);
    if (!realm) return null;
    const [bought] = await db
      .select({ content: orders.content })
      .from(orders)
      .where(eq(orders.id, own.orderId ?? own.id));
    const locale = row.payload.locale ?? bought?.content.locale ?? 'en';
    const brand = files.nameOf(realm, locale);
    return {
      ...envelopeOf(row, brand, viewer),
      ...composeLicenceEmail(kind, {
        brand,
        own,
        names,
        locale,
        zone: bought?.content.zone ?? null,
        site: bought?.content.site ?? null,
      }),
    };
  }

  async function composeOrder(row: OutboxRow, kind: OrderEmail) {
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
    if (!realm || !licence) return null;
    const brand = files.nameOf(realm, order.content.locale);
    return {
      ...envelopeOf(row, brand, viewer),
      ...composeOrderEmail(kind, {
        brand,
        order,
        payment,
        names: licence.names,
        payload: row.payload,
        support: files.askedBy(realm.id).selling?.support,
      }),
    };
  }

  const compose = (row: OutboxRow, now: Date) =>
    isOfLicence(row.kind) ? composeLicence(row, row.kind, now) : composeOrder(row, row.kind);

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
      // What happened first is told first.
      for (const row of taken.sort((one, other) => one.id - other.id)) {
        try {
          const email = await compose(row, now);
          // Some providers tell no address of their viewers.
          if (email?.to.includes('@')) await mail.mailer.send(email);
          await db.update(outbox).set({ doneAt: now }).where(eq(outbox.id, row.id));
        } catch (error) {
          log.error({ err: error, kind: row.kind }, 'An email could not be sent');
        }
      }
    },
  };
}
