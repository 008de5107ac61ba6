import { describe, expect, it } from 'vitest';
import {
  currentOf,
  isLower,
  mayChangePayment,
  mustRefresh,
  offered,
  owned,
  type RuledLicence,
} from './licence-rules';

const licence = (parts: Partial<RuledLicence>): RuledLicence => ({
  id: 1,
  type: 'OTHER',
  rank: 1,
  pauseState: 'NOT_PAUSED',
  autoRenewingStatus: 'AUTO_RENEWING',
  subscriptionPendingActions: [],
  ...parts,
});

describe('offered', () => {
  it.each<[string, Partial<RuledLicence>, boolean, boolean]>([
    ['[2.4-13] expired and paused', { status: 'EXPIRED', pauseState: 'PAUSED' }, true, false],
    [
      '[2.4-13] free, expired and paused',
      { type: 'FREE', status: 'EXPIRED', pauseState: 'PAUSED' },
      true,
      false,
    ],
    ['expired, not paused', { status: 'EXPIRED', pauseState: 'NOT_PAUSED' }, false, true],
    ['[2.4-14] free, with the flag', { type: 'FREE' }, true, true],
    ['[2.4-14] free, without the flag', { type: 'FREE' }, false, false],
    ['[2.4-15] paid, not held', {}, false, true],
    ['[2.4-15] paid, active', { status: 'ACTIVE' }, true, false],
    ['[2.4-15] paid, in its trial', { status: 'TRIAL_ACTIVE' }, true, false],
    ['paid, switched to later', { status: 'SWITCH_TO' }, false, true],
  ])('%s', (_, parts, offerFree, is) => {
    expect(offered(licence(parts), offerFree)).toBe(is);
  });
});

it.each([
  ['ACTIVE', true],
  ['TRIAL_ACTIVE', true],
  ['SWITCH_TO', true],
  ['EXPIRED', false],
  ['INACTIVE', false],
  [undefined, false],
])('[2.4-16] a licence with the status %s is owned: %s', (status, is) => {
  expect(owned({ status })).toBe(is);
});

describe('[2.4-17] the current licence of a family is its highest-ranked active one', () => {
  it.each<[RuledLicence[], number | undefined]>([
    [[], undefined],
    [[licence({ id: 1 }), licence({ id: 2, status: 'EXPIRED' })], undefined],
    [
      [
        licence({ id: 1, rank: 1, status: 'ACTIVE' }),
        licence({ id: 2, rank: 3, status: 'TRIAL_ACTIVE' }),
        licence({ id: 3, rank: 5, status: 'SWITCH_TO' }),
        licence({ id: 4, rank: 9 }),
      ],
      2,
    ],
  ])('case %#', (family, id) => {
    expect(currentOf(family)?.id).toBe(id);
  });
});

it.each([
  [1, true],
  [2, false],
  [3, false],
])('[2.4-18] with an active licence of rank 2, one of rank %d is lower: %s', (rank, is) => {
  const family = [licence({ rank: 2, status: 'ACTIVE' }), licence({ rank: 9 })];
  expect(isLower({ rank }, family)).toBe(is);
});

it('[2.4-18] nothing is lower while the viewer has nothing in the family', () => {
  expect(isLower({ rank: 0 }, [licence({ rank: 2 })])).toBe(false);
});

const refresh = [{ action: 'REFRESH_PAYMENT_DETAILS' }];

it.each([
  ['AUTO_RENEWING', refresh, true],
  ['NOT_RENEWING', refresh, false],
  ['AUTO_RENEWING', [{ action: 'PAUSE_REQUESTED' }], false],
  ['AUTO_RENEWING', [], false],
])(
  '[2.4-19] %s with %j must be refreshed: %s',
  (autoRenewingStatus, subscriptionPendingActions, is) => {
    expect(mustRefresh({ autoRenewingStatus, subscriptionPendingActions })).toBe(is);
  },
);

it.each([
  ['that is charged next', true, 999, true],
  ['that renews for nothing', true, 0, false],
  ['that is charged no more', true, undefined, false],
  ['that a partner is paid for', false, 999, false],
])(
  'the payment of a licence %s (ours: %s, next charge: %s) can be changed: %s',
  (_, managed, amount, is) => {
    const nextCharge = amount === undefined ? undefined : { amount: { amount } };
    expect(mayChangePayment({ paymentProviderInfo: { managed }, nextCharge })).toBe(is);
  },
);
