import { frameNumberOf, SQUARES, STRIP } from '@marquee/artwork/clips';
import { expect, type Page } from '@playwright/test';

/** What `readSquares` needs to know: the strip's place, its squares' size and number, and which of the page's players is read. */
type Strip = [left: number, top: number, square: number, count: number, at: number];

export const stripOf = (at = 0): Strip => [STRIP.left, STRIP.top, STRIP.square, SQUARES, at];

/** The squares of the frame that a player shows, true for white; null while it shows none. Runs in the page. */
export function readSquares([left, top, square, count, at]: Strip): boolean[] | null {
  const video = document.querySelectorAll('video')[at];
  if (!video || video.readyState < 2) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 360];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, 640, 360);
  return Array.from({ length: count }, (_, number) => {
    const [x, y] = [left + (number + 0.5) * square, top + square / 2];
    const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
    return red + green + blue > 3 * 128;
  });
}

/** The number of the frame that a player of the page shows, read from its pixels; null where it shows none of the sample clips'. */
export async function shownFrame(page: Page, at = 0) {
  const squares = await page.evaluate(readSquares, stripOf(at));
  return squares && frameNumberOf(squares);
}

/** Waits until the page's player shows one frame after another. */
export async function expectMoving(page: Page): Promise<void> {
  const numbers = new Set<number>();
  await expect(async () => {
    const shown = await shownFrame(page);
    if (shown) numbers.add(shown.frame);
    expect(numbers.size, 'different frames').toBeGreaterThan(2);
  }).toPass({ timeout: 20_000 });
}
