import type { PagePart } from '@marquee/renderer';

/** The labels of titles, a part of every page that shows titles. */
export const titleLabels: PagePart = {
  name: 'titles',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
