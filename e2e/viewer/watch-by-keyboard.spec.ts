import type { Locator, Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { barButton, playButton, playerOf, stopWatching } from '../journey/player';
import { OTHER_HOLDER, signInAs } from '../journey/sample-viewers';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { oneOf } from '../journey/titles';

/** Presses a key until an element has the focus, at most so often. */
async function reach(page: Page, key: 'Tab' | 'Shift+Tab', what: Locator, most: number) {
  const isFocused = () => what.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isFocused()); presses += 1)
    await page.keyboard.press(key);
  await expect(what).toBeFocused();
}

test('with the keyboard alone a viewer goes from a card of the home page to its title, plays and pauses it', async ({
  page,
}) => {
  await signInAs(page, 'apex', OTHER_HOLDER);
  await open(page, address('apex', '/home'));
  const rail = page.getByRole('region', { name: 'Finishes and breakdowns', exact: true });
  const listed = await oneOf('apex', 'video', { within: rail });
  const card = rail.locator(`a[href="${listed?.href}"]`);
  const name = (await card.textContent()) ?? '';
  await reach(page, 'Tab', card, 150);
  await expect(card).toBeInViewport();
  await page.keyboard.press('Enter');
  // A screen reader tells the title's name; the player is the first thing in the region that has it.
  await expect(page.getByRole('main', { name, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(playButton(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectMoving(page);
  // The button is gone; the focus has stayed in the player, whose keys work.
  const player = playerOf(page, name);
  await expect(player).toBeFocused();
  await page.keyboard.press(' ');
  await expect(barButton(page, 'play')).toBeVisible();
  await page.keyboard.press('k');
  await expectMoving(page);
  await reach(page, 'Tab', barButton(page, 'pause'), 10);
  await page.keyboard.press(' ');
  await expect(barButton(page, 'play')).toBeFocused();
  await stopWatching(page);
});

test('in Arabic, too, Play is one Tab away from the card that was opened', async ({ page }) => {
  await open(page, address('noor', '/home'));
  const listed = await oneOf('noor', 'video', { within: page.getByRole('main') });
  const card = page.getByRole('main').locator(`li a[href="${listed?.href}"]`).first();
  const name = (await card.textContent()) ?? '';
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(playButton(page, name, 'ar')).toBeFocused();
});

test('a viewer with a pointer sees no ring on a title that they open; a page without a player begins at its heading', async ({
  page,
}) => {
  await open(page, address('apex', '/home'));
  const listed = await oneOf('apex', 'video', { within: page.getByRole('main') });
  await page.getByRole('main').locator(`li a[href="${listed?.href}"]`).first().click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).toBeFocused();
  await expect(main).toHaveCSS('outline-style', 'none');
  await expect(page.locator(':focus-visible')).toHaveCount(0);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main).not.toHaveAttribute('aria-label');
});
