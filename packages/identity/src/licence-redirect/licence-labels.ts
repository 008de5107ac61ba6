import type { PagePart } from '@marquee/renderer';

export const licenceLabels: PagePart = {
  name: 'identity/licence-redirect',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
