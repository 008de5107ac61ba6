import { createRequire } from 'node:module';
import sharp from 'sharp';

// what Playwright's own toHaveScreenshot() compares with
const { utils } = createRequire(import.meta.url)('playwright-core/lib/coreBundle');
const comparePng = utils.getComparator('image/png');

/**
 * A shift by one pixel changes the edges of all that has shifted: some dozens of pixels at least. Smoothed edges may
 * differ: the comparator knows them by their neighbours, and the few it does not know are let through.
 */
const TOLERANCE = { threshold: 0.2, maxDiffPixels: 16 };

/** Null when two pictures look the same; else what differs, and a picture of that. */
export async function difference(before, after) {
  if (before.equals(after)) return null;
  const [expected, actual] = await Promise.all(
    [before, after].map((picture) => sharp(picture).png({ compressionLevel: 1 }).toBuffer()),
  );
  const found = comparePng(actual, expected, TOLERANCE);
  return found && { message: found.errorMessage, picture: found.diff };
}
