/** @import { Page } from 'playwright-core' */
import { chromium } from 'playwright-core';
import { conditions } from '../page-speed/cold-load.mjs';
import { chromiumPath } from '../paths.mjs';

/** Sound may begin without a press, since the press of a script is none: both pages alike. */
const flags = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'];
const longestMs = 60_000;
/** How long a viewer reads a page before the pointer comes to the button, and how long it takes to press then, in ms. */
const readingMs = 2500;
const pressMs = 300;

/** @typedef {{ pressed: number | null, frame: number | null }} Seen */

/**
 * Notes when the page's button was pressed and when the first frame was shown; runs before the page's own scripts. `atOnce`
 * presses the button as soon as the page listens to it.
 * @param {boolean} atOnce
 */
function observe(atOnce) {
  /** @type {Seen} */
  const seen = { pressed: null, frame: null };
  Reflect.set(window, 'seen', seen);
  const known = new WeakSet();
  const button = () =>
    [...document.querySelectorAll('button')].find((one) =>
      /^Play\b/.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('button') === button())
        seen.pressed ??= performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) {
      if (known.has(video)) continue;
      known.add(video);
      video.requestVideoFrameCallback((shown) => {
        seen.frame ??= shown;
      });
    }
  }).observe(document, { childList: true, subtree: true });
  const look = () => {
    if (performance.getEntriesByName('app-ready').length > 0 && button()) button()?.click();
    else requestAnimationFrame(look);
  };
  if (atOnce) requestAnimationFrame(look);
}

/**
 * Waits until a page has shown a frame.
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<{ pressed: number, frame: number }>}
 */
async function shown(page, url) {
  await page
    .waitForFunction(() => Reflect.get(window, 'seen')?.frame !== null, null, {
      timeout: longestMs,
    })
    .catch((error) => {
      throw new Error(`${url} showed no frame.`, { cause: error });
    });
  return page.evaluate(() => Reflect.get(window, 'seen'));
}

/**
 * Opens a title in a browser that has just been started, plays it, and returns the milliseconds until its first frame: from the
 * start of the page, played as soon as it listens (`from: 'page'`), or from the press of a viewer who has read it (`'press'`).
 * @param {string} url
 * @param {{ from: 'page' | 'press', slow: boolean, cpu: number }} options `slow`: on the connection of `conditions`
 */
export async function firstPicture(url, { from, slow, cpu }) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    const context = await browser.newContext({
      viewport: conditions.screen.viewport,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(observe, from === 'page');
    if (slow) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        ...conditions.network,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    }
    const answer = await page.goto(url, { timeout: longestMs });
    if (!answer || answer.status() >= 400) throw new Error(`${url} answered ${answer?.status()}.`);
    if (from === 'page') return (await shown(page, url)).frame;
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    await page.waitForTimeout(readingMs);
    const button = page.getByRole('button', { name: /^Play\b/ });
    await button.hover();
    await page.waitForTimeout(pressMs);
    await button.click();
    const { pressed, frame } = await shown(page, url);
    return frame - pressed;
  } finally {
    await browser.close();
  }
}
