import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Kernel } from '../../../kernel/kernel';
import { periodTotals, renewalAmountOf } from '../basket/quote';
import { factsOfRow, findDetails } from '../details/keep-details';
import { nextAnchor, periodEnd } from '../subscriptions/period-end';
import type { Subscription } from '../subscriptions/read-subscriptions';
import type { OrderContent } from './order-content';
import { type Means, placeOrder } from './place-order';
import { settle } from './settle';
import type { OrderRow, PaymentRow } from './tables';
import { orders, payments } from './tables';
import { webhookAddress } from './webhook-address';

/** Nothing can be asked for what pays no more: no company hears of such a try. */
const NO_DETAILS = {
  code: 'details_unknown',
  message: 'The details that paid for this licence are not stored any more.',
};

/** What is paid with; a company is asked for nothing where the details are gone. */
async function meansOf(tx: Database, { viewerId, paysWith }: Subscription): Promise<Means> {
  const details = paysWith === null ? undefined : await findDetails(tx, viewerId, paysWith);
  return details
    ? { provider: details.provider, method: details.method, facts: factsOfRow(details) }
    : { provider: 'none', method: 'card', facts: null };
}

/** The order that has bought a licence, and where its provider was told to send webhooks. */
async function purchaseOf(tx: Database, { id, orderId }: Subscription) {
  const [bought] = await tx
    .select({ content: orders.content, request: payments.request })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId ?? id));
  if (!bought)
    throw new Error(`Nobody has bought the licence ${id}, so that it cannot be renewed.`);
  return bought;
}

/** What the next period of a licence costs, and what follows it: at the price, the tax and with the vouchers of its purchase. */
function contentOf(
  bought: OrderContent,
  own: Subscription,
  { n, day }: NonNullable<OrderContent['renewal']>,
  now: Date,
): OrderContent {
  const content = { ...bought, vouchers: own.vouchers };
  const again = renewalAmountOf(content);
  return {
    ...bought,
    ...periodTotals(content, n),
    // They were claimed by the purchase.
    vouchers: [],
    credit: 0,
    carried: 0,
    change: 'NONE',
    trialDays: null,
    later:
      own.period === null || again === null
        ? null
        : {
            at: periodEnd(
              nextAnchor(own, { period: own.period, now }),
              own.period,
              n,
            ).toISOString(),
            amount: again,
          },
    isUnconfirmed: false,
    replaces: null,
    entry: null,
    renewal: { n, day },
  };
}

/**
 * Writes the order that renews a licence (spec 5 §4, T1), which is due and behind a lock of the caller's. Where no details pay for it any
 * more, the order has failed at once.
 * @param day the day of the try; null for one that the viewer has asked for
 */
export async function placeRenewal(
  tx: Database,
  { files, options }: Pick<Kernel, 'files' | 'options'>,
  own: Subscription,
  { day, now }: { day: number | null; now: Date },
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const { realmId, renewalAmount, currency, scale } = own;
  if (renewalAmount === null || currency === null || scale === null)
    throw new Error(`The licence ${own.id} has no price to renew it for.`);
  const bought = await purchaseOf(tx, own);
  const means = await meansOf(tx, own);
  const address = options.publicAddress ?? new URL(bought.request?.notifyUrl ?? '').origin;
  const placed = await placeOrder(
    tx,
    {
      realmId,
      viewerId: own.viewerId,
      basketId: null,
      subscriptionId: own.id,
      purpose: 'renewal',
      total: renewalAmount,
      currency,
      scale,
      content: contentOf(bought.content, own, { n: own.n + 1, day }, now),
      means,
      brand: files.nameOf({ id: realmId, name: realmId }, bought.content.locale),
      returnUri: null,
      notifyUrl: webhookAddress(address, means.provider),
      itemType: 'LICENCE_RENEWAL',
    },
    null,
    now,
  );
  if (means.facts === null)
    await settle(tx, placed.payment.id, { status: 'declined', error: NO_DETAILS }, now);
  return placed;
}
