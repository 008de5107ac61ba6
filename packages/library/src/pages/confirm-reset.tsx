import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { parentalLabels } from '../parental/parental-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { ConfirmResetPage as Page } from '../parental/ConfirmResetPage';

export const parts = [parentalLabels];

/** The code is a secret: no log and no other site learns it from the address. */
export const conceals = 'path';

export const head = (site: Site): HeadData => ({
  title: site.t('pin.reset.title'),
  robots: 'noindex',
});
