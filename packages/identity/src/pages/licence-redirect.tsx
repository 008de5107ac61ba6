import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { regionLabels } from '@marquee/renderer/region';
import { LicenceRedirectPage } from '../licence-redirect/LicenceRedirectPage';
import { licenceLabels } from '../licence-redirect/licence-labels';

export { LicenceRedirectPage as Page };

export const parts = [licenceLabels, regionLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('licence.title'),
  robots: 'noindex',
});
