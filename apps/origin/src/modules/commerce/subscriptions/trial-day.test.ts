import { expect, it } from 'vitest';
import { quoteOf } from '../basket/quote';
import type { LicenceRow, PriceRow } from '../catalogue/read-catalogue';
import type { OrderContent } from '../orders/order-content';
import type { OrderRow, PaymentRow } from '../orders/tables';
import { composeOrderEmail } from '../outbox/order-email';
import { renewalAt } from '../rules/renewal-at';
import { startOf } from './start-of';

const licence: LicenceRow = {
  realmId: 'apex',
  id: 1,
  familyId: 1,
  rank: 1,
  place: 1,
  type: 'OTHER',
  strategy: 'SUBSCRIPTION',
  period: 'P1M',
  accessHours: null,
  trialDays: 30,
  activation: 'IMMEDIATE',
  names: { en: 'Ringside' },
  descriptions: {},
  features: [],
  marketingPeriod: null,
  grants: { scope: 'all' },
  external: null,
  sold: true,
};
const price: PriceRow = {
  realmId: 'apex',
  licenceId: 1,
  sku: 'ringside',
  version: 1,
  amount: 999,
  currency: 'EUR',
  scale: 2,
  countries: null,
  priorAmount: null,
};

/** What is ordered at a moment, as the order keeps it. */
function ordered(now: Date, zone: string): OrderContent {
  const {
    change,
    trialEndsAt: _,
    startsAt: __,
    chargedLater: ___,
    ...kept
  } = quoteOf({
    licence,
    price,
    vouchers: [],
    held: undefined,
    heldRank: 0,
    isFollowed: false,
    trial: true,
    taxRate: null,
    taxInclusive: true,
    now,
  });
  if (change !== 'NONE') throw new Error(`A first licence is ${change}.`);
  const asked = { country: 'ES', locale: 'en', zone, entry: null, basketVersion: 1, site: null };
  return { ...kept, ...asked, change };
}

/** The email about an order that was placed then. */
function emailOf(content: OrderContent, now: Date): string {
  const id = '9d1f0c8e-0000-4000-8000-000000000000';
  const shared = { id, realmId: 'apex', viewerId: id, refunded: false };
  const order: OrderRow = {
    ...shared,
    basketId: null,
    subscriptionId: null,
    purpose: 'buy',
    status: 'succeeded',
    version: 2,
    live: false,
    total: 0,
    currency: 'EUR',
    scale: 2,
    content,
    error: null,
    placedAt: now,
    expiresAt: now,
  };
  const payment: PaymentRow = {
    ...shared,
    place: 1,
    orderId: id,
    attempt: 1,
    provider: 'sandboxCard',
    method: 'card',
    providerRef: null,
    status: 'succeeded',
    amount: 0,
    refunded: 0,
    request: null,
    next: null,
    facts: null,
    detailsId: null,
    itemType: 'TRIAL_INVOICE',
    createdAt: now,
    askedAt: now,
    settledAt: now,
    hidden: false,
  };
  const about = { brand: 'Apex', order, payment, names: licence.names, payload: {} };
  return composeOrderEmail('order', about).text;
}

const PLACES = [
  ['Pacific/Pago_Pago', '2026-10-10', '-11:00'],
  ['America/Sao_Paulo', '2026-10-10', '-03:00'],
  ['Europe/Madrid', '2026-10-10', '+02:00'],
  ['Europe/Madrid', '2026-03-10', '+01:00'],
  ['Asia/Kolkata', '2026-10-10', '+05:30'],
  ['Pacific/Kiritimati', '2026-10-10', '+14:00'],
] as const;
const TIMES = ['23:47', '00:01', '12:00'];

it.each(PLACES.flatMap((place) => TIMES.map((time) => [...place, time] as const)))(
  '[C4] a trial from %s on %s%s at %s ends, is charged and is told on one day of the viewer’s',
  (zone, date, offset, time) => {
    const now = new Date(`${date}T${time}:00${offset}`);
    const content = ordered(now, zone);
    // The issuer asks the viewer, who answers after midnight.
    const settled = new Date(now.getTime() + 14 * 60_000);
    const { endsAt, anchorAt } = startOf(content, licence, null, settled);
    const day = (at: Date | string | null | undefined) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: zone }).format(
        new Date(at ?? 0),
      );
    const told = day(content.later?.at);
    expect(day(endsAt)).toBe(told);
    expect(day(renewalAt(new Date(anchorAt), 'P1M', 0))).toBe(told);
    const email = emailOf(content, now);
    expect(email).toContain(`Your free trial ends on ${told}.`);
    expect(email).toContain(`Next charge on ${told}:`);
  },
);
