import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { LicenceRedirectPage } from '../licence-redirect/LicenceRedirectPage';
import { licenceWords } from '../licence-redirect/words';
import { regionWords } from '../region/words';

export { LicenceRedirectPage as Page };

export const parts = [licenceWords, regionWords];

export const head = (site: Site): HeadData => ({
  title: site.t('licence.title'),
  robots: 'noindex',
});
