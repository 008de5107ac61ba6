import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../../testing/show-site';
import { reaches } from '../../testing/sign-in-form';
import { scriptComes, scriptFails, sentBody } from '../../testing/vendor-script';
import type { AppleResponse } from './surface';

const path = '/api/v2/login/apple-id';
let scripts = 0;

/** A page with Apple; each has a script of its own, as a script runs once in a document. */
async function show(options: { at?: string; answers?: Answers } = {}) {
  scripts += 1;
  const scriptUri = `https://apple.example/${scripts}.js`;
  const auth = {
    providers: [
      { type: 'id' as const },
      { type: 'apple' as const, clientId: 'example.web', scriptUri },
    ],
    selfRegistration: true,
  };
  const init = vi.fn();
  const signIn = vi.fn<() => Promise<AppleResponse>>();
  const view = await showSite({
    at: options.at ?? '/login/apple?from=%2Fnews',
    realm: { auth },
    answers: options.answers ?? { [path]: () => answer(200, tokens()) },
  });
  const comes = () =>
    scriptComes(scriptUri, () => Object.assign(window, { AppleID: { auth: { init, signIn } } }));
  /** The options that Apple got at the last press. */
  const told = () => init.mock.lastCall?.[0] as Record<string, string | boolean>;
  const says = (response: AppleResponse = {}) =>
    signIn.mockImplementation(async () => ({
      authorization: { code: 'code-1', state: String(told().state) },
      ...response,
    }));
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Continue with Apple' }));
  return { ...view, scriptUri, init, signIn, comes, told, says, press };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'AppleID');
});

it('[1.1-26] [1.2-086] [1.4-05] [1.4-07] [1.7-14] asks Apple at a press, and exchanges the code by itself', async () => {
  const page = await show();
  page.says();
  await page.comes();
  await page.press();
  await reaches('news');
  expect(page.told()).toMatchObject({
    clientId: 'example.web',
    redirectURI: `${window.location.origin}/`,
    usePopup: true,
  });
  expect(page.calls()).toEqual(['/login/apple-id']);
  const { code, nonce, callbackUri } = sentBody(page.fetch);
  expect({ code, nonce, callbackUri }).toEqual({
    code: 'code-1',
    nonce: page.told().nonce,
    callbackUri: page.told().redirectURI,
  });
  expect(nonce?.length).toBeGreaterThan(40);
});

it('[1.4-06] a sign-up asks before an account is opened, and another account can be taken', async () => {
  const page = await show({ at: '/login/apple?type=signup&from=%2Fnews' });
  page.says({ user: { email: 'robin@apple.example' } });
  await page.comes();
  await page.press();
  expect(await screen.findByText(/robin@apple\.example with Apple/)).toBeVisible();
  expect(page.calls(), 'nothing is exchanged yet').toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
  const first = page.told().state;
  await page.press();
  expect(page.told().state, 'each press is a sign-in of its own').not.toBe(first);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await reaches('news');
});

it('an answer to another press is dropped', async () => {
  const page = await show();
  page.says({ authorization: { code: 'stolen', state: 'of-another-page' } });
  await page.comes();
  await page.press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong');
  expect(page.calls()).toEqual([]);
});

it.each([
  ['popup_blocked_by_browser', 'Your browser blocked the sign-in window'],
  ['popup_closed_by_user', 'The window was closed'],
  ['user_cancelled_authorize', 'was cancelled'],
  ['invalid_client', 'Sorry, something went wrong'],
])('a failed window of Apple’s lets the viewer try again: %s', async (error, text) => {
  const page = await show();
  page.signIn.mockRejectedValue({ error });
  await page.comes();
  await page.press();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  page.says();
  await page.press();
  await reaches('news');
});

it('[1.8-10] a failed exchange says sorrySomethingWentWrong', async () => {
  const page = await show({ answers: { [path]: () => refusal(401, 'IDENTITY_REFUSED') } });
  page.says();
  await page.comes();
  await page.press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong');
  expect(screen.getByRole('button', { name: 'Continue with Apple' })).toHaveFocus();
});

it('[1.4-08] a 409 offers Logout and Continue', async () => {
  const page = await show({ answers: { [path]: () => refusal(409, 'ACCOUNT_CONFLICT') } });
  page.says();
  await page.comes();
  await page.press();
  expect(await screen.findByRole('alert')).toHaveTextContent('This account cannot be linked');
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/login?from=%2Fnews',
  );
  expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout');
});

it('a blocked script of Apple’s is named, and loaded again', async () => {
  const page = await show();
  await scriptFails(page.scriptUri);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Apple');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  page.says();
  await page.comes();
  await page.press();
  await reaches('news');
});

it('a script that is not Apple’s counts as not loaded', async () => {
  const page = await show();
  await scriptComes(page.scriptUri, () => {});
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Apple');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
});
