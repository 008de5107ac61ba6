import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { renewalAmountOf } from '../basket/quote';
import { paymentDetails } from '../details/tables';
import type { RenewalTry } from '../orders/order-content';
import type { OrderRow, PaymentRow } from '../orders/tables';
import { post } from '../outbox/post';
import { graceEnd, isTryTold, nextTryAt } from '../rules/renewal-schedule';
import { noteCharge } from './note-charge';
import { nextAnchor, periodEnd } from './period-end';
import type { Subscription } from './read-subscriptions';
import { scheduleReminders } from './schedule-reminders';
import { type PendingAction, subscriptions } from './tables';

const REFRESH = 'REFRESH_PAYMENT_DETAILS';
const others = (all: readonly PendingAction[]) => all.filter(({ action }) => action !== REFRESH);

const tryOf = ({ id, content }: OrderRow): RenewalTry => {
  if (!content.renewal) throw new Error(`The order ${id} renews nothing.`);
  return content.renewal;
};

/** The licence that an order renews, locked; undefined where it renews no more, or the period was paid for in another way. */
async function renewedBy(
  tx: Database,
  order: OrderRow,
): Promise<(Subscription & { endsAt: Date }) | undefined> {
  const [own] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, order.subscriptionId ?? order.id),
        inArray(subscriptions.state, ['trial', 'active']),
        eq(subscriptions.autoRenew, true),
        eq(subscriptions.n, tryOf(order).n - 1),
      ),
    )
    .for('update');
  return own?.endsAt ? { ...own, endsAt: own.endsAt } : undefined;
}

/** Tells whether the period that an order has paid for can begin, also where its payment came late. */
export const mayRenew = async (tx: Database, order: OrderRow): Promise<boolean> =>
  (await renewedBy(tx, order)) !== undefined;

/** Lets the next period of a licence begin that was paid for. */
export async function renew(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const own = await renewedBy(tx, order);
  if (!own || own.period === null) throw new Error(`There is nothing to renew for ${order.id}.`);
  const { n } = tryOf(order);
  const { content } = order;
  const anchor = nextAnchor(own, { period: own.period, now });
  const [renewed] = await tx
    .update(subscriptions)
    .set({
      state: 'active',
      n,
      ...anchor,
      endsAt: periodEnd(anchor, own.period, n),
      nextTryAt: null,
      paid: content.subtotal - content.discount,
      carried: 0,
      renewalAmount: renewalAmountOf({ ...content, vouchers: own.vouchers }),
      pendingActions: others(own.pendingActions),
    })
    .where(eq(subscriptions.id, own.id))
    .returning();
  await noteCharge(tx, own.id, n, order, payment, now);
  if (renewed) await scheduleReminders(tx, renewed, content.locale);
}

/** Notes that a try at a renewal has failed: until when it has to be paid, when it is tried again, and the email that says so. */
export async function noteFailedTry(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const own = await renewedBy(tx, order);
  if (!own) return;
  const before = own.pendingActions.find(({ action }) => action === REFRESH);
  const lastDay = graceEnd(own.endsAt);
  const action: PendingAction = before ?? {
    action: REFRESH,
    requestedAt: now.toISOString(),
    actionDueBy: lastDay.toISOString(),
  };
  const next = (await hasOtherDetails(tx, own, payment)) ? now : nextTryAt(own.endsAt, now);
  await tx
    .update(subscriptions)
    .set({
      nextTryAt: next ?? lastDay,
      pendingActions: [...others(own.pendingActions), action],
    })
    .where(eq(subscriptions.id, own.id));
  const { day } = tryOf(order);
  if (payment.hidden || !isTryTold(day, { isFirst: before === undefined })) return;
  await post(tx, {
    kind: 'renewalFailed',
    subject: order.id,
    payload: { lastDay: lastDay.toISOString(), next: next?.toISOString() ?? '' },
    now,
  });
}

/** Tells whether the viewer has chosen other details while these were asked: the next try is made with them at once. */
async function hasOtherDetails(
  tx: Database,
  { paysWith }: Subscription,
  { facts }: PaymentRow,
): Promise<boolean> {
  if (paysWith === null) return false;
  const [pays] = await tx.select().from(paymentDetails).where(eq(paymentDetails.id, paysWith));
  return pays !== undefined && pays.exid !== facts?.exid;
}
