import { defineFeature } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';

/** The pages and sections that show what viewers can watch. */
export const catalogue = defineFeature({
  name: 'catalogue',
  routes: [
    { name: 'home', load: () => import('./pages/home') },
    { name: 'externalPage', load: () => import('./pages/external-page') },
  ],
  sections: [
    {
      name: 'catalogue/titles',
      types: ['hero', 'rail', 'grid'],
      parts: [titleLabels],
      load: () => import('./section-types/titles'),
    },
    {
      name: 'catalogue/texts',
      types: ['richText', 'banner', 'plugin'],
      load: () => import('./section-types/texts'),
    },
  ],
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
});
