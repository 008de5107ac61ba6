/** @import { CDPSession, Page } from 'playwright-core' */
import { chromium } from 'playwright-core';
import { compiledStyles, imported, pageCode } from '../bundling/page-code.mjs';
import { middle, middleRatio } from '../page-speed/statistics.mjs';
import { chromiumPath } from '../paths.mjs';
import { threadTime } from '../timing/thread-time.mjs';

/** The most that our cards may take, as a ratio to the same elements without components. */
const target = 1.3;

/** Base CSS and the theme of the default brand, so that the layout is what viewers see. */
async function themeCode() {
  const theme = await imported(
    [
      "export { baseCss } from './src/theme/base-css';",
      "export { derivePalette } from '@marquee/theme';",
      "export { shapeVariables } from './src/theme/shape';",
    ].join('\n'),
    'packages/design-system',
  );
  const inputs = { scheme: 'light', accent: '#2f5bea', neutral: '#7a7f8c', corners: 'soft' };
  const looks = { ...inputs, density: 'regular', motion: 'calm', displayCase: 'none' };
  const variables = {
    ...theme.derivePalette(looks, 'light').palette,
    ...theme.shapeVariables(looks),
    'font-text': 'sans-serif',
    'font-display': 'sans-serif',
  };
  const block = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return `${theme.baseCss}:root{${block.join(';')}}`;
}

/** @typedef {'ours' | 'plain'} Kind */

/**
 * Medians in milliseconds; the ratio is the median of pairs.
 * @typedef {{ cards: number, ours: number, plain: number, ratio: number, target: number, met: boolean }} CardsResult
 */

/**
 * The work of the page's own thread during one mount, in milliseconds.
 * @param {Page} page
 * @param {CDPSession} session
 * @param {Kind} kind
 */
async function mountTime(page, session, kind) {
  const took = await threadTime(session, () =>
    page.evaluate((name) => window.cards.mount(name), kind),
  );
  await page.evaluate(() => window.cards.unmount());
  return took;
}

/**
 * Mounts a thousand cards in a grid of rails, and the same elements with plain class names, in turn in one page.
 * @param {{ rounds: number }} options
 * @returns {Promise<CardsResult>}
 */
export async function cards({ rounds }) {
  const { sheet, plugin } = await compiledStyles();
  const [code, theme] = await Promise.all([pageCode('cards/page.mjs', [plugin]), themeCode()]);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.setContent(
      '<!doctype html><html lang="en"><title>Cards</title><body></body></html>',
    );
    await page.addStyleTag({ content: theme + sheet });
    await page.addScriptTag({ content: code });
    await page.evaluate(() => window.cards.prepare());
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');

    /** @type {Record<Kind, number[]>} */
    const times = { ours: [], plain: [] };
    /** @type {Kind[]} */
    const kinds = ['ours', 'plain'];
    const warmUp = rounds > 1 ? 4 : 0;
    for (let round = 0; round < rounds + warmUp; round += 1) {
      // The order of each pair is the reverse of the one before.
      for (const kind of round % 2 ? kinds : kinds.toReversed()) {
        const took = await mountTime(page, session, kind);
        if (round >= warmUp) times[kind].push(took);
      }
    }
    const ratio = middleRatio(times.ours, times.plain);
    return {
      cards: await page.evaluate(() => window.cards.count),
      ours: middle(times.ours),
      plain: middle(times.plain),
      ratio,
      target,
      met: ratio <= target,
    };
  } finally {
    await browser.close();
  }
}
