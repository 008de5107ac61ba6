import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { ProviderPage } from '../login/ProviderPage';
import { redirectLabels } from '../redirect/redirect-labels';
import { socialLabels } from '../social/social-labels';

export { ProviderPage as Page };

/** The labels of redirect sign-ins and of vendors' windows, which the login page does not need. */
export const parts = [redirectLabels, socialLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('login.title'),
  robots: 'noindex',
});
