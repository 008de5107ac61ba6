import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { storageOf } from '../journey/browser';
import { codeOf } from '../journey/code';
import { giveWhatIsMissing } from '../journey/completion';
import {
  answerAsNew,
  askBeforeSignIn,
  disableFirebaseAccount,
  openFirebaseAccount,
  windowOf,
} from '../journey/firebase';
import { label } from '../journey/labels';
import { continueWith } from '../journey/provider';
import {
  expectGuest,
  expectSignedIn,
  fillAndSubmit,
  loginForm,
  signOutByMenu,
  viewer,
} from '../journey/sign-in';
import { newAddress } from '../journey/sign-up';
import { address, goBack, open, ready, reload } from '../journey/site';
import { expect, test } from '../journey/test';

// The journeys share one emulator, whose blocking function holds for all of them.
test.describe.configure({ mode: 'default' });

const { secret } = viewer;
const refusedByProject = /status of 400/;
const home = '/en/home?rail=2';
const from = encodeURIComponent(home);

const newEmail = (name: string) => newAddress(name, 'firebase.example');

async function openForm(page: Page): Promise<void> {
  await open(page, address('noor', `/en/login/firebase?from=${from}`));
}

const openLogin = (page: Page) => open(page, address('noor', `/en/login?from=${from}`));

test('[1.1-22] [1.2-089] [1.7-27] a viewer signs in to Noor with email and password of a Firebase account', async ({
  page,
}) => {
  const account = { id: newEmail('reader'), secret };
  await openFirebaseAccount(account);
  await openForm(page);
  const exchanged = page.waitForRequest('**/api/v1/firebase-auth');
  await fillAndSubmit(page, account);
  const tokens = (await exchanged).postDataJSON();
  expect(Object.keys(tokens).sort()).toEqual(['firebaseAuthToken', 'firebaseRefreshToken']);
  await expect(page).toHaveURL(address('noor', home));
  await expectSignedIn(page);
  await giveWhatIsMissing(page);
  await reload(page);
  await expectSignedIn(page);
  await signOutByMenu(page);
  await expectGuest(page);
});

test('[1.8-14] Firebase’s answers to a wrong password and an unknown address read alike', async ({
  page,
  complaints,
}) => {
  complaints.allow(refusedByProject);
  const account = { id: newEmail('forgetful'), secret };
  await openFirebaseAccount(account);
  await openForm(page);
  const { alert, submit } = loginForm(page);
  await fillAndSubmit(page, { ...account, secret: 'wrong horse' });
  await expect(alert).toHaveText(label('login.error.failedAuthentication'));
  // The first message stays until the second answer, and reads the same.
  const answered = page.waitForResponse(/accounts:signInWithPassword/);
  await fillAndSubmit(page, { id: newEmail('nobody'), secret });
  expect((await answered).status()).toBe(400);
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(alert).toHaveText(label('login.error.failedAuthentication'));
  await fillAndSubmit(page, account);
  await expectSignedIn(page);
});

test('[1.8-14] a viewer whose Firebase account is disabled is told so', async ({
  page,
  complaints,
}) => {
  complaints.allow(refusedByProject);
  const account = { id: newEmail('gone'), secret };
  await disableFirebaseAccount(await openFirebaseAccount(account));
  await openForm(page);
  await fillAndSubmit(page, account);
  await expect(loginForm(page).alert).toContainText(
    label('failure.viewerBlocked', { brand: 'Noor' }),
  );
});

test('[1.1-23] [1.4-05] [1.4-07] a viewer signs in to Firebase in Google’s window, and is back where they came from', async ({
  page,
}) => {
  const asked: Request[] = [];
  page.context().on('request', (request) => asked.push(request));
  const email = newEmail('layla');
  await openLogin(page);
  const window = await windowOf(page, 'Google');
  await expect(page.getByRole('status')).toHaveText(label('social.window', { provider: 'Google' }));
  await answerAsNew(window, email);
  await expect(page).toHaveURL(address('noor', home));
  await expectSignedIn(page);
  await giveWhatIsMissing(page);
  const exchanges = asked.filter(
    (request) => request.url().endsWith('/api/v1/firebase-auth') && request.method() === 'POST',
  );
  expect(exchanges, 'exchanged once').toHaveLength(1);
  const token = String(exchanges[0]?.postDataJSON().firebaseAuthToken);
  for (const request of asked) expect(request.url(), 'no token in an address').not.toContain(token);
  const kept = await storageOf(page);
  expect(kept, 'our own session is read').toContain('refreshToken');
  expect(kept, 'nothing of Firebase’s session stays').not.toContain(token);
  await signOutByMenu(page);
  await expectGuest(page);
});

test('[1.4-06] a viewer without an account is asked before Firebase opens one', async ({
  page,
}) => {
  const email = newEmail('newcomer');
  await open(
    page,
    address('noor', `/en/login/firebase?type=signup&socialProvider=google&from=${from}`),
  );
  const window = await windowOf(page, 'Google');
  await answerAsNew(window, email);
  await expect(
    page.getByText(
      label('social.newAccountFor', { brand: 'Noor', account: email, provider: 'Google' }),
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: label('social.continue') }).click();
  await expectSignedIn(page);
});

test('[1.4-08] a Firebase sign-in does not take over another account’s address, and offers Log out or Continue', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await openLogin(page);
  const window = await windowOf(page, 'Google');
  await answerAsNew(window, 'linked@example.com');
  await expect(page.getByRole('alert')).toContainText(
    label('firebase.error.conflict', { brand: 'Noor' }),
  );
  await expect(page.getByRole('link', { name: label('sso.conflict.logOut') })).toBeVisible();
  await page.getByRole('link', { name: label('sso.conflict.continue') }).click();
  await expect(page).toHaveURL(/\/en\/login\?/);
  await expect(loginForm(page).submit).toBeVisible();
});

test('[1.8-11] a viewer whose account is with another provider is told which', async ({ page }) => {
  const email = newEmail('twice');
  await openLogin(page);
  await answerAsNew(await windowOf(page, 'Google'), email);
  await expectSignedIn(page);
  await giveWhatIsMissing(page);
  await signOutByMenu(page);
  await expectGuest(page);
  await openLogin(page);
  await answerAsNew(await windowOf(page, 'Facebook'), email, { verified: false });
  await expect(page.getByRole('alert')).toHaveText(
    label('firebase.error.accountExistsWithDifferentProvider', { provider: 'Google' }),
  );
});

test('[1.1-25] closing Apple’s window leaves the page as it was, and the next try signs in', async ({
  page,
}) => {
  await openLogin(page);
  const first = await windowOf(page, 'Apple');
  await first.close();
  await expect(page.getByRole('alert')).toHaveText(label('social.error.closed'), {
    timeout: 20_000,
  });
  const second = await windowOf(page, 'Apple');
  await answerAsNew(second, newEmail('apple'));
  await expectSignedIn(page);
});

test('in a browser that opens no window, a Firebase sign-in takes place in the same tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openLogin(page);
  await continueWith(page, 'Google').click();
  await expect(page.getByRole('alert')).toHaveText(label('social.error.blocked'));
  await page.getByRole('button', { name: new RegExp(label('firebase.here')) }).click();
  await expect(page).toHaveURL(/\/emulator\/auth\/handler\?/);
  await answerAsNew(page, newEmail('redirected'));
  await expect(page).toHaveURL(address('noor', home));
  await expectSignedIn(page);
});

test('[1.8-12] a blocking function can refuse a sign-in, and the page tells it in the realm’s wording', async ({
  page,
  complaints,
}) => {
  complaints.allow(refusedByProject);
  const account = { id: newEmail('uninvited'), secret };
  await openFirebaseAccount(account);
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const [, claims = ''] = String(JSON.parse(body).data.jwt).split('.');
    const { user_record: user } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const refused = user.email === account.id;
    response.writeHead(refused ? 403 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        refused ? { error: { message: 'notInvited', status: 'PERMISSION_DENIED' } } : {},
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await askBeforeSignIn(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await openForm(page);
    await fillAndSubmit(page, account);
    await expect(loginForm(page).alert).toHaveText(
      'Noor is open to invited members for now. Your invitation comes by email.',
    );
  } finally {
    await askBeforeSignIn();
    server.close();
  }
});

test('a Firebase sign-in at Noor is in Arabic throughout, from right to left', async ({ page }) => {
  await open(page, address('noor', '/login'));
  const window = await windowOf(page, 'Google', 'ar');
  await expect(page.getByRole('status')).toHaveText(
    label('social.window', { provider: 'Google' }, 'ar'),
  );
  await answerAsNew(window, newEmail('arabic'));
  await expectSignedIn(page, 'ar');
});

test('a login page that offers Firebase loads nothing of its SDK before it is used', async ({
  page,
}) => {
  const has = async (path: string) =>
    (await codeOf(page, address('noor', path))).includes('accounts:signInWithPassword');
  expect(await has('/en/login')).toBe(false);
  expect(await has('/en/login/firebase'), 'its own page makes it ready').toBe(true);
});

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test('[1.1-24] [1.3-21] Facebook takes the page’s place, and a stored flag completes the sign-in on return', async ({
    page,
  }) => {
    await openLogin(page);
    await continueWith(page, 'Facebook').click();
    await expect(page).toHaveURL(/\/emulator\/auth\/handler\?/);
    await answerAsNew(page, newEmail('phone'));
    await expect(page).toHaveURL(address('noor', home));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await open(page, address('noor', '/en/login'));
    await expect(page, 'signed in: sent on').toHaveURL(address('noor', '/en/home'));
  });

  test('a return from Facebook without an answer says what happened, and the next try works', async ({
    page,
  }) => {
    await openLogin(page);
    await continueWith(page, 'Facebook').click();
    await expect(page).toHaveURL(/\/emulator\/auth\/handler\?/);
    await goBack(page);
    await ready(page);
    await expect(page.getByRole('alert')).toHaveText(label('sso.error.interrupted'));
    await continueWith(page, 'Facebook').click();
    await answerAsNew(page, newEmail('second-try'));
    await expect(page).toHaveURL(address('noor', home));
  });
});
