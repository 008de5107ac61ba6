import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { playButton, secondOf, stopWatching } from '../journey/player';
import { OTHER_HOLDER, signInAs } from '../journey/sample-viewers';
import { address, open } from '../journey/site';
import { expect, test, withMotion } from '../journey/test';

test.use(withMotion);

/** The button of the first hero, by its label. */
const action = (page: Page, key: string) =>
  page
    .locator('[data-ui="hero-slide"]')
    .first()
    .getByRole('link', { name: label(key), exact: true });

/** The same, also for a viewer who has begun the title in a try before. */
const watchOrResume = (page: Page) => action(page, 'hero.watch').or(action(page, 'hero.resume'));

test('the button of a hero says Resume to a viewer who has begun its title, and leads back to it', {
  tag: '@gate',
}, async ({ page }) => {
  await signInAs(page, 'plain', OTHER_HOLDER);
  await open(page, address('plain', '/home'));
  const name = await page.locator('[data-ui="hero-title"]').first().innerText();
  await watchOrResume(page).click();
  await expect(page).toHaveURL(/\/video\//);
  // The address changes before the page does: until then the heading is that of home.
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const path = page.url();
  await playButton(page, name).click();
  await expectMoving(page);
  // As much as counts as having begun a title.
  await expect.poll(() => secondOf(page), { timeout: 40_000 }).toBeGreaterThan(12);
  await stopWatching(page);
  await open(page, address('plain', '/home'));
  await action(page, 'hero.resume').click();
  await expect(page).toHaveURL(path);
  await expect(
    page.getByRole('button', { name: label('player.resumeTitle', { title: name }) }),
  ).toBeVisible();
});
