import type { Page } from '@playwright/test';
import {
  acceptTerms,
  BELGIUM,
  CARDS,
  choosePlan,
  enterCard,
  expectOrder,
  openPlans,
  payButton,
} from '../journey/checkout';
import { label } from '../journey/labels';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

/** Orders with Bancontact, and waits for the bank's page. */
async function goToBank(page: Page): Promise<void> {
  await page.getByRole('radio', { name: label('method.bancontact') }).check();
  await acceptTerms(page);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
}

test('Back from the bank, a reload and a second tab come to the order; it is given up for another attempt, and paid once', async ({
  page,
  context,
}) => {
  await openPlans(page, 'unity', { fields: BELGIUM });
  await choosePlan(page, 'Day by day');
  await goToBank(page);
  await page.goBack();
  await expectOrder(page, 'redirect');
  await reload(page);
  await expectOrder(page, 'redirect');
  const second = await context.newPage();
  await open(second, address('unity', '/pay'));
  await expectOrder(second, 'redirect');
  await second.getByRole('link', { name: label('order.tryAgain') }).click();
  await expect(second.getByText(label('pay.replaces.text'))).toBeVisible();
  await goToBank(second);
  await second.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectOrder(second, 'succeeded');
  // The first tab was left with the order that was given up.
  await expectOrder(page, 'failed');
  await open(page, address('unity', '/account'));
  await expect(page.getByRole('link', { name: label('order.receipt') })).toHaveCount(1);
});

test('a second tab on the same basket follows the first one, and cannot pay again', async ({
  page,
  context,
}) => {
  await openPlans(page, 'apex');
  await choosePlan(page, 'Corner');
  const second = await context.newPage();
  await open(second, address('apex', '/pay'));
  await expect(payButton(second)).toBeVisible();
  await enterCard(page, CARDS.succeeds);
  await acceptTerms(page);
  await payButton(page).click();
  await expectOrder(page, 'succeeded');
  await expectOrder(second, 'succeeded');
  await expect(payButton(second)).toHaveCount(0);
});

test('a browser that is closed while the answer is out comes back to the paid order', async ({
  page,
  context,
  complaints,
  fragile: { line, sitePort },
}) => {
  complaints.allow(/ERR_|Failed to load resource/);
  await openPlans(page, 'apex', { at: sitePort });
  await choosePlan(page, 'Corner');
  await enterCard(page, CARDS.succeeds);
  await acceptTerms(page);
  line.spoil(/\/baskets\/pay\//, { kind: 'lose', sent: 'nothing' });
  await payButton(page).click();
  await expect.poll(() => line.asked.some(({ path }) => /\/baskets\/pay\//.test(path))).toBe(true);
  await page.close();
  line.mend();
  const later = await context.newPage();
  await open(later, address('apex', '/pay', sitePort));
  await expectOrder(later, 'succeeded');
  await open(later, address('apex', '/account', sitePort));
  await expect(later.getByRole('link', { name: label('order.receipt') })).toHaveCount(1);
});
