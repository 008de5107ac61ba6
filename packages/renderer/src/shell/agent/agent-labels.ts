import type { PagePart } from '../../site/page-part';

/** Labels that only agents load. */
export const agentLabels = {
  name: 'shell/agent',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
} satisfies PagePart;
