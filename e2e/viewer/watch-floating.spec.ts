import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { barButton, playButton, playerOf, secondOf } from '../journey/player';
import { OTHER_HOLDER, signInAs } from '../journey/sample-viewers';
import { signOutByMenu } from '../journey/sign-in';
import { address, goBack, open, ready, reload } from '../journey/site';
import { expect, test, withMotion } from '../journey/test';

test.use(withMotion);

const floating = (page: Page, title: string) =>
  page.getByRole('region', { name: label('player.floating.label', { title }), exact: true });
const closeButton = (page: Page) =>
  page.getByRole('button', { name: label('player.floating.close'), exact: true });
const home = (page: Page) => page.getByRole('banner').getByRole('link').first();

/** Plays a title that is free, so that guests watch it, whose screens are not counted. */
async function playFree(page: Page) {
  await open(page, address('apex', '/video/walkouts'));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await ready(page);
  const path = new URL(page.url()).pathname;
  await playButton(page, name).click();
  await expectMoving(page);
  return { name, path };
}

/** Plays a title on demand, and leaves its page by a link of the site while it plays. */
async function leavePlaying(page: Page) {
  const { name, path } = await playFree(page);
  // A mark that only this element has.
  await page.locator('video').evaluate((video) => video.setAttribute('data-marked', ''));
  const before = await secondOf(page);
  await home(page).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(floating(page, name)).toBeVisible();
  return { name, path, before };
}

const isMarked = (page: Page) => page.locator('video[data-marked]');

test('a title plays on beside other pages with the same element, and goes back to its page', async ({
  page,
}) => {
  const { name, path, before } = await leavePlaying(page);
  await expect(page.locator('video')).toHaveCount(1);
  await expect(isMarked(page)).toHaveCount(1);
  await expectMoving(page);
  expect(await secondOf(page), 'nothing is seen twice').toBeGreaterThanOrEqual(before);

  const left = await secondOf(page);
  await floating(page, name)
    .getByRole('link', { name: label('player.floating.back', { title: name }) })
    .click();
  await expect(page).toHaveURL(address('apex', path));
  await expect(floating(page, name)).toHaveCount(0);
  await expect(playerOf(page, name).locator('video[data-marked]')).toHaveCount(1);
  await expectMoving(page);
  expect(await secondOf(page)).toBeGreaterThanOrEqual(left);

  // Back leaves the page as a link does.
  await goBack(page);
  await expect(floating(page, name)).toBeVisible();
  await closeButton(page).click();
  await expect(page.locator('video')).toHaveCount(0);
});

test('with the keyboard a viewer pauses the small player, moves it and closes it with Escape', async ({
  page,
}) => {
  const { name } = await leavePlaying(page);
  const frame = floating(page, name);
  const pause = frame.getByRole('button', { name: label('player.pause'), exact: true });
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(
    frame.getByRole('button', { name: label('player.play'), exact: true }),
  ).toBeFocused();
  const box = await frame.boundingBox();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await frame.boundingBox())?.x, { message: 'another corner' })
    .not.toBe(box?.x);
  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('video')).toHaveCount(0);
});

test('on a phone the small player is a bar as wide as the window, which has no other place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { name } = await leavePlaying(page);
  const frame = floating(page, name);
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(360);
  await expect(frame.getByRole('button')).toHaveCount(2);
  await expect(
    frame.getByRole('button', { name: label('player.pause'), exact: true }),
  ).toBeVisible();
  await expect(closeButton(page)).toBeVisible();
});

test('another title ends what floats, and a page that is loaded anew has nothing that floats', async ({
  page,
}) => {
  const { name } = await leavePlaying(page);
  const other = page
    .getByRole('main')
    .locator('li a[href^="/video/scorecards-explained/"]')
    .first();
  const otherName = (await other.textContent()) ?? '';
  await other.click();
  await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible();
  await expect(floating(page, name)).toBeVisible();
  await playButton(page, otherName).click();
  await expect(floating(page, name)).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(1);
  await expect(isMarked(page)).toHaveCount(0);
  await expectMoving(page);

  await home(page).click();
  await expect(floating(page, otherName)).toBeVisible();
  await reload(page);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(closeButton(page)).toHaveCount(0);
});

test('a viewer who wants no small player has none, and that is kept', async ({ page }) => {
  const { name, path } = await playFree(page);
  await playerOf(page, name).hover();
  await page.getByRole('button', { name: label('player.more'), exact: true }).click();
  const choice = page.getByRole('button', { name: label('player.floating.choice') });
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await choice.click();
  await home(page).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('video')).toHaveCount(0);
  await open(page, address('apex', path));
  await ready(page);
  await playButton(page, name).click();
  await expectMoving(page);
  await playerOf(page, name).hover();
  await expect(barButton(page, 'pause')).toBeVisible();
  await home(page).click();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a viewer who signs out takes what plays with them', async ({ page, complaints }) => {
  // A place that is written at that moment is refused.
  complaints.allow(/status of 401.*\/user\/history\//);
  await signInAs(page, 'apex', OTHER_HOLDER);
  const { name } = await leavePlaying(page);
  await signOutByMenu(page);
  await expect(floating(page, name)).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
});
