import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** The last width of the mobile layout, and the first of the other one. */
const WIDTHS = [
  [1024, 'mobile'],
  [1025, 'web'],
] as const;

for (const realm of ['apex', 'noor', 'unity']) {
  for (const [width, variant] of WIDTHS) {
    test(`[1.9-01] ${realm} at ${width} px: the ${variant} background, and the layout that goes with it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address(realm, realm === 'noor' ? '/en/login' : '/login'));
      const picture = page.locator('[data-ui="split-art"] img');
      const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(file).toMatch(new RegExp(`/login-${variant}\\.`));
      const art = await page.locator('[data-ui="split-art"]').boundingBox();
      const side = await page.locator('[data-ui="split-side"]').boundingBox();
      if (!art || !side) throw new Error('The page has no art or no form.');
      if (variant === 'mobile') expect(Math.round(art.width)).toBe(width);
      else {
        expect(art.width).toBeLessThan(width);
        // Some brands cut their art at an angle, over which the form's column begins.
        expect(side.x).toBeGreaterThan(art.width * 0.9);
      }
    });
  }
}
