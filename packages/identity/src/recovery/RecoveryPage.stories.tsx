import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { refused, storyOf } from '../testing/story-of';
import { RecoveryPage } from './RecoveryPage';

const meta = {
  title: 'Identity/Forgotten password',
  component: RecoveryPage,
  parameters: { layout: 'fullscreen' },
  // A token that another story has stored in this tab.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof RecoveryPage>;

export default meta;

const link = '/resetpwd?token=t-1';

/** Types into the form's only field and sends it. */
const send =
  (text: string): StoryObj['play'] =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form');
    const field = canvasElement.querySelector<HTMLInputElement>('form input');
    const submit = canvasElement.querySelector('button[type="submit"]');
    if (field) await userEvent.type(field, text);
    if (submit) await userEvent.click(submit);
  };

/** The page asks for the identifier. */
export const Request = storyOf('/login/request-password', { as: 'guest' });

/** An email was sent, if there is such an account. */
export const Sent = storyOf(
  '/login/request-password',
  { as: 'guest', answers: { '/reset-password/create': [204, undefined] } },
  send('kim@harbour.example'),
);

/** No email was sent, and why. */
export const NotSent = storyOf(
  '/login/request-password',
  { as: 'guest', answers: { '/reset-password/create': refused(500, 'INTERNAL_ERROR') } },
  send('kim@harbour.example'),
);

/** The page that the email's link opens. */
export const NewPassword = storyOf(link, { as: 'guest' });

/** The link was used or has expired. */
export const LinkOver = storyOf(
  link,
  {
    as: 'guest',
    answers: {
      '/reset-password': [
        401,
        { status: 401, code: 'TOKEN_EXPIRED', messages: ['expiredToken'], requestId: '01JD3V9' },
      ],
    },
  },
  send('a long walk home'),
);

/** A provider whose passwords are not changed here. */
export const NotOffered = storyOf('/login/request-password?providerName=firebase', { as: 'guest' });
