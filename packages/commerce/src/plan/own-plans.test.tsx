import { WorkshopPart } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Licence } from '../contract';
import labels from '../labels/en.json';
import { licence } from '../testing/samples';
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
