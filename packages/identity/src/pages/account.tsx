import { accountTitle, type Site } from '@marquee/renderer';
import { formLabels } from '@marquee/renderer/forms';
import type { HeadData } from '@marquee/renderer/head';
import { AccountPage } from '../account/AccountPage';
import { accountLabels } from '../account/account-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { AccountPage as Page };

export const parts = [accountLabels, formLabels];

export const head = (site: Site): HeadData => ({
  title: accountTitle(site, 'account.title'),
  robots: 'noindex',
});
