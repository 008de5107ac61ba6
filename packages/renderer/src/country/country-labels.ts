import type { PagePart } from '../site/page-part';

/** Labels that only realms with features for some countries load. */
export const countryLabels = {
  name: 'country',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
} satisfies PagePart;
