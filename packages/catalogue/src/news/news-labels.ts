import type { PagePart } from '@marquee/renderer';

/** The labels of the pages of news. */
export const newsLabels: PagePart = {
  name: 'catalogue/news',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
