import type { PagePart } from '@marquee/renderer';

/** The labels of the history. */
export const historyLabels = {
  name: 'library/history',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
} satisfies PagePart;
