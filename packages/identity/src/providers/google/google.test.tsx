import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../../testing/show-site';
import { reaches } from '../../testing/sign-in-form';
import { scriptComes, sentBody } from '../../testing/vendor-script';
import { googleButtonWidth } from './button-width';
import { provider } from './index';

const path = '/api/v2/login/social/google';
let scripts = 0;

const tokenWith = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return `e30.${btoa(String.fromCharCode(...bytes))}.c2ln`;
};

async function show(options: { at?: string; answers?: Answers; locale?: 'ar' } = {}) {
  scripts += 1;
  const scriptUri = `https://google.example/${scripts}/client`;
  const auth = {
    providers: [
      { type: 'id' as const },
      { type: 'google' as const, clientId: 'demo.apps', scriptUri },
    ],
    selfRegistration: true,
  };
  const initialize = vi.fn();
  const renderButton = vi.fn();
  const cancel = vi.fn();
  const view = await showSite({
    at: options.at ?? '/login/google?from=%2Fnews',
    ...(options.locale ? { locale: options.locale } : {}),
    realm: {
      auth,
      ...(options.locale
        ? {
            locales: {
              default: options.locale,
              supported: [{ tag: options.locale, paths: 'default' }],
              timeZone: 'UTC',
            },
          }
        : {}),
    },
    answers: options.answers ?? { [path]: () => answer(200, tokens()) },
  });
  await scriptComes(scriptUri, () =>
    Object.assign(window, { google: { accounts: { id: { initialize, renderButton, cancel } } } }),
  );
  await waitFor(() => expect(renderButton).toHaveBeenCalled());
  const told = initialize.mock.lastCall?.[0];
  return { ...view, scriptUri, told, renderButton, drawn: renderButton.mock.lastCall?.[1] };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'google');
  for (const left of document.head.querySelectorAll('script, link')) left.remove();
});

it('[1.1-27] [1.2-088] [1.4-05] [1.4-07] [1.7-16] lets Google draw its button, and exchanges its token by itself', async () => {
  const { told, fetch, calls } = await show();
  expect(told).toMatchObject({ client_id: 'demo.apps', ux_mode: 'popup', context: 'signin' });
  const credential = tokenWith({ nonce: told.nonce, email: 'robin@google.example' });
  told.callback({ credential, select_by: 'btn' });
  await reaches('news');
  expect(calls()).toEqual(['/login/social/google']);
  const { idToken, nonce } = sentBody(fetch);
  expect(idToken).toBe(credential);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  const hash = Buffer.from(digest).toString('base64url');
  expect(hash, 'the token names what only this page can open').toBe(told.nonce);
});

it('[1.9-20] the button is 400 wide, and as wide as its element where that is less', async () => {
  expect([0, 900, 400, 312.6, 120].map(googleButtonWidth)).toEqual([400, 400, 400, 312, 200]);
  const { drawn } = await show();
  expect(drawn).toMatchObject({ type: 'standard', size: 'large', width: 400, locale: 'en' });
});

it('[1.9-20] the button follows its element: a phone is turned, or a form hid it', async () => {
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        resize = measure;
      }
      observe() {}
      disconnect() {}
    },
  );
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
  const { renderButton } = await show();
  const widths = () => renderButton.mock.calls.map(([, { width: drawn }]) => drawn);
  for (const place of [312, 312, 0, 500]) {
    width.mockReturnValue(place);
    resize();
  }
  expect(widths()).toEqual([400, 312, 400]);
});

it('the button is in the viewer’s language', async () => {
  const { drawn } = await show({ locale: 'ar', at: '/login/google' });
  expect(drawn).toMatchObject({ locale: 'ar' });
});

it.each([
  ['of another page', tokenWith({ nonce: 'another' })],
  ['without a nonce', tokenWith({})],
  ['that is none', 'nonsense'],
  ['that is missing', undefined],
])('no token is used %s', async (_, credential) => {
  const { told, calls } = await show();
  told.callback({ credential });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong');
  expect(calls()).toEqual([]);
});

it('[1.8-10] a token that the origin refuses says sorrySomethingWentWrong, and the button is there', async () => {
  const { told, renderButton } = await show({
    answers: { [path]: () => refusal(401, 'IDENTITY_REFUSED') },
  });
  told.callback({ credential: tokenWith({ nonce: told.nonce }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong');
  await waitFor(() => expect(renderButton.mock.lastCall?.[0]).toBeInTheDocument());
});

it('[1.4-08] [1.8-27] a 409 is an account conflict, with Log out and Continue', async () => {
  const { told } = await show({ answers: { [path]: () => refusal(409, 'ACCOUNT_CONFLICT') } });
  told.callback({ credential: tokenWith({ nonce: told.nonce }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This account cannot be linked');
  expect(screen.getByRole('link', { name: 'Log out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
});

it('no token is used when its button is gone', async () => {
  const { told, calls, router } = await show();
  await act(() => router.navigate('/news'));
  await reaches('news');
  await act(async () => told.callback({ credential: tokenWith({ nonce: told.nonce }) }));
  expect(calls()).toEqual([]);
});

it('[1.4-06] a sign-up says for whom an account is to be opened', async () => {
  const { told, calls } = await show({ at: '/login/google?type=signup' });
  expect(told.context).toBe('signup');
  told.callback({ credential: tokenWith({ nonce: told.nonce, email: 'zoë@google.example' }) });
  expect(await screen.findByText(/zoë@google\.example with Google/)).toBeVisible();
  expect(calls()).toEqual([]);
});

it('Google’s script finds its style sheet, and writes no style that the policy forbids', async () => {
  const { scriptUri } = await show();
  const sheet = document.getElementById('googleidentityservice_button_styles');
  expect(sheet).toHaveAttribute('href', new URL('style', scriptUri).href);
});

it('the page’s policy has the sources that Google documents, and no more', () => {
  const scriptUri = 'https://accounts.google.com/gsi/client';
  const config = { type: 'google' as const, clientId: 'x', scriptUri };
  expect(provider.sources?.(config, (value) => value)).toEqual({
    script: ['https://accounts.google.com/gsi/client'],
    style: ['https://accounts.google.com/gsi/style'],
    frame: ['https://accounts.google.com/gsi/'],
    connect: ['https://accounts.google.com/gsi/'],
  });
});

it('over plain http it is said once that https is needed, with the other ways', async () => {
  vi.stubGlobal('isSecureContext', false);
  const scriptUri = 'https://google.example/plain/client';
  await showSite({
    at: '/login/google?from=%2Fnews',
    realm: {
      auth: {
        providers: [{ type: 'id' }, { type: 'google', clientId: 'demo.apps', scriptUri }],
        selfRegistration: true,
      },
    },
    answers: {},
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Google needs a secure connection/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const others = screen.getByRole('link', { name: 'Other ways to sign in' });
  expect(others).toHaveAttribute('href', '/login?from=%2Fnews');
  expect(document.querySelector(`script[src^="${scriptUri}"]`)).toBeNull();
});
