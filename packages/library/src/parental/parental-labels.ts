import type { PagePart } from '@marquee/renderer';

/** The labels of the PIN, wherever it is asked for. */
export const parentalLabels = {
  name: 'library/parental',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
} satisfies PagePart;
