import type { Locator, Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { barButton, playButton, playerOf, secondOf } from '../journey/player';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const PAGES = [
  { realm: 'apex', path: '/video/thirty-seconds', language: 'en', seconds: 570 },
  { realm: 'noor', path: '/video/photo-finish', language: 'ar', seconds: 318 },
] as const;
const [short] = PAGES;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Bar {
  player: Locator;
  slider: Locator;
  preview: Locator;
  box: Box;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

/** Plays a title that is free for all, by a press or by a key, and finds its bar of time. */
async function playing(
  page: Page,
  { realm, path, language }: Pick<(typeof PAGES)[number], 'realm' | 'path' | 'language'>,
  by: 'press' | 'key' = 'press',
): Promise<Bar> {
  await open(page, address(realm, path));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const play = playButton(page, name, language);
  await (by === 'key' ? play.press('Enter') : play.click());
  await expectMoving(page);
  const player = playerOf(page, name, language);
  const slider = player.getByRole('slider', { name: label('player.position', {}, language) });
  const preview = player.locator('[data-ui="seek-preview"]');
  return { player, slider, preview, box: await boxOf(slider) };
}

/** Moves the pointer over the picture to a place of the bar, which may have been hidden. */
async function hover(page: Page, { x, y, width, height }: Box, share: number): Promise<void> {
  await page.mouse.move(x + width * share, y - 20);
  await page.mouse.move(x + width * share, y + height / 2, { steps: 4 });
}

/** Waits until the preview has a picture whose pixels have arrived. */
async function expectPicture(preview: Locator): Promise<void> {
  const picture = preview.locator('svg');
  await expect(picture).toBeVisible();
  const loaded = () =>
    picture.evaluate((svg: SVGSVGElement) => svg.querySelector('image')?.getBBox().width ?? 0);
  await expect.poll(loaded, 'the width of the picture that holds all').toBeGreaterThan(300);
}

/** The seconds that a preview tells, in digits of any language. */
async function secondsIn(preview: Locator): Promise<number> {
  const text = ((await preview.textContent()) ?? '').replace(/[٠-٩]/g, (digit) =>
    String(digit.charCodeAt(0) - 0x660),
  );
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

async function expectInside(inner: Box, outer: Box): Promise<void> {
  expect(inner.x).toBeGreaterThanOrEqual(outer.x - 1);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y - 1);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1);
}

for (const title of PAGES) {
  const { realm, seconds } = title;
  for (const width of [360, 1280]) {
    test(`at ${width} px a viewer of ${realm} points at the bar and sees the moment's picture inside of the player, earlier ones further left, until Escape`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const { player, slider, preview, box } = await playing(page, title);
      const parts = new Set<string | null>();
      for (const share of [0.02, 0.3, 0.51, 0.98]) {
        await hover(page, box, share);
        await expectPicture(preview);
        parts.add(await preview.locator('svg').getAttribute('viewBox'));
        await expectInside(await boxOf(preview), await boxOf(player));
        // Time runs from left to right, also where text does not.
        const moment = await secondsIn(preview);
        expect(Math.abs(moment - share * seconds), `${moment} s at ${share}`).toBeLessThan(
          seconds * 0.02 + 1,
        );
      }
      expect(parts.size, 'different pictures').toBeGreaterThan(2);

      await hover(page, box, 0.5);
      const { x, width: wide } = await boxOf(preview);
      expect(Math.abs(x + wide / 2 - (box.x + box.width / 2))).toBeLessThan(3);

      await page.keyboard.press('Escape');
      await expect(preview).toHaveCount(0);
      // A press leads there.
      await slider.click();
      await expect.poll(() => secondOf(page)).toBeGreaterThan(seconds * 0.45);
    });
  }
}

test('a viewer brings the focus to the bar and sees the picture of where each key leads, until Escape', async ({
  page,
}) => {
  const { slider, preview } = await playing(page, short, 'key');
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await page.keyboard.press('Home');
  await expectPicture(preview);
  const first = await preview.locator('svg').getAttribute('viewBox');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(preview.locator('svg')).not.toHaveAttribute('viewBox', String(first));
  await expect.poll(() => secondOf(page)).toBeGreaterThan(25);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(slider).toBeFocused();
});

test('where the list of pictures does not load the bar tells the time, and the viewer’s next coming brings the pictures', async ({
  page,
  complaints,
}) => {
  complaints.allow(/thumbnails\.vtt/);
  await page.route('**/thumbnails.vtt', (route) => route.abort(), { times: 1 });
  const missed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/thumbnails.vtt'),
  );
  const { preview, box } = await playing(page, short);
  await hover(page, box, 0.5);
  await missed;
  expect(Math.abs((await secondsIn(preview)) - short.seconds / 2)).toBeLessThan(15);
  await expect(preview.locator('svg')).toHaveCount(0);
  await page.mouse.move(box.x, box.y - 60);
  await expect(preview).toHaveCount(0);
  await hover(page, box, 0.5);
  await expectPicture(preview);
});

test('the bar hides three seconds after a mouse has pressed it, the keys go on working, and Tab brings it back', async ({
  page,
}) => {
  const { player } = await playing(page, short);
  const bar = player.getByRole('group', { name: label('player.controls') });
  const hidden = player.locator('[data-ui="player-controls"][inert]');
  await player.hover({ position: { x: 20, y: 20 } });
  await barButton(page, 'pause').click();
  await barButton(page, 'play').click();
  await expect(barButton(page, 'pause')).toBeFocused();
  await expect(hidden).toHaveCSS('opacity', '0');
  await expect(player).toBeFocused();
  const before = await secondOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => secondOf(page)).toBeGreaterThan(before + 9);
  await page.keyboard.press('Tab');
  await expect(bar.locator(':focus')).toHaveCount(1);
  await expect(bar).toHaveCSS('opacity', '1');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('a viewer drags the thumb, sees the picture of the moment under it, and goes there by letting go', async ({
    page,
  }) => {
    const { player, slider, preview } = await playing(page, short);
    // A tap on the picture shows what was hidden.
    await player.tap({ position: { x: 20, y: 20 } });
    const { x, y, width, height } = await boxOf(slider);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', share: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + width * share, y: y + height / 2 }],
      });
    await touch('touchStart', 0.3);
    for (const share of [0.35, 0.4, 0.45, 0.5]) await touch('touchMove', share);
    await expectPicture(preview);
    await expectInside(await boxOf(preview), await boxOf(player));
    expect(Math.abs((await secondsIn(preview)) - 285)).toBeLessThan(15);
    expect(await secondOf(page)).toBeLessThan(60);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => secondOf(page)).toBeGreaterThan(260);
    await expect(preview).toHaveCount(0);
  });
});
