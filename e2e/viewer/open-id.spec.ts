import type { Page, Request } from '@playwright/test';
import { clearStorageElsewhere, historyOf } from '../journey/browser';
import { readCalls, SIGN_IN_ANSWER } from '../journey/calls';
import { label } from '../journey/labels';
import {
  continueWith,
  expectCounterpart,
  signInAtCounterpart,
  signOutAtCounterpart,
} from '../journey/provider';
import { expectGuest, expectSignedIn, signOutByMenu } from '../journey/sign-in';
import { address, goBack, open, pass, ready } from '../journey/site';
import { expect, test } from '../journey/test';

const nations = 'Nations ID';

/** Goes to Nations ID from a page that the viewer wants to return to. */
async function depart(page: Page, from = '/home?rail=2'): Promise<void> {
  await open(page, address('unity', `/login?from=${encodeURIComponent(from)}`));
  await continueWith(page, nations).click();
  await expectCounterpart(page, 'nations-id');
}

test('[1.1-30] [1.2-031] [1.2-085] [1.2-094] [1.4-09] [1.4-12] a viewer signs in at a provider’s own page and is back where they came from', {
  tag: '@gate',
}, async ({ page }) => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await depart(page);
  await signInAtCounterpart(page, 'journey@nations.example');
  await expect(page).toHaveURL(address('unity', '/home?rail=2'));
  await expectSignedIn(page);

  const exchanges = asked.filter(
    (request) => request.url().endsWith('/openid/nations/token') && request.method() === 'POST',
  );
  expect(exchanges, 'the code is exchanged once').toHaveLength(1);
  const code = String(exchanges[0]?.postDataJSON().authorisationCode);
  expect(code.length).toBeGreaterThan(20);
  for (const request of asked) {
    expect(request.headers().referer ?? '', 'no page tells another of the code').not.toContain(
      code,
    );
  }

  expect(await historyOf(page), 'nor does the history').not.toContain(code);

  await signOutByMenu(page);
  await signOutAtCounterpart(page, 'nations-id');
  await expect(page).toHaveURL(address('unity', '/home'));
  await expectGuest(page);
});

for (const [flow, query] of [
  ['SIGNIN', ''],
  ['SIGNUP', '?type=signup'],
] as const) {
  test(`[1.7-19] [1.7-20] ${flow}: the site asks for the provider’s address, goes there, and sends the code that comes back for tokens`, async ({
    page,
  }) => {
    const addresses = await readCalls(page, /\/openid\/nations\/auth-uri$/);
    const exchanges = await readCalls(page, /\/openid\/nations\/token$/);
    const visited: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(request.url());
    });
    await pass(page, address('unity', `/login/openid/nations${query}`));
    await expectCounterpart(page, 'nations-id');
    const [asked, ...more] = addresses;
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      method: 'GET',
      query: { authoriseUriFlow: flow },
      answer: {
        authorisationUri: expect.stringContaining('http://nations-id.localhost:'),
        silentAuthorisationUri: expect.stringContaining('http://nations-id.localhost:'),
      },
    });
    const goal = String(asked?.answer.authorisationUri);
    // The site has added the realm's campaign code.
    expect(
      visited.some((url) => url.startsWith(goal)),
      'the browser goes there',
    ).toBe(true);

    let code: string | null = null;
    page.on('request', (request) => {
      code ??= new URL(request.url()).searchParams.get('code');
    });
    await signInAtCounterpart(page, `${flow.toLowerCase()}@nations.example`);
    await expectSignedIn(page);
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]).toMatchObject({ method: 'POST', status: 200 });
    expect(exchanges[0]?.sent?.authorisationCode).toBe(code);
    expect(Object.keys(exchanges[0]?.answer ?? {})).toEqual(expect.arrayContaining(SIGN_IN_ANSWER));
  });
}

test('[1.8-20] a viewer who refuses at an OpenID provider is told so and may go on, and analytics gets an event', async ({
  page,
}) => {
  await depart(page);
  const event = page.waitForRequest(/\/analytics\/events$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.denied'));
  const told = await event;
  expect(told.postDataJSON()).toMatchObject({
    name: 'login_failed',
    user: { role: 'GUEST', isGuest: true, userType: 'GUEST' },
    provider: 'openid/nations',
    error: 'sso.error.denied',
  });
  expect((await told.response())?.status()).toBe(204);
  await continueWith(page, nations).click();
  await expectCounterpart(page, 'nations-id');
  await signInAtCounterpart(page, 'second-thought@nations.example');
  await expect(page).toHaveURL(address('unity', '/home?rail=2'));
  await expectSignedIn(page);
});

test('the back button leads from an OpenID provider to the login page, not into a loop', async ({
  page,
}) => {
  await depart(page);
  await goBack(page);
  await ready(page);
  await expect(page).toHaveURL(address('unity', '/login?from=%2Fhome%3Frail%3D2'));
  await expect(continueWith(page, nations)).toBeVisible();
});

test('[1.4-11] a reload during an OpenID return says what happened and loses nothing', async ({
  page,
}) => {
  await open(
    page,
    address('unity', '/login/openid/nations?from=%2Fhome%3Frail%3D2&PAGE_READY=true'),
  );
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.interrupted'));
  await continueWith(page, nations).click();
  await expectCounterpart(page, 'nations-id');
  await signInAtCounterpart(page, 'reload@nations.example');
  await expect(page).toHaveURL(address('unity', '/home?rail=2'));
});

test('a browser that has lost its storage during an OpenID sign-in begins again, and still ends at the right page', async ({
  page,
}) => {
  await open(page, address('unity', '/login?from=%2Fhome%3Frail%3D2'));
  await continueWith(page, nations).click();
  await expectCounterpart(page, 'nations-id');
  await clearStorageElsewhere(page, 'unity');
  await signInAtCounterpart(page, 'forgetful@nations.example');
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.unknown'));
  await continueWith(page, nations).click();
  await expect(page).toHaveURL(address('unity', '/home?rail=2'));
  await expectSignedIn(page);
});

test('an OpenID return of another browser signs no viewer in', async ({
  page,
  stranger,
  complaints,
}) => {
  await depart(page);
  let way = '';
  page.on('request', (request) => {
    if (request.url().includes('?code=')) way = request.url();
  });
  // The attacker keeps the code for the victim.
  await page.route('**/openid/nations/token', (route) => route.abort());
  complaints.allow(/ERR_FAILED/);
  await signInAtCounterpart(page, 'attacker@nations.example');
  await expect(page.getByRole('alert')).toHaveText(label('failure.offline'));
  expect(way).toContain('code=');

  const exchanges: string[] = [];
  stranger.on('request', (request) => {
    if (request.url().endsWith('/token')) exchanges.push(request.url());
  });
  await open(stranger, way);
  await expect(stranger.getByRole('alert')).toHaveText(label('sso.error.unknown'));
  expect(exchanges, 'the code is not even tried').toEqual([]);
  await open(stranger, address('unity', '/home'));
  await expectGuest(stranger);
});

test('a used OpenID return, opened in a second tab, leads a signed-in viewer on', async ({
  page,
  context,
}) => {
  let way = '';
  page.on('request', (request) => {
    if (request.url().includes('?code=')) way = request.url();
  });
  await depart(page);
  await signInAtCounterpart(page, 'tabs@nations.example');
  await expectSignedIn(page);
  expect(way).toContain('code=');
  const second = await context.newPage();
  const exchanges: string[] = [];
  second.on('request', (request) => {
    if (request.url().endsWith('/token')) exchanges.push(request.url());
  });
  await pass(second, way);
  await expect(second).toHaveURL(address('unity', '/home'));
  await expectSignedIn(second);
  expect(exchanges, 'the code is not tried again').toEqual([]);
  expect(await historyOf(second)).not.toContain('code=');
});

test('a viewer who leaves for an OpenID provider in Spanish returns in Spanish', async ({
  page,
}) => {
  await open(page, address('unity', '/es/iniciar-sesion?from=%2Fes%2Finicio'));
  await continueWith(page, nations, 'es').click();
  await expectCounterpart(page, 'nations-id');
  await signInAtCounterpart(page, 'spanish@nations.example');
  await expect(page).toHaveURL(address('unity', '/es/inicio'));
  await expectSignedIn(page, 'es');
});

test('[1.2-118] [1.2-119] [1.8-27] an OpenID sign-in does not take over an account that has the address already, and offers Log out or Continue', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await depart(page);
  await signInAtCounterpart(page, 'viewer@example.com');
  await expect(page.getByRole('alert')).toContainText(
    label('sso.error.conflict', { brand: 'Unity' }),
  );
  await expect(
    page.getByRole('link', { name: label('sso.conflict.logOut'), exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: label('sso.conflict.continue'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(continueWith(page, nations)).toBeVisible();
});

test('the page of an OpenID client that the realm does not have says so', async ({ page }) => {
  await open(page, address('unity', '/login/openid/nobody'));
  await expect(page.getByRole('alert')).toHaveText(label('login.notOffered'));
  await page.getByRole('link', { name: label('login.toLogin') }).click();
  await expect(page).toHaveURL(address('unity', '/login'));
});
