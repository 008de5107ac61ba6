import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { EmailConfirmationPage } from '../confirmation/EmailConfirmationPage';
import { confirmationWords } from '../confirmation/words';

export { EmailConfirmationPage as Page };

export const parts = [confirmationWords];

export const conceals = 'query';

export const head = (site: Site): HeadData => ({
  title: site.t('confirmation.title'),
  robots: 'noindex',
});
