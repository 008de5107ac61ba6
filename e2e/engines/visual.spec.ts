import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../test-servers/paths';
import { flaws } from '../visual/look';
import { until } from './engine';
import { expect, open, test } from './test';

const folder = join(root, 'e2e/screenshots/engines');
/** From the narrowest window that WebKitGTK's browser has. */
const sizes = [
  { width: 447, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

for (const realm of ['apex', 'noor', 'corral']) {
  test(`${realm}: home and login look whole at every width`, async ({
    tab,
    at,
    engine,
    complaints,
  }) => {
    // For a screenshot Playwright adds a style in Firefox, which the policy blocks.
    if (engine.name === 'firefox') complaints.allow(/style-src-elem blocked inline .*eval/);
    // WebKit cancels what is still on its way when the next page is opened, and logs that.
    if (engine.name === 'webkit') complaints.allow(/did not load: <link rel="modulepreload"/);
    await mkdir(folder, { recursive: true });
    for (const [name, path] of [
      ['home', '/'],
      ['login', '/login'],
    ] as const) {
      for (const size of sizes) {
        await tab.resize(size);
        await open(tab, at(realm, path));
        const seen = () =>
          tab.evaluate(async () => {
            await document.fonts.ready;
            // Cards load their pictures once the page listens: a place without one still waits for it.
            return [...document.querySelectorAll('[data-ui=image]')].every((place) => {
              const { top, bottom, left, right } = place.getBoundingClientRect();
              const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
              const picture = place.querySelector('img');
              return !inView || !place.checkVisibility() || Number(picture?.naturalWidth) > 0;
            });
          });
        await until(seen, 'the pictures in view are there');
        const file = join(folder, `${realm}-${name}-${size.width}-${engine.name}.png`);
        await writeFile(file, await tab.screenshot());
        expect.soft(await flaws(tab), `${name} at ${size.width} px`).toEqual([]);
      }
    }
  });
}
