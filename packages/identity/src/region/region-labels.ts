import type { PagePart } from '@marquee/renderer';

export const regionLabels: PagePart = {
  name: 'identity/region',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
