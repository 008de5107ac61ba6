import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';

export { giftLoader as loader, giftQuery as query } from '../login/gift-loader';
export { Page, parts } from './sign-up';

export const head = (site: Site): HeadData => ({
  title: site.t('signUp.title'),
  robots: 'noindex',
});
