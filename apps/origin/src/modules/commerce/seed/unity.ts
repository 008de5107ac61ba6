import { FEATURES } from './features';
import type { CommerceSeed } from './licence-seed';
import { sampleVouchers } from './vouchers';

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });
const jpy = (amount: number) => ({
  amount,
  currency: 'JPY',
  scale: 0,
  suffix: 'jp',
  countries: ['JP'],
});

/** The games: a day, the whole of them, and a free pass; in yen where there are no cents. */
export const unityCommerce: CommerceSeed = {
  sample: 503,
  families: [
    {
      id: 1,
      names: {
        en: 'Games passes',
        es: 'Pases de los Juegos',
        pt: 'Passes dos Jogos',
        ar: 'بطاقات الألعاب',
      },
      licences: [
        {
          id: 501,
          sku: 'unity-free',
          rank: 1,
          names: {
            en: 'Spectator',
            es: 'Espectador',
            pt: 'Espectador',
            ar: 'متفرّج',
          },
          descriptions: {
            en: 'Your medals and favourites, free of charge.',
            es: 'Tus medallas y favoritos, sin coste.',
            pt: 'Suas medalhas e favoritos, de graça.',
            ar: 'ميدالياتك ومفضلتك مجانًا.',
          },
          features: [FEATURES.account],
          grants: { scope: 'titles', titles: [] },
          strategy: 'FREE',
          prices: [eur(0), jpy(0)],
        },
        {
          id: 502,
          sku: 'unity-day',
          rank: 10,
          names: {
            en: 'Day by day',
            es: 'Día a día',
            pt: 'Dia a dia',
            ar: 'يومًا بيوم',
          },
          descriptions: {
            en: 'All competitions, one day at a time.',
            es: 'Todas las competiciones, día a día.',
            pt: 'Todas as competições, um dia de cada vez.',
            ar: 'جميع المنافسات، يومًا بيوم.',
          },
          features: [FEATURES.everything, FEATURES.cancel],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P1D',
          prices: [eur(249), jpy(400)],
        },
        {
          id: 503,
          sku: 'unity-games',
          rank: 20,
          names: {
            en: 'All the Games',
            es: 'Todos los Juegos',
            pt: 'Todos os Jogos',
            ar: 'كل الألعاب',
          },
          descriptions: {
            en: 'Every competition until the flame goes out.',
            es: 'Todas las competiciones hasta que se apague la llama.',
            pt: 'Todas as competições até a chama se apagar.',
            ar: 'جميع المنافسات حتى انطفاء الشعلة.',
          },
          features: [FEATURES.everything, FEATURES.replays, FEATURES.screens, FEATURES.noRenewal],
          grants: { scope: 'all' },
          strategy: 'FIXED_DATE',
          prices: [eur(2490), jpy(3980)],
        },
      ],
    },
  ],
  licences: [
    {
      id: 510,
      sku: 'unity-final',
      rank: 5,
      names: {
        en: 'Football final',
        es: 'Final de fútbol',
        pt: 'Final do futebol',
        ar: 'نهائي كرة القدم',
      },
      descriptions: {
        en: 'The final live and as a replay.',
        es: 'La final en directo y en repetición.',
        pt: 'A final ao vivo e em reprise.',
        ar: 'النهائي مباشرة وعند الإعادة.',
      },
      features: [FEATURES.oneEvent, FEATURES.noRenewal],
      grants: { scope: 'titles', titles: ['football-final'] },
      strategy: 'PAY_PER_VIEW',
      accessHours: 48,
      prices: [eur(599), jpy(980)],
    },
  ],
  vouchers: sampleVouchers({ currency: 'EUR', scale: 2, off: 100 }),
};
