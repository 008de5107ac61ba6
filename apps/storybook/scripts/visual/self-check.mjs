import { difference, pictureFormats } from '@marquee/test-browser/compare';
import sharp from 'sharp';

/**
 * A small card: `x` moves its button; `ink` and `accent` are its colours, `weight` is its heading's, `space` is below that.
 * @typedef {{ x?: number, ink?: string, accent?: string, weight?: number, space?: number }} Card
 */

/** @param {Card} card */
const card = ({ x = 0, ink = '#333', accent = '#e4002b', weight = 700, space = 24 } = {}) => `
  <body style="margin:0;background:#fff;font:16px/1.5 sans-serif;color:${ink}">
  <h2 style="margin:24px 24px ${space}px;font-weight:${weight}">Okafor v Lindqvist</h2><p style="margin:24px">Today, 21:00</p>
  <button style="position:absolute;left:${24 + x}px;top:140px;border:0;border-radius:6px;padding:8px 16px;background:${accent};color:#fff">Watch</button>`;

/** @type {Record<string, Card>} */
const CHANGES = {
  'a button moves by one pixel': { x: 1 },
  'text is #666 in place of #333': { ink: '#666' },
  'an accent is #b3005a in place of #e4002b': { accent: '#b3005a' },
  'an accent is a shade darker': { accent: '#d80029' },
  'a heading is lighter by one weight': { weight: 400 },
  'a space is larger by one pixel': { space: 25 },
};

/**
 * Checks that the comparator finds each difference that it must, at both qualities, and none where
 * nothing has changed.
 * @param {import('playwright').Page} page
 * @param {import('../check/part.mjs').Tell} tell
 */
export async function checkComparator(page, tell) {
  await page.setViewportSize({ width: 400, height: 200 });
  /** @param {Card} change */
  const draw = async (change) => {
    await page.setContent(card(change));
    return page.screenshot({ animations: 'disabled' });
  };
  for (const [kind, { encode }] of Object.entries(pictureFormats)) {
    const shot = await draw({});
    const before = await encode(shot);
    for (const [change, given] of Object.entries(CHANGES)) {
      const found = await difference(before, await encode(await draw(given)));
      tell(
        `comparing: ${change} in a picture kept ${kind}`,
        found ? [] : ['The comparator did not find it.'],
      );
    }
    const again = await difference(before, await encode(await draw({})));
    tell(`comparing: a picture kept ${kind} that is drawn again`, again ? [again.message] : []);
    const rounded = await difference(before, await encode(await roundedOtherwise(shot)));
    tell(
      `comparing: a picture kept ${kind}, of which another processor rounds some pixels otherwise`,
      rounded ? [rounded.message] : [],
    );
  }
}

/**
 * Pixels at the edges of letters and boxes.
 * @type {[x: number, y: number][]}
 */
const EDGES = [
  [30, 40],
  [24, 150],
];

/**
 * The same picture with two pixels that differ slightly.
 * @param {Buffer} shot
 */
async function roundedOtherwise(shot) {
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true });
  for (const [x, y] of EDGES) {
    const at = (y * info.width + x) * info.channels;
    for (const channel of [0, 1, 2])
      data[at + channel] = Math.max(0, (data[at + channel] ?? 0) - 12);
  }
  return sharp(data, { raw: info }).png().toBuffer();
}
