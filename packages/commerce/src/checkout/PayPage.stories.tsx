import type { Meta } from '@storybook/react-vite';
import {
  bancontact,
  basket,
  cardMethod,
  checkoutAnswers,
  order,
  storedCard,
} from '../testing/samples';
import { pageStory, refusal } from '../testing/stories';
import { PayPage } from './PayPage';

const meta = {
  title: 'Commerce/Pay',
  component: PayPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PayPage>;

export default meta;

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

/** Stored cards, the default one first; the last press names the price. */
export const StoredCards = pageStory(
  '/pay',
  checkoutAnswers(basket(), {
    cards: [
      storedCard({ cardId: 'card-2', last4Digits: '4444', cardType: 'mastercard', default: false }),
      storedCard(),
      storedCard({
        cardId: 'mobile-1',
        cardType: 'mobile',
        paymentMethodType: 'mobile',
        last4Digits: '4417',
        default: false,
        expiry: undefined,
      }),
    ],
  }),
);

/** Nothing is due today; what follows and when is said in the summary and on the button. */
export const Trial = pageStory(
  '/pay',
  checkoutAnswers(
    basket({
      today: eur(0),
      later: { at: '2026-12-06T12:00:00Z', amount: eur(999) },
      trialEndsAt: '2026-12-06T12:00:00Z',
      basketItems: basket().basketItems.map((item) => ({
        ...item,
        subscriptionSetting: { ...item.subscriptionSetting, trialPeriodDuration: 7 },
      })),
    }),
    { cards: [storedCard()] },
  ),
);

/** A voucher, part of the present plan, and tax that is added. */
export const Discounts = pageStory(
  '/pay',
  checkoutAnswers(
    basket({
      vouchers: [
        {
          code: 'WELCOME50',
          name: '50% off to start',
          discount: { type: 'PERCENTAGE', percentage: 50, state: 'ACTIVE', lifeTimeRepeat: false },
          amount: eur(500),
        },
      ],
      credit: eur(120),
      taxInclusive: false,
      taxRateEstimated: true,
      discountedTax: eur(80),
      discountedTotal: eur(459),
      today: eur(459),
    }),
    { cards: [storedCard()] },
  ),
);

/** The present plan is worth more than this one costs: what is left over pays for more time. */
export const CreditLeft = pageStory(
  '/pay',
  checkoutAnswers(
    basket({
      change: 'UP',
      credit: eur(999),
      carried: eur(250),
      discountedTax: eur(0),
      discountedTotal: eur(0),
      today: eur(0),
      later: { at: '2027-01-06T12:00:00Z', amount: eur(999) },
    }),
    { cards: [storedCard()] },
  ),
);

const voucherIn = (status: number, code: string) =>
  pageStory('/pay?voucher=WELCOME50', {
    '/baskets/vouchers/WELCOME50': refusal(status, code),
    ...checkoutAnswers(basket(), { cards: [storedCard()] }),
  });

/** A voucher of the address that cannot be used. */
export const VoucherUnknown = voucherIn(404, 'VOUCHER_UNKNOWN');

export const VoucherExpired = voucherIn(410, 'VOUCHER_EXPIRED');

export const VoucherUsed = voucherIn(409, 'VOUCHER_USED');

export const VoucherNotForThis = voucherIn(409, 'VOUCHER_NOT_FOR_THIS');

/** A way to pay that leads to the bank's page. */
export const RedirectMethod = pageStory(
  '/pay',
  checkoutAnswers(basket(), { methods: [bancontact] }),
);

/** The form of a new card does not come: the workshop has no site for it. */
export const NewCardLost = pageStory('/pay', checkoutAnswers(basket(), { methods: [cardMethod] }));

/** The country asks for more than the account has: only that is asked. */
export const MissingFields = pageStory(
  '/pay',
  checkoutAnswers(basket({ missingFields: ['birthDate', 'taxNumber'] })),
);

export const NoWayToPay = pageStory('/pay', checkoutAnswers(basket(), { methods: [] }));

export const EmptyBasket = pageStory('/pay', checkoutAnswers(basket({ basketItems: [] })));

/** Nothing is charged before the viewer confirms it in the account. */
export const ToConfirm = pageStory(
  '/pay',
  checkoutAnswers(basket({ today: eur(0), unconfirmed: true }), { cards: [storedCard()] }),
);

export const Loading = pageStory('/pay', { '/customer/basket': 'never' });

export const Failed = pageStory('/pay', { '/customer/basket': refusal(500, 'INTERNAL_ERROR') });

const ordered = (parts: Parameters<typeof order>[0]) =>
  pageStory('/pay?order=o1', { '/customer/orders/o1': [200, order({ id: 'o1', ...parts })] });

export const Paid = ordered({ paymentId: '1f3b9c1e-8a35-4f53-9a52-6d6d2c0b6a03' });

/** Begun without a charge. */
export const Begun = ordered({ total: eur(0) });

/** Bought, and to be confirmed in the account. */
export const Unconfirmed = ordered({ total: eur(0), unconfirmed: true });

export const Declined = ordered({
  status: 'failed',
  error: { code: 'card_declined', message: 'Your bank declined the payment.' },
});

export const Expired = ordered({ status: 'expired' });

/** Paid after the time was over: the money is on its way back. */
export const Refunding = ordered({ status: 'expired', refund: 'processing' });

export const Refunded = ordered({ status: 'expired', refund: 'succeeded' });

/** It did not go back: a person looks after it. */
export const RefundFailed = ordered({ status: 'expired', refund: 'failed' });

/** The bank has not confirmed it yet. */
export const Processing = ordered({ status: 'processing' });

/** Back from the bank without an answer. */
export const AtTheBank = ordered({
  status: 'requiresAction',
  targetPaymentProvider: 'sandboxBank',
  next: { type: 'redirect', address: 'http://bank.localhost/pay/1' },
});

/** The issuer asks; the dialog was closed. */
export const Challenge = ordered({
  status: 'requiresAction',
  targetPaymentProvider: 'sandboxCard',
  next: { type: 'challenge', address: 'http://acs.localhost/challenge/1' },
});

/** What waits at the bank is given up for another way to pay, with the next press. */
export const AnotherWay = pageStory(
  '/pay?replaces=o1',
  checkoutAnswers(basket({ orderUnderWay: 'o1' }), { cards: [storedCard()] }),
);

export const UnknownOrder = pageStory('/pay?order=o1', {
  '/customer/orders/o1': refusal(404, 'UNKNOWN_ORDER'),
});
