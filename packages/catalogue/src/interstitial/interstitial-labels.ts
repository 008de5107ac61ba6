import type { PagePart } from '@marquee/renderer';

/** The labels of what is before a title. */
export const interstitialLabels: PagePart = {
  name: 'catalogue/interstitial',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
