import type { Page } from '@playwright/test';
import { label } from './labels';
import { linkIn, mailsTo, newMail } from './mail';
import { continueWith, signOutAtCounterpart } from './provider';
import { answer, REDIRECT_SIGN_INS } from './redirect-sign-ins';
import { address, open, pass } from './site';
import { expect } from './test';

const { counterpart, label: provider } = REDIRECT_SIGN_INS.openid;

/** Makes a viewer of unity, signed out, who came with Nations ID and has set a password since, so that either may be removed. */
export async function viewerOfUnityWithNations(page: Page, called: string) {
  const name = `${called}.${Date.now().toString(36)}`;
  const email = `${name}@${counterpart}.example`;
  const secret = 'another long walk home';
  await open(page, address('unity', '/login?from=%2Faccount'));
  await continueWith(page, provider).click();
  await answer(page, REDIRECT_SIGN_INS.openid, name);
  await expect(page.getByText(label('account.linked.onlyWayIn'))).toBeVisible({ timeout: 20_000 });
  await pass(page, address('unity', '/logout'));
  // Nations ID is not asked to forget them.
  await signOutAtCounterpart(page, counterpart, false);
  await expect(page).toHaveURL(address('unity', '/home'));
  const { length } = await mailsTo(email);
  await open(page, address('unity', '/login/request-password'));
  await page.getByRole('textbox', { name: label('recovery.email') }).fill(email);
  await page.getByRole('button', { name: label('recovery.request') }).click();
  await page.goto(linkIn(await newMail(email, length)));
  await page.locator('input[autocomplete="new-password"]').fill(secret);
  await page.getByRole('button', { name: label('recovery.reset') }).click();
  await expect(page.getByText(label('recovery.done'))).toBeVisible();
  return { name, email, secret, provider };
}
