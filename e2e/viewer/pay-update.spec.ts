import type { Page } from '@playwright/test';
import {
  acceptTerms,
  BELGIUM,
  choosePlan,
  expectOrder,
  openPlans,
  payButton,
} from '../journey/checkout';
import { label } from '../journey/labels';
import { address, open } from '../journey/site';
import { test } from '../journey/test';

/** The pages of a bank. */
const answerAtBank = (page: Page, answer: 'Approve' | 'Refuse') =>
  page.getByRole('button', { name: answer, exact: true }).click();

test('[2.4-11] a plan is paid by another bank once the viewer has allowed it there; refused, it is paid as before', async ({
  page,
}) => {
  await openPlans(page, 'unity', { fields: BELGIUM });
  await choosePlan(page, 'Day by day');
  const bank = page.getByRole('radio', { name: label('method.bancontact'), exact: true });
  await bank.check();
  await acceptTerms(page);
  await payButton(page).click();
  await answerAtBank(page, 'Approve');
  await expectOrder(page, 'succeeded');

  await open(page, address('unity', '/account'));
  await page.getByRole('link', { name: label('account.plan.update') }).click();
  await bank.check();
  const go = page.getByRole('button', { name: label('order.redirect.go') });
  await go.click();
  await answerAtBank(page, 'Refuse');
  await expectOrder(page, 'update.failed');

  await page.getByRole('link', { name: label('order.tryAgain') }).click();
  await bank.check();
  await go.click();
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await page.goBack();
  await expectOrder(page, 'update.waiting');
  await go.click();
  await answerAtBank(page, 'Approve');
  await expectOrder(page, 'update.done');
});
