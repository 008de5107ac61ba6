import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { confirmationLabels } from '../confirmation/confirmation-labels';
import { EmailConfirmationPage } from '../confirmation/EmailConfirmationPage';

export { EmailConfirmationPage as Page };

export const parts = [confirmationLabels];

export const conceals = 'query';

export const head = (site: Site): HeadData => ({
  title: site.t('confirmation.title'),
  robots: 'noindex',
});
