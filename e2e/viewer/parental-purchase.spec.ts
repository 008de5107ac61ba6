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
import { linkIn, newMail } from '../journey/mail';
import { mainButton, pinField, setFirstPin } from '../journey/pin';
import { fillAndSubmit } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** Signs a new viewer of Noor in, whose realm asks for the PIN at a purchase, and sets one. */
async function protectedViewer(page: Page) {
  const account = await newAccount('noor');
  await open(page, address('noor', '/en/login?from=%2Fen%2Faccount'));
  await fillAndSubmit(page, account);
  await page.waitForURL(/\/en\/account/);
  await setFirstPin(page, '2947');
  return account;
}

/** Goes to the checkout of a plan, and orders it. */
async function order(page: Page, plan: string): Promise<void> {
  await open(page, address('noor', '/en/purchase'));
  await choosePlan(page, plan);
  await enterCard(page, CARDS.succeeds);
  await acceptTerms(page);
  await payButton(page).click();
  await expect(pinField(page, 'pin.label')).toBeVisible();
  await expect(page.getByText(label('pin.needed'))).toBeVisible();
}

test('[2.3-34] a purchase asks for the PIN: a wrong one buys nothing, the right one buys', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  await protectedViewer(page);
  await order(page, 'Noor yearly');
  await pinField(page, 'pin.label').fill('2946');
  await expect(page.getByText(label('pin.wrongLeft_other', { count: '4' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: label('order.succeeded.title') })).toHaveCount(0);
  await pinField(page, 'pin.label').fill('2947');
  await expectOrder(page, 'succeeded');
  await open(page, address('noor', '/en/account'));
  await expect(page.getByRole('link', { name: label('order.receipt') })).toHaveCount(1);
});

test('a PIN that is locked at the checkout is set anew by an email, and buys there', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of (403|423)/);
  const account = await protectedViewer(page);
  await order(page, 'Noor for six months');
  for (const left of ['4', '3', '2', '1']) {
    await pinField(page, 'pin.label').fill('2946');
    const key = left === '1' ? 'pin.wrongLeft_one' : 'pin.wrongLeft_other';
    await expect(page.getByText(label(key, { count: left }))).toBeVisible();
  }
  await pinField(page, 'pin.label').fill('2946');
  const [locked = ''] = label('pin.locked').split('{');
  await expect(page.getByText(locked)).toBeVisible();
  await expect(pinField(page, 'pin.label')).toBeDisabled();

  await mainButton(page, 'pin.forgot').click();
  await expect(page.getByText(label('pin.sent'))).toBeVisible();
  const link = linkIn(await newMail(account.id));
  const other = await context.newPage();
  await open(other, link);
  await pinField(other, 'pin.new').fill('8351');
  await mainButton(other, 'pin.set').click();
  await expect(other.getByText(label('pin.changed'))).toBeVisible();
  await other.close();

  await pinField(page, 'pin.label').fill('8351');
  await expectOrder(page, 'succeeded');
});
