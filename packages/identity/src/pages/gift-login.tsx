import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { LoginPage } from '../login/LoginPage';

export { giftLoader as loader, giftQuery as query } from '../login/gift-loader';
export { LoginPage as Page };

export const head = (site: Site): HeadData => ({
  title: site.t('login.title'),
  robots: 'noindex',
});
