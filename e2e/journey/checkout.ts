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

const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator(`iframe[title="${label('card.title')}"]`);

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

/** Types a card into the frame of the card company. */
export async function enterCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel(label('card.number')).fill(number);
  await frame.getByLabel(label('card.expiry')).fill('12/34');
  await frame.getByLabel(label('card.cvc')).fill('123');
  const holder = frame.getByLabel(label('card.holder'));
  if (await holder.isVisible()) await holder.fill('Kim Okafor');
  const zip = frame.getByLabel(label('card.zip'));
  if (await zip.isVisible()) await zip.fill('10115');
}

/** Accepts every required term of the purchase; until the terms are known, nothing can be ordered. */
export async function acceptTerms(page: Page): Promise<void> {
  await expect(payButton(page)).toBeEnabled();
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
}

/** The button that orders: its text begins with the duty to pay. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Order and pay/ });

/** Waits for a state of the order by its heading. */
export async function expectOrder(page: Page, name: string): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: label(`order.${name}.title`) }),
  ).toBeVisible();
}
