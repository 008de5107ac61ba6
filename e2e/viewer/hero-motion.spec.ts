import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { address, open, reload, source } from '../journey/site';
import { expect, test, withMotion } from '../journey/test';

test.use(withMotion);

const moving = (page: Page) => page.locator('[data-ui="hero-motion"]');
const hero = (page: Page, language = 'en') =>
  page.getByRole('region', { name: label('hero.label', {}, language), exact: true });
const pause = (page: Page) => hero(page).getByRole('button', { name: label('hero.pause') });
const play = (page: Page) => hero(page).getByRole('button', { name: label('hero.play') });

/** Whether the moving picture goes on. */
const isRunning = (page: Page) =>
  moving(page)
    .locator('video')
    .evaluate((video) => video instanceof HTMLVideoElement && !video.paused);

/** The origin draws a page's pictures when they are first requested, and what moves waits for them. */
const DRAWN = 30_000;

/** Waits until the picture moves. The pointer on the hero holds its carousel, which would lead to the next entry's. */
async function expectMotion(page: Page): Promise<void> {
  await expect(moving(page)).toHaveCSS('opacity', '1', { timeout: DRAWN });
  await expect.poll(() => isRunning(page)).toBe(true);
}

/** The element that the browser counts as the page's largest so far, and how far its parts have moved. */
const seen = (page: Page) =>
  page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
        // There is no call for a type of which nothing has happened.
        requestIdleCallback(() => resolve([]));
      });
    const last = (await entriesOf('largest-contentful-paint')).at(-1);
    const element = last instanceof LargestContentfulPaint ? last.element : null;
    return { largest: element?.tagName, shifts: (await entriesOf('layout-shift')).length };
  });

/** The addresses of moving pictures that the page asks for from now on. */
function requested(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/motion/')) addresses.push(request.url());
  });
  return addresses;
}

/** Waits until the page has nothing to do. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));

test.slow();

test('a hero moves without sound once its page is idle, over the picture that was drawn first', async ({
  page,
}) => {
  const { text } = await source('corral.localhost', '/home');
  expect(text).not.toContain('<video');
  await open(page, address('corral', '/home'));
  await hero(page).hover();
  await expectMotion(page);
  const state = await moving(page)
    .locator('video')
    .evaluate((video) =>
      video instanceof HTMLVideoElement ? [video.muted, video.loop, video.videoWidth] : [],
    );
  expect(state).toEqual([true, true, 640]);
  expect(await seen(page)).toEqual({ largest: 'IMG', shifts: 0 });

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => isRunning(page), { message: 'out of view' }).toBe(false);
});

test('a hero that a viewer stops by keyboard stays stopped in their browser, until they let it go on', async ({
  page,
}) => {
  await open(page, address('corral', '/home'));
  await hero(page).hover();
  await expectMotion(page);
  await pause(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isRunning(page)).toBe(false);

  const addresses = requested(page);
  await reload(page);
  await expect(play(page)).toBeVisible();
  await expect(moving(page)).toHaveCSS('opacity', '0');
  expect(addresses).toEqual([]);
  await play(page).press('Enter');
  await expectMotion(page);
  await reload(page);
  await hero(page).hover();
  await expectMotion(page);
});

test('a hero moves on an Arabic page as well', async ({ page }) => {
  await open(page, address('noor', '/home'));
  await hero(page, 'ar').hover();
  await expectMotion(page);
});

test('no hero moves for a viewer who asks for less motion, nor in a narrow window', async ({
  page,
}) => {
  const addresses = requested(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, address('corral', '/home'));
  await idle(page);
  await expect(moving(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await idle(page);
  await expect(moving(page)).toHaveCount(0);
  expect(addresses).toEqual([]);

  // It is the window that is in the way, and nothing else.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(moving(page)).toHaveCount(1);
});

for (const [how, connection] of [
  ['saves data', { saveData: true }],
  ['has a slow connection', { effectiveType: '3g' }],
] as const) {
  test(`no hero moves for a viewer who ${how}`, async ({ page }) => {
    const addresses = requested(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await open(page, address('corral', '/home'));
    await page.waitForLoadState('networkidle');
    await idle(page);
    await expect(moving(page)).toHaveCount(0);
    expect(addresses).toEqual([]);
  });
}

test('a moving picture that does not come leaves the hero as it is', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const addresses = requested(page);
  await page.route('**/motion/**', (route) => route.abort());
  await open(page, address('corral', '/home'));
  await hero(page).hover();
  await expect.poll(() => addresses.length, { timeout: DRAWN }).toBeGreaterThan(0);
  await idle(page);
  await expect(moving(page)).toHaveCSS('opacity', '0');
  await expect(hero(page).getByRole('heading').first()).toBeVisible();
  await expect(hero(page).locator('img').first()).toBeVisible();
});
