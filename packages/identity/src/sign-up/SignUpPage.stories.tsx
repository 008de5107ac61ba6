import type { AuthProvider } from '@marquee/realm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { ConsentTerm } from '../consent/consent-terms';
import { refused, storyOf } from '../testing/story-of';
import { SignUpPage } from './SignUpPage';

const meta = {
  title: 'Identity/Sign-up',
  component: SignUpPage,
  parameters: { layout: 'fullscreen' },
  // Values that another story has stored in this tab.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof SignUpPage>;

export default meta;

const fields: AuthProvider = {
  type: 'id',
  fields: [
    { id: 'name', type: 'fullName', required: true, order: 0, readOnly: false },
    { id: 'email', type: 'email', required: true, order: 1, readOnly: false },
    { id: 'password', type: 'password', required: true, order: 2, readOnly: false },
    {
      id: 'club',
      type: 'text',
      required: false,
      order: 3,
      readOnly: false,
      label: { en: 'Favourite club', ar: 'النادي المفضل' },
    },
  ],
};
const others: AuthProvider[] = [
  { type: 'id' },
  { type: 'openid', clientName: 'nations', label: { en: 'Nations ID', ar: 'هوية الأمم' } },
];
const terms: ConsentTerm[] = [
  {
    fieldName: 'privacy',
    fieldType: 'INFORMATION_TEXT',
    label: 'How we use your data',
    text: '<p>We keep your details for as long as your account is open. <a href="https://harbour.example/privacy">Read the full notice</a>.</p>',
    required: true,
    version: '3',
  },
  {
    fieldName: 'terms',
    fieldType: 'BINARY_CHOICE',
    label: 'I accept the terms of use',
    text: '<p>Read the <a href="https://harbour.example/terms">terms of use</a> of 1 November.</p>',
    required: true,
    version: '7',
  },
  {
    fieldName: 'letters',
    fieldType: 'BINARY_CHOICE',
    label: 'News by email',
    text: '<p>Fixtures and offers, once a week at most.</p>',
    required: false,
    version: '2',
    data: { default: 'true' },
  },
];

const guest = { as: 'guest', selfRegistration: true } as const;
const asked = { '/realm/consents': [200, { terms }] } as const;
const unasked = { '/realm/consents': [200, { terms: [] }] } as const;

/** Fills in the form and sends it; `agrees` answers the terms as well. */
const signUp =
  ({ agrees = false } = {}): StoryObj['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = within(await canvas.findByRole('form'));
    await userEvent.type(form.getByRole('textbox'), 'kim@harbour.example');
    const password = canvasElement.querySelector<HTMLInputElement>('input[type="password"]');
    if (password) await userEvent.type(password, 'a long walk home');
    await press(canvasElement, 'button[type="submit"]');
    if (!agrees) return;
    const dialog = within(await canvas.findByRole('dialog'));
    const [needed] = dialog.getAllByRole('checkbox');
    if (needed) await userEvent.click(needed);
    const submit = dialog.getAllByRole('button').at(-1);
    if (submit) await userEvent.click(submit);
  };

async function press(inside: HTMLElement, selector: string) {
  const found = inside.querySelector(selector);
  if (found) await userEvent.click(found);
}

/** The form as a guest sees it, in a realm that declares no fields. */
export const Guest = storyOf('/signup', guest);

/** A realm's own fields. */
export const OwnFields = storyOf('/signup', { ...guest, providers: [fields] });

/** Providers with pages of their own are buttons. */
export const SeveralProviders = storyOf('/signup', { ...guest, providers: others });

/** Sent empty. */
export const Wrong = storyOf('/signup', guest, async ({ canvasElement }) => {
  await within(canvasElement).findByRole('form');
  await press(canvasElement, 'button[type="submit"]');
});

/** Another account has the address: the field says so. */
export const Taken = storyOf(
  '/signup',
  { ...guest, answers: { ...unasked, '/signup': refused(409, 'IDENTIFIER_TAKEN') } },
  signUp(),
);

/** A failure of the origin, with the request id for the support desk. */
export const Failed = storyOf(
  '/signup',
  { ...guest, answers: { ...unasked, '/signup': refused(500, 'INTERNAL_ERROR') } },
  signUp(),
);

/** The realm's terms: information, a required choice, and an optional one. */
export const Terms = storyOf('/signup', { ...guest, answers: asked }, signUp());

/** The answers could not be saved; what is ticked stays ticked. */
export const TermsNotKept = storyOf(
  '/signup',
  { ...guest, answers: { ...asked, '/signup': refused(500, 'INTERNAL_ERROR') } },
  signUp({ agrees: true }),
);

/** From a country that the realm does not serve. */
export const OutsideRegion = storyOf(
  '/signup',
  { ...guest, answers: { ...unasked, '/signup': refused(403, 'OUTSIDE_REGION') } },
  signUp(),
);

/** Through a VPN, where the realm allows none. */
export const ThroughVpn = storyOf(
  '/signup',
  { ...guest, answers: { ...unasked, '/signup': refused(403, 'VPN_BLOCKED') } },
  signUp(),
);
