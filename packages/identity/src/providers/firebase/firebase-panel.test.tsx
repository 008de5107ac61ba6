import { VendorError } from '@marquee/renderer/vendor';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../../testing/show-site';
import { reaches, signIn } from '../../testing/sign-in-form';
import { noteLoginAttempt } from './login-attempt';
import type * as sdk from './sdk';

// Google's SDK and script, which only a browser has room for: the journeys have the real ones.
const google = vi.hoisted(() => ({
  loadScript: vi.fn(),
  withPassword: vi.fn(),
  inWindow: vi.fn(),
  inPlace: vi.fn(),
  back: vi.fn(),
  pendingIn: vi.fn(),
  askForReset: vi.fn(),
  resetWithCode: vi.fn(),
  applyCode: vi.fn(),
  addressOfCode: vi.fn(),
  changePassword: vi.fn(),
}));
vi.mock('@marquee/renderer/vendor', async (original) => ({
  ...(await original<object>()),
  loadScript: google.loadScript,
}));
vi.mock(
  './sdk',
  () =>
    ({
      withPassword: google.withPassword,
      askForReset: google.askForReset,
      resetWithCode: google.resetWithCode,
      applyCode: google.applyCode,
      addressOfCode: google.addressOfCode,
      changePassword: google.changePassword,
      openSocial: () => google,
    }) satisfies Record<keyof typeof sdk, unknown>,
);

const theirs = {
  firebaseAuthToken: 'id-token',
  firebaseRefreshToken: 'refresh',
  account: 'layla@noor.example',
};
const sdkError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

beforeEach(() => {
  localStorage.clear();
  google.loadScript.mockReset().mockResolvedValue(undefined);
  google.withPassword.mockReset().mockResolvedValue(theirs);
  google.inWindow.mockReset().mockResolvedValue(theirs);
  google.inPlace.mockReset().mockReturnValue(new Promise(() => {}));
  google.back.mockReset().mockResolvedValue(theirs);
  google.applyCode.mockReset().mockResolvedValue(undefined);
  sessionStorage.clear();
});

const auth = {
  providers: [
    { type: 'id' as const },
    {
      type: 'firebase' as const,
      apikey: 'public-web-key',
      authDomain: 'noor-sport.firebaseapp.com',
      projectId: 'noor-sport',
      providers: ['google' as const, 'facebook' as const],
      scriptUri: '/gapi.js',
    },
  ],
  selfRegistration: false,
};
const path = '/api/v1/firebase-auth';

const show = (at: string, reply: Answers[string] = () => answer(200, tokens())) =>
  showSite({ at, realm: { auth }, answers: { [path]: reply } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('[1.2-085] the login page offers each social provider beside the open form, with the page’s query', async () => {
  await show('/login?from=%2Fnews');
  const link = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(link).toHaveAttribute('href', '/login/firebase?from=%2Fnews&socialProvider=google');
  expect(screen.getByRole('link', { name: 'Continue with email and password' })).toHaveAttribute(
    'href',
    '/login/firebase?from=%2Fnews',
  );
});

it('[1.1-22] [1.7-27] the form exchanges the project’s answer to email and password', async () => {
  const { fetch, router } = await show('/login/firebase?from=%2Fnews');
  await signIn();
  await reaches('news');
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(JSON.parse(String(init.body))).toEqual({
    firebaseAuthToken: 'id-token',
    firebaseRefreshToken: 'refresh',
  });
  expect(router.state.location.search).toBe('');
});

it('[1.2-098] [1.4-05] [1.4-07] a social button obtains tokens in a window and exchanges them by itself', async () => {
  await show('/login/firebase?socialProvider=google&from=%2Fnews');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(await button('Continue with Google'));
  await reaches('news');
  expect(google.inWindow.mock.calls).toEqual([['google', expect.any(Function)]]);
});

it('[1.4-06] a social button asks before an account is opened', async () => {
  const { calls } = await show('/login/firebase?type=signup');
  await userEvent.click(await button('Continue with Google'));
  await screen.findByText(/about to create a Demo account for layla@noor.example with Google/);
  expect(calls()).toEqual([]);
  expect(await button('Continue')).toHaveFocus();
  await userEvent.click(await button('Continue'));
  await reaches('home');
});

it('[1.2-118] [1.2-119] [1.4-08] [1.8-27] an account that cannot be linked: Log out and Continue', async () => {
  await show('/login/firebase?socialProvider=google', () => refusal(409, 'ACCOUNT_CONFLICT'));
  await userEvent.click(await button('Continue with Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This account cannot be linked');
  expect(screen.getByRole('link', { name: 'Log out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Continue' })).toHaveFocus());
});

it.each([
  ['', ''],
  ['?socialProvider=google', ''],
  ['?from=%2Fnews&socialProvider=google', '?from=%2Fnews'],
])(
  'the other providers carry the page’s query without the social provider: “%s”',
  async (search, kept) => {
    await show(`/login/firebase${search}`);
    const others = await screen.findByRole('link', { name: 'Other ways to sign in' });
    expect(others).toHaveAttribute('href', `/login${kept}`);
  },
);

it('a blocked window goes on in place of the page', async () => {
  google.inWindow.mockRejectedValue(sdkError('auth/popup-blocked'));
  await show('/login/firebase?socialProvider=google');
  await userEvent.click(await button('Continue with Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your browser blocked the sign-in window',
  );
  await userEvent.click(await button(/Continue in this window/));
  await waitFor(() => expect(google.inPlace).toHaveBeenCalledWith('google'));
  expect(localStorage.getItem('demo.firebaseLoginAttempt')).toMatch(/^google \d+$/);
});

it('[1.3-21] a return from another page ends the sign-in by itself, once', async () => {
  noteLoginAttempt('demo', { name: 'facebook' });
  await show('/login/firebase?from=%2Fnews');
  await reaches('news');
  expect(localStorage.getItem('demo.firebaseLoginAttempt')).toBeNull();
});

it('a return without an answer says so, and the buttons are there again', async () => {
  noteLoginAttempt('demo', { name: 'google' });
  google.back.mockResolvedValue(null);
  await show('/login/firebase?socialProvider=google');
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in was interrupted');
  expect(await button('Continue with Google')).toHaveFocus();
});

it('a window that a newer one replaced shows no failure', async () => {
  const windows: { resolve: (tokens: typeof theirs) => void; reject: (error: Error) => void }[] =
    [];
  google.inWindow.mockImplementation(
    () => new Promise((resolve, reject) => windows.push({ resolve, reject })),
  );
  await show('/login/firebase?socialProvider=google&from=%2Fnews');
  await userEvent.click(await button('Continue with Google'));
  await waitFor(() => expect(windows).toHaveLength(1));
  await userEvent.click(await button('Open the window again'));
  await waitFor(() => expect(windows).toHaveLength(2));
  await act(async () => windows[0]?.reject(sdkError('auth/cancelled-popup-request')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Continue in the Google window');
  windows[1]?.resolve(theirs);
  await reaches('news');
});

it('a press is dropped when a newer one, or leaving, comes before Google’s script', async () => {
  const scripts: (() => void)[] = [];
  google.loadScript.mockImplementation(() => new Promise<void>((resolve) => scripts.push(resolve)));
  const { router } = await show('/login/firebase');
  await userEvent.click(await button('Continue with Google'));
  await userEvent.click(await button('Continue with Facebook'));
  await waitFor(() => expect(scripts).toHaveLength(3));
  google.inWindow.mockReturnValue(new Promise(() => {}));
  await act(async () => {
    for (const comes of scripts) comes();
  });
  await waitFor(() => expect(google.inWindow).toHaveBeenCalled());
  expect(google.inWindow.mock.calls.map(([name]) => name)).toEqual(['facebook']);
  await userEvent.click(await button('Continue with Google'));
  await waitFor(() => expect(scripts).toHaveLength(4));
  await act(() => router.navigate('/news'));
  await reaches('news');
  await act(async () => scripts[3]?.());
  expect(google.inWindow).toHaveBeenCalledOnce();
});

it('a window’s answer after the viewer has left does not sign in', async () => {
  let answered: (tokens: typeof theirs) => void = () => {};
  google.inWindow.mockReturnValue(new Promise<typeof theirs>((resolve) => (answered = resolve)));
  const { router, calls } = await show('/login/firebase?socialProvider=google');
  await userEvent.click(await button('Continue with Google'));
  await waitFor(() => expect(google.inWindow).toHaveBeenCalled());
  await act(() => router.navigate('/news'));
  await reaches('news');
  await act(async () => answered(theirs));
  expect(calls()).toEqual([]);
});

it('a blocked script is told when it is needed, and the form works all the same', async () => {
  google.loadScript.mockRejectedValue(new VendorError('UNAVAILABLE', 'It did not come.'));
  await show('/login/firebase?from=%2Fnews');
  await button('Continue with Google');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(await button('Continue with Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not');
  await signIn();
  await reaches('news');
});

it('a new password of the project is saved under the address that the project tells', async () => {
  google.addressOfCode.mockReset().mockResolvedValue('layla@noor.example');
  await show('/login/resetpwd?providerName=firebase&mode=resetPassword&oobCode=code-1');
  const form = (await screen.findByLabelText(/^New password/)).closest('form');
  await waitFor(() => expect(form?.elements[0]).toHaveValue('layla@noor.example'));
  expect(form?.elements[0]).toHaveAttribute('autocomplete', 'username');
});

describe('an email’s link that is not for a new password', () => {
  const link = '/login/resetpwd?providerName=firebase&apiKey=k&lang=en&oobCode=code-1';
  const noPassword = () => {
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
    expect(google.resetWithCode).not.toHaveBeenCalled();
  };

  it.each([
    ['verifyEmail', 'Confirm your email address', /is confirmed/],
    ['verifyAndChangeEmail', 'Confirm your new email address', /from now on/],
    ['recoverEmail', 'Get your earlier email address back', /earlier email address again/],
    ['revertSecondFactorAddition', 'Remove the second step of signing in', /has been removed/],
  ])('does what the email promised: %s', async (mode, title, done) => {
    await show(`${link}&mode=${mode}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await userEvent.click(await button('Confirm'));
    expect(await screen.findByText(done)).toBeVisible();
    expect(google.applyCode).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'code-1');
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
    noPassword();
  });

  it.each([
    ['signIn', /signs in without a password/],
    ['somethingNew', /cannot tell what this link is for/],
  ])('says that it does not work here: %s', async (mode, text) => {
    await show(`${link}&mode=${mode}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(google.applyCode).not.toHaveBeenCalled();
    noPassword();
  });

  it('keeps its code over a reload, and says so when the code was used', async () => {
    google.applyCode.mockRejectedValue(sdkError('auth/invalid-action-code'));
    const first = await show(`${link}&mode=verifyEmail`);
    await button('Confirm');
    first.unmount();
    await show('/login/resetpwd?providerName=firebase&mode=verifyEmail');
    await userEvent.click(await button('Confirm'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(google.applyCode).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'code-1');
  });
});
