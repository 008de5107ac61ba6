import { defineFeature } from '@marquee/renderer';

/** What there is to watch. */
export const catalogue = defineFeature({
  name: 'catalogue',
  routes: [
    {
      name: 'home',
      load: ({ pages }) =>
        pages.home.sections.every(({ type }) => type === 'hero' || type === 'rail')
          ? import('./pages/home')
          : import('./pages/home-with-more'),
    },
    {
      name: 'externalPage',
      load: () => import('./pages/external-page'),
      enabled: ({ pages }) => pages.own.length > 0,
    },
  ],
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
});
