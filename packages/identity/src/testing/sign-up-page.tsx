import type { Realm } from '@marquee/realm';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsentTerm } from '../consent/consent-terms';
import { type Answers, answer, showSite, tokens } from './show-site';

export const consents = '/api/v2/realm/consents';
export const signup = '/api/v2/signup';
export const countries = '/api/v3/i18n/country-codes';
export const rehydrate = 'demo.signupRehydrate';
export const secret = 'a long walk home';

type Fetch = Awaited<ReturnType<typeof showSite>>['fetch'];
export type Auth = Realm['auth'];

export const term = (fieldName: string, given: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  label: fieldName,
  text: `<p>About ${fieldName}.</p>`,
  required: false,
  version: '3',
  ...given,
});
export const reading = term('reading', { fieldType: 'INFORMATION_TEXT', required: true });
export const rules = term('rules', { required: true });
export const letters = term('letters', { data: { default: 'true' } });

export const withTerms =
  (...terms: ConsentTerm[]) =>
  () =>
    answer(200, { terms });
export const opened = () => answer(200, tokens());

interface Showing {
  answers?: Answers;
  auth?: Partial<Auth>;
  territories?: Realm['territories'];
  terms?: readonly ConsentTerm[];
  signedIn?: boolean;
}

export const show = (
  at = '/signup',
  { answers, auth, territories, terms = [], signedIn }: Showing = {},
) =>
  showSite({
    at,
    realm: {
      auth: { providers: [{ type: 'id' }], selfRegistration: true, ...auth },
      ...(territories ? { territories } : {}),
    },
    answers: { [consents]: withTerms(...terms), [signup]: opened, ...answers },
    ...(signedIn ? { signedIn } : {}),
  });

export const email = () => screen.findByRole('textbox', { name: 'Email address' });
export const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
export const terms = () => screen.findByRole('dialog', { name: 'Terms of use' });
export const agree = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Agree and continue' });

export async function fillIn() {
  await userEvent.type(await email(), 'kim@example.com');
  await userEvent.type(password(), secret);
}
export async function fillInAndSend() {
  await fillIn();
  await send();
}
/** Fills in, ticks what must be ticked, and agrees. */
export async function signUp() {
  await fillInAndSend();
  const dialog = await terms();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^rules/ }));
  await userEvent.click(agree(dialog));
  return dialog;
}
export const pathOf = (url: unknown) => new URL(String(url)).pathname;
export const sent = (fetch: Fetch, path = signup) =>
  fetch.mock.calls
    .filter(([url]) => pathOf(url) === path)
    .map(([, init]) => ({ headers: init?.headers, body: JSON.parse(String(init?.body)) }));
export const said = (status: number, code: string, ...messages: string[]) =>
  answer(status, { status, code, messages, requestId: 'req-7' });
