import { rememberLicenceRedirect } from '@marquee/origin-client/licence-redirect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused, storyOf } from '../testing/story-of';
import { LicenceRedirectPage } from './LicenceRedirectPage';

const meta = {
  title: 'Identity/Licence redirect',
  component: LicenceRedirectPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LicenceRedirectPage>;

export default meta;

const back = (answer: ReturnType<typeof refused>): StoryObj => ({
  ...storyOf('/licence-redirect?code=c', { as: 'guest', answers: { '/fibrenet/token': answer } }),
  beforeEach: () => rememberLicenceRedirect('demo', { provider: 'fibrenet', from: '/' }),
});

/** While the session is read, and the code exchanged. */
export const Working = storyOf('/licence-redirect?code=c');

/** The partner does not answer; the same code can be tried again. */
export const PartnerAway = back(refused(502, 'PROVIDER_UNAVAILABLE'));

/** Another account has the email address. */
export const Conflict = back(refused(409, 'ACCOUNT_CONFLICT'));
