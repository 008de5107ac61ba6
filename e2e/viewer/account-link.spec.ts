import type { Page, Request } from '@playwright/test';
import { historyOf, storageOf } from '../journey/browser';
import { completion } from '../journey/completion';
import {
  answerAsKnown,
  answerAsNew,
  openFirebaseAccount,
  openGoogleAccount,
  windowOf,
} from '../journey/firebase';
import { label } from '../journey/labels';
import { accountButton, loginForm, signOut, viewer } from '../journey/sign-in';
import { newAddress } from '../journey/sign-up';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

// The journeys share one emulator.
test.describe.configure({ mode: 'default' });

const home = '/en/home?rail=2';
const facebook = { provider: 'Facebook' };

const newEmail = (name: string) => newAddress(name, 'linking.example');

const openLogin = (page: Page) =>
  open(page, address('noor', `/en/login?from=${encodeURIComponent(home)}`));
const willBeLinked = (page: Page) => page.getByText(label('firebase.link.pending', facebook));

/** Expects a signed-in viewer; a new one is asked for missing information. */
const expectIn = (page: Page, language = 'en') =>
  expect(accountButton(page, language).or(completion(page).dialog).first()).toBeVisible({
    timeout: 20_000,
  });

/** Signs in with Facebook, with an unverified address of which the project has an account, and is refused. */
async function refusedWithFacebook(page: Page, email: string): Promise<void> {
  await openLogin(page);
  await answerAsNew(await windowOf(page, 'Facebook'), email, { verified: false });
  await expect(willBeLinked(page)).toBeVisible();
}

test('[1.8-11] a Facebook account is linked once the viewer has signed in with Google, and signs in from then on', async ({
  page,
}) => {
  const email = newEmail('linked');
  await openGoogleAccount(email);
  const asked: Request[] = [];
  page.context().on('request', (request) => asked.push(request));
  await refusedWithFacebook(page, email);
  await expect(page.getByRole('alert')).toHaveText(
    label('firebase.error.accountExistsWithDifferentProvider', { provider: 'Google' }),
  );
  const theirs = 'FirebaseAuthEmulatorFakeAccessToken_facebook.com';
  expect(await storageOf(page), 'the credential is kept nowhere').not.toContain(theirs);
  expect(await historyOf(page)).not.toContain(theirs);

  await answerAsKnown(await windowOf(page, 'Google'), email);
  await expect(page).toHaveURL(address('noor', home));
  await expectIn(page);
  await expect(page.getByText(label('firebase.link.linked', facebook))).toBeVisible();
  for (const request of asked) expect(request.url()).not.toContain(theirs);

  await signOut(page, 'noor', '/en/logout');
  await openLogin(page);
  await answerAsKnown(await windowOf(page, 'Facebook'), email);
  await expectIn(page);
});

test('[1.8-11] a Facebook account is linked by signing in with a password, and the form has the address filled in', async ({
  page,
}) => {
  const account = { id: newEmail('password'), secret: viewer.secret };
  await openFirebaseAccount(account);
  await refusedWithFacebook(page, account.id);
  const form = loginForm(page);
  await expect(form.alert).toHaveText(label('firebase.error.accountExistsElsewhere'));
  await expect(form.identifier).toHaveValue(account.id);
  await form.secret.fill(account.secret);
  await form.submit.click();
  await expectIn(page);
  await expect(page.getByText(label('firebase.link.linked', facebook))).toBeVisible();
});

test('signing in to an account with another address links nothing to it', async ({ page }) => {
  const email = newEmail('first');
  await openGoogleAccount(email);
  await refusedWithFacebook(page, email);
  await answerAsNew(await windowOf(page, 'Google'), newEmail('second'));
  await expectIn(page);
  await expect(
    page.getByText(label('firebase.link.otherAccount', { ...facebook, email })),
  ).toBeVisible();
});

test('a viewer whose link fails is told, and is signed in all the same', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const email = newEmail('unlucky');
  await openGoogleAccount(email);
  await refusedWithFacebook(page, email);
  // Only the call that links fails.
  await page.route('**/accounts:signInWithIdp*', (route) =>
    route.request().postDataJSON().idToken ? route.abort() : route.continue(),
  );
  await answerAsKnown(await windowOf(page, 'Google'), email);
  await expect(page).toHaveURL(address('noor', home));
  await expectIn(page);
  await expect(page.getByText(label('firebase.link.failed', facebook))).toBeVisible();
});

test('a reload forgets the account that was to be linked, and leaves a page to sign in on', async ({
  page,
}) => {
  const email = newEmail('reloaded');
  await openGoogleAccount(email);
  await refusedWithFacebook(page, email);
  await reload(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(willBeLinked(page)).toHaveCount(0);
  await page.getByRole('link', { name: label('sso.others') }).click();
  await answerAsKnown(await windowOf(page, 'Google'), email);
  await expectIn(page);
  await expect(page.getByText(label('firebase.link.linked', facebook))).toHaveCount(0);
});

test('in Arabic the page says which account it is going to link, and a viewer can decline', async ({
  page,
}) => {
  const email = newEmail('arabic');
  await openGoogleAccount(email);
  await open(page, address('noor', '/login'));
  await answerAsNew(await windowOf(page, 'Facebook', 'ar'), email, { verified: false });
  await expect(page.getByText(label('firebase.link.pending', facebook, 'ar'))).toBeVisible();
  await page.getByRole('button', { name: label('firebase.link.decline', facebook, 'ar') }).click();
  await expect(page.getByText(label('firebase.link.pending', facebook, 'ar'))).toHaveCount(0);
  await answerAsKnown(await windowOf(page, 'Google', 'ar'), email);
  await expectIn(page, 'ar');
  await expect(page.getByText(label('firebase.link.linked', facebook, 'ar'))).toHaveCount(0);
});
