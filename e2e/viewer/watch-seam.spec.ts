import type { Page } from '@playwright/test';
import { expectMoving, shownFrame } from '../journey/frames';
import { begin, stopWatching } from '../journey/player';
import { OTHER_HOLDER, signInAs } from '../journey/sample-viewers';
import { expect, test, withMotion } from '../journey/test';
import { openOneOf } from '../journey/titles';

test.use(withMotion);

/** How much a second of the picture may differ from one of the clock, in ms: what lasts shorter, no viewer sees. */
const MOST_MS = 250;

/** Where the picture was at a moment, both in ms. */
type Place = readonly [at: number, position: number];

/** Begins to note where the picture is; the returned function tells it. */
async function follow(page: Page): Promise<() => Promise<readonly Place[]>> {
  const places = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
    const noted: Place[] = [];
    const note = () => noted.push([performance.now(), video.currentTime * 1000]);
    setInterval(note, 50);
    return noted;
  });
  return () => places.jsonValue();
}

/** The most by which the picture was slower or faster than the clock, over any second. */
function mostOff(places: readonly Place[]): number {
  let most = 0;
  for (const [first, [at, position]] of places.entries()) {
    const next = places.slice(first).find(([later]) => later - at >= 1000);
    if (next) most = Math.max(most, Math.abs(next[1] - position - (next[0] - at)));
  }
  return most;
}

test('a live event plays on where its clip begins again, twice, without a stall or a jump', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, 'apex', OTHER_HOLDER);
  const title = await openOneOf(page, 'apex', 'live', 'LICENCE');
  await begin(page, 'apex', title?.name ?? '');
  await expectMoving(page);
  const places = await follow(page);
  let frame = 0;
  let seams = 0;
  const passed = async () => {
    const shown = await shownFrame(page);
    if (shown && shown.frame < frame) seams += 1;
    frame = shown?.frame ?? frame;
    return seams;
  };
  await expect.poll(passed, { timeout: 100_000, intervals: [1000] }).toBe(2);
  const noted = await places();
  expect(noted.length).toBeGreaterThan(100);
  expect(mostOff(noted)).toBeLessThan(MOST_MS);
  await stopWatching(page);
});
