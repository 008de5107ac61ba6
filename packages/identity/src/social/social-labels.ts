import type { PagePart } from '@marquee/renderer';

/** The labels of sign-ins in a vendor's window. */
export const socialLabels: PagePart = {
  name: 'identity/social',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
