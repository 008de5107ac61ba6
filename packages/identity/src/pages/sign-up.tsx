import type { PageModule, Site } from '@marquee/renderer';
import { formLabels } from '@marquee/renderer/forms';
import type { HeadData } from '@marquee/renderer/head';
import { regionLabels } from '@marquee/renderer/region';
import { consentLabels } from '../consent/consent-labels';
import { SignUpPage } from '../sign-up/SignUpPage';
import { signUpLabels } from '../sign-up/sign-up-labels';

export { SignUpPage as Page };

export const parts = [signUpLabels, regionLabels, consentLabels, formLabels];

export const slots: PageModule['slots'] = ['signup.before'];

export const head = (site: Site): HeadData => ({
  title: site.t('signUp.title'),
  description: site.t('signUp.description', { brand: site.realm.fullName }),
});
