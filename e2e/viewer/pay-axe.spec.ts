import type { Page } from '@playwright/test';
import { judge } from '../journey/axe';
import {
  acceptTerms,
  BRAZIL,
  CARDS,
  cardFrame,
  enterCard,
  expectOrder,
  giveBrazilianDetails,
  payButton,
} from '../journey/checkout';
import { label } from '../journey/labels';
import { prefixOf, realmFile } from '../journey/realms';
import { fillAndSubmit } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open, ready } from '../journey/site';
import { expect, test } from '../journey/test';

/** `plan` is the place of a plan without a trial, `next` that of one to change to; `bank` is a method of these viewers, who are asked for more where `asks`. */
const RUNS = [
  {
    realm: 'apex',
    width: 1280,
    height: 800,
    plan: 2,
    next: 1,
    bank: 'pix',
    fields: BRAZIL,
    asks: true,
  },
  {
    realm: 'noor',
    width: 360,
    height: 740,
    plan: 1,
    next: 2,
    bank: 'alipay',
    fields: {},
    asks: false,
  },
] as const;

type Run = (typeof RUNS)[number];

/** What every step of a run needs: its language, its addresses, its labels. */
function inRun(page: Page, { realm }: Run) {
  const language = realmFile(realm).locales.default;
  const prefix = prefixOf(realmFile(realm), language);
  const text = (key: string, values: Record<string, string> = {}) => label(key, values, language);
  const at = (path: string) => address(realm, `${prefix}${path}`);
  const main = page.getByRole('main');
  return {
    language,
    text,
    at,
    main,
    plans: main.getByRole('article'),
    async signIn(fields: Record<string, unknown> = {}) {
      const account = await newAccount(realm, fields);
      await open(page, at('/login?from=%2Fpurchase'));
      await fillAndSubmit(page, account, language);
      await page.waitForURL(/\/purchase/);
      await ready(page);
    },
    async choose(place: number) {
      await main.getByRole('article').nth(place).getByRole('button').click();
      await page.waitForURL(/\/pay(\?|$)/);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1, name: text('pay.title') })).toBeVisible();
    },
    async openNewCard() {
      await expect(cardFrame(page, language).getByLabel(text('card.number'))).toBeVisible();
      await expect(payButton(page, language)).toBeEnabled();
    },
  };
}

for (const run of RUNS) {
  const { realm, width, height } = run;
  const where = `${realm} at ${width} px`;

  test(`${where}: axe finds nothing on the plans, the checkout, the order and the receipt`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 40[24]/);
    test.setTimeout(400_000);
    const { language, text, at, plans, main, signIn, choose, openNewCard } = inRun(page, run);
    await page.setViewportSize({ width, height });
    await open(page, at('/purchase'));
    await expect(plans.nth(2)).toBeVisible();
    await judge(page, 'the plans of a guest');
    await signIn();
    await expect(plans.nth(run.plan).getByRole('button')).toBeEnabled();
    await judge(page, 'the plans of a viewer');
    await choose(run.plan);
    await openNewCard();
    await judge(page, 'a new card');
    await main.getByRole('textbox', { name: text('voucher.label') }).fill('NOPE');
    await main.getByRole('button', { name: text('voucher.apply') }).click();
    await expect(main.getByText(text('voucher.unknown'))).toBeVisible();
    await judge(page, 'a voucher that is refused');
    await main.getByRole('textbox', { name: text('voucher.label') }).fill('WELCOME50');
    await main.getByRole('button', { name: text('voucher.apply') }).click();
    const gone = main.getByRole('button', { name: text('voucher.remove', { code: 'WELCOME50' }) });
    await expect(gone).toBeVisible();
    await judge(page, 'a voucher');
    await payButton(page, language).click();
    await expect(main.getByText(text('pay.terms'))).toBeVisible();
    await judge(page, 'terms that are not accepted');
    await acceptTerms(page, language);
    await payButton(page, language).click();
    await expect(main.getByText(text('card.check'))).toBeVisible();
    await judge(page, 'errors in the card’s fields');
    await enterCard(page, CARDS.declined, language);
    await payButton(page, language).click();
    await expect(main.getByText(text('pay.notCharged'))).toBeVisible();
    await judge(page, 'a card that is declined');
    await enterCard(page, CARDS.challenged, language);
    await payButton(page, language).click();
    // The issuer's page is a dialog, or on a narrow screen the whole window.
    const dialog = page.getByRole('dialog', { name: text('order.challenge.title') });
    if (width > 600) {
      await expect(dialog.frameLocator('iframe').getByRole('button').first()).toBeVisible();
      await judge(page, 'the issuer’s question');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    } else {
      await page.waitForURL(/acs\.localhost/);
      await page.goBack();
    }
    await expectOrder(page, 'challenge', language);
    await judge(page, 'an order that waits for the issuer');
    await main.getByRole('button', { name: text('order.challenge.go') }).click();
    const issuer = width > 600 ? dialog.frameLocator('iframe') : page;
    await issuer.getByRole('button', { name: 'Approve' }).click();
    await expectOrder(page, 'succeeded', language);
    await judge(page, 'an order that is paid');
    await main.getByRole('link', { name: text('order.receipt') }).click();
    await page.waitForURL(/\/payment\//);
    await expect(main.getByText(text('receipt.reference'))).toBeVisible();
    await judge(page, 'a receipt');
  });

  test(`${where}: axe finds nothing on the account’s plan and cards, another card for a plan, and a stored card`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    const { language, text, at, main, plans, signIn, choose, openNewCard } = inRun(page, run);
    await page.setViewportSize({ width, height });
    await signIn();
    await choose(run.plan);
    await openNewCard();
    await enterCard(page, CARDS.succeeds, language);
    await acceptTerms(page, language);
    await payButton(page, language).click();
    await expectOrder(page, 'succeeded', language);
    await open(page, at('/account'));
    await main.getByRole('link', { name: text('account.plan.update') }).click();
    await page.waitForURL(/\/payment-update\//);
    await expect(main.getByRole('radio').first()).toBeChecked();
    await judge(page, 'how a plan is paid');
    await main.getByRole('radio', { name: text('method.card') }).check();
    await enterCard(page, CARDS.challenged, language);
    await judge(page, 'a new card for a plan');
    await main.getByRole('button', { name: text('update.save') }).click();
    await expect(main.getByText(new RegExp(text('update.done', { plan: '.+' })))).toBeVisible();
    await judge(page, 'another card for a plan');
    await open(page, at('/account'));
    await expect(main.getByRole('heading', { name: text('account.cards') })).toBeVisible();
    // The plan that it pays, and the card itself.
    await expect(main.getByRole('listitem').filter({ hasText: '3155' })).toHaveCount(2);
    await judge(page, 'the account');
    const remove = main.getByRole('button', {
      name: new RegExp(`^${text('card.removeOf', { card: '' }).trim()}`),
    });
    await remove.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge(page, 'a card that is to go');
    await page.keyboard.press('Escape');
    await open(page, at('/purchase'));
    await expect(plans.nth(run.next).getByRole('button')).toBeEnabled();
    await judge(page, 'the plans beside one’s own');
    await choose(run.next);
    await expect(main.getByRole('radio').first()).toBeChecked();
    await expect(payButton(page, language)).toBeEnabled();
    await judge(page, 'stored cards');
  });

  test(`${where}: axe finds nothing on missing fields, and on orders that a bank refuses and leaves open`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    const { language, text, main, signIn, choose } = inRun(page, run);
    await page.setViewportSize({ width, height });
    await signIn(run.fields);
    await choose(run.plan);
    if (run.asks) {
      const form = page.getByRole('form', { name: text('billing.title') });
      await expect(form).toBeVisible();
      await judge(page, 'missing fields');
      await form.getByRole('button', { name: text('billing.save') }).click();
      await expect(main.getByRole('alert')).toBeVisible();
      await judge(page, 'missing fields that stay empty');
      await giveBrazilianDetails(page);
    }
    const orderAtBank = async () => {
      await main.getByRole('radio', { name: text(`method.${run.bank}`) }).check();
      await acceptTerms(page, language);
      await payButton(page, language).click();
      await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    };
    await expect(main.getByRole('radio', { name: text(`method.${run.bank}`) })).toBeVisible();
    await expect(cardFrame(page, language).getByLabel(text('card.number'))).toBeVisible();
    await judge(page, 'ways to pay');
    await orderAtBank();
    const bank = page.url();
    await page.goBack();
    await expectOrder(page, 'redirect', language);
    await judge(page, 'an order that waits for the bank');
    await main.getByRole('link', { name: text('order.tryAgain') }).click();
    await expect(main.getByText(text('pay.replaces.text'))).toBeVisible();
    await expect(cardFrame(page, language).getByLabel(text('card.number'))).toBeVisible();
    await judge(page, 'an order that is given up');
    await page.goto(bank);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expectOrder(page, 'failed', language);
    await judge(page, 'an order that failed');
    await main.getByRole('link', { name: text('order.tryAgain') }).click();
    await orderAtBank();
    await page.getByRole('button', { name: 'Leave pending' }).click();
    await expectOrder(page, 'processing', language);
    await judge(page, 'an order that is on its way');
  });
}
