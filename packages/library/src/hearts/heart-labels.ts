import type { PagePart } from '@marquee/renderer';

/** The labels of hearts, which load with the first heart of a page and not with the page. */
export const heartLabels: PagePart = {
  name: 'library/hearts',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
