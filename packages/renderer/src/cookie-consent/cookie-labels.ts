import type { PagePart } from '../site/page-part';

/** Labels that are loaded with the question. */
export const cookieLabels = {
  name: 'cookie-consent',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
} satisfies PagePart;
