import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../testing/show-site';

const device = {
  userCode: 'BCDF-GHJK',
  name: 'Living room',
  kind: 'television',
  sameNetwork: true,
  network: '203.0.113.*',
  requestedAt: '2026-11-21T18:04:00Z',
  expiresAt: '2026-11-21T18:14:00Z',
};
const found = () => answer(200, device);

const show = (answers: Answers = {}, options: Partial<Parameters<typeof showSite>[0]> = {}) =>
  showSite({
    at: '/tv-login',
    signedIn: true,
    ...options,
    answers: Object.fromEntries(
      Object.entries({ lookup: found, approve: found, refuse: found, ...answers }).map(
        ([name, reply]) => [`/api/v2/device/${name}`, reply],
      ),
    ),
  });

const field = () => screen.findByRole('textbox', { name: /Code on your TV/ });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const bodies = (fetch: Awaited<ReturnType<typeof show>>['fetch']) =>
  fetch.mock.calls.map((call) => (call as unknown as [string, RequestInit])[1].body);

it('[1.2-063] the device page takes the code of a television, shows its details, and approves it', async () => {
  const { calls, fetch } = await show();
  await userEvent.click(await field());
  await userEvent.keyboard('bcdf-ghjk');
  expect(await title('Allow this device to sign in?')).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Code: B C D F - G H J K' })).toHaveAttribute(
    'dir',
    'ltr',
  );
  expect(screen.getByText('Living room')).toBeVisible();
  expect(screen.getByText('Television')).toBeVisible();
  expect(screen.getByText('Your network')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(calls(), 'Enter after the last letter answers nothing').toEqual(['/device/lookup']);
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await title('Your TV is ready')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Living room will be signed in');
  expect(calls()).toEqual(['/device/lookup', '/device/approve']);
  expect(bodies(fetch)).toEqual([
    JSON.stringify({ userCode: 'BCDFGHJK' }),
    JSON.stringify({ userCode: 'BCDF-GHJK' }),
  ]);
});

it('the device page refuses a television, and takes another code', async () => {
  const { calls } = await show();
  await userEvent.type(await field(), 'BCDFGHJK');
  await userEvent.click(await screen.findByRole('button', { name: 'Do not allow' }));
  expect(await title('The TV was not signed in')).toHaveFocus();
  expect(calls()).toEqual(['/device/lookup', '/device/refuse']);
  await userEvent.click(screen.getByRole('button', { name: 'Enter another code' }));
  expect(await title('Sign in on your TV')).toHaveFocus();
  expect(await field()).toHaveValue('');
});

it.each([
  [404, 'USER_CODE_UNKNOWN', 'We could not find this code'],
  [410, 'USER_CODE_EXPIRED', 'This code has expired'],
  [409, 'USER_CODE_USED', 'has already been used'],
  [500, 'INTERNAL_ERROR', 'This is not working right now'],
])('the device page takes another code after %i %s', async (status, code, text) => {
  const replies = [refusal(status, code), found()];
  await show({ lookup: () => replies.shift() ?? found() });
  await userEvent.type(await field(), 'BCDFGHJK');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await field()).toHaveValue('BCDFGHJK');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await title('Allow this device to sign in?')).toBeVisible();
});

it('the device page says when to try again after too many attempts', async () => {
  await show({ lookup: () => refusal(429, 'TOO_MANY_REQUESTS', { 'retry-after': '42' }) });
  await userEvent.type(await field(), 'BCDFGHJK');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 42 seconds');
});

it('the device page says that a code is too short before any call', async () => {
  const { calls } = await show();
  await userEvent.type(await field(), 'BCD{Enter}');
  expect(await screen.findByText('Enter all eight letters of the code.')).toBeVisible();
  expect(calls()).toEqual([]);
});

it('the device page says which letters a code has when another is typed, and keeps what it can read', async () => {
  show();
  await userEvent.type(await field(), 'BCe7');
  expect(await field()).toHaveValue('BC');
  expect(await field()).toHaveAccessibleDescription(/only these letters: BCDFGHJKLMNPQRSTVWXZ/);
  await userEvent.type(await field(), '-d');
  expect(await field()).toHaveValue('BCD');
  expect(await field()).not.toHaveAccessibleDescription(/left out/);
});

it('the device page begins anew when the code has expired before the answer', async () => {
  await show({ approve: () => refusal(410, 'USER_CODE_EXPIRED') });
  await userEvent.type(await field(), 'BCDFGHJK');
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This code has expired');
  expect(await field()).toBeVisible();
});

it('the device page keeps the question when the answer could not be sent', async () => {
  let offline = true;
  await show({
    approve: () => {
      if (offline) throw new TypeError('Failed to fetch');
      return found();
    },
  });
  await userEvent.type(await field(), 'BCDFGHJK');
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not connect');
  offline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await title('Your TV is ready')).toBeVisible();
});

it('the device page asks a guest to sign in first, and the sign-in leads back', async () => {
  await show({}, { at: '/tv-login/qr', signedIn: false });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?from=%2Ftv-login%2Fqr',
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('[1.2-004] the page of a link looks up its code without typing, and does not answer by itself', async () => {
  const { calls } = await show({}, { at: '/activate/BCDF-GHJK' });
  expect(await title('Allow this device to sign in?')).toBeVisible();
  expect(calls()).toEqual(['/device/lookup']);
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await title('Your TV is ready')).toBeVisible();
});

it('the page of a link looks up its code without invisible characters, or a text behind it', async () => {
  const { fetch } = await show(
    {},
    { at: `/activate/${encodeURIComponent('\u2066BCDF-\u200bGHJK\u2069.')}` },
  );
  expect(await title('Allow this device to sign in?')).toBeVisible();
  expect(bodies(fetch)).toContain(JSON.stringify({ userCode: 'BCDF-GHJK' }));
});

it('[1.2-004] the page of a link sends a guest to sign in, and back', async () => {
  const { router } = await show({}, { at: '/activate/BCDF-GHJK', signedIn: false });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?from=%2Factivate%2FBCDF-GHJK');
});

it('the page of an expired link lets a code be typed', async () => {
  await show({ lookup: () => refusal(404, 'USER_CODE_UNKNOWN') }, { at: '/activate/XXXX-XXXX' });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not find this code');
  expect(await field()).toBeVisible();
});

it('a code outlives a session that ends on the way: typed in place of a link’s', async () => {
  const replies = [refusal(404, 'USER_CODE_UNKNOWN'), refusal(503, 'NOT_READY'), found()];
  const { session, router, calls } = await show(
    { lookup: () => replies.shift() ?? answer(500) },
    { at: '/activate/XXXX-XXXX' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not find this code');
  await userEvent.type(await field(), 'BCDFGHJK');
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(await screen.findByRole('alert')).not.toHaveTextContent('We could not find this code');
  expect(await field()).toHaveValue('BCDFGHJK');
  expect(await field()).toHaveFocus();
  await act(() => session.signOut());
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?from=%2Factivate%2FBCDFGHJK');
});

it('a code outlives a session that ends on the way: typed, and asked for again', async () => {
  const replies = [refusal(503, 'NOT_READY'), found()];
  const { calls, router } = await show(
    { lookup: () => replies.shift() ?? answer(500) },
    { at: '/activate/BCDFGHJK' },
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.type(await field(), 'BCDFGHJK');
  expect(await title('Allow this device to sign in?')).toHaveFocus();
  expect(calls()).toHaveLength(2);
  expect(router.state.location.pathname).toBe('/activate/BCDFGHJK');
});

it.each([
  ['is not found', refusal(503, 'NOT_READY'), 'BCDFGHJK'],
  ['is found', found(), 'BCDF-GHJK'],
])('a code outlives a session that ends after it %s', async (_, reply, kept) => {
  const { session, calls } = await show({ lookup: () => reply });
  await userEvent.type(await field(), 'BCDFGHJK');
  await waitFor(() => expect(calls()).toHaveLength(1));
  await act(() => session.signOut());
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login?from=%2Factivate%2F${kept}`,
  );
});

it('the device page lets an agent who acts as the viewer approve no television', async () => {
  const { session, calls } = await show();
  await field();
  await session.signIn(tokens({ par: 'agent-1' }));
  expect(await screen.findByText(/Only they can/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(calls()).toEqual([]);
});
