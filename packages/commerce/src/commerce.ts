import { defineFeature } from '@marquee/renderer';
import { refusedLabels } from './refused/refused-labels';

/** The labels of the pages, which the account's part shares. */
const labels = {
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};

/** What a viewer can buy, and how they pay. */
export const commerce = defineFeature({
  name: 'commerce',
  routes: [
    { name: 'purchase', load: () => import('./pages/purchase') },
    { name: 'pay', load: () => import('./pages/pay') },
    { name: 'payReturn', load: () => import('./pages/pay-return') },
    { name: 'payment', load: () => import('./pages/payment') },
    { name: 'paymentAuthorization', load: () => import('./pages/payment-authorization') },
    {
      name: 'cancelLicence',
      // Below the page of all plans (`cancelPath`).
      paths: {
        default: '/purchase/cancel/:licenceId',
        es: '/comprar/cancel/:licenceId',
        pt: '/comprar/cancel/:licenceId',
        debug: '/🛒/cancel/:licenceId',
      },
      audience: 'viewer',
      feature: 'purchase',
      load: () => import('./pages/cancel-licence'),
    },
    { name: 'paymentUpdate', load: () => import('./pages/payment-update') },
  ],
  slots: {
    'account.first': [
      {
        ...labels,
        name: 'commerce',
        feature: 'purchase',
        load: () => import('./contributions/plan'),
      },
    ],
    'title.refused': [
      {
        ...refusedLabels,
        name: 'commerce/refused',
        feature: 'purchase',
        fits: ({ code }) => code === 'LICENCE_NEEDED',
        load: () => import('./contributions/licences-needed'),
      },
    ],
    'interstitial.step': [
      {
        ...refusedLabels,
        name: 'commerce/step',
        feature: 'purchase',
        fits: ({ step }) => step === 'licence',
        load: () => import('./contributions/licences-needed'),
      },
    ],
  },
  ...labels,
});
