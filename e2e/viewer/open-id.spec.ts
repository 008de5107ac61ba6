import type { Page, Request } from '@playwright/test';
import { continueWith, expectHouse, signInAtCounterpart } from '../journey/provider';
import { expectGuest, expectSignedIn, signOutLink } from '../journey/sign-in';
import { address, open, ready } from '../journey/site';
import { expect, test } from '../journey/test';
import { word } from '../journey/words';

const nations = 'Nations ID';
const refused = /status of 401/;

/** On the way to Nations ID, from a page that the viewer wants back to. */
async function depart(page: Page, from = '/home?rail=2'): Promise<void> {
  await open(page, address('unity', `/login?from=${encodeURIComponent(from)}`));
  await continueWith(page, nations).click();
  await expectHouse(page, 'nations-id');
}

test('[1.2-085] [1.2-094] [1.4-09] [1.4-12] a viewer signs in at a provider’s own page and is back where they came from', async ({
  page,
}) => {
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

  // What the browser remembers of this site: the Navigation API knows its own origin's entries.
  const remembered = await page.evaluate(() =>
    (window as unknown as { navigation: { entries(): { url: string }[] } }).navigation
      .entries()
      .map(({ url }) => url),
  );
  expect(remembered.join('\n'), 'nor does the history').not.toContain(code);

  await signOutLink(page).click();
  await expectGuest(page);
});

test('[1.8-20] whoever says no at the provider is told so, and may go on; analytics hears of it', async ({
  page,
}) => {
  await depart(page);
  const event = page.waitForRequest(/\/analytics\/events$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(word('sso.error.denied'));
  const told = await event;
  expect(told.postDataJSON()).toEqual({
    ...{ name: 'login_failed', provider: 'openid/nations', error: 'sso.error.denied' },
  });
  expect((await told.response())?.status()).toBe(204);
  await continueWith(page, nations).click();
  await expectHouse(page, 'nations-id');
  await signInAtCounterpart(page, 'second-thought@nations.example');
  await expect(page).toHaveURL(address('unity', '/home?rail=2'));
  await expectSignedIn(page);
});

test('the back button leads from the provider to the choice again, not into a loop', async ({
  page,
}) => {
  await depart(page);
  await page.goBack();
  await ready(page);
  await expect(page).toHaveURL(address('unity', '/login?from=%2Fhome%3Frail%3D2'));
  await expect(continueWith(page, nations)).toBeVisible();
});

test('[1.4-11] a reload in the middle says what happened, and nothing is lost', async ({
  page,
}) => {
  await open(
    page,
    address('unity', '/login/openid/nations?from=%2Fhome%3Frail%3D2&PAGE_READY=true'),
  );
  await expect(page.getByRole('alert')).toHaveText(word('sso.error.interrupted'));
  await continueWith(page, nations).click();
  await expectHouse(page, 'nations-id');
  await signInAtCounterpart(page, 'reload@nations.example');
  await expect(page).toHaveURL(address('unity', '/home?rail=2'));
});

test('a browser that forgot everything on the way begins again, and still knows where to', async ({
  page,
}) => {
  await open(page, address('unity', '/login?from=%2Fhome%3Frail%3D2'));
  await continueWith(page, nations).click();
  await expectHouse(page, 'nations-id');
  const site = await page.context().newPage();
  await open(site, address('unity', '/home'));
  await site.evaluate(() => localStorage.clear());
  await site.close();
  await signInAtCounterpart(page, 'forgetful@nations.example');
  await expect(page.getByRole('alert')).toHaveText(word('sso.error.unknown'));
  await continueWith(page, nations).click();
  await expect(page).toHaveURL(address('unity', '/home?rail=2'));
  await expectSignedIn(page);
});

test('somebody else’s way back signs nobody in', async ({ page, browser, complaints }) => {
  await depart(page);
  let way = '';
  page.on('request', (request) => {
    if (request.url().includes('?code=')) way = request.url();
  });
  // The attacker keeps the code for somebody else.
  await page.route('**/openid/nations/token', (route) => route.abort());
  complaints.allow(/ERR_FAILED/);
  await signInAtCounterpart(page, 'attacker@nations.example');
  await expect(page.getByRole('alert')).toHaveText(word('login.error.offline'));
  expect(way).toContain('code=');

  const victim = await browser.newContext();
  const other = await victim.newPage();
  const exchanges: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/token')) exchanges.push(request.url());
  });
  await open(other, way);
  await expect(other.getByRole('alert')).toHaveText(word('sso.error.unknown'));
  expect(exchanges, 'the code is not even tried').toEqual([]);
  await open(other, address('unity', '/home'));
  await expectGuest(other);
  await victim.close();
});

test('one way back in two tabs: both end signed in', async ({ page, context, complaints }) => {
  complaints.allow(refused);
  await depart(page);
  const second = await context.newPage();
  await signInAtCounterpart(page, 'tabs@nations.example');
  await expectSignedIn(page);
  await open(second, address('unity', '/login/openid/nations?code=used&state=used'));
  await expect(second).toHaveURL(address('unity', '/home'));
  await expectSignedIn(second);
});

test('a viewer who left in Spanish comes back in Spanish', async ({ page }) => {
  await open(page, address('unity', '/es/iniciar-sesion?from=%2Fes%2Finicio'));
  await continueWith(page, nations, 'es').click();
  await expectHouse(page, 'nations-id');
  await signInAtCounterpart(page, 'spanish@nations.example');
  await expect(page).toHaveURL(address('unity', '/es/inicio'));
  await expectSignedIn(page, 'es');
});

test('[1.2-118] [1.2-119] [1.8-27] an account that has the address already is not taken over: log out, or go on with that one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await depart(page);
  await signInAtCounterpart(page, 'viewer@example.com');
  await expect(page.getByRole('alert')).toContainText(
    word('sso.error.conflict', { brand: 'Unity' }),
  );
  await expect(
    page.getByRole('link', { name: word('sso.conflict.logOut'), exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: word('sso.conflict.continue'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(continueWith(page, nations)).toBeVisible();
});

test('a client that the realm does not have is said to be none', async ({ page }) => {
  await open(page, address('unity', '/login/openid/nobody'));
  await expect(page.getByRole('alert')).toHaveText(word('login.notOffered'));
  await page.getByRole('link', { name: word('login.toLogin') }).click();
  await expect(page).toHaveURL(address('unity', '/login'));
});

test('a realm with own ID alone ships no byte of another provider', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open(page, address('plain', '/login'));
  await page.waitForLoadState('networkidle');
  const code = [...(await Promise.all(scripts)), await page.content()].join('\n');
  expect(scripts.length).toBeGreaterThan(2);
  expect(code).not.toContain('/openid/{client}');
  expect(code).not.toContain('authorisationUri');
});
