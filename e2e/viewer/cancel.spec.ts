import type { Page } from '@playwright/test';
import {
  acceptTerms,
  CARDS,
  choosePlan,
  enterCard,
  expectOrder,
  payButton,
} from '../journey/checkout';
import { label } from '../journey/labels';
import { mailsTo } from '../journey/mail';
import { fillAndSubmit } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

const PLAN = 'Corner';

/** Signs a new viewer in, who buys the plan by card. */
async function subscribe(page: Page) {
  const account = await newAccount('apex');
  await open(page, address('apex', '/login?from=%2Fpurchase'));
  await fillAndSubmit(page, account);
  await page.waitForURL(/\/purchase/);
  await choosePlan(page, PLAN);
  await enterCard(page, CARDS.succeeds);
  await acceptTerms(page);
  await payButton(page).click();
  await expectOrder(page, 'succeeded');
  return account;
}

test('[2.1-07] a plan is cancelled with two presses from the account, by keyboard, and reactivated with one', async ({
  page,
}) => {
  const account = await subscribe(page);

  await open(page, address('apex', '/account'));
  let presses = 0;
  const press = async (role: 'link' | 'button', name: string) => {
    await page.getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    presses += 1;
  };
  await press('link', label('account.plan.cancelOf', { plan: PLAN }));
  await expect(
    page.getByText(/^It continues until .*, and nothing more is charged\./),
  ).toBeVisible();
  await press('button', label('cancel.press'));
  const cancelled = page.getByRole('heading', {
    level: 1,
    name: label('cancel.cancelled.title', { plan: PLAN }),
  });
  await expect(cancelled).toBeFocused();
  expect(presses).toBe(2);
  await expect
    .poll(async () => (await mailsTo(account.id)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/ is cancelled$/));

  // Reload, and back to the page before.
  await reload(page);
  await expect(cancelled).toBeVisible();
  await page.goBack();
  await expect(cancelled).toHaveCount(0);
  await press('button', label('reactivate.press'));
  await expect(page.getByText(label('reactivate.done', { plan: PLAN }))).toBeVisible();
  await expect(page.getByRole('heading', { name: label('account.plan.title') })).toBeFocused();
  expect(presses).toBe(3);
  await expect(
    page.getByRole('link', { name: label('account.plan.cancelOf', { plan: PLAN }) }),
  ).toBeVisible();
});

test('a cancellation whose answer is lost is done by pressing again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_/);
  await subscribe(page);

  await open(page, address('apex', '/purchase/cancel/101'));
  await page.route(
    '**/status/active/101',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: label('cancel.press') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: label('cancel.press') }).click();
  await expect(
    page.getByRole('heading', { name: label('cancel.cancelled.title', { plan: PLAN }) }),
  ).toBeVisible();
});
