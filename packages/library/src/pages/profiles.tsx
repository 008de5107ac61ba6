import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { parentalLabels } from '../parental/parental-labels';
import { profilesLabels } from '../profiles/profiles-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { ProfilesPage as Page } from '../profiles/ProfilesPage';

export const parts = [profilesLabels, parentalLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('profiles.title'),
  robots: 'noindex',
});
