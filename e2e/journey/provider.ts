import type { Page } from '@playwright/test';
import { label } from './labels';
import { expect } from './test';

/** The password that every counterpart's page takes; the address picks the account. */
export const counterpartPassword = 'let me in';

export const continueWith = (page: Page, provider: string, language = 'en') => {
  const name = label('login.continueWith', { provider }, language);
  return page.getByRole('link', { name }).or(page.getByRole('button', { name }));
};

/** Signs in on the page of a counterpart, which sends the viewer back. */
export async function signInAtCounterpart(page: Page, email: string): Promise<void> {
  // The site's own page has fields of these names as well.
  await expect(page).toHaveURL(/\/interaction\//);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(counterpartPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Answers an OpenID provider, which asks after a sign-out here whether the viewer signs out there, too. */
export async function signOutAtCounterpart(
  page: Page,
  counterpart: string,
  there = true,
): Promise<void> {
  await expectCounterpart(page, counterpart);
  await page.getByRole('button', { name: there ? 'Sign out' : 'Stay signed in' }).click();
}

export async function expectCounterpart(page: Page, counterpart: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^http://${counterpart}\\.localhost:\\d+/`));
}
