import type { Realm } from '@marquee/realm';
import type { PageModule } from '@marquee/renderer';

/** Makes a page that comes with the realm's providers. The code for that comes with it, and costs other pages nothing. */
export const withProviders =
  (load: () => Promise<PageModule>) =>
  (realm: Realm): Promise<PageModule> =>
    import('./load-providers').then(({ loadWithProviders }) => loadWithProviders(load, realm));
