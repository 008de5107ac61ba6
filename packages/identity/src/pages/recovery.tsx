import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { RecoveryPage } from '../recovery/RecoveryPage';
import { recoveryLabels } from '../recovery/recovery-labels';

export { RecoveryPage as Page };

export const parts = [recoveryLabels];

export const conceals = 'query';

export const head = (site: Site): HeadData => ({
  title: site.t('login.forgotPasswordTitle'),
  robots: 'noindex',
});
