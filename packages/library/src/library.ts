import { defineFeature } from '@marquee/renderer';
import { onDemand, titleLabels } from '@marquee/titles';
import { addingLabels } from './adding/adding-labels';
import { heartLabels } from './hearts/heart-labels';
import { goOnLabels } from './history/go-on-labels';
import { parentalLabels } from './parental/parental-labels';
import { profilesLabels } from './profiles/profiles-labels';

/** A viewer's own: favourites, watchlists, history, preferences, profiles and parental control. */
export const library = defineFeature({
  name: 'library',
  routes: [
    { name: 'favourites', load: () => import('./pages/favourites') },
    { name: 'watchlists', load: () => import('./pages/watchlists') },
    {
      name: 'watchlist',
      // Below the page of all lists (`listPath`).
      paths: {
        default: '/watchlists/:owner/:id',
        es: '/mis-listas/:owner/:id',
        pt: '/minhas-listas/:owner/:id',
        debug: '/📋/:owner/:id',
      },
      // A shared list is for everybody who has its link.
      audience: 'anyone',
      feature: 'watchlists',
      load: () => import('./pages/watchlist'),
    },
    { name: 'history', load: () => import('./pages/history') },
    { name: 'preferences', load: () => import('./pages/preferences') },
    { name: 'profiles', load: () => import('./pages/profiles') },
    { name: 'confirmReset', load: () => import('./pages/confirm-reset') },
  ],
  sections: [
    {
      name: 'library/continue-watching',
      types: ['continueWatching'],
      feature: 'history',
      parts: [titleLabels, goOnLabels],
      load: () => import('./section-types/continue-watching'),
    },
  ],
  slots: {
    'card.actions': [
      {
        ...heartLabels,
        feature: 'favourites',
        // spec 2 §3: only a title that can be watched on demand can be a favourite.
        fits: ({ title }) => onDemand(title),
        load: () => import('./contributions/heart'),
      },
      {
        ...addingLabels,
        name: 'library/add-card-button',
        feature: 'watchlists',
        order: 1,
        load: () => import('./contributions/add-card-button'),
      },
    ],
    'title.actions': [
      {
        ...addingLabels,
        name: 'library/add-button',
        feature: 'watchlists',
        load: () => import('./contributions/add-button'),
      },
    ],
    'player.adjacent': [
      {
        name: 'library/adjacent',
        feature: 'watchlists',
        load: () => import('./contributions/adjacent'),
      },
    ],
    'title.refused': [
      {
        ...parentalLabels,
        name: 'library/refused-pin',
        feature: 'parentalControl',
        fits: ({ code }) => code === 'PIN_REQUIRED',
        load: () => import('./contributions/refused-pin'),
      },
    ],
    'interstitial.step': [
      {
        ...parentalLabels,
        name: 'library/gate-pin',
        feature: 'parentalControl',
        fits: ({ step }) => step === 'pin',
        load: () => import('./contributions/gate-pin'),
      },
    ],
    'checkout.pin': [
      {
        ...parentalLabels,
        name: 'library/checkout-pin',
        feature: 'parentalControl',
        load: () => import('./contributions/checkout-pin'),
      },
    ],
    'account.last': [
      {
        ...parentalLabels,
        name: 'library/pin-section',
        feature: 'parentalControl',
        load: () => import('./contributions/pin-section'),
      },
    ],
    'viewer.menu': [
      {
        ...profilesLabels,
        name: 'library/viewer-menu',
        feature: 'profiles',
        load: () => import('./contributions/viewer-menu'),
      },
      { name: 'library/viewer-data', load: () => import('./contributions/viewer-data') },
    ],
  },
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
});
