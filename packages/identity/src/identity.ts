import { defineFeature } from '@marquee/renderer';

/** Who a viewer is: signing in and out. */
export const identity = defineFeature({
  name: 'identity',
  routes: [
    { name: 'login', load: () => import('./pages/login') },
    { name: 'logout', load: () => import('./pages/logout') },
  ],
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
});
