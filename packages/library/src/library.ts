import { defineFeature } from '@marquee/renderer';
import { onDemand } from '@marquee/titles';
import { heartLabels } from './hearts/heart-labels';

/** A viewer's own titles: favourites, and later watchlists and history. */
export const library = defineFeature({
  name: 'library',
  routes: [{ name: 'favourites', load: () => import('./pages/favourites') }],
  slots: {
    'card.actions': [
      {
        ...heartLabels,
        feature: 'favourites',
        // spec 2 §3: only a title that can be watched on demand can be a favourite.
        fits: ({ title }) => onDemand(title),
        load: () => import('./contributions/heart'),
      },
    ],
  },
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
});
