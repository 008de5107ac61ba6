import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { median, pairedRatio } from '../page-speed/statistics.mjs';
import { chromiumPath, root } from '../stand/paths.mjs';

/** Our cards may take this much of the time that the same elements take without components. */
const target = 1.3;

const designSystem = join(root, 'packages/design-system');

/** The page's code as viewers get it: production, minified, class names in place of the style engine. */
async function pageCode() {
  const { compileStyles } = await import(pathToFileURL(join(designSystem, 'compile/index.mjs')));
  const { modules, sheet } = await compileStyles();
  const { outputFiles } = await build({
    entryPoints: [join(root, 'bench/cards/page.mjs')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    nodePaths: [join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [
      {
        name: 'compiled-styles',
        setup(setup) {
          setup.onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => ({
            contents: modules.get(path),
            loader: 'js',
            resolveDir: join(path, '..'),
          }));
        },
      },
    ],
  });
  return { code: outputFiles[0].text, sheet };
}

/** Base css and the theme of the default brand, so that what is laid out is what viewers see. */
async function themeCode() {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        "import { baseCss } from './src/theme/base-css';",
        "import { derivePalette } from './src/theme/palette';",
        "import { shapeVariables } from './src/theme/shape';",
        'export { baseCss, derivePalette, shapeVariables };',
      ].join('\n'),
      resolveDir: designSystem,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const text = Buffer.from(outputFiles[0].text).toString('base64');
  const theme = await import(`data:text/javascript;base64,${text}`);
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

/**
 * The work of the page's own thread during one mount, in milliseconds: time on the processor and not on the clock, so
 * that what else the machine does counts less.
 */
async function mountTime(page, session, kind) {
  const threadTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000;
  };
  const begun = await threadTime();
  await page.evaluate((name) => globalThis.cards.mount(name), kind);
  const took = (await threadTime()) - begun;
  await page.evaluate(() => globalThis.cards.unmount());
  return took;
}

/**
 * Mounts a thousand cards in a grid of rails, and the same elements with plain class names, in turn in one page.
 * @returns {Promise<{ cards: number, ours: number, plain: number, ratio: number, target: number, met: boolean }>} medians
 *   in milliseconds; the ratio is the median of pairs
 */
export async function cards({ rounds }) {
  const [{ code, sheet }, theme] = await Promise.all([pageCode(), themeCode()]);
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
    await page.evaluate(() => globalThis.cards.prepare());
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');

    const times = { ours: [], plain: [] };
    const warmUp = rounds > 1 ? 4 : 0;
    for (let round = 0; round < rounds + warmUp; round += 1) {
      // each pair the other way round than the one before
      for (const kind of round % 2 ? ['ours', 'plain'] : ['plain', 'ours']) {
        const took = await mountTime(page, session, kind);
        if (round >= warmUp) times[kind].push(took);
      }
    }
    const ratio = pairedRatio(times.ours, times.plain);
    return {
      cards: await page.evaluate(() => globalThis.cards.count),
      ours: median(times.ours),
      plain: median(times.plain),
      ratio,
      target,
      met: ratio <= target,
    };
  } finally {
    await browser.close();
  }
}
