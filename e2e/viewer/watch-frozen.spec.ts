import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { type FreezableTab, openFreezableTab } from '../journey/freezable-tab';
import { label } from '../journey/labels';
import { barButton, begin, playerOf, secondOf, stopWatching } from '../journey/player';
import { HOLDER, signInAs } from '../journey/sample-viewers';
import { expect, test } from '../journey/test';
import { openOneOf } from '../journey/titles';

/** The segments that a viewer can go back to, so that a sleep of less than a minute is longer than the window. */
const KEPT = 20;
/** Segments that go by while the tab is frozen, of two seconds each. */
const GONE = 25;

const LISTS = /\/media\/.*\/list\.m3u8/;
const SEGMENT = /(?:#EXT-X-PROGRAM-DATE-TIME:[^\n]*\n)?#EXTINF[^\n]*\n[^#\n]+\n?/g;
const SEQUENCE = /#EXT-X-MEDIA-SEQUENCE:(\d+)/;

const sequenceOf = (list: string) => Number(SEQUENCE.exec(list)?.[1]);

/** A live playlist whose window is shorter. */
function shortened(list: string): string {
  const segments = list.match(SEGMENT) ?? [];
  const [head = ''] = list.split(segments[0] ?? '\0');
  const dropped = Math.max(0, segments.length - KEPT);
  const moved = head.replace(SEQUENCE, `#EXT-X-MEDIA-SEQUENCE:${sequenceOf(list) + dropped}`);
  return moved + segments.slice(dropped).join('');
}

let tab: FreezableTab;
test.beforeEach(async ({ complaints }) => {
  tab = await openFreezableTab();
  await complaints.hear(tab.page.context());
});
test.afterEach(() => tab.close());

/** Plays a live event whose window is short; resolves to its name and to what the newest playlist's first segment is. */
async function watchLive(page: Page) {
  let address = '';
  await page.route(LISTS, async (route) => {
    const response = await route.fetch();
    address = route.request().url();
    await route.fulfill({ response, body: shortened(await response.text()) });
  });
  await signInAs(page, 'metro', HOLDER);
  const title = await openOneOf(page, 'metro', 'live', 'LICENCE');
  const name = title?.name ?? '';
  await begin(page, 'metro', name);
  await expectMoving(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const oldest = async () => sequenceOf(shortened(await (await page.request.get(address)).text()));
  return { name, oldest };
}

/** Sleeps until the place is no longer in the window. */
async function sleep(oldest: () => Promise<number>): Promise<void> {
  const before = await oldest();
  await tab.freeze();
  await expect.poll(oldest, { timeout: 120_000 }).toBeGreaterThan(before + GONE);
  await tab.wake();
}

/** Whether the place is one that can be seen, by the player's own bar. */
const isInside = (page: Page, name: string) =>
  playerOf(page, name)
    .getByRole('slider', { name: label('player.position'), includeHidden: true })
    .evaluate((bar) => {
      const { value, min, max } = bar as HTMLInputElement;
      return Number(value) >= Number(min) && Number(value) <= Number(max);
    });

/** Whether the sound is off: where titles begin by themselves, it is at first. */
const isMuted = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.muted);

/** Plays, inside the window, soon after it is asked for. */
async function expectInsideSoon(page: Page, name: string, after: number): Promise<void> {
  const inside = async () => (await secondOf(page)) > after && (await isInside(page, name));
  await expect.poll(inside, { timeout: 3000, intervals: [100] }).toBe(true);
  await expectMoving(page);
}

for (const changed of [false, true]) {
  test(`P3 a live event in a tab that was frozen for longer than its window moves on inside of it, with ${changed ? 'the sound that the viewer chose' : 'the sound as it was'}, and goes live by a press`, async () => {
    test.setTimeout(240_000);
    const { page } = tab;
    const { name, oldest } = await watchLive(page);
    const player = playerOf(page, name);
    if (changed) {
      await player.hover();
      await player.getByRole('button', { name: label('player.mute') }).click();
    }
    const before = await secondOf(page);
    const wasMuted = await isMuted(page);
    await sleep(oldest);
    await expectInsideSoon(page, name, before);
    expect(await isMuted(page)).toBe(wasMuted);
    await player.hover();
    const lamp = player.locator('[data-ui="live-lamp"]');
    await expect(lamp).toContainText(label('player.goLive'));
    const newest = page.waitForResponse(/\.m4s$/, { timeout: 2000 });
    await lamp.click();
    await newest;
    await expect(lamp).toContainText(label('player.live'));
    await expectMoving(page);
    await expect(page.locator('html'), 'the page was not loaded anew').toHaveAttribute('data-kept');
    await stopWatching(page);
  });
}

test('P3 a live event that is paused keeps its picture however long the tab was frozen, and plays on inside the window', async () => {
  test.setTimeout(240_000);
  const { page } = tab;
  const { name, oldest } = await watchLive(page);
  const player = playerOf(page, name);
  await player.hover();
  await barButton(page, 'pause').click();
  const before = await secondOf(page);
  await sleep(oldest);
  await player.hover();
  await expect(barButton(page, 'play')).toBeVisible();
  expect(await secondOf(page)).toBeCloseTo(before, 0);
  await barButton(page, 'play').click();
  await expectInsideSoon(page, name, before);
  await expect(page.locator('html'), 'the page was not loaded anew').toHaveAttribute('data-kept');
  await stopWatching(page);
});
