/** @import { CDPSession, Page } from 'playwright-core' */
import { chromium } from 'playwright-core';
import { chromiumPath } from '../paths.mjs';

/** A mid-range phone on a slow connection, as Lighthouse simulates it. */
export const conditions = {
  network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  cpu: 4,
  screen: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
};

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
];
const quietMs = 1000;
const longestMs = 60_000;

/**
 * What a page tells of itself: milliseconds since it was asked for; of each long task its start and its length.
 * @typedef {object} Seen
 * @property {number | null} fcp
 * @property {number | null} lcp
 * @property {string} lcpElement
 * @property {number} cls
 * @property {{ start: number, length: number }[]} tasks
 */

/** @typedef {Awaited<ReturnType<typeof coldLoad>>} Load */

/** Observes the page's metrics; runs in the page before its own scripts. */
function observe() {
  /** @type {Seen} */
  const seen = { fcp: null, lcp: null, lcpElement: '', cls: 0, tasks: [] };
  Reflect.set(window, 'seen', seen);
  /** @typedef {PerformanceEntry & { element?: Element, hadRecentInput?: boolean, value?: number }} Entry */
  /** @type {(type: string, take: (entry: Entry) => void) => void} */
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpElement = entry.element?.tagName.toLowerCase() ?? '';
  });
  // The largest burst of shifts, as the metric is defined: gaps under 1 s, 5 s at most.
  let burst = 0;
  let first = 0;
  let last = 0;
  on('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const same = burst > 0 && entry.startTime - last < 1000 && entry.startTime - first < 5000;
    const { value = 0 } = entry;
    burst = same ? burst + value : value;
    if (!same) first = entry.startTime;
    last = entry.startTime;
    seen.cls = Math.max(seen.cls, burst);
  });
  on('longtask', (entry) => seen.tasks.push({ start: entry.startTime, length: entry.duration }));
}

/**
 * The time beyond 50 ms of each long task, from first paint on.
 * @param {Seen} seen
 */
const blocking = ({ fcp, tasks }) =>
  tasks
    .filter(({ start, length }) => start + length > (fcp ?? 0))
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);

/** @param {CDPSession} session */
function watchNetwork(session) {
  const kinds = new Map();
  const bytes = { script: 0, all: 0 };
  let open = 0;
  let lastChange = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (!kinds.has(requestId)) open += 1;
    kinds.set(requestId, type);
    lastChange = Date.now();
  });
  /** @type {(requestId: string, size: number) => void} */
  const close = (requestId, size) => {
    if (!kinds.has(requestId)) return;
    bytes.all += size;
    if (kinds.get(requestId) === 'Script') bytes.script += size;
    kinds.delete(requestId);
    open -= 1;
    lastChange = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    close(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId, 0));
  return { bytes, isQuiet: () => open <= 0 && Date.now() - lastChange > quietMs };
}

/**
 * Whether a page with code has hydrated; true for a page without.
 * @param {Page} page
 */
const isReady = (page) =>
  page.evaluate(
    () =>
      document.querySelector('script[data-entry]') === null ||
      performance.getEntriesByName('app-ready').length > 0,
  );

/**
 * Loads a page with nothing cached, in a browser that has just been started, and measures it. `cpu` is how many times
 * slower than this machine the page's processor is.
 * @param {string} url
 * @param {{ cpu?: number }} [options]
 */
export async function coldLoad(url, { cpu = conditions.cpu } = {}) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    const context = await browser.newContext({ ...conditions.screen, locale: 'en-GB' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(observe);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      ...conditions.network,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const network = watchNetwork(session);
    const answer = await page.goto(url, { waitUntil: 'load', timeout: longestMs });
    if (!answer || answer.status() >= 400) throw new Error(`${url} answered ${answer?.status()}.`);
    const until = Date.now() + longestMs;
    await page.waitForTimeout(2000);
    while (!network.isQuiet() && Date.now() < until) await page.waitForTimeout(100);
    // A slow machine may still compile the code of a page when its network is quiet; a floor has no code.
    while (!(await isReady(page)) && Date.now() < until) await page.waitForTimeout(100);
    /** @type {Seen & { ready: number | null }} */
    const seen = await page.evaluate(() => ({
      ...Reflect.get(window, 'seen'),
      ready: performance.getEntriesByName('app-ready')[0]?.startTime ?? null,
    }));
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      lcpElement: seen.lcpElement,
      cls: seen.cls,
      blocking: blocking(seen),
      ready: seen.ready,
      scriptKB: network.bytes.script / 1000,
      allKB: network.bytes.all / 1000,
    };
  } finally {
    await browser.close();
  }
}
