import type { PagePart } from '@marquee/renderer';

/** The labels of what is like a title that is gone. */
export const likeLabels: PagePart = {
  name: 'catalogue/like',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
