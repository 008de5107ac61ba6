import type { Locator } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { openFreeTitle, playButton, playerOf } from '../journey/player';
import { expect, test } from '../journey/test';
import { startVariant, type Variant } from '../test-servers/variant';

let apex: Variant;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  apex = await startVariant('apex', (file) => ({
    ...file,
    player: { watermark: { image: 'assets/logo.svg', corner: 'start' } },
  }));
});
test.afterAll(() => apex.stop());

/** The edges of what is drawn, in pixels of the window. */
async function edges(drawn: Locator) {
  const box = await drawn.boundingBox();
  if (!box) throw new Error('Nothing is drawn.');
  const { x, y, width, height } = box;
  return { start: x, top: y, end: x + width, bottom: y + height };
}

/** Expects the mark in the upper left corner of the picture, and nothing else that is drawn there under it. */
async function expectInCorner(mark: Locator, picture: Locator, others: readonly Locator[]) {
  const [own, around] = [await edges(mark), await edges(picture)];
  expect(own.start).toBeGreaterThanOrEqual(around.start);
  expect(own.top).toBeGreaterThanOrEqual(around.top);
  expect(own.end).toBeLessThan((around.start + around.end) / 2);
  expect(own.bottom).toBeLessThan((around.top + around.bottom) / 3);
  for (const one of others) {
    const { start, top, end, bottom } = await edges(one);
    const isApart = start >= own.end || end <= own.start || top >= own.bottom || bottom <= own.top;
    expect(isApart, 'the mark covers it').toBe(true);
  }
}

test('the mark of a brand is over a picture that moves, in full screen too, and covers neither captions nor controls', async ({
  page,
}) => {
  const title = await openFreeTitle(page, apex.testServers.sitePort);
  const player = playerOf(page, title);
  const mark = player.locator('[data-ui="player-watermark"]');
  await expect(mark).toHaveCount(0);
  await playButton(page, title).click();
  await expectMoving(page);
  await expect(mark).toBeVisible();
  await expect
    .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  // Readers are told of the player's controls alone.
  await expect(player.getByRole('img')).toHaveCount(0);

  await player.focus();
  await page.keyboard.press('c');
  const cue = player.locator('[data-ui="captions"] span:not(:empty)').first();
  const controls = player.getByRole('group', { name: label('player.controls') });
  // A cue may go between two looks at it; there is always a next one.
  await expect(() => expectInCorner(mark, player, [cue, controls])).toPass();

  await page.keyboard.press('f');
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('data-ui')))
    .toBe('player');
  await expect(page.locator(':fullscreen [data-ui="player-watermark"]')).toBeVisible();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});
