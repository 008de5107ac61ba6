import { expect, it } from 'vitest';
import type { LicenceRow, PriceRow } from '../catalogue/read-catalogue';
import type { Subscription } from '../subscriptions/read-subscriptions';
import { type QuoteInput, quoteOf, type VoucherRow } from './quote';

const NOW = new Date('2026-11-29T12:00:00Z');
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const licence: LicenceRow = {
  realmId: 'apex',
  id: 2,
  familyId: 1,
  rank: 20,
  place: 1,
  type: 'OTHER',
  strategy: 'SUBSCRIPTION',
  period: 'P1M',
  accessHours: null,
  trialDays: 7,
  activation: 'IMMEDIATE',
  names: {},
  descriptions: {},
  features: [],
  marketingPeriod: null,
  grants: { scope: 'all' },
  external: null,
  sold: true,
};
const price: PriceRow = {
  realmId: 'apex',
  licenceId: 2,
  sku: 'two',
  version: 1,
  amount: 1200,
  currency: 'EUR',
  scale: 2,
  countries: null,
  priorAmount: null,
};
/** Half of its month is over, of 30 days. */
const active: Subscription = {
  id: '9d1f0c8e-0000-4000-8000-000000000000',
  realmId: 'apex',
  viewerId: '9d1f0c8e-0000-4000-8000-000000000001',
  licenceId: 1,
  familyId: 1,
  orderId: null,
  sku: 'one',
  state: 'active',
  anchorAt: new Date('2026-11-14T12:00:00Z'),
  anchorN: 0,
  n: 1,
  period: 'P1M',
  startsAt: new Date('2026-11-14T12:00:00Z'),
  endsAt: new Date('2026-12-14T12:00:00Z'),
  nextTryAt: null,
  autoRenew: true,
  renewalAmount: 600,
  currency: 'EUR',
  scale: 2,
  paid: 600,
  carried: 0,
  vouchers: [],
  paysWith: null,
  managedBy: null,
  pendingActions: [],
  createdAt: NOW,
};
const free = { ...active, period: null, endsAt: null, paid: 0, renewalAmount: null };
const trial = { ...active, state: 'trial', n: 0, paid: 0, endsAt: at(3) } as const;
const cancelled = { ...active, autoRenew: false, renewalAmount: null };
const renewsToday = { ...active, anchorAt: at(-29.75), endsAt: at(0.25), period: 'P30D' };
const dear = { ...active, paid: 12_990, period: 'P1Y', endsAt: new Date('2027-11-14T12:00:00Z') };

it.each([
  // [the present licence, its rank, the change, today, later, when later]
  ['free, up', free, 10, 'UP', 1200, 1200, '2026-12-29T12:00:00.000Z'],
  ['free, down: it has no end to wait for', free, 30, 'INVALID', 1200, 1200, undefined],
  ['a trial, up', trial, 10, 'UP', 1200, 1200, '2026-12-29T12:00:00.000Z'],
  ['a trial, down: when it ends', trial, 30, 'DOWN', 0, 1200, at(3).toISOString()],
  ['paid, up: half is credited', active, 10, 'UP', 900, 1200, '2026-12-29T12:00:00.000Z'],
  ['paid, down', active, 30, 'DOWN', 0, 1200, '2026-12-14T12:00:00.000Z'],
  ['of the same rank', active, 20, 'DOWN', 0, 1200, '2026-12-14T12:00:00.000Z'],
  ['cancelled and not ended, up', cancelled, 10, 'UP', 900, 1200, '2026-12-29T12:00:00.000Z'],
  ['cancelled and not ended, down', cancelled, 30, 'DOWN', 0, 1200, '2026-12-14T12:00:00.000Z'],
  ['on the day of its renewal, up', renewsToday, 10, 'UP', 1195, 1200, '2026-12-29T12:00:00.000Z'],
  ['on the day of its renewal, down', renewsToday, 30, 'DOWN', 0, 1200, at(0.25).toISOString()],
  // 12,456 are left; what 1,200 do not take pays for 9.38 months more.
  ['worth more than the next one', dear, 10, 'UP', 0, 1200, '2027-10-10T21:36:00.000Z'],
] as const)(
  '[C7] a change from one that is %s',
  (_, held, heldRank, change, today, later, when) => {
    const quote = quoteOf({
      licence,
      price,
      vouchers: [],
      held,
      heldRank,
      isFollowed: false,
      trial: true,
      taxRate: null,
      taxInclusive: true,
      now: NOW,
    });
    expect([quote.change, quote.today, quote.later?.amount]).toEqual([change, today, later]);
    if (when !== undefined) expect(quote.later?.at).toBe(when);
    expect(quote.trialDays === null || change === 'INVALID').toBe(true);
  },
);

it('[C7] a change back, while another one is ahead, is refused in words', () => {
  const { change } = quoteOf({
    licence,
    price,
    vouchers: [],
    held: active,
    heldRank: 10,
    isFollowed: true,
    trial: true,
    taxRate: null,
    taxInclusive: true,
    now: NOW,
  });
  expect(change).toBe('INVALID');
});

const change: QuoteInput = {
  licence,
  price,
  vouchers: [],
  held: active,
  heldRank: 10,
  isFollowed: false,
  trial: true,
  taxRate: null,
  taxInclusive: true,
  now: NOW,
};
const off = (percentage: number, lifeTimeRepeat = false): VoucherRow => ({
  realmId: 'apex',
  code: 'OFF',
  names: {},
  type: 'PERCENTAGE',
  percentage: percentage * 100,
  amount: null,
  currency: null,
  scale: null,
  lifeTimeRepeat,
  licences: null,
  most: null,
  claims: 0,
  alone: false,
  preApply: null,
  startsAt: null,
  expiresAt: null,
});
const season: Partial<QuoteInput> = {
  licence: { ...licence, strategy: 'FIXED_DATE', period: null },
  price: { ...price, amount: 200 },
};
/** A third of the first month is left, and all of the time behind it that an earlier credit pays for. */
const carrying = {
  ...active,
  startsAt: at(-20),
  anchorAt: at(-20),
  endsAt: new Date('2027-01-09T12:00:00Z'),
  carried: 900,
};

it.each<[string, Partial<QuoteInput>, object]>([
  ['nothing of it', {}, { change: 'UP', credit: 300, carried: 0, today: 900 }],
  [
    'what a voucher leaves over: 0.15 of a month',
    { vouchers: [off(90)] },
    {
      change: 'UP',
      credit: 120,
      carried: 180,
      today: 0,
      later: { at: '2027-01-03T03:36:00.000Z', amount: 1200 },
    },
  ],
  [
    'what is left over, at the price of renewals: 0.4 of a month',
    { vouchers: [off(50, true), off(90)] },
    {
      credit: 60,
      carried: 240,
      later: { at: '2027-01-10T21:36:00.000Z', amount: 600 },
    },
  ],
  [
    'what is left over, before a tax on top',
    { vouchers: [off(90)], taxRate: 100_000, taxInclusive: false },
    { credit: 120, carried: 180, tax: 0, later: { at: '2027-01-03T03:36:00.000Z', amount: 1320 } },
  ],
  [
    'all of it, where there is nothing to pay again: the change waits',
    { vouchers: [off(100, true)] },
    { change: 'DOWN', credit: 0, carried: 0, later: { at: '2026-12-14T12:00:00.000Z', amount: 0 } },
  ],
  [
    'all of it, where it would buy a lifetime: the change waits',
    { price: { ...price, amount: 1 } },
    { change: 'DOWN', credit: 0, carried: 0, later: { at: '2026-12-14T12:00:00.000Z', amount: 1 } },
  ],
  [
    'more than a season costs, which cannot wait',
    season,
    { change: 'INVALID', credit: 0, carried: 0 },
  ],
  [
    'time that an earlier credit pays for',
    { held: carrying },
    { change: 'UP', credit: 1100, carried: 0, today: 100 },
  ],
  [
    'half of a season',
    { held: { ...active, period: null, paid: 1000 } },
    { change: 'UP', credit: 500, today: 700 },
  ],
])('[C7] what is unused is kept whole: %s', (_, given, quote) => {
  expect(quoteOf({ ...change, ...given })).toMatchObject(quote);
});
