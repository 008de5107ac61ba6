import type { Page } from '@playwright/test';
import { expect } from './test';
import { word } from './words';

/** What every counterpart's page takes; the address is who somebody is there. */
export const counterpartPassword = 'let me in';

export const continueWith = (page: Page, provider: string, language = 'en') => {
  const name = word('login.continueWith', { provider }, language);
  return page.getByRole('link', { name }).or(page.getByRole('button', { name }));
};

/** Fills in the page of a counterpart and is sent back. */
export async function signInAtCounterpart(page: Page, email: string): Promise<void> {
  // Not before: the site's own page has fields of these names as well.
  await expect(page).toHaveURL(/\/interaction\//);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(counterpartPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Says at an OpenID provider, which asks whoever signs out here, whether the viewer is signed out there as well. */
export async function signOutAtCounterpart(page: Page, house: string, there = true): Promise<void> {
  await expectHouse(page, house);
  await page.getByRole('button', { name: there ? 'Sign out' : 'Stay signed in' }).click();
}

export async function expectHouse(page: Page, house: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^http://${house}\\.localhost:\\d+/`));
}
