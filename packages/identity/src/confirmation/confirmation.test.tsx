import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../testing/show-site';
import { identifier, reaches, signIn } from '../testing/sign-in-form';
import { emailConfirmationRedirection } from './redirection';

const path = '/api/v2/email-confirmation';
const show = (at: string, answers: Answers = {}, options: { signedIn?: boolean } = {}) =>
  showSite({ at, answers, ...options });
const confirmed = () => answer(200, { userId: 'kim@example.com', email: 'kim@example.com' });

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('[1.2-007] [1.2-123] [1.2-125] reads the token, takes it out of the address, and shows a loader', async () => {
  const { router, fetch } = await show('/email-confirmation?token=t-1', {
    [path]: () => new Promise(() => {}),
  });
  expect(await screen.findByText('Checking your link')).toBeVisible();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(router.state.location.search).toBe('');
  const [, init] = fetch.mock.calls[0] as unknown as [unknown, RequestInit];
  expect(init.body).toBe(JSON.stringify({ token: 't-1' }));
});

it('[1.2-126] [1.2-127] [1.2-128] [1.2-131] says that it is confirmed, and leads to a login with the address filled in', async () => {
  emailConfirmationRedirection('demo').write('/news');
  const { router } = await show('/email-confirmation?token=t-1', { [path]: confirmed });
  expect(
    await screen.findByRole('heading', { name: 'Your email address is confirmed' }),
  ).toBeVisible();
  expect(screen.getByText(/is now confirmed for your/)).toHaveTextContent('kim@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in now' }));
  expect(await identifier()).toHaveValue('kim@example.com');
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?from=%2Fnews' });
  expect(emailConfirmationRedirection('demo').read()).toBeNull();
});

it('a viewer who is signed in goes on, and is not asked to sign in', async () => {
  await show('/email-confirmation?token=t-1', { [path]: confirmed }, { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await reaches('home');
});

it('a viewer who is signed in confirms with their bearer, a guest with none', async () => {
  const bearers: (string | null)[] = [];
  for (const signedIn of [true, false]) {
    const { fetch, unmount } = await show(
      '/email-confirmation?token=t-1',
      { [path]: confirmed },
      { signedIn },
    );
    await screen.findByText(/is now confirmed for your/);
    const [, init] = fetch.mock.calls[0] as unknown as [unknown, RequestInit];
    bearers.push(new Headers(init.headers).get('authorization'));
    unmount();
  }
  expect(bearers).toEqual([expect.stringMatching(/^Bearer e30\./), null]);
});

it('an unproved address is confirmed by signing in, after which the page confirms by itself', async () => {
  const replies = [refusal(403, 'SIGN_IN_TO_CONFIRM'), confirmed()];
  const { router } = await show('/email-confirmation?token=t-1', {
    [path]: () => replies.shift() ?? answer(500),
    '/api/v2/login': () => answer(200, tokens()),
  });
  expect(
    await screen.findByText(/Your password and everything in your account stay/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in and confirm' }));
  await identifier();
  expect(router.state.location.search).toBe('?from=%2Femail-confirmation');
  await signIn();
  expect(await screen.findByText(/is now confirmed for your/)).toBeVisible();
  expect(screen.queryByText(/no longer work/)).not.toBeInTheDocument();
});

it('confirmed without signing in, says what has ended and leads to a new password for the address', async () => {
  const replies = [refusal(403, 'SIGN_IN_TO_CONFIRM'), confirmed()];
  const { fetch, router } = await show('/email-confirmation?token=t-1', {
    [path]: () => replies.shift() ?? answer(500),
  });
  expect(
    await screen.findByText(/existing passwords, passkeys and sign-ins will stop working/i),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm without signing in' }));
  expect(
    await screen.findByText(/Existing passwords, passkeys and sign-ins no longer work/),
  ).toBeVisible();
  const [, init] = fetch.mock.calls.at(-1) as unknown as [unknown, RequestInit];
  expect(JSON.parse(String(init.body))).toEqual({ token: 't-1', endWaysIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Choose a new password' }));
  expect(await identifier()).toHaveValue('kim@example.com');
  expect(router.state.location).toMatchObject({ pathname: '/login/request-password', search: '' });
});

it('another signed-in viewer confirms nothing, and signs out before signing in with that account', async () => {
  const { session } = await show(
    '/email-confirmation?token=t-1',
    { [path]: () => refusal(403, 'NOT_YOUR_TOKEN'), '/api/v2/logout': () => answer(204) },
    { signedIn: true },
  );
  expect(await screen.findByText(/You are signed in with another account/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in and confirm' }));
  await identifier();
  expect(session.state.status).toBe('guest');
});

it('[1.2-124] without a token the page says that something went wrong, and offers another email', async () => {
  const { calls } = await show('/email-confirmation');
  expect(await screen.findByText(/Sorry, something went wrong/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  expect(calls()).toEqual([]);
});

it('[1.2-129] a token that the origin does not know is invalid; another email can be sent', async () => {
  const { fetch } = await show('/email-confirmation?token=old', {
    [path]: () => refusal(404, 'UNKNOWN_TOKEN'),
    [`${path}/create`]: () => answer(204),
  });
  expect(await screen.findByText(/This link no longer works/)).toBeVisible();
  await userEvent.type(await identifier(), 'kim@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText(/we have sent a new link/)).toBeVisible();
  const [, init] = fetch.mock.calls.at(-1) as unknown as [unknown, RequestInit];
  expect(JSON.parse(String(init.body))).toEqual({
    id: 'kim@example.com',
    redirectUri: `${window.location.origin}/email-confirmation`,
  });
});

it('[1.2-130] any other error is the generic one, and the same token can be tried again', async () => {
  const replies = [refusal(500, 'INTERNAL_ERROR'), confirmed()];
  await show('/email-confirmation?token=t-1', { [path]: () => replies.shift() ?? answer(500) });
  expect(await screen.findByText(/Sorry, something went wrong/)).toBeVisible();
  expect(screen.getByText(/req-7/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { name: 'Your email address is confirmed' }),
  ).toBeVisible();
});

it('a reload confirms again', async () => {
  const first = await show('/email-confirmation?token=t-1', { [path]: confirmed });
  await screen.findByText(/is now confirmed for your/);
  first.unmount();
  await show('/email-confirmation', { [path]: confirmed });
  expect(await screen.findByText(/is now confirmed for your/)).toBeVisible();
});
