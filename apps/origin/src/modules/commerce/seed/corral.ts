import { FEATURES } from './features';
import type { CommerceSeed } from './licence-seed';
import { sampleVouchers } from './vouchers';

const usd = (amount: number) => ({ amount, currency: 'USD', scale: 2 });

/** A pass for the season, and one that is paid for only when the viewer has confirmed it. */
export const corralCommerce: CommerceSeed = {
  sample: 202,
  families: [
    {
      id: 1,
      names: { en: 'Corral Pass', es: 'Corral Pass' },
      licences: [
        {
          id: 201,
          sku: 'corral-week',
          rank: 10,
          names: { en: 'One week', es: 'Una semana' },
          descriptions: {
            en: 'A week of rodeo, live and on demand.',
            es: 'Una semana de rodeo, en directo y a la carta.',
          },
          features: [FEATURES.everything, FEATURES.cancel],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P1W',
          prices: [usd(399)],
        },
        {
          id: 202,
          sku: 'corral-season',
          rank: 20,
          names: { en: 'Season pass', es: 'Abono de temporada' },
          descriptions: {
            en: 'Every rodeo until the end of the season.',
            es: 'Todos los rodeos hasta el final de la temporada.',
          },
          features: [FEATURES.everything, FEATURES.replays, FEATURES.noRenewal],
          grants: { scope: 'all' },
          strategy: 'FIXED_DATE',
          prices: [usd(5900)],
        },
      ],
    },
    {
      id: 2,
      names: { en: 'Ranch Library', es: 'Filmoteca del rancho' },
      licences: [
        {
          id: 203,
          sku: 'corral-library',
          rank: 10,
          names: { en: 'Ranch Library', es: 'Filmoteca del rancho' },
          descriptions: {
            en: 'Documentaries and series. You pay once you have confirmed.',
            es: 'Documentales y series. Pagas cuando lo confirmas.',
          },
          features: [FEATURES.videos, FEATURES.cancel],
          grants: { scope: 'videos' },
          strategy: 'SUBSCRIPTION',
          period: 'P1M',
          activation: 'CONFIRM_PAYMENT',
          prices: [usd(499)],
        },
      ],
    },
  ],
  licences: [],
  vouchers: sampleVouchers({ currency: 'USD', scale: 2, off: 100 }),
};
