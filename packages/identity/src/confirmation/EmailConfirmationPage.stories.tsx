import type { Meta } from '@storybook/react-vite';
import { refused, storyOf } from '../testing/story-of';
import { EmailConfirmationPage } from './EmailConfirmationPage';

const meta = {
  title: 'Identity/Email confirmation',
  component: EmailConfirmationPage,
  parameters: { layout: 'fullscreen' },
  // A token that another story has stored in this tab.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof EmailConfirmationPage>;

export default meta;

const link = '/email-confirmation?token=t-1';
const confirmed = { userId: 'kim@harbour.example', email: 'kim@harbour.example' };
const answers = { '/email-confirmation': [200, confirmed] } as const;

/** The link is being checked. */
export const Checking = storyOf(link, {
  as: 'guest',
  answers: { '/email-confirmation': 'never' },
});

/** A guest opens the email of an account whose address is not proved yet. */
export const Asking = storyOf(link, {
  as: 'guest',
  answers: { '/email-confirmation': refused(403, 'SIGN_IN_TO_CONFIRM') },
});

/** Another viewer opens it. */
export const AskingAnother = storyOf(link, {
  as: {},
  answers: { '/email-confirmation': refused(403, 'NOT_YOUR_TOKEN') },
});

/** The button leads to signing in, with the address filled in. */
export const Confirmed = storyOf(link, { as: 'guest', answers });

/** A signed-in viewer goes on. */
export const ConfirmedViewer = storyOf(link, { as: {}, answers });

/** The link is invalid or has expired: another email can be sent. */
export const Invalid = storyOf(link, {
  as: 'guest',
  answers: { '/email-confirmation': refused(404, 'UNKNOWN_TOKEN') },
});

/** The link could not be checked; it can be tried again. */
export const Failed = storyOf(link, {
  as: 'guest',
  answers: { '/email-confirmation': refused(500, 'INTERNAL_ERROR') },
});
