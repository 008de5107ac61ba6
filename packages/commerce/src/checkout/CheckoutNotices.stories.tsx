import type { Meta } from '@storybook/react-vite';
import { partStory } from '../testing/stories';
import { CheckoutNotices } from './CheckoutNotices';
import type { CheckoutNotice } from './checkout-notice';

const meta = {
  title: 'Commerce/Pay/Notices',
  component: CheckoutNotices,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutNotices>;

export default meta;

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });
const notice = (one: CheckoutNotice) =>
  partStory(<CheckoutNotices notice={one} onPin={() => {}} />);

/** The bank declined: the server's own words, and that nothing was charged. */
export const Declined = notice({
  is: 'failure',
  failure: {
    key: 'commerce.anErrorOccured',
    text: 'Your card was declined. Try another card, or ask your bank.',
    requestId: '01JD3V9',
  },
});

/** The present plan does not lead to this one. */
export const TierChange = notice({
  is: 'failure',
  failure: { key: 'commerce.invalidTierChange', requestId: '01JD3V9' },
});

/** The basket was paid for in another tab or on another device. */
export const PaidElsewhere = notice({ is: 'gone' });

/** It costs another price today: old and new, and another press. */
export const PriceChanged = notice({
  is: 'priceChanged',
  changed: { when: 'today', before: eur(999), after: eur(1299) },
});

export const LaterPriceChanged = notice({
  is: 'priceChanged',
  changed: { when: 'later', before: eur(999), after: eur(1299) },
});

/** Another thing than the price has changed. */
export const OrderChanged = notice({ is: 'priceChanged', changed: null });

/** The trial has been used: the price of today, and another press. */
export const NoTrial = notice({ is: 'noTrial' });

export const TermsMissing = notice({ is: 'terms' });

export const CardErrors = notice({
  is: 'cardErrors',
  errors: [
    { field: 'number', code: 'incomplete_number' },
    { field: 'cvc', code: 'invalid_cvc' },
  ],
});
