import { defineFeature, type TableRoute } from '@marquee/renderer';
import { withProviders } from './providers/load-providers';
import { PROVIDER_PAGES, routeHasProvider } from './rules/provider-pages';
import { hasScreen, SCREEN_NAMES } from './screens/screen-names';

/** Where providers' own pages begin and end; each is there when the realm has a provider for it. */
const providerPages = [...PROVIDER_PAGES, 'loginReturn' as const].map(
  (name): TableRoute => ({
    name,
    load: withProviders(() =>
      name === 'providers' ? import('./pages/providers') : import('./pages/login-provider'),
    ),
    enabled: (realm) => routeHasProvider(name, realm),
  }),
);

/** Reached through one file, so that their list costs those who never open them next to nothing. */
const screens = SCREEN_NAMES.map(
  (name): TableRoute => ({
    name,
    load: (realm) => import('./screens/load-screen').then((screen) => screen.default(name, realm)),
    enabled: hasScreen(name),
  }),
);

const account = withProviders(() => import('./pages/account'));

/** Who a viewer is: signing in and out. */
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
  },
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
});
