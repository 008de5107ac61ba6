import type { Page } from '@playwright/test';
import {
  acceptTerms,
  BELGIUM,
  BRAZIL,
  CARDS,
  choosePlan,
  enterCard,
  expectOrder,
  openPlans,
  payButton,
} from '../journey/checkout';
import { label } from '../journey/labels';
import { playButton, playerOf, secondOf } from '../journey/player';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

/** A plan of Unity that is paid today. */
const UNITY_PLAN = 'Day by day';

test('[1.1-12] [2.1-02] a locked title leads to a plan, the plan to the card, and the card back to the title', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 402/);
  await openPlans(page, 'apex');
  await open(page, address('apex', '/home'));
  const link = page
    .getByRole('region', { name: 'Finishes and breakdowns' })
    .getByRole('article')
    .getByRole('link')
    .first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await playButton(page, name).click();
  await playerOf(page, name)
    .getByRole('link', { name: label('refused.see') })
    .click();
  await page.waitForURL(/\/purchase\?/);
  // Without a trial: a card has one, and journeys share their card.
  await choosePlan(page, 'Corner');
  await enterCard(page, CARDS.succeeds);
  await acceptTerms(page);
  await payButton(page).click();
  await expectOrder(page, 'succeeded');
  await page.getByRole('link', { name: label('order.watch') }).click();
  // Nothing is in the way any more: the step before the title leads on to it, and it plays.
  await expect(page).toHaveURL(/\/video\//);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(1);
  await expect(page.getByText(label('player.refused.LICENCE_NEEDED.title'))).toHaveCount(0);
});

test('[2.8-06] a declined card says why in the server’s words, and another one pays the same basket', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 402/);
  await openPlans(page, 'apex');
  await choosePlan(page, 'Corner');
  await enterCard(page, CARDS.declined);
  await acceptTerms(page);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: label('pay.notCharged') })).toBeVisible();
  await enterCard(page, CARDS.succeeds);
  await payButton(page).click();
  await expectOrder(page, 'succeeded');
  await reload(page);
  await expectOrder(page, 'succeeded');
});

test('the issuer’s question comes in a dialog, and its answer pays', {
  tag: '@gate',
}, async ({ page }) => {
  await openPlans(page, 'apex');
  await choosePlan(page, 'Corner');
  await enterCard(page, CARDS.challenged);
  await acceptTerms(page);
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: label('order.challenge.title') });
  await dialog.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click();
  await expectOrder(page, 'succeeded');
});

test('[2.4-09] a voucher for everything leaves nothing to pay: it begins without a form', {
  tag: '@gate',
}, async ({ page }) => {
  await openPlans(page, 'unity');
  await choosePlan(page, UNITY_PLAN);
  await page.getByRole('textbox', { name: label('voucher.label') }).fill('FULLPASS');
  await page.getByRole('button', { name: label('voucher.apply') }).click();
  await expectOrder(page, 'begun');
});

/** Orders with Bancontact; resolves to the address of the bank's page. */
async function goToBank(page: Page): Promise<string> {
  await openPlans(page, 'unity', { fields: BELGIUM });
  await choosePlan(page, UNITY_PLAN);
  await page.getByRole('radio', { name: label('method.bancontact') }).check();
  await acceptTerms(page);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  return page.url();
}

test('[2.1-03] the bank approves, and the order is paid', { tag: '@gate' }, async ({ page }) => {
  await goToBank(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/unity\.localhost.*\/pay\/sandboxBank/);
  await expectOrder(page, 'succeeded');
});

test('a payment that the bank leaves pending is settled by its message, while the page follows', {
  tag: '@gate',
}, async ({ page, context }) => {
  const bank = await goToBank(page);
  await page.getByRole('button', { name: 'Leave pending' }).click();
  await expectOrder(page, 'processing');
  const other = await context.newPage();
  await other.goto(bank);
  await other.getByRole('button', { name: 'Settle it now' }).click();
  await expectOrder(page, 'succeeded');
});

test('an answer to the payment that is lost costs nothing: the same attempt is asked for, and paid once', {
  tag: '@gate',
}, async ({ page, complaints, fragile: { line, sitePort } }) => {
  complaints.allow(/ERR_|Failed to load resource/);
  await openPlans(page, 'apex', { at: sitePort });
  await choosePlan(page, 'Corner');
  await enterCard(page, CARDS.succeeds);
  await acceptTerms(page);
  line.spoil(/\/baskets\/pay\//, { kind: 'lose', sent: 'nothing' });
  await payButton(page).click();
  await expectOrder(page, 'succeeded');
  line.mend();
  const sent = line.asked.filter(
    ({ method, path }) => method === 'POST' && /\/baskets\/pay\//.test(path),
  );
  expect(sent.length).toBeGreaterThan(1);
  await open(page, address('apex', '/account', sitePort));
  await expect(page.getByRole('link', { name: label('order.receipt') })).toHaveCount(1);
});

test('[2.5-02] a viewer in Brazil is asked for what the origin lacks, and pays once they have said it', {
  tag: '@gate',
}, async ({ page }) => {
  await openPlans(page, 'apex', { fields: BRAZIL });
  await choosePlan(page, 'Corner');
  const form = page.getByRole('form', { name: label('billing.title') });
  const taxNumber = form.getByRole('textbox', { name: label('form.field.taxNumber') });
  await taxNumber.fill('52998224725');
  await expect(form.getByRole('textbox', { name: label('form.field.email') })).toHaveCount(0);
  await expect(payButton(page)).toHaveCount(0);
  for (const [part, digits] of [
    ['day', '17'],
    ['month', '5'],
    ['year', '1990'],
  ] as const) {
    await form.getByRole('textbox', { name: label(`form.date.${part}`) }).fill(digits);
  }
  await form.getByRole('button', { name: label('billing.save') }).click();
  await enterCard(page, CARDS.succeeds);
  await acceptTerms(page);
  await payButton(page).click();
  await expectOrder(page, 'succeeded');
});
