import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, refusal, showSite, tokens } from '../../testing/show-site';
import { reaches } from '../../testing/sign-in-form';
import { scriptComes, scriptFails, sentBody } from '../../testing/vendor-script';
import { provider } from './index';
import { prepare } from './prepare';
import { type GigyaGlobals, type GigyaLogin, type GigyaSurface, gigyaLanguage } from './surface';

const path = '/api/v2/login/auth-provider/gigya';
/** A script runs once in a document: each test has one of its own. */
let scriptUrl = '';
let scripts = 0;
const globals = window as GigyaGlobals;
const login = {
  UID: 'u',
  UIDSignature: 's',
  signatureTimestamp: '17',
  profile: { email: 'a@b.c' },
};

beforeEach(() => {
  scripts += 1;
  scriptUrl = `https://gigya.example/js/${scripts}.js`;
});

async function show(
  config: { scriptUrl?: string; apiKey?: string } = { scriptUrl, apiKey: 'key-1' },
  reply: () => Response = () => answer(200, tokens()),
  at = '/login/GIGYA?from=%2Fnews',
) {
  const view = await showSite({
    at,
    realm: {
      auth: {
        providers: [{ type: 'id' }, { type: 'gigya', screenSet: 'Screens', ...config }],
        selfRegistration: true,
      },
    },
    answers: { [path]: reply },
  });
  const accounts = {
    addEventHandlers: vi.fn<GigyaSurface['accounts']['addEventHandlers']>(),
    showScreenSet: vi.fn<GigyaSurface['accounts']['showScreenSet']>(),
    hideScreenSet: vi.fn(),
  };
  const comes = async () => {
    await scriptComes(scriptUrl, () => {
      globals.gigya = { accounts };
      globals.onGigyaServiceReady?.();
    });
    await waitFor(() => expect(accounts.showScreenSet).toHaveBeenCalled());
  };
  const signsIn = (event: GigyaLogin) =>
    accounts.addEventHandlers.mock.lastCall?.[0].onLogin(event);
  return { ...view, accounts, comes, signsIn };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'gigya');
  for (const script of [...document.scripts]) script.remove();
});

it('[1.1-33] [1.2-090] the panel shows the service’s own screens, and exchanges its signed answer', async () => {
  const page = await show();
  await page.comes();
  const group = screen.getByRole('group', { name: 'Viewer account' });
  const told = page.accounts.showScreenSet.mock.lastCall?.[0];
  expect(told).toMatchObject({
    screenSet: 'Screens',
    startScreen: 'gigya-login-screen',
    lang: 'en',
  });
  expect(group.querySelector(`#${told?.containerID}`)).not.toBeNull();
  const { src } = document.head.querySelector('script') ?? {};
  expect(src).toBe(`${scriptUrl}?apiKey=key-1`);
  page.signsIn(login);
  await reaches('news');
  expect(sentBody(page.fetch)).toEqual({
    uid: 'u',
    uidSignature: 's',
    signatureTimestamp: '17',
  });
  await waitFor(() => expect(page.accounts.hideScreenSet).toHaveBeenCalled());
});

it('a sign-up begins with the screen to register, and asks no second time', async () => {
  const page = await show(undefined, undefined, '/login/GIGYA?type=signup&from=%2Fnews');
  await page.comes();
  const told = page.accounts.showScreenSet.mock.lastCall?.[0];
  expect(told?.startScreen).toBe('gigya-register-screen');
  page.signsIn(login);
  await reaches('news');
});

it.each([{ scriptUrl: 'https://gigya.example/gigya.js' }, { apiKey: 'key-1' }, {}])(
  '[1.5-39] raises "missing scriptUrl or apiKey" with %o alone',
  async (config) => {
    const raised: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => raised.push(error));
    await show(config);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong');
    expect(raised.map(String)).toEqual(['Error: missing scriptUrl or apiKey']);
  },
);

it('[1.4-08] a 409 is an account conflict', async () => {
  const page = await show(undefined, () => refusal(409, 'ACCOUNT_CONFLICT'));
  await page.comes();
  page.signsIn(login);
  expect(await screen.findByRole('alert')).toHaveTextContent('This account cannot be linked');
});

it('the screens are shown again after a failure; a login without a signature is one', async () => {
  const page = await show(undefined, () => refusal(401, 'IDENTITY_REFUSED'));
  await page.comes();
  page.signsIn({ UID: 'u' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong');
  expect(page.calls()).toEqual([]);
  page.signsIn(login);
  await waitFor(() => expect(page.accounts.showScreenSet).toHaveBeenCalledTimes(3));
  expect(page.accounts.addEventHandlers, 'one handler for the whole visit').toHaveBeenCalledTimes(
    1,
  );
});

it('a blocked script of the service is named, and loaded again', async () => {
  const page = await show();
  await scriptFails(scriptUrl);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Viewer account');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await page.comes();
});

it('a script that becomes ready late is there for the next try', async () => {
  vi.useFakeTimers();
  const ask = () =>
    prepare(
      { type: 'gigya', scriptUrl, apiKey: 'key-1' },
      { addressOf: (value) => value, workflow: 'login', locale: 'en' },
    );
  const late = expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(20_001);
  await late;
  const addEventHandlers = vi.fn();
  globals.gigya = {
    accounts: { addEventHandlers, showScreenSet: vi.fn(), hideScreenSet: vi.fn() },
  };
  globals.onGigyaServiceReady?.();
  await ask();
  expect(addEventHandlers, 'one handler for the whole visit').toHaveBeenCalledOnce();
  expect(document.head.querySelectorAll('script'), 'and is not run again').toHaveLength(1);
});

it('a widget that cannot be drawn is drawn again when the viewer asks for it, and not before', async () => {
  const page = await show();
  page.accounts.showScreenSet.mockImplementation(({ onError }) =>
    queueMicrotask(() => onError?.({ errorCode: 400_006 })),
  );
  await page.comes();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Viewer account');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.accounts.showScreenSet).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: 'Try again' });
  expect(page.accounts.showScreenSet).toHaveBeenCalledTimes(2);
});

it('the panel uses the service’s names for languages', () => {
  expect(['en', 'en-GB', 'es', 'pt', 'pt-BR', 'ar'].map(gigyaLanguage)).toEqual([
    ...['en', 'en', 'es', 'pt-br', 'pt-br', 'ar'],
  ]);
});

it('the page’s policy has the service’s hosts, or the sandbox’s folder', () => {
  const config = { type: 'gigya' as const, apiKey: 'k' };
  expect(provider.sources?.({ ...config, scriptUrl }, (value) => value)).toMatchObject({
    connect: ['https://*.gigya.com'],
    trustedTypes: ['default'],
  });
  const sandbox = provider.sources?.(
    { ...config, scriptUrl: '/vendors/gigya/js/gigya.js' },
    (value) => `http://localhost:4400${value}`,
  );
  expect(sandbox?.connect).toEqual(['http://localhost:4400/vendors/gigya/']);
});
