import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAPABILITIES } from '../generated/capabilities';
import { type Answers, answer, showSite } from '../testing/show-site';
import { identifier, reaches } from '../testing/sign-in-form';
import { REDIRECT_DELAY } from './use-recovery';

const create = '/api/v2/reset-password/create';
const reset = '/api/v2/reset-password';
const auth = {
  providers: [{ type: 'id' as const }, { type: 'pbr' as const }],
  selfRegistration: false,
};
const show = (at: string, answers: Answers = {}, options: { signedIn?: boolean } = {}) =>
  showSite({ at, realm: { auth }, answers, ...options });

afterEach(() => sessionStorage.clear());

const email = () => screen.findByRole('textbox', { name: 'Email address' });
const newPassword = () => screen.findByLabelText(/^New password/);
const save = () => screen.getByRole('button', { name: 'Save password' });

async function ask() {
  await userEvent.type(await email(), 'kim@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
}
async function choose(secret = 'a long walk home') {
  await userEvent.type(await newPassword(), secret);
  await userEvent.click(save());
}
const sentBody = (fetch: { mock: { calls: unknown[][] } }) => {
  const [, init] = fetch.mock.calls.at(-1) as [unknown, RequestInit];
  return { method: init.method, ...JSON.parse(String(init.body)), headers: init.headers };
};

describe.each([
  ['[1.2-037]', '/requestnewpwd'],
  ['[1.2-038]', '/resetpwd'],
  ['[1.2-032]', '/login/request-password'],
  ['[1.2-033]', '/login/resetpwd'],
])('%s %s', (_rule, route) => {
  it('[1.2-114] [1.4-30] asks for the identifier alone without a token', async () => {
    await show(route);
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.queryByLabelText(/password/i, { selector: 'input' })).not.toBeInTheDocument();
  });

  it('[1.2-115] [1.2-116] asks for a new password with a token', async () => {
    await show(`${route}?token=t-1`);
    expect(await newPassword()).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

it('[1.7-10] [1.4-29] [1.2-097] a forgotten password has an email sent for own ID, without a bearer, and says so', async () => {
  const { fetch } = await show('/login/request-password?from=%2Fnews', {
    [create]: () => answer(204),
  });
  await ask();
  expect(await screen.findByText(/we have sent a link/)).toHaveTextContent('kim@example.com');
  const { headers, ...body } = sentBody(fetch);
  expect(headers).not.toHaveProperty('authorization');
  expect(body).toEqual({
    method: 'POST',
    id: 'kim@example.com',
    provider: 'id',
    redirectUri: expect.stringMatching(
      `^${window.location.origin}/login/resetpwd\\?from=%2Fnews&providerName=id&asked=[\\w-]+$`,
    ),
  });
  expect(screen.getByRole('button', { name: 'Send another link' })).toHaveFocus();
});

it('[1.2-095] [1.2-096] the page of a forgotten password is that of the provider that the query names', async () => {
  const { fetch } = await show('/login/request-password?providerName=pbr', {
    [create]: () => answer(204),
  });
  await ask();
  await screen.findByText(/we have sent a link/);
  expect(sentBody(fetch).provider).toBe('pbr');
});

it('the page of a forgotten password says so when the provider’s passwords cannot be changed here', async () => {
  await show('/login/request-password?providerName=firebase');
  expect(await screen.findByText(/cannot be changed here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
});

describe('the token of a new password', () => {
  it('[1.7-09] is sent with the new password, without a bearer', async () => {
    const { fetch, router } = await show('/resetpwd?token=t-1&from=%2Fnews', {
      [reset]: () => answer(204),
    });
    await newPassword();
    expect(router.state.location.search, 'the token is out of the address').toBe('?from=%2Fnews');
    expect(router.state.historyAction).toBe('REPLACE');
    await choose('  a long walk home ');
    await screen.findByText(/Your password has been changed/);
    const { headers, ...body } = sentBody(fetch);
    expect(headers).not.toHaveProperty('authorization');
    expect(body).toEqual({ method: 'PUT', token: 't-1', secret: 'a long walk home' });
  });

  it('is there after a reload, and gone once it was used', async () => {
    const first = await show('/resetpwd?token=t-1', { [reset]: () => answer(204) });
    await newPassword();
    first.unmount();
    const again = await show('/resetpwd', { [reset]: () => answer(204) });
    await choose();
    await screen.findByText(/Your password has been changed/);
    again.unmount();
    await show('/resetpwd');
    expect(await email()).toBeVisible();
  });

  it('is saved by a password manager under the address that this browser asked for', async () => {
    const asked = await show('/requestnewpwd', { [create]: () => answer(204) });
    await ask();
    await screen.findByText(/we have sent a link/);
    const page = new URL(sentBody(asked.fetch).redirectUri);
    asked.unmount();
    sessionStorage.clear();
    await show(`${page.pathname}${page.search}&token=t-1`, { [reset]: () => answer(204) });
    const form = (await newPassword()).closest('form');
    expect(form?.elements[0]).toHaveAttribute('autocomplete', 'username');
    expect(form?.elements[0]).toHaveValue('kim@example.com');
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in now' }));
    expect(await identifier()).toHaveValue('kim@example.com');
  });

  it('ends the session of a signed-in viewer, which ended with the old password', async () => {
    const { session } = await show(
      '/resetpwd?token=t-1',
      { [reset]: () => answer(204), '/api/v2/logout': () => answer(204) },
      { signedIn: true },
    );
    await choose();
    await waitFor(() => expect(session.state.status).toBe('guest'));
  });

  describe('once used', () => {
    beforeEach(() =>
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }),
    );
    afterEach(() => vi.useRealTimers());

    it('[1.4-31] [1.4-32] is confirmed, and leads to the login route after 3 seconds', async () => {
      const { router } = await show('/resetpwd?token=t-1&from=%2Fnews', {
        [reset]: () => answer(204),
      });
      await choose();
      await screen.findByText(/Your password has been changed/);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Sign in now' })).toHaveFocus(),
      );
      await vi.advanceTimersByTimeAsync(REDIRECT_DELAY - 100);
      expect(router.state.location.pathname).toBe('/resetpwd');
      await vi.advanceTimersByTimeAsync(100);
      await identifier();
      expect(router.state.location).toMatchObject({ pathname: '/login', search: '?from=%2Fnews' });
    });
  });
});

const said = (status: number, code: string, message: string) =>
  answer(status, { status, code, messages: [message], requestId: 'req-7' });

describe('a refused new password', () => {
  it.each([
    ['[1.8-05] weakPassword', 'weakPassword', /too easy to guess/],
    ['[1.8-06] anything else', 'whatever', /Something went wrong/],
  ])('shows %s, and keeps what was typed', async (_what, message, text) => {
    await show('/resetpwd?token=t-1', { [reset]: () => said(422, 'SOME_CODE', message) });
    await choose('12345678');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await newPassword()).toHaveValue('12345678');
  });

  it.each([
    ['expiredToken', /This link has expired/],
    ['invalidToken', /no longer works/],
  ])('[1.8-05] %s leads to a new link', async (message, text) => {
    await show('/resetpwd?token=t-1', { [reset]: () => said(401, 'SOME_CODE', message) });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
    expect(await email()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be sent again when it failed offline', async () => {
    const replies: Answers[string][] = [
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => answer(204),
    ];
    await show('/resetpwd?token=t-1', {
      [reset]: () => (replies.shift() ?? (() => answer(500)))(),
    });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not connect');
    await userEvent.click(save());
    expect(await screen.findByText(/Your password has been changed/)).toBeVisible();
  });
});

describe('an email that cannot be sent', () => {
  it.each([
    [
      '[1.8-07] the server’s error where it is known',
      'ANY',
      'invalidEmail',
      /such as name@example/,
    ],
    ['[1.8-08] else the label of the code', 'TOO_MANY_REQUESTS', 'No.', /Too many attempts/],
    ['[1.8-09] else the generic label', 'ANY', 'No.', /Something went wrong/],
  ])('%s', async (_what, code, message, text) => {
    await show('/requestnewpwd', { [create]: () => said(400, code, message) });
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await email()).toHaveValue('kim@example.com');
  });
});

it('[1.2-101] the page of a forgotten password sends on a signed-in viewer without a token', async () => {
  await show('/login/request-password?from=%2Fnews', {}, { signedIn: true });
  await reaches('news');
});

it('[1.2-113] the forgotten-password link of a form leads to its provider’s page', async () => {
  await show('/login?from=%2Fnews');
  await identifier();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/login/request-password?from=%2Fnews&providerName=id',
  );
});

it('the page of a forgotten password is missing in a realm without such passwords', async () => {
  expect(CAPABILITIES.sptv.passwordReset).toBe(false);
  const realm = { auth: { ...auth, providers: [{ type: 'sptv' as const }] } };
  const { site } = await showSite({ at: '/login', realm });
  expect(site.isLive('loginRequestPassword')).toBe(false);
  expect(site.isLive('requestNewPassword')).toBe(false);
});
