/** @import { Browser, Locator, Page } from 'playwright-core' */
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { conditions } from '../page-speed/cold-load.mjs';
import { chromiumPath } from '../paths.mjs';
import { portOf } from '../test-servers/port-of.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';

const realm = 'apex';
/** The longest that a press may take until its result is painted, in ms, at every control (spec 4 §13). */
const MOST_MS = 100;
/** The browser reports no event that takes less, and rounds to 8 ms. */
const LEAST_MS = 16;
/** How long a viewer looks at a page before a press, and at what the press did, in ms. */
const LOOK_MS = 1200;
const DONE_MS = 300;

const flags = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'];
const desktop = { viewport: { width: 1280, height: 800 } };

/** @typedef {{ name: string, on: (page: Page) => Locator, settled?: (page: Page) => Promise<unknown> }} Press */
/** @typedef {{ path: string, screen: typeof desktop, presses: readonly Press[] }} Visit */
/** @typedef {Awaited<ReturnType<typeof interactions>>[number]} InteractionRow */

/** @type {(page: Page, name: string | RegExp) => Locator} */
const button = (page, name) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** @type {(page: Page, name: string) => Locator} */
const inBar = (page, name) => button(page, name).and(page.locator('[role=group] *'));

/** Pages and what a viewer presses there, one after the other. @type {readonly Visit[]} */
const VISITS = [
  {
    path: '/video/walkouts',
    screen: desktop,
    presses: [
      {
        name: 'press Play',
        on: (page) => button(page, /^Play\b/),
        // its tracks are known by then
        settled: (page) =>
          page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5),
      },
      { name: 'open the captions menu', on: (page) => inBar(page, 'Captions') },
      {
        name: 'choose captions',
        on: (page) => page.getByRole('radio', { name: 'English' }).first(),
      },
      { name: 'open the menu of more', on: (page) => inBar(page, 'More') },
      { name: 'close it', on: (page) => inBar(page, 'More') },
      { name: 'pause', on: (page) => inBar(page, 'Pause') },
    ],
  },
  {
    path: '/video/walkouts',
    screen: conditions.screen,
    presses: [
      { name: 'share', on: (page) => button(page, 'Share') },
      { name: 'open the site’s menu', on: (page) => button(page, 'Menu') },
    ],
  },
  {
    path: '/series/countdown',
    screen: conditions.screen,
    presses: [
      {
        name: 'change the season',
        on: (page) => page.getByRole('navigation', { name: 'Seasons' }).getByRole('link').nth(1),
      },
    ],
  },
];

const BARE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare button</title>
<meta name="viewport" content="width=device-width">
<main><button type="button">Press</button><p></p></main>
<script>
  document.querySelector('button').addEventListener('click', () => {
    document.querySelector('p').textContent = 'Pressed';
  });
  performance.mark('app-ready');
</script></html>`;

/** Notes how long events of presses take; runs before the page's own scripts. */
function observe() {
  /** @type {number[]} */
  const lengths = [];
  Reflect.set(window, 'lengths', lengths);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) lengths.push(entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}

/**
 * Measures how long each press on a title's page takes until its result is painted, on a slow processor, and the press of a bare
 * button in the same run. The worst of all runs counts.
 * @param {{ runs: number, cpu: number, say: (text: string) => void }} options
 */
export async function interactions({ runs, cpu, say }) {
  const servers = await startTestServers();
  const bare = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end(BARE);
  });
  const barePort = await portOf(bare.listen(0, 'localhost'));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  /** @type {Map<string, number>} */
  const worst = new Map();
  let worstBare = LEAST_MS;
  /** @param {number} port */
  const site = (port) => `http://${realm}.localhost:${port}`;
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const visit of VISITS) {
        const page = await openPage(browser, `${site(servers.sitePort)}${visit.path}`, {
          screen: visit.screen,
          cpu,
        });
        for (const { name, on, settled } of visit.presses) {
          const ms = await pressed(page, on(page));
          worst.set(name, Math.max(worst.get(name) ?? LEAST_MS, ms));
          await settled?.(page);
        }
        await page.context().close();
        const still = await openPage(browser, `${site(barePort)}/`, {
          screen: visit.screen,
          cpu,
        });
        worstBare = Math.max(worstBare, await pressed(still, button(still, 'Press')));
        await still.context().close();
      }
      say(`run ${run + 1}`);
    }
    return [...worst].map(([name, ms]) => ({
      name,
      ms,
      bare: worstBare,
      ratio: ms / worstBare,
      atMost: MOST_MS,
      met: ms <= MOST_MS,
    }));
  } finally {
    await browser.close();
    bare.closeAllConnections();
    await new Promise((resolve) => bare.close(resolve));
    await servers.stop();
  }
}

/**
 * Opens a page at full speed, and slows its processor down once it listens and has been looked at.
 * @param {Browser} browser
 * @param {string} url
 * @param {{ screen: typeof desktop, cpu: number }} options
 */
async function openPage(browser, url, { screen, cpu }) {
  const context = await browser.newContext({ ...screen, locale: 'en-GB' });
  await context.grantPermissions(['clipboard-write']);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const answer = await page.goto(url);
  if (!answer || answer.status() >= 400) throw new Error(`${url} answered ${answer?.status()}.`);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.waitForTimeout(LOOK_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

/**
 * Presses by the mouse alone: what a driver looks at before a press would count as the page's time.
 * @param {Page} page
 * @param {Locator} target
 */
async function pressed(page, target) {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed has no place on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(DONE_MS);
  const hit = await target.evaluate(
    (element, at) => {
      const found = document.elementFromPoint(...at);
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      return found !== null && (element.contains(found) || label?.contains(found) === true);
    },
    /** @type {[number, number]} */ ([x, y]),
  );
  if (!hit) throw new Error(`Something covers ${target}.`);
  await page.evaluate(() => Reflect.get(window, 'lengths').splice(0));
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.waitForTimeout(DONE_MS);
  /** @type {number[]} */
  const lengths = await page.evaluate(() => Reflect.get(window, 'lengths'));
  return Math.max(LEAST_MS, ...lengths);
}
