import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { continueWith, counterpartPassword } from '../journey/provider';
import { expectGuest, expectSignedIn, signOutByMenu } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const name = 'Corral account';
const from = '?from=%2Fhome%3Frail%3D2';

/** The group with Gigya's own form. */
const widget = (page: Page) => page.getByRole('group', { name });

async function fill(page: Page, email: string, password = counterpartPassword): Promise<void> {
  await widget(page).getByLabel('Email').fill(email);
  await widget(page).getByLabel('Password').fill(password);
  await widget(page).locator('[type=submit]').click();
}

test('[1.1-33] [1.2-090] a viewer of Corral signs in with Gigya’s own form, and signs out', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page, address('corral', `/login${from}`));
  await continueWith(page, name).click();
  await expect(page).toHaveURL(address('corral', `/login/GIGYA${from}`));
  const call = page.waitForRequest('**/login/auth-provider/gigya');
  await fill(page, 'journey@gigya.example');
  const sent = (await call).postDataJSON();
  expect(Object.keys(sent).sort()).toEqual(['signatureTimestamp', 'uid', 'uidSignature']);
  await expect(page).toHaveURL(address('corral', '/home?rail=2'));
  await expectSignedIn(page);
  await signOutByMenu(page);
  await expectGuest(page);
});

test('Gigya’s form reports wrong input itself, without a call to our origin', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, address('corral', '/login/GIGYA'));
  await fill(page, 'typist@gigya.example', 'wrong');
  await expect(widget(page).getByRole('alert')).toHaveText('The email or password is incorrect.');
  expect(asked.filter((url) => url.endsWith('/login/auth-provider/gigya'))).toEqual([]);
  await fill(page, 'typist@gigya.example');
  await expectSignedIn(page);
});

test('on the sign-up page Gigya’s form begins with registration', async ({ page }) => {
  await open(page, address('corral', `/login/GIGYA?type=signup&from=%2Fhome`));
  await expect(widget(page).locator('[type=submit]')).toHaveText('Create account');
  await fill(page, 'new@gigya.example');
  await expectSignedIn(page);
});

test('Gigya’s form is in the page’s language', async ({ page }) => {
  await open(page, address('corral', '/es/iniciar-sesion/GIGYA'));
  await expect(
    page.getByRole('group', { name: 'cuenta Corral' }).getByLabel('Contraseña'),
  ).toBeVisible();
});

test('[1.4-08] a sign-in with Gigya does not take over an account that has the address already', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await open(page, address('corral', `/login/GIGYA${from}`));
  await fill(page, 'viewer@example.com');
  await expect(page.getByRole('alert')).toContainText(
    label('sso.error.conflict', { brand: 'Corral' }),
  );
  await page.getByRole('link', { name: label('sso.conflict.continue') }).click();
  await expect(page).toHaveURL(address('corral', `/login${from}`));
});

test('when the browser blocks Gigya’s script the page says so, and loads it again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await page.route('**/vendors/gigya/**', (route) => route.abort());
  await open(page, address('corral', '/login/GIGYA'));
  await expect(page.getByRole('alert')).toHaveText(
    label('social.error.unavailable', { provider: name }),
  );
  await page.unroute('**/vendors/gigya/**');
  await page.getByRole('button', { name: label('failure.retry') }).click();
  await expect(widget(page).getByLabel('Email')).toBeVisible();
});

test('after a failure of our origin Gigya’s form is there again', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await open(page, address('corral', `/login/GIGYA${from}`));
  await page.route('**/login/auth-provider/gigya', (route) => route.abort());
  await fill(page, 'again@gigya.example');
  await expect(page.getByRole('alert').first()).toHaveText(label('failure.offline'));
  await page.unroute('**/login/auth-provider/gigya');
  await fill(page, 'again@gigya.example');
  await expectSignedIn(page);
});
