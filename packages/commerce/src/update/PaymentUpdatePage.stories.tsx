import type { Meta } from '@storybook/react-vite';
import type { Licence, PaymentMethod } from '../contract';
import { bancontact, cardMethod, licence, storedCard } from '../testing/samples';
import { pageStory, refusal } from '../testing/stories';
import { PaymentUpdatePage } from './PaymentUpdatePage';

const meta = {
  title: 'Commerce/Payment update',
  component: PaymentUpdatePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentUpdatePage>;

export default meta;

const asOf = '2026-11-29T12:00:00Z';
const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

const update = (
  parts: Partial<Licence> = {},
  methods: readonly PaymentMethod[] = [cardMethod],
  cards = [storedCard()],
) =>
  pageStory('/payment-update/101', {
    '/user/licence': [
      200,
      {
        licences: [
          licence({
            status: 'ACTIVE',
            autoRenewingStatus: 'AUTO_RENEWING',
            nextCharge: { at: '2026-12-29T12:00:00Z', amount: eur(999) },
            ...parts,
          }),
        ],
        asOf,
      },
    ],
    '/payment-method/providers': [200, { methods, asOf }],
    '/user/payment-details': [200, { cards, most: 5, asOf }],
  });

/** A stored card for the next charge; the address cannot be changed here. */
export const StoredCard = update();

/** The mandate that a payment at a bank has left pays as a card does. */
export const WithMandate = update(
  {},
  [cardMethod, bancontact],
  [
    storedCard({
      cardId: 'mandate-1',
      cardType: 'bancontact',
      paymentMethodType: 'bancontact',
      paymentProviderId: 'sandboxBank',
      last4Digits: '7034',
      expiry: undefined,
    }),
    storedCard({ default: false }),
  ],
);

/** A bank that has to allow it first. */
export const AtBank = update({}, [bancontact], []);

/** The last charge did not go through: what is due is named before the press. */
export const OpenRenewal = update({
  subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: asOf }],
});

/** It does not renew. */
export const NothingToCharge = update({
  autoRenewingStatus: 'NOT_RENEWING',
  nextCharge: undefined,
});

export const PaidAtPartner = update({ paymentProviderInfo: { managed: false } });

export const NoWayToPay = update({}, [], []);

export const UnknownPlan = pageStory('/payment-update/999', {
  '/user/licence': [200, { licences: [], asOf }],
});

export const Loading = pageStory('/payment-update/101', { '/user/licence': 'never' });

export const NotLoaded = pageStory('/payment-update/101', {
  '/user/licence': refusal(500, 'INTERNAL_ERROR'),
});
