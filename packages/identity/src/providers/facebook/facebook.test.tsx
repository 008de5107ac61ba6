import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, refusal, showSite, tokens } from '../../testing/show-site';
import { reaches } from '../../testing/sign-in-form';
import { scriptComes, sentBody } from '../../testing/vendor-script';
import { provider } from './index';
import { prepare } from './prepare';
import type { FacebookGlobals, FacebookSurface } from './surface';

const path = '/api/v2/login/social/facebook';
/** A script runs once in a document: each test has one of its own. */
let scriptUri = '';
let scripts = 0;
const globals = window as FacebookGlobals;

async function show(reply: () => Response = () => answer(200, tokens())) {
  scripts += 1;
  scriptUri = `https://facebook.example/en_US/${scripts}.js`;
  const view = await showSite({
    at: '/login/facebook?from=%2Fnews',
    realm: {
      auth: {
        providers: [{ type: 'id' }, { type: 'facebook', appId: '12345', scriptUri }],
        selfRegistration: false,
      },
    },
    answers: { [path]: reply },
  });
  const init = vi.fn();
  const login = vi.fn<FacebookSurface['login']>();
  await scriptComes(scriptUri, () => {
    globals.FB = { init: vi.fn(), login: vi.fn() };
  });
  const secondStage = () => {
    globals.FB = { init, login };
    globals.fbAsyncInit?.();
  };
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Continue with Facebook' }));
  return { ...view, init, login, secondStage, press };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'FB');
  for (const script of [...document.scripts]) script.remove();
});

it('[1.1-28] [1.2-087] [1.4-05] [1.4-07] [1.7-15] [1.9-19] waits for the whole SDK, asks it for a code, and exchanges that', async () => {
  const { init, login, secondStage, press, fetch, calls } = await show();
  expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).toBeNull();
  secondStage();
  await press();
  expect(init.mock.lastCall?.[0]).toEqual({
    appId: '12345',
    version: 'v10.0',
    cookie: false,
    status: false,
    xfbml: false,
  });
  expect(login.mock.lastCall?.[1]).toMatchObject({
    scope: 'email',
    response_type: 'code',
    override_default_response_type: true,
  });
  login.mock.lastCall?.[0]({ status: 'connected', authResponse: { code: 'code-1' } });
  await reaches('news');
  expect(calls()).toEqual(['/login/social/facebook']);
  expect(sentBody(fetch)).toEqual({
    code: 'code-1',
  });
});

it.each([
  [{ status: 'not_authorized' as const, authResponse: null }, 'was cancelled'],
  [{ status: 'unknown' as const, authResponse: null }, 'The window was closed'],
  [{ status: 'connected' as const, authResponse: {} }, 'Sorry, something went wrong'],
])('a window of Facebook’s without a code has its message: %o', async (response, text) => {
  const { login, secondStage, press } = await show();
  secondStage();
  await press();
  login.mock.lastCall?.[0](response);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('a window that the browser blocked is noticed, although Facebook does not report it', async () => {
  const open = vi.fn(() => null);
  vi.stubGlobal('open', open);
  const { login, secondStage, press } = await show();
  secondStage();
  login.mockImplementation(() => void window.open('https://facebook.example/dialog'));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('blocked the sign-in window');
  expect(window.open, 'the page’s own function is back').toBe(open);
});

it('[1.8-10] an exchange that the origin refuses says sorrySomethingWentWrong', async () => {
  const { login, secondStage, press } = await show(() => refusal(401, 'IDENTITY_REFUSED'));
  secondStage();
  await press();
  login.mock.lastCall?.[0]({ status: 'connected', authResponse: { code: 'code-1' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong');
  expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeEnabled();
});

it('[1.4-08] [1.8-27] a 409 is an account conflict, with Log out and Continue', async () => {
  const { login, secondStage, press } = await show(() => refusal(409, 'ACCOUNT_CONFLICT'));
  secondStage();
  await press();
  login.mock.lastCall?.[0]({ status: 'connected', authResponse: { code: 'code-1' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('This account cannot be linked');
  expect(screen.getByRole('link', { name: 'Log out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
});

it('an answer to an earlier press changes nothing', async () => {
  const { login, secondStage, press } = await show();
  secondStage();
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Open the window again' }));
  const [first, second] = login.mock.calls.map(([answered]) => answered);
  await act(async () => first?.({ status: 'unknown', authResponse: null }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Continue in the Facebook window');
  second?.({ status: 'connected', authResponse: { code: 'code-2' } });
  await reaches('news');
});

it('an answer after the viewer has left does not sign in', async () => {
  const { login, secondStage, press, calls, router, session } = await show();
  secondStage();
  await press();
  await act(() => router.navigate('/news'));
  await reaches('news');
  await act(async () =>
    login.mock.lastCall?.[0]({ status: 'connected', authResponse: { code: 'code-1' } }),
  );
  expect(calls()).toEqual([]);
  expect(session.state.status).toBe('guest');
});

it('an SDK that loads late is there for the next try', async () => {
  vi.useFakeTimers();
  const config = {
    type: 'facebook' as const,
    appId: '12345',
    scriptUri: 'https://late.example/f.js',
  };
  const ask = () =>
    prepare(config, { addressOf: (value) => value, workflow: 'login', locale: 'en' });
  const first = ask();
  const late = expect(first).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(20_001);
  await late;
  const init = vi.fn();
  globals.FB = { init, login: vi.fn() };
  globals.fbAsyncInit?.();
  await ask();
  expect(init).toHaveBeenCalledOnce();
  expect(document.head.querySelectorAll('script'), 'and is not run again').toHaveLength(1);
});

it('the page’s policy has Facebook’s addresses, and none of them in a sandbox', () => {
  const config = { type: 'facebook' as const, appId: '12345' };
  scriptUri = 'https://connect.facebook.net/en_US/sdk.js';
  const own = provider.sources?.({ ...config, scriptUri }, (value) => value);
  expect(own).toMatchObject({ script: [scriptUri], trustedTypes: ['default'] });
  expect(own?.frame).toContain('https://www.facebook.com');
  const sandbox = provider.sources?.(
    { ...config, scriptUri: '/vendors/facebook/sdk.js' },
    (value) => `http://localhost:4400${value}`,
  );
  expect(sandbox).toEqual({
    script: ['http://localhost:4400/vendors/facebook/sdk.js'],
    trustedTypes: ['default'],
  });
});
