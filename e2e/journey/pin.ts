import type { Page } from '@playwright/test';
import { label } from './labels';
import { expect } from './test';

/** The field of a PIN, by the key of its label. */
export const pinField = (page: Page, key: string) => page.getByLabel(label(key), { exact: true });

export const mainButton = (page: Page, key: string) =>
  page.getByRole('main').getByRole('button', { name: label(key), exact: true });

/** Sets the first PIN of the account on the account page that is open; the account is restricted then. */
export async function setFirstPin(page: Page, digits: string): Promise<void> {
  await mainButton(page, 'pin.set').click();
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: pinField(page, 'pin.new') });
  await pinField(page, 'pin.new').fill('1234');
  await form.getByRole('button', { name: label('pin.set') }).click();
  await expect(page.getByText(label('pin.weak'))).toBeVisible();
  await pinField(page, 'pin.new').fill(digits);
  await form.getByRole('button', { name: label('pin.set') }).click();
  await expect(page.getByText(label('pin.wasSet'))).toBeVisible();
}
