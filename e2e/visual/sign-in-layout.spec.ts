import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** The last width of the phone layout, and the first of the wide one. */
const WIDTHS = [
  [1024, 'mobile'],
  [1025, 'web'],
] as const;

for (const realm of ['apex', 'noor', 'unity']) {
  for (const [width, variant] of WIDTHS) {
    test(`[1.9-01] [2.9-10] ${realm} at ${width} px: sign-in has the ${variant} background, with its layout`, async ({
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
        // Some brands cut their art at an angle, which the form's column overlaps.
        expect(side.x).toBeGreaterThan(art.width * 0.9);
      }
    });
  }
}

/** What the sample realms put at the `focus` of their pictures: heads and hats. */
const FOCI = [
  ['apex', '/login', 768, '50% 12%'],
  ['apex', '/login', 1280, '60% 30%'],
  ['corral', '/login', 360, '50% 8%'],
  ['noor', '/login', 1280, '45% 30%'],
  ['noor', '/en/login', 1280, '55% 30%'],
  ['plain', '/login', 1024, '60% 80%'],
] as const;

for (const [realm, path, width, focus] of FOCI) {
  test(`${realm}${path} at ${width} px is cut around the point that the realm names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address(realm, path));
    await expect(page.locator('[data-ui="split-art"] img')).toHaveCSS('object-position', focus);
  });
}

for (const realm of ['apex', 'corral', 'noor', 'metro', 'unity', 'plain']) {
  test(`${realm} at 200 %: the first view of home has the title and its action`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    // With reduced motion the hero stays at its first slide.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address(realm));
    const shown = page.locator('[data-ui="hero-slide"]').first();
    await expect(shown.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 0.9 });
    await expect(shown.getByRole('link').first()).toBeInViewport({ ratio: 0.1 });
  });
}
