import type { PagePart } from '@marquee/renderer';

/** Words of the providers page; the login page does without. */
export const tvWords = {
  name: 'identity/tv',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
} satisfies PagePart;
