import type { PagePart } from '@marquee/renderer';

/** The labels of the providers page, which the login page does not need. */
export const tvLabels = {
  name: 'identity/tv',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
} satisfies PagePart;
