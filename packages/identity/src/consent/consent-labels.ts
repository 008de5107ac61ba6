import type { PagePart } from '@marquee/renderer';

export const consentLabels: PagePart = {
  name: 'identity/consent',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
