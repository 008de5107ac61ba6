import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { LoginPage } from '../login/LoginPage';

export { LoginPage as Page };

export const head = (site: Site): HeadData => ({
  title: site.t('login.title'),
  description: site.t('login.description', { brand: site.realm.fullName }),
});
