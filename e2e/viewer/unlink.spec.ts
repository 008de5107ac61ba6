import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { viewerOfUnityWithNations } from '../journey/linked-account';
import { continueWith, counterpartPassword } from '../journey/provider';
import { depart, REDIRECT_SIGN_INS } from '../journey/redirect-sign-ins';
import { expectGuest, expectSignedIn, fillAndSubmit, loginForm, signOut } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const nations = REDIRECT_SIGN_INS.openid;

const linked = (page: Page) =>
  page.getByRole('region', { name: label('account.linked.title'), exact: true });

test('[1.2-118] [1.2-119] [1.2-122] [1.8-27] a viewer of Unity confirms and unlinks an account, which then signs no viewer in and offers Log out or Continue', async ({
  page,
  complaints,
}) => {
  // Three sign-ins and an email.
  test.slow();
  complaints.allow(/status of 409/);
  const { email, secret, provider } = await viewerOfUnityWithNations(page, 'leaving');
  await open(page, address('unity', '/login'));
  await fillAndSubmit(page, { id: email, secret });
  await expectSignedIn(page);
  await open(page, address('unity', '/account'));
  const unlink = page.getByRole('button', { name: label('account.linked.unlinkOf', { provider }) });
  const dialog = page.getByRole('dialog', {
    name: label('account.linked.unlinkTitle', { provider }),
  });
  await unlink.click();
  await dialog.getByRole('button', { name: label('account.linked.keep') }).click();
  await expect(dialog).toBeHidden();
  await expect(unlink, 'back where the question came from').toBeFocused();
  await unlink.click();
  await dialog.getByRole('button', { name: label('account.linked.unlink') }).click();
  await expect(page.getByText(label('account.linked.unlinked', { provider }))).toBeVisible();
  await expect(linked(page).getByText(label('account.linked.none'))).toBeVisible();

  await signOut(page, 'unity');
  // Nations ID still has a session, and asks nothing.
  await open(page, address('unity', '/login?from=%2Faccount'));
  await continueWith(page, provider).click();
  await expect(page.getByRole('alert')).toContainText(
    label('sso.error.conflict', { brand: 'Unity' }),
  );
  await page.getByRole('link', { name: label('sso.conflict.continue'), exact: true }).click();
  await expect(loginForm(page).form).toBeVisible();
  await fillAndSubmit(page, { id: email, secret });
  await expect(page).toHaveURL(address('unity', '/account'));
});

test('[1.2-119] Log out at a conflict of accounts signs the viewer out', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await open(page, address('unity', '/login'));
  await depart(page, nations);
  await page.getByLabel('Email').fill('viewer@example.com');
  await page.getByLabel('Password').fill(counterpartPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: label('sso.conflict.logOut'), exact: true }).click();
  await expectGuest(page);
});
