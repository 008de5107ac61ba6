import type { Page } from '@playwright/test';
import { REALMS } from '../journey/realms';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** How far the page scrolls sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const realm of REALMS) {
  test(`${realm}: nothing runs off the side, at 360 px and with text at 200 %`, async ({
    page,
  }) => {
    for (const path of ['/', '/login']) {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, address(realm, path));
      expect(await sideways(page), `${path} at 360 px`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await sideways(page), `${path} with text at 200 %`).toBeLessThanOrEqual(0);
    }
  });
}

test('with forced colours fields, buttons and focus can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, address('apex', '/login'));
  const borders = await page
    .getByRole('main')
    .locator('input, button[type="submit"]')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const holders = [element, element.parentElement].filter((one) => one !== null);
        return holders.some(
          (one) => Number.parseFloat(getComputedStyle(one).borderBlockEndWidth) > 0,
        );
      }),
    );
  expect(borders.length).toBeGreaterThan(2);
  expect(borders).not.toContain(false);
});

test('a viewer who prefers reduced motion sees no lasting motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, address('apex', '/'));
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const timing = animation.effect?.getComputedTiming();
        return animation.playState === 'running' && Number(timing?.duration ?? 0) > 200;
      })
      .map((animation) => {
        const effect = animation.effect;
        return effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '';
      }),
  );
  expect(moving).toEqual([]);
});
