import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { amountToConfirm, paidTimeEnd, renewalAmountOf } from '../basket/quote';
import { baskets } from '../basket/tables';
import { licences } from '../catalogue/tables';
import type { OrderRow, PaymentRow } from '../orders/tables';
import { attachRefusal } from '../rules/attach-refusal';
import { chargesLater } from '../rules/offered-methods';
import { noteCharge } from './note-charge';
import { isHeld } from './read-subscriptions';
import { mayRenew, renew } from './renew';
import { scheduleReminders } from './schedule-reminders';
import { settleDue } from './settle-due';
import { startOf } from './start-of';
import { subscriptions } from './tables';

type Licence = typeof licences.$inferSelect;

async function licenceOf(tx: Database, realmId: string, id: number): Promise<Licence | undefined> {
  const [licence] = await tx
    .select()
    .from(licences)
    .where(and(eq(licences.realmId, realmId), eq(licences.id, id)));
  return licence;
}

/** Tells whether an order that was paid too late can still have what it was for: its basket waits, and nothing else was promised with it. */
async function isWaitedFor(tx: Database, { basketId, content }: OrderRow): Promise<boolean> {
  const [line] = content.lines;
  const isPlain =
    content.vouchers.length === 0 && content.replaces === null && content.trialDays === null;
  if (!line || basketId === null || !isPlain) return false;
  const [basket] = await tx.select().from(baskets).where(eq(baskets.id, basketId));
  return basket?.open === true && basket.sku === line.sku;
}

/**
 * Tells whether an order can have what was paid for. It cannot when the viewer has got the licence in another way meanwhile, or the
 * order was given up and something else has been chosen.
 */
export async function mayGrant(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  if (order.purpose === 'renewal') return mayRenew(tx, order);
  const { content, viewerId, realmId } = order;
  if (!order.live && !(await isWaitedFor(tx, order))) return false;
  const [line] = content.lines;
  const licence = line && (await licenceOf(tx, realmId, line.licenceId));
  if (!licence) return false;
  if (order.purpose === 'update') {
    const [own] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, order.subscriptionId ?? order.id));
    return own !== undefined && isHeld(own, now) && attachRefusal(own) === null;
  }
  if (order.purpose === 'confirm') {
    const waiting = and(
      eq(subscriptions.id, order.subscriptionId ?? order.id),
      eq(subscriptions.state, 'inactive'),
    );
    return (await tx.$count(subscriptions, waiting)) > 0;
  }
  await settleDue(tx, viewerId, now);
  const held = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.viewerId, viewerId), ne(subscriptions.state, 'ended')));
  return !held.some(
    ({ id, licenceId, familyId }) =>
      licenceId === licence.id ||
      (familyId !== null && familyId === licence.familyId && id !== content.replaces),
  );
}

/** Gives the viewer what an order has paid for. Within the transaction that finishes it. */
export async function grant(
  tx: Database,
  { order, payment, now }: { order: OrderRow; payment: PaymentRow; now: Date },
): Promise<void> {
  if (order.purpose === 'update') return chargeBy(tx, order, payment);
  if (order.purpose === 'renewal') return renew(tx, order, payment, now);
  if (order.purpose === 'confirm') return activate(tx, order, payment, now);
  const { content, realmId, viewerId, currency, scale } = order;
  const [line] = content.lines;
  if (!line) throw new Error(`The order ${order.id} is for nothing.`);
  const licence = await licenceOf(tx, realmId, line.licenceId);
  if (!licence) throw new Error(`The licence ${line.licenceId} of ${realmId} is gone.`);
  await settleDue(tx, viewerId, now);
  const heldUntil = await leave(tx, content.replaces, content.change, now);
  const started = startOf(order.content, licence, heldUntil, now);
  const renewalAmount = renewalAmountOf(content);
  const canBeCharged = payment.detailsId !== null && chargesLater(payment.method);
  const [made] = await tx
    .insert(subscriptions)
    .values({
      ...started,
      realmId,
      viewerId,
      licenceId: licence.id,
      familyId: licence.familyId,
      orderId: order.id,
      sku: line.sku,
      period: licence.strategy === 'SUBSCRIPTION' ? licence.period : null,
      autoRenew: renewalAmount !== null && (renewalAmount === 0 || canBeCharged),
      renewalAmount: started.state === 'active' ? renewalAmount : firstAmountOf(content),
      currency,
      scale,
      // What an earlier licence's credit paid for counts as well; a tax on top of the price does not.
      paid: started.state === 'active' ? content.subtotal - content.discount : 0,
      carried: started.state === 'active' ? content.carried : 0,
      vouchers: content.vouchers,
      paysWith: canBeCharged && renewalAmount !== null ? payment.detailsId : null,
      pendingActions:
        started.state === 'inactive'
          ? [{ action: 'CONFIRMED_PAYMENT_REQUIRED', requestedAt: now.toISOString() }]
          : [],
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('A licence could not be granted.');
  if (started.state === 'active') await noteCharge(tx, made.id, 1, order, payment, now);
  await scheduleReminders(tx, made, content.locale);
}

/** The first charge of a trial, of a lower tier that waits, and of what waits for the viewer's word, as they were shown it. */
const firstAmountOf = (content: OrderRow['content']): number | null =>
  content.later?.amount ?? (content.isUnconfirmed ? amountToConfirm(content) : null);

/** Ends the licence that another one takes the place of, or lets it run out. Answers when it ends. */
async function leave(
  tx: Database,
  id: string | null,
  change: OrderRow['content']['change'],
  now: Date,
): Promise<Date | null> {
  if (id === null) return null;
  const [left] = await tx
    .update(subscriptions)
    .set(change === 'UP' ? { state: 'ended', autoRenew: false, endsAt: now } : { autoRenew: false })
    .where(and(eq(subscriptions.id, id), inArray(subscriptions.state, ['trial', 'active'])))
    .returning();
  // One whose renewal is overdue has ended as far as it is paid for.
  return left?.endsAt && left.endsAt > now ? left.endsAt : now;
}

/** Charges a licence by other details from now on (2.4-11). */
async function chargeBy(
  tx: Database,
  order: OrderRow,
  { detailsId, hidden }: PaymentRow,
): Promise<void> {
  if (order.subscriptionId === null) throw new Error(`The order ${order.id} updates nothing.`);
  // An earlier owner's bank does not pay for the present one.
  if (hidden) return;
  if (detailsId === null) throw new Error(`The order ${order.id} has left nothing to charge.`);
  await tx
    .update(subscriptions)
    // A renewal that has been declined is tried with them at once.
    .set({ paysWith: detailsId, nextTryAt: null })
    .where(eq(subscriptions.id, order.subscriptionId));
}

/** Begins a licence whose payment was confirmed (2.4-12). */
async function activate(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  if (order.subscriptionId === null) throw new Error(`The order ${order.id} confirms nothing.`);
  const [own] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, order.subscriptionId))
    .for('update');
  if (own?.state !== 'inactive') throw new Error(`There is nothing to confirm for ${order.id}.`);
  const content = { ...order.content, vouchers: own.vouchers };
  const [begun] = await tx
    .update(subscriptions)
    .set({
      state: 'active',
      anchorAt: now,
      startsAt: now,
      n: 1,
      endsAt: own.period === null ? null : paidTimeEnd(content, own.period, now),
      paid: content.subtotal - content.discount,
      carried: content.carried,
      renewalAmount: renewalAmountOf(content),
      pendingActions: [],
    })
    .where(eq(subscriptions.id, own.id))
    .returning();
  await noteCharge(tx, own.id, 1, order, payment, now);
  if (begun) await scheduleReminders(tx, begun, order.content.locale);
}
