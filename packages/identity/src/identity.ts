import { defineFeature, type TableRoute } from '@marquee/renderer';
import { consentLabels } from './consent/consent-labels';
import { withProviders } from './providers/with-providers';
import { PROVIDER_PAGES, routeHasProvider } from './rules/provider-pages';
import { hasScreen, SCREEN_NAMES } from './screens/screen-names';

/** The routes of providers' own pages; each is live when the realm has a provider for it. */
const providerPages = [...PROVIDER_PAGES, 'loginReturn' as const].map(
  (name): TableRoute => ({
    name,
    load: withProviders(() =>
      name === 'providers' ? import('./pages/providers') : import('./pages/login-provider'),
    ),
    enabled: (realm) => routeHasProvider(name, realm),
  }),
);

/** Loaded through one file, so that their list costs other pages next to nothing. */
const screens = SCREEN_NAMES.map(
  (name): TableRoute => ({
    name,
    load: (realm) => import('./screens/load-screen').then((screen) => screen.default(name, realm)),
    enabled: hasScreen(name),
  }),
);

const account = withProviders(() => import('./pages/account'));

/** The feature of signing in and out, and of a viewer's account. */
export const identity = defineFeature({
  name: 'identity',
  routes: [
    { name: 'login', load: withProviders(() => import('./pages/login')) },
    { name: 'logout', load: withProviders(() => import('./pages/logout')) },
    ...screens,
    { name: 'account', load: account },
    { name: 'brandedAccount', load: account },
    ...providerPages,
  ],
  slots: {
    'viewer.incomplete': [
      { name: 'identity/completion', load: () => import('./contributions/completion') },
    ],
    'checkout.terms': [
      {
        name: 'identity/checkout-terms',
        labels: consentLabels.labels,
        load: () => import('./contributions/checkout-terms'),
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
