import type { Locator, Page } from '@playwright/test';
import { label } from './labels';
import { continueWith } from './provider';
import { address, open } from './site';

/** The vendors whose sign-in windows Apex opens. */
export const VENDORS = ['google', 'apple', 'facebook'] as const;
export type VendorName = (typeof VENDORS)[number];

export const vendorLabel = (vendor: VendorName, language = 'en') =>
  label(`${vendor}.name`, {}, language);

/** The button that opens a vendor's window. Google's comes from Google, in a frame. */
export function vendorButton(page: Page, vendor: VendorName, language = 'en'): Locator {
  return vendor === 'google'
    ? page.frameLocator('iframe[title="Sign in with Google Button"]').getByRole('button')
    : page.getByRole('button', {
        name: label('login.continueWith', { provider: vendorLabel(vendor, language) }, language),
      });
}

/** Goes from the login page by the vendor's small button to the vendor's page of the site. */
export async function goToVendor(page: Page, vendor: VendorName, query = ''): Promise<void> {
  await open(page, address('apex', `/login${query}`));
  await continueWith(page, vendorLabel(vendor)).click();
}

/** Presses the button; resolves to the vendor's window. */
export async function vendorWindow(page: Page, button: Locator): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await button.click();
  const opened = await opening;
  await opened.waitForLoadState('domcontentloaded');
  return opened;
}

/** Signs in with an account in the vendor's window, which then closes itself. */
export async function chooseAccount(opened: Page, email: string): Promise<void> {
  const closed = opened.waitForEvent('close');
  await opened.getByLabel('Another account').fill(email);
  await opened.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

export async function sayNo(opened: Page): Promise<void> {
  const closed = opened.waitForEvent('close');
  await opened.getByRole('button', { name: 'Cancel' }).click();
  await closed;
}
