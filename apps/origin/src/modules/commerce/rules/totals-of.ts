/** A reduction: of a percentage, with at most four digits behind the point, or of an amount in minor units. */
export type Reduction =
  | { type: 'PERCENTAGE'; percentage: number }
  | { type: 'AMOUNT'; amount: number };

export interface TotalsInput {
  /** Prices in minor units of one currency. */
  lines: readonly { amount: number }[];
  reductions?: readonly Reduction[];
  /** What is taken off after all reductions, such as the unused part of an earlier licence. */
  credit?: number;
  /** In parts of a million; 0 where no tax is due. */
  taxRate: number;
  /** Prices hold their tax. */
  taxInclusive: boolean;
}

export interface Totals {
  subtotal: number;
  /** The sum of all reductions. */
  discount: number;
  /** What each reduction took off, in the order in which they were given. */
  discounts: number[];
  /** As much of the credit as there was to take off from. */
  credit: number;
  net: number;
  tax: number;
  /** What is to be paid: net and tax. */
  total: number;
  /** The share of each line in what is to be paid; they add up to it. */
  lines: { total: number; tax: number }[];
}

const MILLION = 1_000_000n;

/** Divides and rounds half up; for amounts that are not negative. */
const divided = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);
const atMost = (amount: bigint, most: bigint): bigint => (amount < most ? amount : most);

function minor(amount: number): bigint {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${amount} is no amount in whole minor units.`);
  return BigInt(amount);
}

const partsOf = (percentage: number): bigint => {
  const parts = Math.round(percentage * 10_000);
  if (!(parts >= 0 && parts <= 1_000_000)) throw new RangeError(`${percentage} is no percentage.`);
  return BigInt(parts);
};

/**
 * Percentages first, the highest first, each rounded half up on what is left; then amounts, the highest first. So the same
 * reductions give the same total in any order.
 */
function reduce(subtotal: bigint, reductions: readonly Reduction[]) {
  const taken = reductions.map(() => 0n);
  let left = subtotal;
  const worth = (one: Reduction) => (one.type === 'PERCENTAGE' ? one.percentage : one.amount);
  const inOrder = (type: Reduction['type']) =>
    reductions
      .map((one, index) => ({ one, index }))
      .filter(({ one }) => one.type === type)
      .sort((a, b) => worth(b.one) - worth(a.one) || a.index - b.index);
  for (const { one, index } of [...inOrder('PERCENTAGE'), ...inOrder('AMOUNT')]) {
    const wanted =
      one.type === 'PERCENTAGE'
        ? divided(left * partsOf(one.percentage), MILLION)
        : minor(one.amount);
    const off = atMost(wanted, left);
    taken[index] = off;
    left -= off;
  }
  return { left, taken };
}

/** Shares an amount out by weights, by largest remainder: the shares add up to it. */
export function sharesOf(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, one) => all + one, 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n));
  const shares = weights.map((weight) => (amount * weight) / sum);
  let rest = amount - shares.reduce((all, one) => all + one, 0n);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % sum }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  for (const { index } of byRemainder) {
    if (rest === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    rest -= 1n;
  }
  return shares;
}

/**
 * Adds up what is to be paid, in whole minor units (spec 5 §5). Inclusive: the tax is a part of the total, rounded half up, and net
 * is the rest. Exclusive: the tax is added. No part is ever below 0.
 * @throws {RangeError} for an amount that is not whole or below 0, and a percentage above 100.
 */
export function totalsOf(input: TotalsInput): Totals {
  const { lines, reductions = [], credit: owed = 0, taxRate, taxInclusive } = input;
  const prices = lines.map(({ amount }) => minor(amount));
  const subtotal = prices.reduce((all, one) => all + one, 0n);
  const rate = minor(taxRate);
  const { left, taken } = reduce(subtotal, reductions);
  const credit = atMost(minor(owed), left);
  const due = left - credit;
  const tax = taxInclusive ? divided(due * rate, MILLION + rate) : divided(due * rate, MILLION);
  const net = taxInclusive ? due - tax : due;
  const total = net + tax;
  const taxes = sharesOf(tax, prices);
  return {
    subtotal: Number(subtotal),
    discount: Number(subtotal - left),
    discounts: taken.map(Number),
    credit: Number(credit),
    net: Number(net),
    tax: Number(tax),
    total: Number(total),
    lines: sharesOf(total, prices).map((share, index) => ({
      total: Number(share),
      tax: Number(taxes[index] ?? 0n),
    })),
  };
}

/** The part of what was paid for a period that is not used yet, rounded half up. */
export function unusedPart(paid: number, period: { from: Date; to: Date }, now: Date): number {
  const whole = period.to.getTime() - period.from.getTime();
  const left = Math.min(Math.max(period.to.getTime() - now.getTime(), 0), whole);
  return whole <= 0 ? 0 : Number(divided(minor(paid) * BigInt(left), BigInt(whole)));
}

/** A price of one period as that of another, for comparison; rounded half up. A month has 365.2425 / 12 days. */
export function comparedPrice(amount: number, from: string, to: string): number {
  return Number(divided(minor(amount) * lengthOf(to), lengthOf(from)));
}

const SECONDS: Readonly<Record<string, bigint>> = {
  D: 86_400n,
  W: 604_800n,
  M: 2_629_746n,
  Y: 31_556_952n,
};
function lengthOf(period: string): bigint {
  const [, digits, unit = ''] = /^P(\d+)([DWMY])$/.exec(period) ?? [];
  const seconds = SECONDS[unit];
  if (!digits || seconds === undefined) throw new RangeError(`"${period}" is no period.`);
  return BigInt(digits) * seconds;
}
