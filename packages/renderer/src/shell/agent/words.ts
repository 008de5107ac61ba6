import type { PagePart } from '../../site/page-part';

/** Only agents read them. */
export const agentWords = {
  name: 'shell/agent',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
} satisfies PagePart;
