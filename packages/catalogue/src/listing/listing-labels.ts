import type { PagePart } from '@marquee/renderer';

/** The labels of the pages of lists; the home page has none of them. */
export const listingLabels: PagePart = {
  name: 'catalogue/listing',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
