import type { Meta } from '@storybook/react-vite';
import type { Card, Licence, PaymentItem } from '../contract';
import { licence, storedCard } from '../testing/samples';
import { partStory, refusal } from '../testing/stories';
import { PlanSection } from './PlanSection';

const meta = {
  title: 'Commerce/Account',
  component: PlanSection,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlanSection>;

export default meta;

const asOf = '2026-11-29T12:00:00Z';
const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

const renewing = (parts: Partial<Licence> = {}) =>
  licence({
    status: 'ACTIVE',
    autoRenewingStatus: 'AUTO_RENEWING',
    nextCharge: { at: '2026-12-29T12:00:00Z', amount: eur(999) },
    paysWith: 'card-1',
    mayCancel: true,
    ...parts,
  });

const item = (
  place: number,
  itemType: PaymentItem['itemType'],
  status: PaymentItem['status'] = 'succeeded',
): PaymentItem => ({
  id: `1f3b9c1e-8a35-4f53-9a52-6d6d2c0b6a0${place}`,
  place: String(place),
  when: '2026-11-29T12:00:00Z',
  itemType,
  status,
  sku: 'sku-101',
  skus: ['sku-101'],
  skuLicence: { licenceName: 'Season', price: eur(999), transactionAmount: eur(999) },
  refunds: [],
});

interface Owned {
  licences?: readonly Licence[];
  cards?: readonly Card[];
  payments?: readonly PaymentItem[];
}

const account = ({ licences = [], cards = [], payments = [] }: Owned) =>
  partStory(<PlanSection />, {
    '/status/active': [200, { licences, asOf }],
    '/user/payment-details': [200, { cards, most: 5, asOf }],
    '/customer/payments': [200, { payments, pagingInfo: { moreDataAvailable: false }, asOf }],
  });

/** A plan with its next charge, the card that pays it, another card, and payments of each group. */
export const WithPlan = account({
  licences: [renewing()],
  cards: [
    storedCard({ licences: [101] }),
    storedCard({ cardId: 'card-2', cardType: 'mastercard', last4Digits: '4444', default: false }),
  ],
  payments: [
    item(5, 'SUBSCRIPTION'),
    item(4, 'PAYMENT_FAILED', 'failed'),
    item(3, 'LICENCE_UPGRADE'),
    item(2, 'REFUNDED'),
    item(1, 'DISPUTE_CREATED', 'processing'),
  ],
});

export const WithoutPlan = account({});

/** The last charge did not go through. */
export const ChargeDue = account({
  licences: [
    renewing({
      subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: asOf }],
    }),
  ],
  cards: [storedCard({ licences: [101] })],
});

/** Nothing more is charged for it: there is no payment to change. */
export const NotRenewing = account({
  licences: [
    renewing({
      mayCancel: false,
      autoRenewingStatus: 'NOT_RENEWING',
      nextCharge: undefined,
      licenceStatus: {
        status: 'ACTIVE',
        autoRenewingStatus: 'NOT_RENEWING',
        expiryTimestamp: '2026-12-29T12:00:00Z',
        pauseState: 'NOT_ALLOWED',
        subscriptionPendingActions: [],
      },
    }),
  ],
});

/** It is cancelled, and can be reactivated until its end. */
export const Cancelled = account({
  licences: [
    renewing({
      mayCancel: false,
      autoRenewingStatus: 'NOT_RENEWING',
      nextCharge: undefined,
      reactivation: { at: '2026-12-29T12:00:00Z', amount: eur(999) },
      licenceStatus: {
        status: 'ACTIVE',
        autoRenewingStatus: 'NOT_RENEWING',
        expiryTimestamp: '2026-12-29T12:00:00Z',
        pauseState: 'NOT_ALLOWED',
        subscriptionPendingActions: [],
      },
    }),
  ],
});

/** A partner is paid for it. */
export const PaidAtPartner = account({
  licences: [
    renewing({
      paymentProviderInfo: { managed: false },
      paysWith: undefined,
      mayCancel: false,
    }),
  ],
});

/** It begins once the viewer confirms its payment. */
export const ToConfirm = account({
  licences: [
    renewing({
      status: 'INACTIVE',
      subscriptionPendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED', requestedAt: asOf }],
    }),
  ],
  cards: [storedCard({ licences: [101] })],
});

/** A plan that goes on until a moment, by its own strategy. */
const until = (at: string, parts: Partial<Licence> = {}) => {
  const { status = 'ACTIVE', autoRenewingStatus = 'AUTO_RENEWING' } = parts;
  return renewing({
    mayCancel: autoRenewingStatus === 'AUTO_RENEWING',
    autoRenewingStatus,
    ...parts,
    status,
    nextCharge: autoRenewingStatus === 'AUTO_RENEWING' ? { at, amount: eur(999) } : undefined,
    licenceStatus: {
      status,
      autoRenewingStatus,
      expiryTimestamp: at,
      pauseState: 'NOT_ALLOWED',
      subscriptionPendingActions: [],
    },
  });
};
const later = '2026-12-29T12:00:00Z';

/** How plans go on: a trial, today, tomorrow, by their period, and those that end. */
export const Renewals = account({
  licences: [
    until(later, { id: 101, name: 'Season', status: 'TRIAL_ACTIVE' }),
    until('2026-11-29T14:00:00Z', { id: 102, name: 'Highlights' }),
    until('2026-11-30T14:00:00Z', { id: 103, name: 'Season for a year' }),
    until(later, {
      id: 104,
      name: 'Season by the quarter',
      purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P3M' },
    }),
    until(later, { id: 105, name: 'Season until summer', autoRenewingStatus: 'NOT_RENEWING' }),
    until(later, {
      id: 110,
      name: 'The final',
      autoRenewingStatus: 'NOT_RENEWING',
      purchaseStrategy: { type: 'PAY_PER_VIEW', accessHours: 48 },
    }),
  ],
});

/** A discount that holds, and one that is over. */
export const Discounts = account({
  licences: [
    until(later, {
      discounts: [
        { type: 'PERCENTAGE', percentage: 50, lifeTimeRepeat: false, state: 'ACTIVE' },
        { type: 'AMOUNT', amount: eur(200), lifeTimeRepeat: false, state: 'EXPIRED' },
      ],
    }),
  ],
});

export const Loading = partStory(<PlanSection />, { '/status/active': 'never' });

export const NotLoaded = partStory(<PlanSection />, {
  '/status/active': refusal(500, 'INTERNAL_ERROR'),
});
