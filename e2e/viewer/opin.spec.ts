import type { Page } from '@playwright/test';
import { clearStorageElsewhere, historyOf } from '../journey/browser';
import { label } from '../journey/labels';
import { continueWith, counterpartPassword, expectCounterpart } from '../journey/provider';
import { expectGuest, expectSignedIn, signIn, signOutByMenu } from '../journey/sign-in';
import { address, counterpartsPort, goBack, open, pass, ready, reload } from '../journey/site';
import { expect, test } from '../journey/test';

const partner = 'Trailhead Network';
const start = '/login?from=%2Fhome%3Frail%3D2';

/** Goes from the login page to the partner's page. */
async function depart(page: Page): Promise<void> {
  await open(page, address('corral', start));
  await continueWith(page, partner).click();
  await expectCounterpart(page, 'opin');
}

async function answer(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(counterpartPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Collects addresses and Referers of all requests, and the addresses at which the tab returns with a token. */
function watch(page: Page) {
  const heard = { urls: [] as string[], referers: [] as string[], returns: [] as string[] };
  page.on('request', (request) => {
    heard.urls.push(request.url());
    heard.referers.push(request.headers().referer ?? '');
  });
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('opinAuthToken')) heard.returns.push(frame.url());
  });
  return heard;
}

test('[1.1-34] [1.2-093] [1.4-20] [1.7-28] [1.7-29] a viewer signs in with the partner network, and signs out', {
  tag: '@gate',
}, async ({ page }) => {
  const heard = watch(page);
  const synced = page.waitForResponse('**/api/v1/entitlement-sync');
  await depart(page);
  await answer(page, 'pass-holder@trailhead.example');
  await expect(page).toHaveURL(address('corral', '/home?rail=2'));
  await expectSignedIn(page);
  expect(await (await synced).json()).toEqual({ entitlements: ['arena-pass', 'trail-news'] });
  expect(heard.returns.length, 'the token came behind the #').toBeGreaterThan(0);
  const token = new URLSearchParams(heard.returns[0]?.split('#')[1]).get('opinAuthToken') ?? '';
  expect(token).not.toBe('');
  // Playwright reports fragments, which no server gets.
  const sent = heard.urls.map((url) => url.split('#')[0]).join('\n') + heard.referers.join('\n');
  expect(sent).not.toContain(token);

  expect(await historyOf(page), 'no entry of the history has it').not.toContain(token);

  await signOutByMenu(page);
  await expectGuest(page);
});

test('a viewer who refuses at the partner network is told so, and can go on', async ({ page }) => {
  await depart(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.denied'));
  await continueWith(page, partner).click();
  await expectCounterpart(page, 'opin');
  await answer(page, 'second-thought@trailhead.example');
  await expect(page).toHaveURL(address('corral', '/home?rail=2'));
  await expectSignedIn(page);
});

test('the same return from the partner network signs no viewer in a second time', async ({
  page,
  stranger,
}) => {
  const heard = watch(page);
  await depart(page);
  await answer(page, 'twice@trailhead.example');
  await expectSignedIn(page);
  const [way = ''] = heard.returns;
  await signOutByMenu(page);
  await expectGuest(page);
  await open(page, way);
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.unknown'));
  expect(page.url()).not.toContain('opinAuthToken');

  const exchanges: string[] = [];
  stranger.on('request', (request) => {
    if (request.url().endsWith('/opin-auth')) exchanges.push(request.url());
  });
  await open(stranger, way);
  await expect(stranger.getByRole('alert')).toHaveText(label('sso.error.unknown'));
  expect(exchanges, 'the token is not even tried').toEqual([]);
});

test('a reload during a return from the partner network says what happened and loses nothing', async ({
  page,
}) => {
  await open(page, address('corral', '/login/opin?from=%2Fhome%3Frail%3D2&PAGE_READY=true'));
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.interrupted'));
  await reload(page);
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.interrupted'));
  await continueWith(page, partner).click();
  await expectCounterpart(page, 'opin');
  await page.reload();
  await answer(page, 'reload@trailhead.example');
  await expect(page).toHaveURL(address('corral', '/home?rail=2'));
});

test('the back button leads from the partner network to the login page, not into a loop', async ({
  page,
}) => {
  await depart(page);
  await goBack(page);
  await ready(page);
  await expect(page).toHaveURL(address('corral', start));
  await expect(continueWith(page, partner)).toBeVisible();
});

test('a browser that has lost its storage at the partner network begins again, and still ends at the right page', async ({
  page,
}) => {
  await depart(page);
  await clearStorageElsewhere(page, 'corral');
  await answer(page, 'forgetful@trailhead.example');
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.unknown'));
  await continueWith(page, partner).click();
  await expectCounterpart(page, 'opin');
  await answer(page, 'forgetful@trailhead.example');
  await expect(page).toHaveURL(address('corral', '/home?rail=2'));
  await expectSignedIn(page);
});

test('a viewer who leaves for the partner network in Spanish returns in Spanish', async ({
  page,
}) => {
  await open(page, address('corral', '/es/iniciar-sesion?from=%2Fes%2Finicio'));
  await continueWith(page, partner, 'es').click();
  await expectCounterpart(page, 'opin');
  await answer(page, 'spanish@trailhead.example');
  await expect(page).toHaveURL(address('corral', '/es/inicio'));
  await expectSignedIn(page, 'es');
});

test('[1.4-20] a viewer whose sync with the partner network fails is told so, and is signed in all the same', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await page.route('**/api/v1/entitlement-sync', (route) => route.abort());
  await depart(page);
  await answer(page, 'unlucky@trailhead.example');
  await expect(page).toHaveURL(address('corral', '/home?rail=2'));
  await expectSignedIn(page);
  await expect(page.getByText(label('opin.syncFailed', { provider: partner }))).toBeVisible();
});

test('[1.4-20] the account of a signed-in viewer whom the partner network sends here is synced again', async ({
  page,
}) => {
  await depart(page);
  await answer(page, 'returning@trailhead.example');
  await expectSignedIn(page);
  await page.goto(`http://opin.localhost:${counterpartsPort()}/keys`);
  const synced = page.waitForResponse('**/api/v1/entitlement-sync');
  await pass(page, address('corral', '/login/opin?from=%2Fhome%3Frail%3D3'));
  expect((await synced).status()).toBe(200);
  await expect(page).toHaveURL(address('corral', '/home?rail=3'));
  await expectSignedIn(page);
});

test('a viewer of another provider whom the partner network sends here is only sent on', async ({
  page,
}) => {
  await signIn(page, 'corral');
  const syncs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/entitlement-sync')) syncs.push(request.url());
  });
  await pass(page, address('corral', '/login/opin?from=%2Fhome%3Frail%3D3'));
  await expect(page).toHaveURL(address('corral', '/home?rail=3'));
  await expectSignedIn(page);
  expect(syncs).toEqual([]);
});

test('an unreachable origin on return from the partner network is reported, and the sign-in can begin again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await page.route('**/api/v1/opin-auth', (route) => route.abort());
  await depart(page);
  await answer(page, 'offline@trailhead.example');
  await expect(page.getByRole('alert')).toHaveText(label('failure.offline'));
  await page.unroute('**/api/v1/opin-auth');
  await continueWith(page, partner).click();
  await expectCounterpart(page, 'opin');
  await answer(page, 'offline@trailhead.example');
  await expectSignedIn(page);
});
