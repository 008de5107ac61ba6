import type { PagePart } from '../site/page-part';

/** The labels of a realm's forms: a part of each page that shows one. */
export const formLabels: PagePart = {
  name: 'renderer/forms',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
