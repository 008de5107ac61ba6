/** @import { CDPSession, Page } from 'playwright-core' */
import { chromium } from 'playwright-core';
import { serveBarePlayer } from '../first-frame/bare-player.mjs';
import { conditions } from '../page-speed/cold-load.mjs';
import { chromiumPath } from '../paths.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';

const realm = 'apex';
/** A title that guests may watch. */
const titleId = 'walkouts';

const flags = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'];
/** By how much stall time and bitrate may differ from the bare player's (spec 4 §13). */
const TOLERANCE = 0.05;
/** Stalls that are shorter than this in all are none: both players wait for their first segment. */
const NO_STALL_MS = 250;
const LOOK_MS = 250;
const kbps = 1000 / 8;

/**
 * How a connection behaves: bytes a second from each second on, and the share of media files that fail at the first try.
 * @typedef {{ name: string, speeds: readonly [second: number, bytes: number][], lost: number }} Script
 */

/** Scaled to the sandbox's clips, whose largest picture is 280 kbit/s. @type {readonly Script[]} */
const SCRIPTS = [
  {
    name: 'steps',
    speeds: [
      [0, 800 * kbps],
      [10, 150 * kbps],
      [20, 400 * kbps],
      [30, 1500 * kbps],
    ],
    lost: 0,
  },
  {
    name: 'a dip to 100 kbit/s',
    speeds: [
      [0, 1500 * kbps],
      [10, 100 * kbps],
      [25, 1500 * kbps],
    ],
    lost: 0,
  },
  { name: '2 % of files fail', speeds: [[0, 800 * kbps]], lost: 0.02 },
];

/** @typedef {{ stalled: number, bitrate: number }} Played `stalled`: ms; `bitrate`: bit/s on average of what was shown */
/** @typedef {Awaited<ReturnType<typeof stalls>>[number]} StallsRow */

/**
 * Compares how our player and a bare hls.js play the same stream on a changing connection, in turn, `runs` times. Where no
 * time is judged, one connection shows that both can be measured.
 * @param {{ runs: number, smoke: boolean, say: (text: string) => void }} options
 */
export async function stalls({ runs, smoke, say }) {
  const seconds = smoke ? 3 : 40;
  const servers = await startTestServers();
  const bare = await serveBarePlayer({ realm, titleId, originPort: servers.originPort });
  const pages = {
    ours: `http://${realm}.localhost:${servers.sitePort}/video/${titleId}`,
    bare: `http://${realm}.localhost:${bare.port}/`,
  };
  try {
    // Page and clip are made at the first request.
    for (const url of smoke ? [] : Object.values(pages))
      await play(url, { speeds: [[0, 1500 * kbps]], lost: 0, seconds: 1 });
    const rows = [];
    for (const script of smoke ? SCRIPTS.slice(-1) : SCRIPTS) {
      const ours = [];
      const theirs = [];
      for (let run = 0; run < runs; run += 1) {
        ours.push(await play(pages.ours, { ...script, seconds }));
        theirs.push(await play(pages.bare, { ...script, seconds }));
      }
      rows.push(compared(script.name, ours, theirs));
      say(script.name);
    }
    return rows;
  } finally {
    await bare.close();
    await servers.stop();
  }
}

/**
 * @param {string} name
 * @param {readonly Played[]} ours
 * @param {readonly Played[]} bare
 */
function compared(name, ours, bare) {
  /** @type {(of: readonly Played[], what: 'stalled' | 'bitrate') => number} */
  const mean = (of, what) => of.reduce((sum, one) => sum + one[what], 0) / of.length;
  const stalled = [mean(ours, 'stalled'), mean(bare, 'stalled')];
  const bitrate = [mean(ours, 'bitrate'), mean(bare, 'bitrate')];
  const [ourStall = 0, bareStall = 0] = stalled;
  const [ourRate = 0, bareRate = 0] = bitrate;
  const ratio = ourRate / bareRate;
  return {
    name,
    stalled: { ours: ourStall, bare: bareStall },
    bitrate: { ours: ourRate, bare: bareRate },
    ratio,
    met: ourStall <= Math.max(NO_STALL_MS, bareStall * (1 + TOLERANCE)) && ratio >= 1 - TOLERANCE,
  };
}

/**
 * Plays a page for some seconds from its first frame on.
 * @param {string} url
 * @param {Omit<Script, 'name'> & { seconds: number }} script
 * @returns {Promise<Played>}
 */
async function play(url, { speeds, lost, seconds }) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    const page = await browser.newPage({ viewport: conditions.screen.viewport });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const variants = await watchFiles(page, lost);
    await page.addInitScript(observe);
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    await page.getByRole('button', { name: /^Play\b/ }).click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    const begun = Date.now();
    const heights = [];
    let speed = -1;
    while (Date.now() - begun < seconds * 1000) {
      const second = (Date.now() - begun) / 1000;
      const now = speeds.findLast(([from]) => from <= second)?.[1] ?? 0;
      if (now !== speed) await limit(session, now);
      speed = now;
      await page.waitForTimeout(LOOK_MS);
      heights.push(await page.evaluate(() => document.querySelector('video')?.videoHeight ?? 0));
    }
    const shown = heights.map((height) => variants.get(height) ?? 0);
    const stalled = await page.evaluate(() => Reflect.get(window, 'stalls').time());
    return { stalled, bitrate: shown.reduce((sum, one) => sum + one, 0) / shown.length };
  } finally {
    await browser.close();
  }
}

/** Adds up how long the picture stood still after its first frame; runs before the page's own scripts. */
function observe() {
  let sum = 0;
  /** @type {number | null} */
  let since = null;
  let hasBegun = false;
  const goesOn = () => {
    if (since !== null) sum += performance.now() - since;
    since = null;
    hasBegun = true;
  };
  addEventListener('playing', goesOn, true);
  addEventListener(
    'waiting',
    () => {
      if (hasBegun) since ??= performance.now();
    },
    true,
  );
  const time = () => sum + (since === null ? 0 : performance.now() - since);
  Reflect.set(window, 'stalls', { time });
}

/**
 * @param {CDPSession} session
 * @param {number} bytes
 */
const limit = (session, bytes) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });

/**
 * Lets some of the media files fail, the same ones in every run, and reads from the main playlist what each height takes.
 * @param {Page} page
 * @param {number} lost
 * @returns {Promise<Map<number, number>>} picture height → bit/s
 */
async function watchFiles(page, lost) {
  /** @type {Map<number, number>} */
  const variants = new Map();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/main.m3u8')) return;
    for (const [, rate, height] of (await response.text()).matchAll(
      /AVERAGE-BANDWIDTH=(\d+),RESOLUTION=\d+x(\d+)/g,
    ))
      variants.set(Number(height), Number(rate));
  });
  if (lost > 0) {
    const every = Math.round(1 / lost);
    let count = 0;
    await page.route(/\.m4s$/, (route) => {
      count += 1;
      return count % every === 0 ? route.abort('connectionreset') : route.continue();
    });
  }
  return variants;
}
