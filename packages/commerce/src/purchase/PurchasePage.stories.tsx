import type { Meta } from '@storybook/react-vite';
import { basket, families, licence, plans } from '../testing/samples';
import { pageStory, refusal } from '../testing/stories';
import { PurchasePage } from './PurchasePage';

const meta = {
  title: 'Commerce/Purchase',
  component: PurchasePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PurchasePage>;

export default meta;

const sold = (all = plans, inBasket: readonly [number, unknown] = [200, basket()]) => ({
  '/licence-family': [200, families(all)] as const,
  '/customer/basket': inBasket,
});

/** A guest: whether they get the trial is unknown, so it is for new members. */
export const Guest = pageStory(
  '/purchase',
  sold(plans.map((one) => ({ ...one, trialEligible: 'unknown' as const }))),
  'guest',
);

/** A viewer without a plan; one trial in words. */
export const Viewer = pageStory('/purchase', sold());

/** The viewer's plan, and what is up and down from it. */
export const WithPlan = pageStory(
  '/purchase',
  sold(plans.map((one) => (one.id === 102 ? { ...one, status: 'ACTIVE' as const } : one))),
);

/** Chosen as a guest, before signing in. */
export const Chosen = pageStory('/purchase?licences=102', sold());

/** A voucher in the address. */
export const WithVoucher = pageStory('/purchase?voucher=WELCOME50', sold());

/** What a partner sells, on pages of their own. */
export const Partner = pageStory(
  '/purchase',
  sold([
    licence({
      name: 'With FibreNet',
      amounts: [],
      ctaControl: 'EXTERNAL',
      purchaseStrategy: {
        type: 'EXTERNAL',
        externalAuthProviderDetails: {
          provider: 'fibrenet',
          name: 'FibreNet',
          address: 'https://fibrenet.example/offer',
        },
      },
    }),
  ]),
);

export const NothingToSell = pageStory('/purchase', sold([]));

export const Loading = pageStory('/purchase', { '/licence-family': 'never' });

export const Failed = pageStory('/purchase', {
  '/licence-family': refusal(500, 'INTERNAL_ERROR'),
});

/** A child's profile buys nothing. */
export const Child = pageStory('/purchase', sold(plans, refusal(403, 'KID_PURCHASE_DENIED')));

export const OutsideRegion = pageStory('/purchase', sold(plans, refusal(403, 'OUTSIDE_REGION')));

export const Vpn = pageStory('/purchase', sold(plans, refusal(403, 'VPN_BLOCKED')));
