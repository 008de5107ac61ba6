import type { Page } from '@playwright/test';
import { label } from './labels';
import { counterpartPassword, expectCounterpart } from './provider';
import { address, open } from './site';
import { expect } from './test';

/** Expects the list of TV providers. */
export async function expectPicker(page: Page, language = 'en'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('tv.title', {}, language));
  await expect(page.getByRole('button', { name: 'Copperline' })).toBeVisible();
}

/** Signs in on both pages of a TV provider, which takes any account. */
export async function signInAtCompany(page: Page, company: string, account: string): Promise<void> {
  await expectCounterpart(page, company);
  await page.getByLabel('Customer number or email').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password').fill(counterpartPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Goes from the list on metro's site to a TV provider. */
export async function choose(page: Page, name: string, from = '/home?rail=2'): Promise<void> {
  await open(page, address('metro', `/providers?from=${encodeURIComponent(from)}`));
  await page.getByRole('button', { name }).click();
}
