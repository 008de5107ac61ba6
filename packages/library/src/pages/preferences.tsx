import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { preferencesLabels } from '../preferences/preferences-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { PreferencesPage as Page } from '../preferences/PreferencesPage';

export const parts = [preferencesLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('preferences.title'),
  robots: 'noindex',
});
