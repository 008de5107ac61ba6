import type { Page } from '@playwright/test';
import {
  acceptTerms,
  BELGIUM,
  CARDS,
  choosePlan,
  enterCard,
  expectOrder,
  giveBrazilianDetails,
  openPlans,
  payButton,
} from '../journey/checkout';
import { label } from '../journey/labels';
import { expectSignedIn } from '../journey/sign-in';
import { address, open, ready, reload } from '../journey/site';
import { expect, test } from '../journey/test';
import { choose, signInAtCompany } from '../journey/tv-provider';

test.use({ viewport: { width: 360, height: 740 } });

/** Nothing is wider than the screen. */
const expectNarrow = async (page: Page, what: string) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(
    360,
  );

/** Pays for a plan with a new card. */
async function payWithNewCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: label('method.card') }).check();
  await enterCard(page, CARDS.succeeds);
  await expectNarrow(page, 'a new card');
  await acceptTerms(page);
  await payButton(page).click();
  await expectOrder(page, 'succeeded');
  await expectNarrow(page, 'a paid order');
}

/** Presses a plan's button, and the one that pays. */
async function payInTwoPresses(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL(/\/pay(\?|$)/);
  await ready(page);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expectNarrow(page, 'a stored card');
  await payButton(page).click();
  await expectOrder(page, 'succeeded');
}

test('on a phone a viewer of Apex pays with a new card, reloads the order, and changes plan with two presses', async ({
  page,
}) => {
  await openPlans(page, 'apex');
  await expectNarrow(page, 'the plans');
  await choosePlan(page, 'Corner');
  await payWithNewCard(page);
  await reload(page);
  await expectOrder(page, 'succeeded');
  await open(page, address('apex', '/purchase'));
  await payInTwoPresses(page, label('plan.up', { plan: 'Cageside for a year' }));
});

test('on a phone a viewer of Metro, whom a TV provider signs in, pays with a new card, reloads, and changes plan with two presses', async ({
  page,
}) => {
  await choose(page, 'Harbour Cable', '/purchase');
  await signInAtCompany(page, 'harbour-cable', `phone.${Date.now().toString(36)}@tv.example`);
  await page.waitForURL(/\/purchase/);
  await expectSignedIn(page);
  await expectNarrow(page, 'the plans');
  await choosePlan(page, 'Metro+ Library');
  // A TV provider tells nothing of its customers, and what is sold in Brazil wants a tax number.
  await expectNarrow(page, 'missing fields');
  await giveBrazilianDetails(page);
  await payWithNewCard(page);
  await reload(page);
  await expectOrder(page, 'succeeded');
  await open(page, address('metro', '/purchase'));
  await payInTwoPresses(page, label('plan.up', { plan: 'Metro+ Complete' }));
  await open(page, address('metro', '/account'));
  await expect(page.getByRole('link', { name: label('order.receipt') })).toHaveCount(2);
  await expectNarrow(page, 'the account');
});

test('on a phone Back from the bank and a reload come to the order, which its bank then settles', async ({
  page,
}) => {
  await openPlans(page, 'unity', { fields: BELGIUM });
  await choosePlan(page, 'Day by day');
  await page.getByRole('radio', { name: label('method.bancontact') }).check();
  await acceptTerms(page);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await page.goBack();
  await expectOrder(page, 'redirect');
  await expectNarrow(page, 'an order that waits for the bank');
  await reload(page);
  await expectOrder(page, 'redirect');
  await page.getByRole('button', { name: label('order.redirect.go') }).click();
  await page.getByRole('button', { name: 'Leave pending' }).click();
  await expectOrder(page, 'processing');
  await expectNarrow(page, 'an order that is on its way');
  await reload(page);
  await expectOrder(page, 'processing');
});
