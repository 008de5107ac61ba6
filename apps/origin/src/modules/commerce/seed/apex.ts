import { FEATURES } from './features';
import type { CommerceSeed } from './licence-seed';
import { sampleVouchers } from './vouchers';

const usd = (amount: number) => ({ amount, currency: 'USD', scale: 2 });
const brl = (amount: number) => ({
  amount,
  currency: 'BRL',
  scale: 2,
  suffix: 'br',
  countries: ['BR'],
});

/** Two tiers by month, the upper one also by year; a fight night to buy alone; and a partner who sells. */
export const apexCommerce: CommerceSeed = {
  sample: 102,
  families: [
    {
      id: 1,
      names: { en: 'Apex Pass', es: 'Apex Pass', pt: 'Apex Pass' },
      licences: [
        {
          id: 101,
          sku: 'apex-corner',
          rank: 10,
          names: { en: 'Corner', es: 'Corner', pt: 'Corner' },
          descriptions: {
            en: 'Every fight on demand, the day after.',
            es: 'Todos los combates a la carta, al día siguiente.',
            pt: 'Todas as lutas sob demanda, no dia seguinte.',
          },
          features: [FEATURES.videos, FEATURES.cancel],
          grants: { scope: 'videos' },
          strategy: 'SUBSCRIPTION',
          period: 'P1M',
          prices: [usd(699), brl(1990)],
        },
        {
          id: 102,
          sku: 'apex-cageside',
          rank: 20,
          names: { en: 'Cageside', es: 'Cageside', pt: 'Cageside' },
          descriptions: {
            en: 'Every fight night live, and the whole archive.',
            es: 'Todas las veladas en directo y el archivo completo.',
            pt: 'Todas as noites de luta ao vivo e o arquivo completo.',
          },
          features: [FEATURES.everything, FEATURES.replays, FEATURES.screens, FEATURES.cancel],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P1M',
          trialDays: 7,
          prices: [usd(1299), brl(3490)],
        },
        {
          id: 103,
          sku: 'apex-cageside-year',
          rank: 30,
          names: {
            en: 'Cageside for a year',
            es: 'Cageside por un año',
            pt: 'Cageside por um ano',
          },
          descriptions: {
            en: 'All of Cageside, two months less to pay.',
            es: 'Todo Cageside, con dos meses de regalo.',
            pt: 'Todo o Cageside, com dois meses de desconto.',
          },
          features: [FEATURES.everything, FEATURES.replays, FEATURES.screens],
          grants: { scope: 'all' },
          strategy: 'SUBSCRIPTION',
          period: 'P1Y',
          marketingPeriod: 'P1M',
          prices: [{ ...usd(12990), prior: 14990 }, brl(34900)],
        },
      ],
    },
  ],
  licences: [
    {
      id: 110,
      sku: 'apex-63',
      rank: 5,
      names: { en: 'Apex 63', es: 'Apex 63', pt: 'Apex 63' },
      descriptions: {
        en: 'The whole card of Apex 63, for two days.',
        es: 'La cartelera completa de Apex 63, durante dos días.',
        pt: 'O card completo do Apex 63, por dois dias.',
      },
      features: [FEATURES.oneEvent, FEATURES.noRenewal],
      grants: { scope: 'titles', titles: ['apex-63'] },
      strategy: 'PAY_PER_VIEW',
      accessHours: 48,
      prices: [usd(1999), brl(5990)],
    },
    {
      id: 120,
      sku: 'apex-fibrenet',
      rank: 20,
      names: {
        en: 'Cageside with FibreNet',
        es: 'Cageside con FibreNet',
        pt: 'Cageside com a FibreNet',
      },
      descriptions: {
        en: 'Part of your internet contract, on one bill.',
        es: 'Incluido en tu contrato de internet, en una sola factura.',
        pt: 'Parte do seu contrato de internet, em uma só fatura.',
      },
      features: [FEATURES.everything],
      grants: { scope: 'all' },
      strategy: 'EXTERNAL',
      external: { provider: 'fibrenet', name: 'FibreNet', path: '/offer' },
    },
  ],
  vouchers: sampleVouchers({ currency: 'USD', scale: 2, off: 200 }),
};
