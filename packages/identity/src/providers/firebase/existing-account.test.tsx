import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, refusal, showSite, tokens } from '../../testing/show-site';
import { identifier, password, reaches, submit } from '../../testing/sign-in-form';
import { noteLoginAttempt, takeLoginAttempt } from './login-attempt';
import type { LinkOutcome } from './pending-link';
import type { AskPending, FirebaseTokens } from './sdk';

// Google's SDK and script, which only a browser has room for: `pending-link.test.ts` and the journeys have the real ones.
const google = vi.hoisted(() => ({
  withPassword: vi.fn(),
  inWindow: vi.fn(),
  inPlace: vi.fn(),
  back: vi.fn(),
  pendingIn: vi.fn(),
}));
vi.mock('@marquee/renderer/vendor', async (original) => ({
  ...(await original<object>()),
  loadScript: () => Promise.resolve(),
}));
vi.mock('./sdk', () => ({ withPassword: google.withPassword, openSocial: () => google }));

const theirs: FirebaseTokens = { firebaseAuthToken: 'id-token', firebaseRefreshToken: 'refresh' };
const email = 'layla@noor.example';
const pending = { email, credential: { providerId: 'facebook.com' } };

const exists = (...verifiedProvider: string[]) =>
  Object.assign(new Error('Firebase: Error (auth/account-exists-with-different-credential).'), {
    code: 'auth/account-exists-with-different-credential',
    customData: { email, _tokenResponse: { verifiedProvider } },
  });

/** Signs in, and links the pending credential with that outcome. */
const links = (outcome: LinkOutcome) => async (_name: string, ask?: AskPending) =>
  ask?.() ? { ...theirs, link: outcome } : theirs;

beforeEach(() => {
  localStorage.clear();
  google.withPassword.mockReset();
  google.inWindow.mockReset().mockRejectedValueOnce(exists('google.com'));
  google.inPlace.mockReset().mockReturnValue(new Promise(() => {}));
  google.back.mockReset();
  google.pendingIn.mockReset().mockReturnValue(pending);
});

const path = '/api/v1/firebase-auth';
const show = async (
  search = '?socialProvider=facebook&from=%2Fnews',
  reply = () => answer(200, tokens()),
) =>
  showSite({
    at: `/login/firebase${search}`,
    realm: {
      auth: {
        providers: [
          { type: 'id' },
          {
            type: 'firebase',
            apikey: 'key',
            authDomain: 'noor.firebaseapp.com',
            projectId: 'noor',
            providers: ['google', 'facebook', 'apple'],
          },
        ],
        selfRegistration: false,
      },
    },
    answers: { [path]: reply },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const willBeLinked = /When you sign in, Facebook will be linked to this account/;

it('[1.8-11] an existing account is offered its own provider alone, and told what will be linked', async () => {
  await show();
  await press('Continue with Facebook');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'already have an account with this email address. Continue with Google.',
  );
  expect(screen.getByText(willBeLinked)).toBeVisible();
  const place = within(screen.getByRole('main'));
  expect(place.queryByRole('button', { name: 'Continue with Facebook' })).not.toBeInTheDocument();
  expect(place.getByRole('button', { name: 'Continue with Google' })).toHaveFocus();
});

it.each([
  ['linked', 'Facebook has been linked to your account'],
  ['failed', 'Facebook could not be linked to your account.'],
  ['otherAccount', `Facebook was not linked, because it belongs to ${email}`],
] as const)(
  '[1.8-11] an existing account signs in, and the outcome of the link is told: %s',
  async (outcome, text) => {
    google.inWindow.mockImplementation(links(outcome));
    await show();
    await press('Continue with Facebook');
    await press('Continue with Google');
    await reaches('news');
    expect(google.inWindow.mock.calls.map(([name]) => name)).toEqual(['facebook', 'google']);
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  },
);

it('[1.8-11] an account with a password: the form knows the address, and links', async () => {
  google.inWindow.mockReset().mockRejectedValue(exists('password'));
  google.withPassword.mockImplementation(async (_project, _email, _secret, ask?: AskPending) => ({
    ...theirs,
    ...(ask?.() ? { link: 'linked' } : {}),
  }));
  await show();
  await press('Continue with Facebook');
  expect(await screen.findByRole('alert')).toHaveTextContent('Continue with email and password.');
  expect(await identifier()).toHaveValue(email);
  expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).not.toBeInTheDocument();
  await userEvent.type(password(), 'correct horse');
  await userEvent.click(submit());
  await reaches('news');
  expect(await screen.findByText(/Facebook has been linked to your account/)).toBeVisible();
});

it('a viewer who does not want the link signs in without it', async () => {
  google.inWindow.mockImplementation(links('linked'));
  await show();
  await press('Continue with Facebook');
  await press('Do not link Facebook');
  expect(screen.queryByText(willBeLinked)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveFocus();
  await press('Continue with Google');
  await reaches('news');
  expect(screen.queryByText(/has been linked to your account/)).not.toBeInTheDocument();
});

it('a second window without a result keeps the pending link', async () => {
  google.inWindow
    .mockRejectedValueOnce(
      Object.assign(new Error('Firebase: Error.'), { code: 'auth/popup-closed-by-user' }),
    )
    .mockImplementation(links('linked'));
  await show();
  await press('Continue with Facebook');
  await press('Continue with Google');
  expect(await screen.findByRole('alert')).toHaveTextContent('The window was closed');
  expect(screen.getByText(willBeLinked)).toBeVisible();
  await press('Continue with Google');
  await reaches('news');
  expect(await screen.findByText(/Facebook has been linked to your account/)).toBeVisible();
});

it('a finished link is told once, also when our origin refuses', async () => {
  let down = true;
  google.inWindow.mockImplementation(links('linked'));
  await show('?socialProvider=facebook&from=%2Fnews', () =>
    down ? refusal(500, 'INTERNAL_ERROR') : answer(200, tokens()),
  );
  await press('Continue with Facebook');
  await press('Continue with Google');
  expect(await screen.findByText(/Facebook has been linked to your account/)).toBeVisible();
  down = false;
  await press('Continue with Google');
  await reaches('news');
  expect(screen.getAllByText(/Facebook has been linked to your account/)).toHaveLength(1);
});

it('an existing account is promised no link where the project does not tell the address', async () => {
  google.pendingIn.mockReturnValue(null);
  google.inWindow.mockImplementation(links('linked'));
  await show();
  await press('Continue with Facebook');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'already have an account with this email address. Continue with Google.',
  );
  expect(screen.queryByText(willBeLinked)).not.toBeInTheDocument();
  await press('Continue with Google');
  await reaches('news');
});

it('a pending credential is in no storage, in no address, and in no history', async () => {
  const secret = 'what-facebook-gave';
  google.pendingIn.mockReturnValue({ email, credential: { accessToken: secret } });
  const { router } = await show();
  await press('Continue with Facebook');
  await screen.findByText(willBeLinked);
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, router.state.location]);
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(email);
});

it('a pending credential is lost over another page, which is told afterwards', async () => {
  google.inWindow.mockRejectedValueOnce(
    Object.assign(new Error('Firebase: Error.'), { code: 'auth/popup-blocked' }),
  );
  const { unmount } = await show();
  await press('Continue with Facebook');
  await press('Continue with Google');
  await press('Continue with Google · Continue in this window');
  await waitFor(() => expect(google.inPlace).toHaveBeenCalledWith('google'));
  const attempt = takeLoginAttempt('demo');
  expect(attempt).toEqual({ name: 'google', unlinked: 'facebook' });
  unmount();
  noteLoginAttempt('demo', { name: 'google', unlinked: 'facebook' });
  google.back.mockResolvedValue(theirs);
  await show();
  await reaches('news');
  expect(await screen.findByText(/Facebook was not linked\. To link it/)).toBeVisible();
});
