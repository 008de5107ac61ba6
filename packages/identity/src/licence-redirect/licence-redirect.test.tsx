import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import { rememberLicenceRedirect } from '@marquee/origin-client/licence-redirect';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../testing/show-site';
import { reaches } from '../testing/sign-in-form';

let forgetDialogs: () => void;
beforeAll(() => {
  forgetDialogs = teachDialogs();
});
afterAll(() => forgetDialogs());
beforeEach(() => rememberLicenceRedirect('demo', { provider: 'fibrenet', from: '/news' }));
afterEach(() => localStorage.clear());

const exchange = '/api/v2/external/fibrenet/token';
const show = (at: string, reply?: Answers[string], options: { signedIn?: boolean } = {}) =>
  showSite({ at, ...options, answers: reply ? { [exchange]: reply } : {} });

const unknown = () => screen.findByText(/We could not continue from here/);

it('[1.2-026] [2.2-05] [1.7-36] the licence redirect exchanges the code without a bearer, signs in, and returns to the stored page', async () => {
  const asked: string[] = [];
  const { session, fetch, router } = await show(
    '/licence-redirect?code=c-1',
    () => {
      asked.push(router.state.location.search);
      return answer(200, tokens());
    },
    { signedIn: true },
  );
  await reaches('news');
  expect(session.state.user?.id).toBe('viewer-1');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(asked, 'the code is out of the address').toEqual(['']);
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(init.body).toBe(JSON.stringify({ authorisationCode: 'c-1' }));
  expect(init.headers).not.toHaveProperty('authorization');
});

it('[2.2-06] the licence redirect goes to the default menu when there is nothing to do', async () => {
  const { calls } = await show('/licence-redirect');
  await reaches('home');
  expect(calls()).toEqual([]);
});

it('[2.2-04] the licence redirect goes on with a licence in the address', async () => {
  const { router } = await show('/licence-redirect?extraParams=licence%3D7&code=c-1');
  await reaches('purchase');
  expect(router.state.location.search).toBe('?licences=7');
});

it('a code that the origin does not know ends on the default menu, with a notice', async () => {
  const { session } = await show('/licence-redirect?code=old', () => refusal(401, 'CODE_REFUSED'));
  await reaches('home');
  expect(await unknown()).toBeVisible();
  expect(session.state.status).toBe('guest');
});

it('a code of a redirect that this browser did not begin makes no call', async () => {
  localStorage.clear();
  const { calls } = await show('/licence-redirect?code=somebody-else');
  await reaches('home');
  expect(await unknown()).toBeVisible();
  expect(calls()).toEqual([]);
});

it('the licence redirect leads only to pages of the site', async () => {
  rememberLicenceRedirect('demo', { provider: 'fibrenet', from: '//evil.example' });
  await show('/licence-redirect?code=c-1', () => answer(200, tokens()));
  await reaches('home');
});

it('a failed licence redirect can be tried again with the same code', async () => {
  const replies = [refusal(502, 'PROVIDER_UNAVAILABLE'), answer(200, tokens())];
  await show('/licence-redirect?code=c-1', () => replies.shift() ?? answer(500));
  expect(await screen.findByRole('alert')).toHaveTextContent('What you bought is safe');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await reaches('news');
});

it('an address that is another account’s leads to signing in to that one, and back', async () => {
  await show('/licence-redirect?code=c-1', () => refusal(409, 'ACCOUNT_CONFLICT'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Another Demo account');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?from=%2Fnews',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('[1.2-148] a child’s profile is told that it buys nothing, and led to the default menu', async () => {
  const { session } = await show('/licence-redirect?code=c-1', () =>
    refusal(403, 'KID_PURCHASE_DENIED'),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Not available' });
  expect(dialog).toHaveTextContent('Child profiles cannot buy anything.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await reaches('home');
  expect(session.state.status).toBe('guest');
});

it('a reload of the licence redirect does not use the code twice', async () => {
  const first = await show('/licence-redirect?code=c-1', () => new Promise(() => {}));
  await waitFor(() => expect(first.calls()).toHaveLength(1));
  // The state of another document: the stored texts, and the address with the code, as from the history.
  first.unmount();
  const again = await show('/licence-redirect?code=c-1', () => answer(200, tokens()));
  await reaches('home');
  expect(await unknown()).toBeVisible();
  expect(again.calls()).toEqual([]);
  expect(again.session.state.status).toBe('guest');
});
