import { defineFeature } from '@marquee/renderer';

/** What there is to watch. */
export const catalogue = defineFeature({
  name: 'catalogue',
  routes: [
    {
      name: 'home',
      load: (realm) => import('./pages/home').then((home) => home.forRealm(home, realm)),
    },
    { name: 'favourites', load: () => import('./pages/favourites') },
    { name: 'externalPage', load: () => import('./pages/external-page') },
  ],
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
});
