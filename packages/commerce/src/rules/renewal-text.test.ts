import { expect, it } from 'vitest';
import { licence } from '../testing/samples';
import { type Discount, discountLabel, discountShown } from './discount-shown';
import { type GoingOn, renewalText } from './renewal-text';

const NOW = '2026-11-29T20:00:00Z';
const TODAY = '2026-11-29T22:00:00Z';
const TOMORROW = '2026-11-30T08:00:00Z';
const LATER = '2026-12-29T20:00:00Z';
const MADRID = 'Europe/Madrid';

interface Case {
  at?: string;
  renews?: boolean;
  status?: GoingOn['status'];
  type?: GoingOn['purchaseStrategy']['type'];
  period?: GoingOn['purchaseStrategy']['subscriptionPeriod'];
}

function textOf({ at, renews, status, type, period }: Case, zone = MADRID) {
  const autoRenewingStatus = renews === false ? 'NOT_RENEWING' : 'AUTO_RENEWING';
  return renewalText(
    licence({
      status: status ?? 'ACTIVE',
      autoRenewingStatus,
      purchaseStrategy: {
        type: type ?? 'SUBSCRIPTION',
        subscriptionPeriod: period ?? 'P1M',
      },
      licenceStatus: {
        status: status ?? 'ACTIVE',
        autoRenewingStatus,
        expiryTimestamp: at ?? LATER,
        pauseState: 'NOT_ALLOWED',
        subscriptionPendingActions: [],
      },
    }),
    NOW,
    zone,
  );
}

it.each<[id: string, what: Case, key: string]>([
  ['2.4-26', { at: TODAY }, 'renewal.today'],
  ['2.4-26', { at: TODAY, renews: false }, 'renewal.endsToday'],
  ['2.4-26', { at: TODAY, type: 'PAY_PER_VIEW', renews: false }, 'renewal.endsToday'],
  ['2.4-26', { at: TODAY, status: 'TRIAL_ACTIVE' }, 'renewal.trial'],
  ['2.4-27', { at: TOMORROW }, 'renewal.tomorrow'],
  ['2.4-27', { at: TOMORROW, renews: false }, 'renewal.endsTomorrow'],
  ['2.4-27', { at: TOMORROW, status: 'TRIAL_ACTIVE' }, 'renewal.trial'],
  ['2.4-28', { type: 'SUBSCRIPTION' }, 'renewal.month'],
  ['2.4-28', { type: 'FIXED_DATE', renews: false }, 'renewal.expiresOn'],
  ['2.4-28', { type: 'PAY_PER_VIEW', renews: false }, 'renewal.expiresOn'],
  ['2.4-29', { period: 'P1D' }, 'renewal.day'],
  ['2.4-29', { period: 'P1W' }, 'renewal.week'],
  ['2.4-29', { period: 'P7D' }, 'renewal.week'],
  ['2.4-29', { period: 'P1M' }, 'renewal.month'],
  ['2.4-29', { period: 'P1Y' }, 'renewal.year'],
  ['2.4-29', { period: 'P3M' }, 'renewal.other'],
  ['2.4-30', { renews: false }, 'renewal.expires'],
  ['2.4-30', { renews: false, period: 'P1Y' }, 'renewal.expires'],
  ['2.4-31', { type: 'FIXED_DATE' }, 'renewal.renewsOn'],
  ['2.4-31', { type: 'FIXED_DATE', renews: false }, 'renewal.expiresOn'],
  ['2.4-31', { type: 'PAY_PER_VIEW' }, 'renewal.renewsOn'],
  ['2.4-31', { type: 'PAY_PER_VIEW', renews: false }, 'renewal.expiresOn'],
])('[%s] a licence with %j reads %s', (_id, what, key) => {
  expect(textOf(what)?.key).toBe(key);
});

it('[2.4-26] [2.4-27] today and tomorrow are those of the viewer', () => {
  expect(textOf({ at: TODAY }, 'Asia/Kolkata')?.key).toBe('renewal.today');
  // It is 21:00 in Madrid, and 01:30 of the next day in Kolkata.
  expect(textOf({ at: '2026-11-30T19:00:00Z' }, 'Asia/Kolkata')?.key).toBe('renewal.tomorrow');
  expect(textOf({ at: TOMORROW }, 'Asia/Kolkata')?.key).toBe('renewal.today');
});

it('[2.4-30] names the day on which it ends', () => {
  expect(textOf({ renews: false })).toEqual({ key: 'renewal.expires', at: LATER });
});

it('says nothing of a licence that does not run', () => {
  for (const status of ['EXPIRED', 'SWITCH_TO', 'INACTIVE'] as const)
    expect(textOf({ status })).toBeNull();
});

it.each<[id: string, Pick<Discount, 'state' | 'lifeTimeRepeat'>, isPaused: boolean, is: boolean]>([
  ['2.4-32', { state: 'ACTIVE', lifeTimeRepeat: false }, false, true],
  ['2.4-32', { state: 'ACTIVE', lifeTimeRepeat: false }, true, true],
  ['2.4-32', { state: 'EXPIRED', lifeTimeRepeat: false }, false, true],
  ['2.4-32', { state: 'UPCOMING', lifeTimeRepeat: false }, true, true],
  ['2.4-32', { state: 'UPCOMING', lifeTimeRepeat: false }, false, false],
  ['2.4-33', { state: 'ACTIVE', lifeTimeRepeat: true }, true, true],
  ['2.4-33', { state: 'ACTIVE', lifeTimeRepeat: true }, false, false],
  ['2.4-33', { state: 'UPCOMING', lifeTimeRepeat: true }, true, true],
  ['2.4-33', { state: 'UPCOMING', lifeTimeRepeat: true }, false, true],
  ['2.4-33', { state: 'EXPIRED', lifeTimeRepeat: true }, true, false],
  ['2.4-33', { state: 'EXPIRED', lifeTimeRepeat: true }, false, false],
])(
  '[%s] the discount %j of a licence that is paused (%s) is shown: %s',
  (_id, one, isPaused, is) => {
    expect(discountShown(one, isPaused)).toBe(is);
  },
);

it('[2.4-34] discounts are labelled active, upcoming and expired', () => {
  const states = ['ACTIVE', 'UPCOMING', 'EXPIRED'] as const;
  expect(states.map((state) => discountLabel({ state }))).toEqual([
    'discount.ACTIVE',
    'discount.UPCOMING',
    'discount.EXPIRED',
  ]);
});
