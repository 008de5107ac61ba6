import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { ProviderPage } from '../login/ProviderPage';
import { redirectWords } from '../redirect/words';
import { socialWords } from '../social/words';

export { ProviderPage as Page };

/** The labels of redirect sign-ins and of vendors' windows, which the login page does not need. */
export const parts = [redirectWords, socialWords];

export const head = (site: Site): HeadData => ({
  title: site.t('login.title'),
  robots: 'noindex',
});
