import { FEATURES } from './features';
import type { CommerceSeed } from './licence-seed';
import { sampleVouchers } from './vouchers';

const kwd = (amount: number) => ({ amount, currency: 'KWD', scale: 3 });

/** Prices with three digits behind the point, for a month, half a year and a year. */
export const noorCommerce: CommerceSeed = {
  sample: 303,
  families: [
    {
      id: 1,
      names: { ar: 'باقات نور', en: 'Noor plans' },
      licences: [
        {
          id: 301,
          sku: 'noor-month',
          rank: 10,
          names: { ar: 'نور الشهرية', en: 'Noor monthly' },
          descriptions: {
            ar: 'جميع المباريات والسباقات، شهرًا بشهر.',
            en: 'Every match and race, month by month.',
          },
          features: [FEATURES.everything, FEATURES.cancel],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P1M',
          trialDays: 14,
          prices: [kwd(1250)],
        },
        {
          id: 302,
          sku: 'noor-half-year',
          rank: 20,
          names: { ar: 'نور لستة أشهر', en: 'Noor for six months' },
          descriptions: {
            ar: 'نصف عام من الرياضة بسعر أقل.',
            en: 'Half a year of sport for less.',
          },
          features: [FEATURES.everything, FEATURES.replays],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P6M',
          marketingPeriod: 'P1M',
          prices: [kwd(6375)],
        },
        {
          id: 303,
          sku: 'noor-year',
          rank: 30,
          names: { ar: 'نور السنوية', en: 'Noor yearly' },
          descriptions: {
            ar: 'العام كله، وعلى عدة شاشات.',
            en: 'The whole year, and on several screens.',
          },
          features: [FEATURES.everything, FEATURES.replays, FEATURES.screens],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P1Y',
          marketingPeriod: 'P1M',
          prices: [{ ...kwd(11995), prior: 14250 }],
        },
      ],
    },
  ],
  licences: [
    {
      id: 310,
      sku: 'noor-title-night',
      rank: 5,
      names: { ar: 'ليلة اللقب', en: 'Title night' },
      descriptions: {
        ar: 'نزال اللقب مباشرة، ويومان للمشاهدة.',
        en: 'The title fight live, and two days to watch it.',
      },
      features: [FEATURES.oneEvent, FEATURES.noRenewal],
      grants: { scope: 'titles', titles: ['boxing-title-night'] },
      strategy: 'PAY_PER_VIEW',
      accessHours: 48,
      prices: [kwd(2750)],
    },
  ],
  vouchers: sampleVouchers({ currency: 'KWD', scale: 3, off: 500 }),
};
