import { defineFeature, type TableRoute } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import { likeLabels } from './not-found/like-labels';
import { LIST_NAMES } from './pages/list-names';

/** The pages of several titles and of news, loaded through one file, so that their list costs other pages next to nothing. */
const lists = LIST_NAMES.map(
  (name): TableRoute => ({
    name,
    load: () => import('./pages/load-list').then((list) => list.default(name)),
  }),
);

/** The routes of titles: at an address of them that leads nowhere the viewer sees what is like it. */
const TITLE_ROUTES = ['video', 'live', 'playlist', 'series', 'season', 'interstitial'];

/** The pages and sections that show what viewers can watch, and what is new about it. */
export const catalogue = defineFeature({
  name: 'catalogue',
  routes: [
    { name: 'home', load: () => import('./pages/home') },
    { name: 'video', load: () => import('./pages/video') },
    { name: 'live', load: () => import('./pages/live') },
    ...lists,
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
  slots: {
    'notFound.like': [
      {
        ...likeLabels,
        fits: ({ route }) => route !== undefined && TITLE_ROUTES.includes(route),
        load: () => import('./contributions/like-these'),
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
