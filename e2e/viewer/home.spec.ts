import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { realmFile, textOf } from '../journey/realms';
import { expectSignedIn, expectSignedOut, signIn } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** Expects titles in every rail of Apex's home page. */
async function expectRails(page: Page): Promise<void> {
  const hero = page.getByRole('region', { name: label('hero.label') });
  await expect(hero.getByRole('heading').first()).toBeVisible();
  for (const section of realmFile('apex').pages?.home?.sections ?? []) {
    if (section.type !== 'rail') continue;
    const rail = page.getByRole('region', { name: textOf(section.title, 'en') });
    await rail.scrollIntoViewIfNeeded();
    await expect(rail.getByRole('listitem').first()).toBeVisible();
  }
}

test('[1.1-02] a guest and a signed-in viewer get the same home: heroes, live events, videos, series and playlists', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page, address('apex', '/'));
  await expectSignedOut(page, 'apex');
  await open(page, address('apex', '/'));
  await expectRails(page);
  await signIn(page, 'apex');
  await open(page, address('apex', '/'));
  await expectSignedIn(page);
  await expectRails(page);
});

test('[1.9-06] the pictures of home come in the right size, in a modern format, and decode', async ({
  page,
}) => {
  await open(page, address('apex', '/'));
  // Scrolls down as a reader does: cards load their pictures when they come near.
  for (let screen = 0; screen < 6; screen += 1) await page.mouse.wheel(0, 600);
  const loaded = () =>
    page.locator('main img').evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement)
        .filter((image) => image.currentSrc.includes('w=') && image.complete)
        .map((image) => ({
          width: Number(new URL(image.currentSrc).searchParams.get('w')),
          format: new URL(image.currentSrc).searchParams.get('f'),
          natural: image.naturalWidth,
          shown: image.getBoundingClientRect().width * devicePixelRatio,
        })),
    );
  await expect.poll(async () => (await loaded()).length, { timeout: 30_000 }).toBeGreaterThan(8);
  const pictures = await loaded();
  const widths = [240, 480, 960, 1440, 1920, 2560, 3840];
  for (const { width, format, natural, shown } of pictures) {
    expect(widths).toContain(width);
    expect(format).toBe('avif');
    expect(natural).toBeGreaterThan(0);
    // The next larger size is right; the one after it would waste bytes.
    const next = widths.find((candidate) => candidate >= shown) ?? 3840;
    expect(width).toBeLessThanOrEqual(widths[widths.indexOf(next) + 1] ?? 3840);
  }
});

test('Tab goes through the cards of each rail and brings each into view, and stops at no rail itself', async ({
  page,
}) => {
  // A stop at each card and at its heart.
  test.setTimeout(120_000);
  await open(page, address('apex', '/'));
  /** Marks the list of the card that has the focus; false once the focus has left the page's main part. */
  const pass = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const list = activeElement?.closest<HTMLElement>('main ul');
      if (activeElement && list) {
        const { top, bottom, left, right } = activeElement.getBoundingClientRect();
        const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const stop = activeElement === list ? 'the list' : isInView ? 'in view' : 'out of view';
        list.dataset.passed = `${list.dataset.passed ?? ''}${stop},`;
      }
      return activeElement?.closest('main') != null;
    });
  await page.getByRole('main').getByRole('link').first().focus();
  for (let presses = 0; presses < 500 && (await pass()); presses += 1)
    await page.keyboard.press('Tab');
  const rails = await page
    .getByRole('main')
    .getByRole('list')
    .evaluateAll((lists) =>
      lists.map((list) => ({
        cards: list.querySelectorAll('article').length,
        stops: (list.dataset.passed ?? '').split(',').filter(Boolean),
      })),
    );
  expect(rails.length).toBeGreaterThan(3);
  for (const { cards, stops } of rails) {
    expect(stops.length).toBeGreaterThanOrEqual(cards);
    expect([...new Set(stops)]).toEqual(['in view']);
  }
});
