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

/** The next plan, of a lower rank, and one of the same rank: both begin when the present one ends. */
export const NextPlan = pageStory(
  '/purchase',
  sold([
    licence({ id: 101, name: 'Highlights', rank: 10, status: 'SWITCH_TO' }),
    licence({ id: 102, name: 'Season', rank: 20, status: 'ACTIVE' }),
    licence({ id: 103, name: 'Season for a year', rank: 20 }),
  ]),
);

/** The viewer's plan is paid for at a partner. */
export const ManagedElsewhere = pageStory(
  '/purchase',
  sold([
    licence({
      id: 101,
      name: 'With FibreNet',
      status: 'ACTIVE',
      paymentProviderInfo: { managed: false },
      ctaControl: 'NONE',
    }),
    licence({ id: 102, name: 'Season', rank: 20, ctaControl: 'NONE' }),
  ]),
);

/** Two families, and one match alone. */
export const SeveralFamilies = pageStory('/purchase', {
  ...sold(),
  '/licence-family': [
    200,
    {
      ...families(),
      families: [
        ...families().families,
        {
          id: 2,
          name: 'Screens',
          licences: [licence({ id: 120, name: 'Two more screens', family: 2 })],
        },
      ],
    },
  ],
});

/** It was dearer before. */
export const PriorPrice = pageStory(
  '/purchase',
  sold([
    licence({
      amounts: licence().amounts.map((price) => ({
        ...price,
        priorPrice: { amount: 1299, currency: 'EUR', scale: 2 },
      })),
    }),
  ]),
);

/** The viewer has had the trial: none is promised. */
export const TrialHad = pageStory(
  '/purchase',
  sold(plans.map((one) => ({ ...one, trialEligible: 'no' as const }))),
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
