import type { Page } from '@playwright/test';
import { expectMoving, shownFrame } from '../journey/frames';
import { label } from '../journey/labels';
import { begin, playerOf, secondOf, stopWatching } from '../journey/player';
import { HOLDER, signInAs } from '../journey/sample-viewers';
import { expect, test, withMotion } from '../journey/test';
import { openOneOf } from '../journey/titles';

test.use(withMotion);

/** The part of a stream's answer that says when its event is. */
interface LiveAnswer {
  live: { startsAt: string; latency: number };
}

/** Frames a second of the sandbox's clips, and how many there are until one begins again. */
const RATE = 15;
const FRAMES = 24 * RATE;
/** A viewer is live up to so many seconds behind what is meant: one and a half segments. */
const NEAR = 3;

test('a viewer goes back in a live event as far as it can be seen, and one press leads to the frame that is live', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  test.setTimeout(180_000);
  // What is as far back as can be seen may be gone once it is asked for.
  complaints.allow(/status of 404/);
  await signInAs(page, 'metro', HOLDER);
  // Where titles begin by themselves the stream is asked for as soon as the page is there.
  const stream = page.waitForResponse(/\/stream\/live\//);
  const title = await openOneOf(page, 'metro', 'live', 'LICENCE');
  const name = title?.name ?? '';
  await begin(page, 'metro', name);
  const { live }: LiveAnswer = await (await stream).json();
  const isLive = () => behindBy(page, live);
  await expectMoving(page);
  const player = playerOf(page, name);
  const position = player.getByRole('slider', { name: label('player.position') });
  const lamp = player.locator('[data-ui="live-lamp"]');
  /** A machine that has no time for the picture falls behind, which the lamp says: it is pressed again then. */
  const expectLive = () =>
    expect(async () => {
      if ((await lamp.textContent())?.includes(label('player.goLive'))) await lamp.click();
      expect(await isLive()).toBeLessThan(live.latency + NEAR);
    }).toPass({ timeout: 60_000 });
  await expectLive();
  const atLive = await secondOf(page);

  // The controls come with the pointer.
  await player.hover();
  await position.focus();
  await page.keyboard.press('Home');
  await expect(lamp).toContainText(label('player.goLive'));
  await expect(position).toHaveAttribute('aria-valuetext', / behind live$/);
  await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeLessThan(atLive - 60);
  await expectMoving(page);

  await lamp.click();
  await expect(lamp).toContainText(label('player.live'));
  await expect(position).toHaveAttribute('aria-valuetext', label('player.time.live'));
  await expectMoving(page);
  await expectLive();
  expect(await secondOf(page)).toBeGreaterThanOrEqual(atLive - 1);
  await stopWatching(page);
});

/** How far behind the event the frame is that the page shows, in seconds, by the number in it; less than the clip's length. */
async function behindBy(page: Page, { startsAt }: LiveAnswer['live']): Promise<number> {
  const shown = await shownFrame(page);
  if (!shown) return Number.POSITIVE_INFINITY;
  const now = ((Date.now() - Date.parse(startsAt)) / 1000) * RATE;
  return ((((now - shown.frame) % FRAMES) + FRAMES) % FRAMES) / RATE;
}
