import type { FrameLocator, Page } from '@playwright/test';
import { label } from './labels';
import { fillAndSubmit } from './sign-in';
import { newAccount } from './sign-up';
import { address, open, ready, sitePort } from './site';
import { expect } from './test';

/** Numbers that the sandbox's cards know. */
export const CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002500003155',
} as const;

/** Signs a new viewer in, who has nothing yet, and opens the page where plans are chosen. */
export async function openPlans(
  page: Page,
  realm: string,
  { fields = {}, at = sitePort() }: { fields?: Record<string, unknown>; at?: number } = {},
): Promise<void> {
  const account = await newAccount(realm, fields);
  await open(page, address(realm, '/login?from=%2Fpurchase', at));
  await fillAndSubmit(page, account);
  await page.waitForURL(/\/purchase/);
}

/** Chooses a plan by its name, and waits for the checkout. */
export async function choosePlan(page: Page, plan: string): Promise<void> {
  await page.getByRole('button', { name: label('plan.choose', { plan }), exact: true }).click();
  await page.waitForURL(/\/pay(\?|$)/, { waitUntil: 'domcontentloaded' });
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: label('pay.title') })).toBeVisible();
}

/** The frame of the card company. */
export const cardFrame = (page: Page, language = 'en'): FrameLocator =>
  page.frameLocator(`iframe[title="${label('card.title', {}, language)}"]`);

/** Addresses of viewers' accounts: the country decides what the law asks for, and which methods there are. */
export const BELGIUM = {
  address: { country: 'BE', line1: 'Rue Haute 1', city: 'Bruxelles', postalCode: '1000' },
};
export const BRAZIL = {
  address: {
    country: 'BR',
    line1: 'Rua Augusta 1',
    city: 'São Paulo',
    postalCode: '01305-000',
    administrativeLevel1: 'SP',
  },
};

/** Gives what Brazil asks for with a payment, and the account lacks. */
export async function giveBrazilianDetails(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: label('billing.title') });
  await form.getByRole('textbox', { name: label('form.field.taxNumber') }).fill('52998224725');
  for (const [part, digits] of [
    ['day', '17'],
    ['month', '5'],
    ['year', '1990'],
  ] as const) {
    await form.getByRole('textbox', { name: label(`form.date.${part}`) }).fill(digits);
  }
  await form.getByRole('button', { name: label('billing.save') }).click();
  await expect(form).toHaveCount(0);
}

/** Types a card into the frame of the card company. */
export async function enterCard(page: Page, number: string, language = 'en'): Promise<void> {
  const frame = cardFrame(page, language);
  const field = (name: string) => frame.getByLabel(label(`card.${name}`, {}, language));
  await field('number').fill(number);
  await field('expiry').fill('12/34');
  await field('cvc').fill('123');
  if (await field('holder').isVisible()) await field('holder').fill('Kim Okafor');
  if (await field('zip').isVisible()) await field('zip').fill('10115');
}

/** Accepts every required term of the purchase; until the terms are known, nothing can be ordered. */
export async function acceptTerms(page: Page, language = 'en'): Promise<void> {
  await expect(payButton(page, language)).toBeEnabled();
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
}

/** The button that orders: its text begins with the duty to pay. */
export const payButton = (page: Page, language = 'en') => {
  const duty = label('pay.order', { price: '' }, language).trim();
  return page.getByRole('button', { name: new RegExp(`^${duty}`) });
};

/** Waits for a state of the order by its heading. */
export async function expectOrder(page: Page, name: string, language = 'en'): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: label(`order.${name}.title`, {}, language) }),
  ).toBeVisible();
}
