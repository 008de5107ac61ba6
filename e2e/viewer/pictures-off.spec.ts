import { browserEnvironment, chromiumArguments } from '@marquee/test-browser';
import { chromium } from '@playwright/test';
import { address } from '../journey/site';
import { expect, test } from '../journey/test';
import { chromiumPath } from '../test-servers/paths';

test('in a browser that loads no pictures a page listens as soon as its code is there', async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--blink-settings=imagesEnabled=false'],
    env: browserEnvironment(),
  });
  try {
    const page = await browser.newPage();
    for (const path of ['/login', '/']) {
      await page.goto(address('apex', path));
      await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
      const [alive, loaded] = await page.evaluate(() => {
        const [entry] = performance.getEntriesByName('app-ready');
        const [navigation] = performance.getEntriesByType('navigation');
        return [
          entry?.startTime ?? Number.NaN,
          (navigation as PerformanceNavigationTiming).loadEventEnd,
        ];
      });
      expect(alive - loaded, `${path} after everything has come`).toBeLessThan(2_500);
    }
  } finally {
    await browser.close();
  }
});
