import { describe, expect, it } from 'vitest';
import type { OrderRow, PaymentRow } from '../orders/tables';
import { type AboutOrder, composeOrderEmail } from './order-email';

const AT = new Date('2027-02-28T23:47:00Z');

const facts = {
  provider: 'sandboxCard',
  method: 'card',
  exid: 'card_1',
  fingerprint: 'one',
  brand: 'visa',
  last4: '0341',
  holder: 'Ana Example',
  expiry: '2049-12',
  account: null,
};

const order = (locale: string, site: string | null): OrderRow => ({
  id: '5f0c1d2e-0000-4000-8000-000000000000',
  realmId: 'apex',
  viewerId: '5f0c1d2e-0000-4000-8000-000000000001',
  basketId: null,
  subscriptionId: '5f0c1d2e-0000-4000-8000-000000000002',
  purpose: 'renewal',
  status: 'failed',
  version: 2,
  live: false,
  total: 1406,
  currency: 'USD',
  scale: 2,
  content: {
    lines: [{ sku: 'one', licenceId: 102, amount: 1299, period: 'P1M' }],
    vouchers: [],
    subtotal: 1299,
    discount: 0,
    credit: 0,
    carried: 0,
    tax: 107,
    taxRate: 82_500,
    taxInclusive: false,
    change: 'NONE',
    trialDays: null,
    later: { at: '2027-03-31T23:47:00Z', amount: 1406 },
    isUnconfirmed: false,
    replaces: null,
    country: 'US',
    locale,
    zone: 'Europe/Madrid',
    entry: null,
    basketVersion: 0,
    site,
    renewal: { n: 2, day: 0 },
  },
  error: { code: 'card_declined', message: 'Your card was declined.' },
  refunded: false,
  placedAt: AT,
  expiresAt: AT,
});

const payment = (given: Partial<PaymentRow> = {}): PaymentRow => ({
  id: '5f0c1d2e-0000-4000-8000-000000000003',
  place: 1,
  realmId: 'apex',
  viewerId: '5f0c1d2e-0000-4000-8000-000000000001',
  orderId: '5f0c1d2e-0000-4000-8000-000000000000',
  attempt: 1,
  provider: 'sandboxCard',
  method: 'card',
  providerRef: null,
  status: 'declined',
  amount: 1406,
  refunded: 0,
  request: null,
  next: null,
  facts,
  detailsId: null,
  itemType: 'LICENCE_RENEWAL',
  createdAt: AT,
  askedAt: AT,
  settledAt: AT,
  hidden: false,
  ...given,
});

const about = (locale: string, given: Partial<AboutOrder> = {}): AboutOrder => ({
  brand: 'Apex',
  order: order(locale, 'https://apexfc.example'),
  payment: payment(),
  names: { en: 'Cageside', es: 'Junto a la jaula', pt: 'Perto da jaula', ar: 'بجانب القفص' },
  payload: { next: '2027-03-01T23:47:00Z', lastDay: '2027-03-07T23:47:00Z' },
  ...given,
});
const textOf = (given: AboutOrder) => composeOrderEmail('renewalFailed', given).text;

describe('the email about a renewal that has failed', () => {
  it.each([
    // [language, the plan, the next try and the last day of a viewer in Madrid, where it is a day later]
    ['en', 'Cageside', 'March 2, 2027', 'March 8, 2027'],
    ['es', 'Junto a la jaula', '2 de marzo de 2027', '8 de marzo de 2027'],
    ['pt', 'Perto da jaula', '2 de março de 2027', '8 de março de 2027'],
    ['ar', 'بجانب القفص', '2 مارس 2027', '8 مارس 2027'],
  ])('names plan, amount, card and days in %s', (locale, plan, next, last) => {
    const text = textOf(about(locale));
    expect(composeOrderEmail('renewalFailed', about(locale)).subject).toContain('Apex');
    for (const words of [plan, 'Visa •••• 0341', next, last]) expect(text).toContain(words);
    expect(text).toMatch(/14[.,]06/);
    expect(text).toContain('https://apexfc.example/payment-update/102');
  });

  it('has no word of another language', () => {
    const english = textOf(about('en')).split(/\n+/);
    for (const locale of ['es', 'pt', 'ar'])
      for (const line of textOf(about(locale)).split(/\n+/))
        if (line !== '') expect(english, line).not.toContain(line);
  });

  it('says that there is no other try', () => {
    const text = textOf(about('en', { payload: { next: '', lastDay: '2027-03-07T23:47:00Z' } }));
    expect(text).toContain('We will not try again by ourselves.');
    expect(text).not.toContain('Next try');
  });

  it.each([
    [
      'a bank’s account',
      { ...facts, brand: 'ideal', method: 'ideal', account: 'iDEAL •••• 4300' },
      'Paid with: \u2068iDEAL •••• 4300\u2069',
    ],
    [
      'a card of a brand without a name',
      { ...facts, brand: 'other' },
      'Paid with: \u2068•••• 0341\u2069',
    ],
  ])('names %s', (_, asked, words) => {
    expect(textOf(about('en', { payment: payment({ facts: asked }) }))).toContain(words);
  });

  it('names no card where there was nothing to pay with, and no address without a site', () => {
    const given = about('en', { payment: payment({ facts: null }), order: order('en', null) });
    expect(textOf(given)).not.toContain('Paid with');
    expect(textOf(given)).toContain('in your account');
  });
});

it('the receipt of a renewal says what was charged, and what follows', () => {
  const { subject, text } = composeOrderEmail('renewed', about('en'));
  expect(subject).toBe('Your receipt from Apex');
  expect(text).toContain('Charged today: \u2068$14.06\u2069');
  expect(text).toContain('Next charge on April 1, 2027: \u2068$14.06\u2069');
});
