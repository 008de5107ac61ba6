import type { Page } from '@playwright/test';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** The share of the picture's height above the text, 0 to 1. */
async function freeOfWords(page: Page, words: string): Promise<number> {
  const slide = page.locator('[data-ui=hero-slide]').first();
  const art = await slide.locator('[data-ui=hero-art]').boundingBox();
  const text = await slide.locator(words).boundingBox();
  if (!art || !text) throw new Error('There is no hero.');
  return (text.y - art.y) / art.height;
}

for (const [width, height] of [
  [768, 1024],
  [1000, 900],
] as const) {
  test(`corral at ${width} px: the hero's text is below the rider`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, address('corral', '/home'));
    expect(await freeOfWords(page, '[data-ui=hero-text]')).toBeGreaterThan(0.8);
  });
}

for (const [width, height] of [
  [768, 1024],
  [1280, 900],
  [1920, 1080],
] as const) {
  test(`noor at ${width} px: the hero's title begins where the picture has faded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, address('noor', '/home'));
    expect(await freeOfWords(page, '[data-ui=hero-title]')).toBeGreaterThan(0.8);
  });
}

for (const locale of ['', 'en/']) {
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [600, 900],
    [767, 1024],
  ] as const) {
    test(`noor at ${width} px${locale && ' in English'}: the hero's text is below the picture, and its button is in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, address('noor', `/${locale}`));
      const slide = page.locator('[data-ui=hero-slide]').first();
      expect(await freeOfWords(page, '[data-ui=hero-text] > div:first-of-type')).toBeGreaterThan(
        0.9,
      );
      expect(await freeOfWords(page, '[data-ui=hero-title]')).toBeGreaterThan(1);
      // Until the session is known the viewer's button is in the page beside the guest's, and not shown.
      const button = slide.locator('[data-ui=button][data-variant=primary]');
      await expect(button.locator('visible=true')).toBeInViewport({ ratio: 1 });
      const art = await slide.locator('[data-ui=hero-art]').boundingBox();
      expect(art?.height).toBeGreaterThan(height * 0.3);
    });
  }
}
