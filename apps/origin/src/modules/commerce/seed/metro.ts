import { FEATURES } from './features';
import type { CommerceSeed } from './licence-seed';
import { sampleVouchers } from './vouchers';

const brl = (amount: number) => ({ amount, currency: 'BRL', scale: 2 });

/** Part of what TV providers have; beside it two plans of its own. */
export const metroCommerce: CommerceSeed = {
  sample: 402,
  families: [
    {
      id: 1,
      names: { en: 'Metro+', pt: 'Metro+' },
      licences: [
        {
          id: 401,
          sku: 'metro-videos',
          rank: 10,
          names: { en: 'Metro+ Library', pt: 'Metro+ Acervo' },
          descriptions: {
            en: 'Series, films and documentaries on demand.',
            pt: 'Séries, filmes e documentários sob demanda.',
          },
          features: [FEATURES.videos, FEATURES.cancel],
          grants: { scope: 'videos' },
          strategy: 'SUBSCRIPTION',
          period: 'P1M',
          prices: [brl(1490)],
        },
        {
          id: 402,
          sku: 'metro-all',
          rank: 20,
          names: { en: 'Metro+ Complete', pt: 'Metro+ Completo' },
          descriptions: {
            en: 'Live sport, concerts and everything on demand.',
            pt: 'Esporte ao vivo, shows e tudo sob demanda.',
          },
          features: [FEATURES.everything, FEATURES.replays, FEATURES.screens, FEATURES.cancel],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P1M',
          trialDays: 30,
          prices: [brl(2990)],
        },
      ],
    },
  ],
  licences: [
    {
      id: 410,
      sku: 'metro-cup-final',
      rank: 5,
      names: { en: 'Cup final', pt: 'Final da copa' },
      descriptions: {
        en: 'The cup final live and as a replay, for a day.',
        pt: 'A final da copa ao vivo e em reprise, por um dia.',
      },
      features: [FEATURES.oneEvent, FEATURES.noRenewal],
      grants: { scope: 'titles', titles: ['football-cup-final'] },
      strategy: 'PAY_PER_VIEW',
      accessHours: 24,
      prices: [brl(990)],
    },
  ],
  vouchers: sampleVouchers({ currency: 'BRL', scale: 2, off: 500 }),
};
