import type { Locator, Page } from '@playwright/test';
import {
  acceptTerms,
  CARDS,
  cardFrame,
  choosePlan,
  enterCard,
  expectOrder,
  openPlans,
  payButton,
} from '../journey/checkout';
import { label } from '../journey/labels';
import { playButton, playerOf } from '../journey/player';
import { address, open, ready } from '../journey/site';
import { expect, test } from '../journey/test';

/** Whether an element, or what is drawn for it or over it, has a ring. */
const hasRing = (what: Locator) =>
  what.evaluate((element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    return around.some((one) =>
      [null, '::before', '::after'].some((pseudo) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      }),
    );
  });

/** Presses a key until an element has the focus, at most so often; answers how often. */
async function reach(
  page: Page,
  what: Locator,
  { most, key = 'Tab' }: { most: number; key?: 'Tab' | 'Shift+Tab' },
): Promise<number> {
  await expect(what).toBeVisible();
  const isFocused = () =>
    what.evaluate((element) => element === element.ownerDocument.activeElement);
  let presses = 0;
  for (; presses < most && !(await isFocused()); presses += 1) await page.keyboard.press(key);
  await expect(what).toBeFocused();
  await expect.poll(() => hasRing(what), 'the focus is seen').toBe(true);
  return presses;
}

/** The focus is at the beginning of a new page: on what is read first, and not on the page before. */
const expectAtBeginning = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.matches('main, main h1') ?? false;
      }),
    )
    .toBe(true);

test('with the keyboard alone a viewer goes from a locked title to a paid plan, in and out of the card’s frame, and back to the title', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 402/);
  test.setTimeout(300_000);
  await openPlans(page, 'apex');
  await open(page, address('apex', '/home'));
  const link = page
    .getByRole('region', { name: 'Finishes and breakdowns' })
    .getByRole('article')
    .getByRole('link')
    .first();
  const name = (await link.textContent()) ?? '';
  await reach(page, link, { most: 150 });
  await page.keyboard.press('Enter');
  await reach(page, playButton(page, name), { most: 3 });
  await page.keyboard.press('Enter');
  const see = playerOf(page, name).getByRole('link', { name: label('refused.see') });
  await reach(page, see, { most: 10 });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/purchase\?/);
  await expectAtBeginning(page);

  // Without a trial: a card has one, and journeys share their card.
  const choose = page.getByRole('button', {
    name: label('plan.choose', { plan: 'Corner' }),
    exact: true,
  });
  await expect(choose).toBeEnabled();
  await reach(page, choose, { most: 10 });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pay(\?|$)/);
  await ready(page);
  await expectAtBeginning(page);

  const frame = cardFrame(page);
  const field = (part: string) => frame.getByLabel(label(`card.${part}`));
  await expect(field('number')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await reach(page, page.getByRole('radio', { name: label('method.card') }), { most: 5 });
  await page.keyboard.press('Tab');
  await expect(field('number')).toBeFocused();
  expect(await hasRing(field('number'))).toBe(true);
  // Back to the chosen way to pay, and in again.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: label('method.card') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field('number')).toBeFocused();
  await page.keyboard.type(CARDS.succeeds);
  for (const [part, text] of [
    ['expiry', '1234'],
    ['cvc', '123'],
    ['holder', 'Kim Okafor'],
    ['zip', '10115'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(field(part)).toBeFocused();
    await page.keyboard.type(text);
  }
  // Out at the end: what comes next in the page, and not the button beyond the terms.
  await page.keyboard.press('Tab');
  const change = page.getByRole('button', { name: label('pay.changeMethod'), exact: true });
  await expect(change).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field('zip')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(change).toBeFocused();

  const terms = page.getByRole('main').getByRole('checkbox');
  await reach(page, terms.first(), { most: 3 });
  await page.keyboard.press('Space');
  await expect(terms.first()).toBeChecked();
  await reach(page, payButton(page), { most: 3 });
  await page.keyboard.press('Enter');
  await expectOrder(page, 'succeeded');
  await expect(
    page.getByRole('heading', { level: 1, name: label('order.succeeded.title') }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: label('order.watch') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/video\//);
});

test('a viewer with a stored card has two presses from the plans to a paid order, and at most twelve keys', async ({
  page,
}) => {
  await openPlans(page, 'apex');
  await choosePlan(page, 'Corner');
  await enterCard(page, CARDS.succeeds);
  await acceptTerms(page);
  await payButton(page).click();
  await expectOrder(page, 'succeeded');

  await open(page, address('apex', '/home'));
  await page.getByRole('banner').getByRole('link', { name: 'Plans', exact: true }).click();
  await page.waitForURL(/\/purchase/);
  await ready(page);
  const upgrade = page.getByRole('button', {
    name: label('plan.up', { plan: 'Cageside for a year' }),
    exact: true,
  });
  await expect(upgrade).toBeEnabled();
  await expectAtBeginning(page);
  let keys = await reach(page, upgrade, { most: 5 });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pay(\?|$)/);
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expectAtBeginning(page);
  keys += await reach(page, payButton(page), { most: 8 });
  await page.keyboard.press('Enter');
  await expectOrder(page, 'succeeded');
  expect(keys + 2, 'keys, the two presses among them').toBeLessThanOrEqual(12);
});
