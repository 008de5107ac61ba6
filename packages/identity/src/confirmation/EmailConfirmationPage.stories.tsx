import type { Meta } from '@storybook/react-vite';
import { refused, storyOf } from '../testing/story-of';
import { EmailConfirmationPage } from './EmailConfirmationPage';

const meta = {
  title: 'Identity/Email confirmation',
  component: EmailConfirmationPage,
  parameters: { layout: 'fullscreen' },
  // What this tab has kept from another story.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof EmailConfirmationPage>;

export default meta;

const link = '/email-confirmation?token=t-1';
const confirmed = { userId: 'kim@harbour.example', email: 'kim@harbour.example' };
const answers = { '/email-confirmation': [200, confirmed] } as const;

/** The link is being looked up. */
export const Checking = storyOf(link, {
  as: 'guest',
  answers: { '/email-confirmation': 'never' },
});

/** A guest opens the letter of an account whose address is to be proved yet. */
export const Asking = storyOf(link, {
  as: 'guest',
  answers: { '/email-confirmation': refused(403, 'SIGN_IN_TO_CONFIRM') },
});

/** Another viewer opens it. */
export const AskingAnother = storyOf(link, {
  as: {},
  answers: { '/email-confirmation': refused(403, 'NOT_YOUR_TOKEN') },
});

/** The way on leads to signing in, with the address filled in. */
export const Confirmed = storyOf(link, { as: 'guest', answers });

/** Whoever is signed in goes on. */
export const ConfirmedViewer = storyOf(link, { as: {}, answers });

/** The link is none, or none any more: another letter can be had. */
export const Invalid = storyOf(link, {
  as: 'guest',
  answers: { '/email-confirmation': refused(404, 'UNKNOWN_TOKEN') },
});

/** Nothing is known of the link; it can be tried again. */
export const Failed = storyOf(link, {
  as: 'guest',
  answers: { '/email-confirmation': refused(500, 'INTERNAL_ERROR') },
});
