import type { PagePart } from '@marquee/renderer';

/** The labels of what is shown where a licence is missing: they load with it, and not with the page. */
export const refusedLabels: Pick<PagePart, 'labels'> = {
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
