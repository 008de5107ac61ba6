import { FEATURES } from './features';
import type { CommerceSeed } from './licence-seed';
import { sampleVouchers } from './vouchers';

const gbp = (amount: number) => ({ amount, currency: 'GBP', scale: 2 });

/** One shelf by month, two months, or year; realms of operators' own sell it as well. */
export const plainCommerce: CommerceSeed = {
  sample: 603,
  families: [
    {
      id: 1,
      names: { en: 'Membership' },
      licences: [
        {
          id: 601,
          sku: 'plain-month',
          rank: 10,
          names: { en: 'Monthly' },
          descriptions: { en: 'Everything we show, month by month.' },
          features: [FEATURES.everything, FEATURES.cancel],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P1M',
          trialDays: 7,
          prices: [gbp(500)],
        },
        {
          id: 602,
          sku: 'plain-two-months',
          rank: 15,
          names: { en: 'Every two months' },
          descriptions: { en: 'Everything we show, and fewer bills.' },
          features: [FEATURES.everything, FEATURES.cancel],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P2M',
          marketingPeriod: 'P1M',
          prices: [gbp(900)],
        },
        {
          id: 603,
          sku: 'plain-year',
          rank: 20,
          names: { en: 'Yearly' },
          descriptions: { en: 'Everything we show, for a year.' },
          features: [FEATURES.everything, FEATURES.replays],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P1Y',
          marketingPeriod: 'P1M',
          prices: [gbp(4800)],
        },
      ],
    },
  ],
  licences: [],
  vouchers: sampleVouchers({ currency: 'GBP', scale: 2, off: 100 }),
};
