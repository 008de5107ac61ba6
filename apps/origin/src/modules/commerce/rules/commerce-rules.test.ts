import { describe, expect, it } from 'vitest';
import { DECLINE_WORDS } from '../decline-words';
import { faults } from '../faults';
import { attachRefusal } from './attach-refusal';
import { discountState } from './discount-state';
import { entryOrigin } from './entry-origin';
import { knownZone } from './known-zone';
import { missingFields } from './missing-fields';
import { chargesLater, offeredMethods } from './offered-methods';
import { isAtRest, isNews, orderStateOf, type PaymentState } from './payment-rank';
import { seasonEnd } from './season-end';
import { tierChange } from './tier-change';
import { normaliseCode, voucherRefusal } from './voucher-refusal';

describe('the state of a discount', () => {
  it.each([
    // [the licence, the period that is paid for, once, for good]
    ['inactive', 0, true, 'UPCOMING', 'UPCOMING'],
    ['trial', 0, true, 'UPCOMING', 'UPCOMING'],
    ['pending', 0, true, 'UPCOMING', 'UPCOMING'],
    ['active', 1, true, 'ACTIVE', 'ACTIVE'],
    ['active', 2, true, 'EXPIRED', 'ACTIVE'],
    ['active', 1, false, 'EXPIRED', 'EXPIRED'],
    ['trial', 0, false, 'EXPIRED', 'EXPIRED'],
    ['ended', 3, false, 'EXPIRED', 'EXPIRED'],
  ] as const)(
    '[2.3-12] of a licence that is %s in period %i, and held %s, is %s or %s',
    (state, n, isHeld, once, forGood) => {
      const stateOf = (lifeTimeRepeat: boolean) =>
        discountState({ state, n }, { lifeTimeRepeat }, isHeld);
      expect([stateOf(false), stateOf(true)]).toEqual([once, forGood]);
    },
  );
});

describe('states of a payment', () => {
  it('only go forward', () => {
    const ranks: PaymentState[][] = [
      ['created'],
      ['sent', 'unknown'],
      ['requiresAction'],
      ['processing'],
      ['declined', 'cancelled'],
      ['succeeded'],
      ['refunded'],
    ];
    for (const [rank, states] of ranks.entries())
      for (const [other, later] of ranks.entries())
        for (const now of states)
          for (const next of later) expect(isNews(now, next), `${now} ${next}`).toBe(other > rank);
  });

  it.each([
    ['created', 'processing', false],
    ['unknown', 'processing', false],
    ['requiresAction', 'requiresAction', false],
    ['processing', 'processing', false],
    ['declined', 'failed', true],
    ['succeeded', 'succeeded', true],
    ['refunded', 'succeeded', true],
  ] as const)('%s make the order %s', (payment, order, atRest) => {
    expect(orderStateOf(payment, { isOver: false })).toBe(order);
    expect(isAtRest(payment)).toBe(atRest);
  });

  it('tell an order that was given up from one whose time is over', () => {
    expect(orderStateOf('cancelled', { isOver: false })).toBe('failed');
    expect(orderStateOf('cancelled', { isOver: true })).toBe('expired');
  });
});

describe('[2.8-01] another licence of a family', () => {
  const held = { licenceId: 1, rank: 10, currency: 'EUR', isFixed: false };
  it.each([
    ['the first', undefined, 20, 'EUR', 'NONE'],
    ['a higher one', held, 20, 'EUR', 'UP'],
    ['a lower one', held, 5, 'EUR', 'DOWN'],
    ['one of the same rank', held, 10, 'EUR', 'DOWN'],
    ['one in another currency', held, 20, 'USD', 'INVALID'],
    ['from one that is managed elsewhere', { ...held, isFixed: true }, 20, 'EUR', 'INVALID'],
    ['from one that was given', { ...held, currency: null }, 20, 'EUR', 'UP'],
  ] as const)('%s', (_, from, rank, currency, change) => {
    expect(tierChange(from, { licenceId: 2, rank, currency })).toBe(change);
  });
  it('is none when it is the same', () => {
    expect(tierChange(held, { licenceId: 1, rank: 10, currency: 'EUR' })).toBe('OWNED');
  });
});

it.each([
  ['card', true],
  ['bancontact', true],
  ['ideal', true],
  ['pix', false],
  ['alipay', false],
  ['wepay', false],
] as const)('a later charge can be made by %s: %s', (method, can) => {
  expect(chargesLater(method)).toBe(can);
});

describe('[2.4-11] other payment details', () => {
  const renewing = {
    state: 'active',
    managedBy: null,
    autoRenew: true,
    renewalAmount: 999,
  } as const;
  it.each([
    ['what renews', {}, null],
    ['a trial', { state: 'trial' }, null],
    ['what is to begin later', { state: 'pending' }, null],
    ['what waits for its payment', { state: 'inactive', autoRenew: false }, null],
    ['what waits and costs nothing', { state: 'inactive', renewalAmount: 0 }, 'NOTHING_TO_CHARGE'],
    ['what does not renew', { autoRenew: false }, 'NOTHING_TO_CHARGE'],
    ['a trial that is left', { state: 'trial', autoRenew: false }, 'NOTHING_TO_CHARGE'],
    ['what renews for nothing', { renewalAmount: 0 }, 'NOTHING_TO_CHARGE'],
    ['what is bought once', { autoRenew: false, renewalAmount: null }, 'NOTHING_TO_CHARGE'],
    ['what a partner is paid for', { managedBy: 'partner' }, 'MANAGED_ELSEWHERE'],
  ] as const)('of %s', (_, parts, refusal) => {
    expect(attachRefusal({ ...renewing, ...parts })).toBe(refusal);
  });
});

describe('[2.3-17] methods', () => {
  const methods = [
    { type: 'card', provider: 'sandboxCard' },
    { type: 'ideal', provider: 'sandboxBank' },
    { type: 'pix', provider: 'sandboxBank', countries: ['BR'] },
    { type: 'alipay', provider: 'sandboxBank', currencies: ['USD'] },
    { type: 'mobile', provider: 'carrier' },
  ];
  it.each([
    [{ country: 'NL', currency: 'EUR', today: 999, later: true }, ['card', 'ideal']],
    [{ country: 'BR', currency: 'BRL', today: 999, later: true }, ['card', 'pix']],
    [{ country: 'US', currency: 'USD', today: 999, later: false }, ['card', 'alipay']],
    [{ country: undefined, currency: 'KWD', today: 999, later: true }, ['card']],
    // A trial is paid for later alone, and so by what can be charged later.
    [{ country: 'NL', currency: 'EUR', today: 0, later: true }, ['card', 'ideal']],
    [{ country: 'BR', currency: 'BRL', today: 0, later: true }, ['card']],
    [{ country: 'NL', currency: 'EUR', today: 0, later: false }, ['zeroBalance']],
  ])('for %o are %o', (what, types) => {
    expect(offeredMethods(methods, what).map(({ type }) => type)).toEqual(types);
  });

  it('takes what the realm’s check says that it takes, such as Alipay Kuwaiti dinars', () => {
    const alipay = [{ type: 'alipay', provider: 'sandboxBank' }];
    const offers = (currency: string) =>
      offeredMethods(alipay, { country: 'KW', currency, today: 2750, later: false });
    expect(offers('KWD').map(({ type }) => type)).toEqual(['alipay']);
    expect(offers('BRL')).toEqual([]);
  });
});

describe('[2.5-02] missing fields', () => {
  it.each([
    ['BR', {}, ['birthDate', 'taxNumber']],
    ['BR', { taxNumber: '52998224725' }, ['birthDate']],
    ['PT', {}, []],
    [undefined, {}, []],
  ])('in %s with %o are %o', (country, fields, missing) => {
    expect(missingFields(country, fields)).toEqual(missing);
  });
});

describe('a voucher', () => {
  const voucher = {
    code: 'A',
    currency: null,
    licences: null,
    most: null,
    claims: 0,
    alone: false,
    preApply: null,
    startsAt: null,
    expiresAt: null,
  };
  const use = {
    now: new Date('2026-06-01'),
    licenceId: 1,
    currency: 'EUR',
    others: [],
    usedBefore: false,
  };
  it.each([
    ['may be used', {}, {}, null],
    ['has not begun', { startsAt: new Date('2027-01-01') }, {}, 'VOUCHER_UNKNOWN'],
    ['is over', { expiresAt: new Date('2026-06-01') }, {}, 'VOUCHER_EXPIRED'],
    ['was used by this viewer', {}, { usedBefore: true }, 'VOUCHER_USED'],
    ['was used up', { most: 3, claims: 3 }, {}, 'VOUCHER_USED'],
    ['is for another licence', { licences: [2] }, {}, 'VOUCHER_NOT_FOR_THIS'],
    ['is in another currency', { currency: 'USD' }, {}, 'VOUCHER_NOT_FOR_THIS'],
    [
      'stands alone',
      { alone: true },
      { others: [{ code: 'B', alone: false }] },
      'VOUCHER_NOT_FOR_THIS',
    ],
    [
      'is beside one that stands alone',
      {},
      { others: [{ code: 'B', alone: true }] },
      'VOUCHER_NOT_FOR_THIS',
    ],
    ['lacks the one before it', { preApply: 'B' }, {}, 'VOUCHER_NOT_FOR_THIS'],
    ['has the one before it', { preApply: 'B' }, { others: [{ code: 'B', alone: false }] }, null],
  ] as const)('%s', (_, of, more, refusal) => {
    expect(
      voucherRefusal(
        { ...voucher, ...of, licences: 'licences' in of ? [...of.licences] : null },
        { ...use, ...more },
      ),
    ).toBe(refusal);
  });

  it('has one code, however it is typed', () => {
    expect(normaliseCode(' welcome–50 ')).toBe('WELCOME50');
  });
});

describe('a fixed date', () => {
  it.each([
    ['2026-03-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['2026-12-15T00:00:00Z', '2028-01-01T00:00:00.000Z'],
  ])('bought at %s ends at %s', (now, end) => {
    expect(seasonEnd(new Date(now)).toISOString()).toBe(end);
  });
});

describe('[2.4-57] the entry origin of a purchase', () => {
  const now = new Date('2026-11-29T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  it.each([
    ['a higher tier', 'UP', true, ago(90_000), 'UPGRADE'],
    ['a lower tier', 'DOWN', true, ago(5), 'UPGRADE'],
    ['the first licence, just after a sign-up', 'NONE', false, ago(5), 'SIGNUP'],
    ['the first licence, an hour later', 'NONE', false, ago(60), 'ACCOUNT'],
    ['a second licence, just after a sign-up', 'NONE', true, ago(5), 'ACCOUNT'],
    ['a viewer who signed up in an app', 'NONE', false, null, 'SIGNUP'],
  ] as const)('of %s', (_, change, hadLicence, firstSignInAt, origin) => {
    expect(entryOrigin({ change, hadLicence, firstSignInAt, now })).toBe(origin);
  });
});

it.each(['es', 'pt', 'ar'])('what no page has words for is told in %s', (language) => {
  const refused = [faults.alreadyOwned(), faults.unknownBasket(), faults.methodUnknown()];
  refused.push(faults.detailsUnknown(), faults.nothingToConfirm(), faults.providerUnavailable());
  for (const fault of [...refused, faults.priceChanged({}), faults.amountChanged({})])
    expect(fault.messagesIn(`${language}-XX`), fault.code).not.toEqual(fault.messages);
});

it.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['Nowhere/Else', null],
  ['<b>', null],
  [undefined, null],
])('the time zone %s is known as %s', (name, zone) => {
  expect(knownZone(name)).toBe(zone);
});

it('why a payment failed is told without what became of the money, which the page or email says once', () => {
  const told = Object.values(DECLINE_WORDS).flatMap((words) => Object.values(words));
  expect(told.filter((words) => /charged|cobrad|خصم/.test(words))).toEqual([]);
});
