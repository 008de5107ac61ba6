import type { LicenceRow, PriceRow } from '../catalogue/read-catalogue';
import type { vouchers } from '../catalogue/tables';
import type { ContentVoucher, OrderContent } from '../orders/order-content';
import { paidUntil } from '../rules/paid-until';
import { renewalAt } from '../rules/renewal-at';
import { type TierChange, tierChange } from '../rules/tier-change';
import { type Reduction, type Totals, totalsOf, unusedPart } from '../rules/totals-of';
import { periodEnd } from '../subscriptions/period-end';
import type { Subscription } from '../subscriptions/read-subscriptions';

export type VoucherRow = typeof vouchers.$inferSelect;

/** What a total depends on. */
export interface QuoteInput {
  licence: LicenceRow;
  price: PriceRow;
  /** Those that may be used now, in the order in which they were applied. */
  vouchers: readonly VoucherRow[];
  /** The viewer's present licence of the family, or this one itself. */
  held: Subscription | undefined;
  heldRank: number;
  /** Something else is to follow the present licence already. */
  isFollowed: boolean;
  /** The viewer may have the trial, and wants it. */
  trial: boolean;
  taxRate: number | null;
  taxInclusive: boolean;
  now: Date;
}

/** What a basket costs, as it is stored with an order. */
export type Quote = Pick<
  OrderContent,
  | 'lines'
  | 'vouchers'
  | 'subtotal'
  | 'discount'
  | 'credit'
  | 'carried'
  | 'tax'
  | 'taxRate'
  | 'taxInclusive'
  | 'trialDays'
  | 'later'
  | 'isUnconfirmed'
  | 'replaces'
> & {
  change: TierChange;
  currency: string;
  scale: number;
  /** What is to be paid for the first period. */
  total: number;
  /** What is charged when the order is placed. */
  today: number;
  /** The details that it is paid with are charged again, or for the first time, later. */
  chargedLater: boolean;
  startsAt: Date;
  trialEndsAt: Date | null;
};

const DAY_MS = 86_400_000;

const reductionOf = (voucher: VoucherRow): Reduction =>
  voucher.type === 'PERCENTAGE'
    ? { type: 'PERCENTAGE', percentage: (voucher.percentage ?? 0) / 100 }
    : { type: 'AMOUNT', amount: voucher.amount ?? 0 };

/** The licence that this one is held against; one without an end gives its place to a higher one alone. */
function changeOf({ licence, price, held, heldRank, isFollowed }: QuoteInput): TierChange {
  const change = tierChange(
    held && {
      licenceId: held.licenceId,
      rank: heldRank,
      currency: held.currency,
      isFixed: held.managedBy !== null || held.state === 'inactive' || isFollowed,
    },
    { licenceId: licence.id, rank: licence.rank, currency: price.currency },
  );
  return change === 'DOWN' && held?.endsAt === null ? 'INVALID' : change;
}

/** The unused part of what was paid for the present period, and of the time that an earlier credit pays for. */
function creditOf({ held, now }: QuoteInput, change: TierChange): number {
  if (change !== 'UP' || !held || held.endsAt === null) return 0;
  if (held.state !== 'active' || held.n < 1) return 0;
  const { startsAt, endsAt, period, n, paid, carried } = held;
  if (period === null) return unusedPart(paid, { from: startsAt, to: endsAt }, now);
  const from = periodEnd(held, period, n - 1);
  const to = carried === 0 ? endsAt : periodEnd(held, period, n);
  return unusedPart(paid, { from, to }, now) + unusedPart(carried, { from: to, to: endsAt }, now);
}

/** What renewals cost before a tax on top. */
const priceOf = ({ subtotal, discount }: Totals): number => subtotal - discount;

/** Computes what a licence costs a viewer now and later (spec 5 §5). Nothing but this adds up. */
export function quoteOf(input: QuoteInput): Quote {
  const { licence, price, vouchers, held, now, taxInclusive } = input;
  const wanted = changeOf(input);
  const base = {
    lines: [{ amount: price.amount }],
    taxRate: input.taxRate ?? 0,
    taxInclusive,
  };
  const firstWith = (credit: number) =>
    totalsOf({ ...base, reductions: vouchers.map(reductionOf), credit });
  const again = totalsOf({
    ...base,
    reductions: vouchers.filter((one) => one.lifeTimeRepeat).map(reductionOf),
  });
  const renews = licence.strategy === 'SUBSCRIPTION' && licence.period !== null;
  const credit = creditOf(input, wanted);
  const left = credit - firstWith(credit).credit;
  const until = paidUntil(
    left,
    { price: priceOf(again), period: renews ? licence.period : null },
    now,
  );
  // What buys no time would be lost: the change waits until it is used (decision 70).
  const waiting = renews ? 'DOWN' : 'INVALID';
  const change = until === null ? waiting : wanted;
  const first = firstWith(until === null ? 0 : credit);
  const trialDays = change === 'NONE' && input.trial ? licence.trialDays : null;
  const trialEndsAt = trialDays === null ? null : new Date(now.getTime() + trialDays * DAY_MS);
  // While its renewal is overdue, the present one has ended as far as it is paid for.
  const startsAt = change === 'DOWN' && held?.endsAt && held.endsAt > now ? held.endsAt : now;
  const needsConfirming = licence.activation === 'CONFIRM_PAYMENT';
  const waits = trialEndsAt !== null || change === 'DOWN' || needsConfirming;
  const firstAt = trialEndsAt ?? (change === 'DOWN' ? startsAt : null);
  const renewal =
    renews && licence.period !== null && !needsConfirming
      ? { at: (until ?? startsAt).toISOString(), amount: again.total }
      : null;
  const later = firstAt ? { at: firstAt.toISOString(), amount: first.total } : renewal;
  return {
    change,
    currency: price.currency,
    scale: price.scale,
    lines: [
      { sku: price.sku, licenceId: licence.id, amount: price.amount, period: licence.period },
    ],
    vouchers: vouchers.map(
      (one, index): ContentVoucher => ({
        code: one.code,
        type: one.type,
        percentage: one.percentage === null ? undefined : one.percentage / 100,
        worth: one.amount ?? undefined,
        lifeTimeRepeat: one.lifeTimeRepeat,
        amount: first.discounts[index] ?? 0,
      }),
    ),
    subtotal: first.subtotal,
    discount: first.discount,
    credit: first.credit,
    carried: until === null ? 0 : left,
    tax: first.tax,
    taxRate: input.taxRate,
    taxInclusive,
    total: first.total,
    today: waits ? 0 : first.total,
    later,
    chargedLater: (needsConfirming && first.total > 0) || (later !== null && later.amount > 0),
    trialDays,
    isUnconfirmed: needsConfirming,
    trialEndsAt,
    startsAt,
    replaces: change === 'UP' || change === 'DOWN' ? (held?.id ?? null) : null,
  };
}

/** What is charged for the first period of a licence once the viewer has confirmed it, as it was shown. */
export const amountToConfirm = ({
  subtotal,
  discount,
  credit,
  tax,
  taxInclusive,
}: Pick<OrderContent, 'subtotal' | 'discount' | 'credit' | 'tax' | 'taxInclusive'>): number =>
  subtotal - discount - credit + (taxInclusive ? 0 : tax);

/**
 * What period `n` of a licence costs that an order has bought, at the price and the tax rate of then: the first one as it was shown, later
 * ones less what holds for good.
 */
export function periodTotals(
  content: Renewing & Pick<OrderContent, 'subtotal' | 'discount' | 'tax'>,
  n: number,
): Pick<OrderContent, 'subtotal' | 'discount' | 'tax'> {
  const totals = n === 1 ? content : renewalsOf(content);
  if (!totals) throw new Error('What has no period is not renewed.');
  const { subtotal, discount, tax } = totals;
  return { subtotal, discount, tax };
}

type Renewing = Pick<OrderContent, 'lines' | 'vouchers' | 'taxRate' | 'taxInclusive'>;
export type Carrying = Renewing & Pick<OrderContent, 'carried'>;

/** What the renewals of a quoted licence cost; null where there are none. */
export const renewalAmountOf = (content: Renewing): number | null =>
  renewalsOf(content)?.total ?? null;

/** When the time of a licence ends that is renewed and begins at `from`: its period, and what is left of a credit. */
export function paidTimeEnd(content: Carrying, period: string, from: Date): Date {
  const again = renewalsOf(content);
  const renewals = { price: again ? priceOf(again) : 0, period };
  return paidUntil(content.carried, renewals, from) ?? renewalAt(from, period, 1);
}

function renewalsOf({ lines, vouchers, taxRate, taxInclusive }: Renewing): Totals | null {
  const [line] = lines;
  if (!line || line.period === null) return null;
  return totalsOf({
    lines: [{ amount: line.amount }],
    reductions: vouchers.flatMap((one): Reduction[] => {
      if (!one.lifeTimeRepeat) return [];
      return one.type === 'PERCENTAGE'
        ? [{ type: 'PERCENTAGE', percentage: one.percentage ?? 0 }]
        : [{ type: 'AMOUNT', amount: one.worth ?? 0 }];
    }),
    taxRate: taxRate ?? 0,
    taxInclusive,
  });
}
