import { WorkshopPart } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Licence } from '../contract';
import labels from '../labels/en.json';
import { licence, storedCard } from '../testing/samples';
import { commerceSite } from '../testing/workshop';
import { OwnPlans } from './OwnPlans';

const AS_OF = '2026-11-29T12:00:00Z';
const amount = { amount: 999, currency: 'EUR', scale: 2 };

const running = (at: string, parts: Partial<Licence> = {}) => {
  const status = parts.status ?? 'ACTIVE';
  const autoRenewingStatus = parts.autoRenewingStatus ?? 'AUTO_RENEWING';
  return licence({
    ...parts,
    status,
    autoRenewingStatus,
    nextCharge: autoRenewingStatus === 'AUTO_RENEWING' ? { at, amount } : undefined,
    licenceStatus: {
      status,
      autoRenewingStatus,
      expiryTimestamp: at,
      pauseState: 'NOT_ALLOWED',
      subscriptionPendingActions: [],
    },
  });
};

const once = { type: 'PERCENTAGE', percentage: 12.5, lifeTimeRepeat: false } as const;
const LATER = '2026-12-29T12:00:00Z';
const ended = { autoRenewingStatus: 'NOT_RENEWING' } as const;

it.each<[id: string, what: string, own: Licence, words: RegExp | string]>([
  ['2.4-26', 'renews today', running('2026-11-29T12:30:00Z'), 'Renews today'],
  ['2.4-26', 'ends today', running('2026-11-29T12:30:00Z', ended), 'Expires today'],
  ['2.4-27', 'renews tomorrow', running('2026-11-30T12:30:00Z'), 'Renews tomorrow'],
  ['2.4-29', 'renews monthly', running(LATER), 'Renews monthly'],
  [
    '2.4-29',
    'renews every three months',
    running(LATER, { purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P3M' } }),
    'Renews every 3 months',
  ],
  ['2.4-30', 'does not renew', running(LATER, ended), /^Will expire on .*29 Dec/],
  [
    '2.4-31',
    'is for one event',
    running(LATER, { ...ended, purchaseStrategy: { type: 'PAY_PER_VIEW', accessHours: 48 } }),
    /^Expires on .*29 Dec/,
  ],
  [
    '2.4-32',
    'has a discount',
    running(LATER, { discounts: [{ ...once, state: 'ACTIVE' }] }),
    '12.5% off (active)',
  ],
  [
    '2.4-34',
    'has a discount that is over',
    running(LATER, {
      discounts: [{ type: 'AMOUNT', amount, lifeTimeRepeat: false, state: 'EXPIRED' }],
    }),
    /^.*€9\.99.* off \(expired\)$/,
  ],
])('[%s] the account says of a licence that %s how it goes on', async (_id, _what, own, words) => {
  const site = await commerceSite({ as: {}, labels });
  render(
    <WorkshopPart site={site}>
      <OwnPlans own={{ licences: [own], asOf: AS_OF }} cards={[]} onChange={() => {}} />
    </WorkshopPart>,
  );
  expect(await screen.findByText(words)).toBeVisible();
});

describe('[2.4-19] a plan whose renewal has failed', () => {
  const overdue = (at: string) =>
    running(at, {
      paysWith: 'card-1',
      subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: AS_OF }],
    });
  async function show(own: Licence, cards = [storedCard()]) {
    const site = await commerceSite({ as: {}, labels });
    render(
      <WorkshopPart site={site}>
        <OwnPlans own={{ licences: [own], asOf: AS_OF }} cards={cards} onChange={() => {}} />
      </WorkshopPart>,
    );
    await screen.findByText(/^You can watch until /);
  }

  it('[C1] [C8] says what is due, the day and the card of the next try, the last day, and offers to pay now', async () => {
    await show({
      ...overdue('2026-12-06T12:00:00Z'),
      nextCharge: { at: '2026-11-30T12:00:00Z', amount },
    });
    expect(screen.getByText(/€9\.99.* is still due\./)).toBeVisible();
    expect(screen.getByText(/^The next attempt is on .*30 Nov.*, with .*4242.*\.$/)).toBeVisible();
    expect(screen.getByText(/^You can watch until .*6 Dec/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now or change card' })).toHaveAttribute(
      'href',
      '/payment-update/101',
    );
    expect(screen.queryByText('Renews monthly')).toBeNull();
  });

  it('says after the last try that there is none', async () => {
    const end = '2026-12-06T12:00:00Z';
    await show({ ...overdue(end), nextCharge: { at: end, amount } });
    expect(screen.getByText('We do not try again by ourselves.')).toBeVisible();
  });

  it('without a card asks for one', async () => {
    await show({ ...overdue('2026-12-06T12:00:00Z'), paysWith: undefined }, []);
    expect(screen.getByText(/give us new payment details/)).toBeVisible();
    expect(screen.queryByText(/next attempt/)).toBeNull();
  });
});
