import type { PagePart } from '../site/page-part';

/** The labels of the dialog that says why a viewer may not sign up or buy. */
export const regionLabels: PagePart = {
  name: 'renderer/region',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
