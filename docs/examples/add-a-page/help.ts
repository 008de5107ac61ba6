import { defineFeature } from '@marquee/renderer';

/** Answers to what viewers ask most. */
export const help = defineFeature({
  name: 'help',
  routes: [
    {
      name: 'help',
      paths: { default: '/help', es: '/ayuda', pt: '/ajuda', debug: '/🛟' },
      audience: 'anyone',
      load: () => import('./pages/help'),
    },
  ],
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
});
