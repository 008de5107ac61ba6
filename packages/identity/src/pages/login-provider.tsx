import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { ProviderPage } from '../login/ProviderPage';
import { redirectWords } from '../redirect/words';
import { socialWords } from '../social/words';

export { ProviderPage as Page };

/** Words of trips to other sites and of other sites' windows; the login page itself does without. */
export const parts = [redirectWords, socialWords];

export const head = (site: Site): HeadData => ({
  title: site.t('login.title'),
  robots: 'noindex',
});
