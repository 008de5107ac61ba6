import type { PageModule, Site } from '@marquee/renderer';
import { formLabels } from '@marquee/renderer/forms';
import type { HeadData } from '@marquee/renderer/head';
import { consentWords } from '../consent/words';
import { regionWords } from '../region/words';
import { SignUpPage } from '../sign-up/SignUpPage';
import { signUpWords } from '../sign-up/words';

export { SignUpPage as Page };

export const parts = [signUpWords, regionWords, consentWords, formLabels];

export const slots: PageModule['slots'] = ['signup.before'];

export const head = (site: Site): HeadData => ({
  title: site.t('signUp.title'),
  description: site.t('signUp.description', { brand: site.realm.fullName }),
});
