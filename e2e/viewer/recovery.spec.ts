import type { Page } from '@playwright/test';
import { historyOf } from '../journey/browser';
import { endOf } from '../journey/faults';
import { label } from '../journey/labels';
import { linkIn, mailsTo, newMail } from '../journey/mail';
import { expectSignedIn, fillAndSubmit, loginForm, signIn, signOut } from '../journey/sign-in';
import { agree, fillIn, newAddress, newSecret, signUpForm } from '../journey/sign-up';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

const another = 'another long walk home';

/** Makes a viewer with an account of their own, signed out. */
async function newViewer(page: Page, realm: string): Promise<string> {
  const email = newAddress('forgetful');
  await open(page, address(realm, '/signup'));
  await fillIn(page, email);
  await signUpForm(page).submit.click();
  if (realm === 'apex') await agree(page);
  await expectSignedIn(page);
  await page.context().clearCookies();
  await signOut(page, realm);
  return email;
}

async function askFor(page: Page, email: string): Promise<string> {
  const { length } = await mailsTo(email);
  await page.getByRole('textbox', { name: label('recovery.email') }).fill(email);
  await page.getByRole('button', { name: label('recovery.request') }).click();
  await expect(page.getByText(label('recovery.sent', { brand: 'Apex', email }))).toBeVisible();
  return linkIn(await newMail(email, length));
}

async function choose(page: Page, secret: string): Promise<void> {
  await page.locator('input[autocomplete="new-password"]').fill(secret);
  await page.getByRole('button', { name: label('recovery.reset') }).click();
}

test('[1.4-29] [1.4-31] [1.4-32] [1.7-09] [1.7-10] a viewer who forgot the password gets an email, sets a new one and signs in', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 401/);
  const email = await newViewer(page, 'apex');
  await open(page, address('apex', '/login?from=%2Fhome%3Frail%3D2'));
  await page.getByRole('link', { name: label('login.forgotPassword') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    label('login.forgotPasswordTitle'),
  );
  const link = await askFor(page, email);
  const referers: string[] = [];
  page.on('request', (request) => referers.push(request.headers().referer ?? ''));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('login.newPasswordTitle'));
  await expect(page.locator('input[autocomplete="new-password"]')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await reload(page);
  await choose(page, another);
  await expect(page.getByText(label('recovery.done'))).toBeVisible();
  // The page goes on by itself after 3 seconds.
  await expect(page).toHaveURL(address('apex', '/login?from=%2Fhome%3Frail%3D2'));
  expect(referers.join()).not.toContain('token=');
  expect(await historyOf(page)).not.toContain('token=');
  await fillAndSubmit(page, { id: email, secret: newSecret });
  await expect(loginForm(page).alert).toContainText(label('login.error.failedAuthentication'));
  await fillAndSubmit(page, { id: email, secret: another });
  await expectSignedIn(page);
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));

  // The link works once.
  await signOut(page, 'apex');
  await page.goto(link);
  await choose(page, 'a third long walk home');
  await expect(page.getByRole('alert')).toContainText(label('recovery.error.used'));
  await page.getByRole('button', { name: label('recovery.newLink') }).click();
  await expect(page.getByRole('textbox', { name: label('recovery.email') })).toBeFocused();
});

test('asking for a new password reads the same for an address that no account has', async ({
  page,
}) => {
  await open(page, address('apex', '/requestnewpwd'));
  const email = newAddress('nobody');
  await page.getByRole('textbox', { name: label('recovery.email') }).fill(email);
  await page.getByRole('button', { name: label('recovery.request') }).click();
  await expect(page.getByText(label('recovery.sent', { brand: 'Apex', email }))).toBeVisible();
});

test('[1.2-095] [1.2-096] passwords of pbr have emails of their own', async ({ page }) => {
  await open(page, address('corral', '/login'));
  await page.getByRole('link', { name: label('login.forgotPassword') }).click();
  await expect(page).toHaveURL(/providerName=pbr/);
  // Not a sample viewer's: other journeys would read the emails.
  const email = newAddress('rider');
  const asked = page.waitForRequest(/\/reset-password\/create$/);
  await page.getByRole('textbox', { name: label('recovery.email') }).fill(email);
  await page.getByRole('button', { name: label('recovery.request') }).click();
  expect((await asked).postDataJSON()).toMatchObject({ id: email, provider: 'pbr' });
});

test('a weak password is refused, and the same link takes a better one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const email = await newViewer(page, 'apex');
  await open(page, address('apex', '/resetpwd'));
  await expect(page.getByText(label('recovery.linkFirst'))).toBeVisible();
  await page.goto(await askFor(page, email));
  await choose(page, 'password');
  await expect(page.getByRole('alert')).toContainText(label('recovery.error.weak'));
  await choose(page, another);
  await expect(page.getByText(label('recovery.done'))).toBeVisible();
});

test.describe('when the origin fails, password recovery', () => {
  test.afterEach(({ fragile }) => fragile.line.mend());

  test('can be tried again after each fault', async ({ page, fragile, complaints }) => {
    complaints.allow(/ERR_|Failed to load resource|status of 5\d\d|CORS/);
    await open(page, address('apex', '/login/request-password', fragile.sitePort));
    const email = page.getByRole('textbox', { name: label('recovery.email') });
    const ask = page.getByRole('button', { name: label('recovery.request') });
    await email.fill('viewer@example.com');
    for (const fault of [
      { kind: 'drop' },
      { kind: 'nonsense', body: '{}', status: 500 },
    ] as const) {
      const mend = fragile.line.spoil(/reset-password/, fault);
      const ended = endOf(page, /reset-password/);
      await ask.click();
      // The previous alert stays until this answer has come.
      await ended;
      await expect(ask).toBeEnabled();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(email).toHaveValue('viewer@example.com');
      mend();
    }
    await ask.click();
    await expect(
      page.getByText(label('recovery.sent', { brand: 'Apex', email: 'viewer@example.com' })),
    ).toBeVisible();
  });
});

test('[1.2-101] a signed-in viewer is sent on from the page for a forgotten password', async ({
  page,
}) => {
  await signIn(page, 'apex');
  await open(page, address('apex', '/login/request-password?from=%2Fhome'));
  await expect(page).toHaveURL(address('apex', '/home'));
});
