import type { Page } from '@playwright/test';
import { acceptTerms, choosePlan, expectOrder, openPlans, payButton } from '../journey/checkout';
import { address, ready } from '../journey/site';
import { expect, test } from '../journey/test';

/** The cards of Stripe's documentation. */
const CARDS = {
  succeeds: '4242424242424242',
  alwaysAsks: '4000002760003184',
  incomplete: '4242',
} as const;

/** Types a card into Stripe's form, whose texts are Stripe's own. */
async function enterCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('12/34');
  await frame.getByLabel('Security code').fill('123');
}

/** Opens a page, and answers the policy that its document came with. */
async function policyOf(page: Page, url: string): Promise<string | undefined> {
  const document = await page.goto(url, { waitUntil: 'domcontentloaded' });
  await ready(page);
  return document?.headers()['content-security-policy'];
}

/** Chooses a pass of Unity, which sells by Stripe. */
async function openCheckout(page: Page): Promise<void> {
  await openPlans(page, 'unity');
  await choosePlan(page, 'Day by day');
}

test('a pass is paid with a card in Stripe’s form, which no other page may load', async ({
  page,
}) => {
  expect(await policyOf(page, address('unity', '/home'))).not.toContain('stripe.localhost');
  await openCheckout(page);
  // The policy is that of the document: one that begins at the checkout allows Stripe's hosts.
  expect(await policyOf(page, page.url())).toContain('http://stripe.localhost:*');
  await enterCard(page, CARDS.succeeds);
  await acceptTerms(page);
  await payButton(page).click();
  await expectOrder(page, 'succeeded');
});

test('what is incomplete stands at its field, and the issuer’s question comes in Stripe’s window', async ({
  page,
}) => {
  await openCheckout(page);
  await enterCard(page, CARDS.incomplete);
  await acceptTerms(page);
  await payButton(page).click();
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(frame.getByText('Your card number is incomplete.')).toBeVisible();
  await enterCard(page, CARDS.alwaysAsks);
  await payButton(page).click();
  const issuer = page.frameLocator('iframe[title="Stripe: 3D Secure"]');
  await issuer.getByRole('button', { name: 'Complete' }).click();
  await expectOrder(page, 'succeeded');
});

test('a viewer who fails at the issuer reads it, and the order is not paid', async ({ page }) => {
  await openCheckout(page);
  await enterCard(page, CARDS.alwaysAsks);
  await acceptTerms(page);
  await payButton(page).click();
  const issuer = page.frameLocator('iframe[title="Stripe: 3D Secure"]');
  await issuer.getByRole('button', { name: 'Fail' }).click();
  await expectOrder(page, 'failed');
});
