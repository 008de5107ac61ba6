/** @import { CDPSession, Page } from 'playwright-core' */
import { chromium } from 'playwright-core';
import { conditions } from '../page-speed/cold-load.mjs';
import { chromiumPath } from '../paths.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';

const realm = 'apex';
/** A title that guests may watch. */
const titleId = 'walkouts';

/** How much larger the heap may be after all pages than after the first few (spec 4 §13). */
const mostGrowth = 1.1;
/** By then all code is loaded, and caches are as full as they get. */
const WARM_PAGES = 8;

const flags = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'];
/** What a player holds, and must let go. */
const HELD = ['HTMLVideoElement', 'MediaSource', 'SourceBuffer', 'WebSocket', 'Worker'];

/** @typedef {Awaited<ReturnType<typeof leak>>} LeakResult */

/**
 * Opens titles in turn without loading a page anew, plays one in two of them, and looks at what is left each time that the viewer
 * is home again.
 * @param {{ pages: number }} options
 */
export async function leak({ pages }) {
  const servers = await startTestServers();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    const page = await browser.newPage({ viewport: conditions.screen.viewport });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`http://${realm}.localhost:${servers.sitePort}/video/${titleId}`);
    await ready(page);
    let before;
    for (let count = 1; count <= pages; count += 1) {
      await page.getByRole('button', { name: /^(Play|Resume)\b/ }).click();
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
      await leaveTo(page, '/home');
      await page.getByRole('button', { name: 'Close the small player' }).click();
      await page.locator('video').waitFor({ state: 'detached' });
      if (count === Math.min(WARM_PAGES, pages - 1)) before = await left(session);
      await followFirst(page, `/video/${titleId}/`);
    }
    await leaveTo(page, '/home');
    const after = await left(session);
    if (!before) throw new Error('There were too few pages to compare.');
    const growth = after.heap / before.heap;
    const held = after.held - before.held;
    const listeners = after.listeners - before.listeners;
    return {
      pages,
      growth,
      mostGrowth,
      held: after.held,
      listeners,
      met: growth <= mostGrowth && held <= 0 && after.held === 0 && listeners <= 0,
    };
  } finally {
    await browser.close();
    await servers.stop();
  }
}

/** @param {Page} page */
const ready = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);

/**
 * Goes to a page as a press on a link of ours does.
 * @param {Page} page
 * @param {string} path
 */
async function leaveTo(page, path) {
  await page.getByRole('banner').locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
}

/**
 * Opens the first title whose address begins with a path.
 * @param {Page} page
 * @param {string} start
 */
async function followFirst(page, start) {
  const link = page.locator(`main li a[href^="${start}"]`).first();
  await link.click();
  await page.waitForURL(`**${start}*`);
}

/**
 * What is left in the page when nothing is needed any more.
 * @param {CDPSession} session
 */
async function left(session) {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  /** @param {string} name */
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  let held = 0;
  for (const name of HELD) held += await countOf(session, name);
  return { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), held };
}

/**
 * How many objects of a class are alive.
 * @param {CDPSession} session
 * @param {string} name
 */
async function countOf(session, name) {
  const { result } = await session.send('Runtime.evaluate', { expression: `${name}.prototype` });
  if (!result.objectId) throw new Error(`The browser has no ${name}.`);
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
  });
  const { objectId } = objects;
  if (!objectId) throw new Error(`The browser does not list its ${name}.`);
  const answer = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId });
  await session.send('Runtime.releaseObject', { objectId: result.objectId });
  return Number(answer.result.value);
}
