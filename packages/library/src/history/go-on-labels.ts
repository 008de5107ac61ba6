import type { PagePart } from '@marquee/renderer';

/** The label of what the viewer goes on with: it comes with each page that has the section. */
export const goOnLabels = {
  name: 'library/go-on',
  labels: {
    en: () => import('./go-on/labels/en.json'),
    es: () => import('./go-on/labels/es.json'),
    pt: () => import('./go-on/labels/pt.json'),
    ar: () => import('./go-on/labels/ar.json'),
  },
} satisfies PagePart;
