/** @import { Page } from 'playwright-core' */
import { chromium } from 'playwright-core';
import { bundled } from '../bundling/bundled.mjs';
import { conditions } from '../page-speed/cold-load.mjs';
import { chromiumPath } from '../paths.mjs';
import { startOwnTestServers } from '../test-servers/test-servers.mjs';
import { liveEvent, realm, viewer } from './live-event.mjs';

/** How far behind a viewer is who goes live, in seconds. */
const BEHIND = 60;
/** The longest from the press until the picture is live, in ms (spec 4 §13). */
const target = 2000;
/** A viewer is live up to so many seconds behind what is meant: one and a half segments, as the player's lamp has it. */
const NEAR = 3;
/** Frames a second of the sandbox's clips, and how many there are until one begins again. */
const RATE = 15;
const FRAMES = 24 * RATE;

const flags = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'];

/** @typedef {Awaited<ReturnType<typeof goLive>>} GoLiveResult */
/** @typedef {{ at: number, instant: number, squares: boolean[] }} Shown `at`: ms since the press; `instant`: in ms since 1970 */

/**
 * Goes back in a live event and presses Live, again and again: how long until a frame is shown that is live, by the number in it.
 * @param {{ runs: number }} options
 */
export async function goLive({ runs }) {
  const { frameNumberOf, SQUARES, STRIP } = await bundled(
    "export { frameNumberOf, SQUARES, STRIP } from '@marquee/artwork/clips';",
  );
  const servers = await startOwnTestServers();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    const { id, startsAt, latency } = await liveEvent(servers.originPort);
    const page = await browser.newPage({ viewport: conditions.screen.viewport });
    await watch(page, `http://${realm}.localhost:${servers.sitePort}`, id);
    /**
     * How far behind the event a frame is, in seconds: clips repeat, so that only less than their length can be told.
     * @param {Shown} shown
     */
    const behind = ({ instant, squares }) => {
      const number = frameNumberOf(squares);
      if (!number) return Number.POSITIVE_INFINITY;
      const now = ((instant - startsAt) / 1000) * RATE;
      return ((((now - number.frame) % FRAMES) + FRAMES) % FRAMES) / RATE;
    };
    const isLive = (/** @type {Shown} */ shown) => behind(shown) <= latency + NEAR;

    const times = [];
    for (let run = 0; run < runs; run += 1) {
      // The controls come with the pointer, and the keys are the player's while one of them has the focus.
      await page.locator('[data-ui="player"]').hover();
      await page.locator('[data-ui="player-play"]').focus();
      await page.keyboard.press('Shift+J');
      await page.waitForFunction(movesOn, BEHIND);
      const shown = page.evaluate(framesAfterPress, { strip: STRIP, count: SQUARES });
      await page.locator('[data-ui="live-lamp"]').click();
      const first = (await shown).find(isLive);
      if (!first) throw new Error('No frame was live within the time that was looked at.');
      times.push(first.at);
    }
    times.sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
    const worst = times.at(-1) ?? Number.POSITIVE_INFINITY;
    return { runs, behind: BEHIND, middle, worst, target, met: worst <= target };
  } finally {
    await browser.close();
    await servers.stop();
  }
}

/**
 * Signs in, opens an event, and plays it.
 * @param {Page} page
 * @param {string} site
 * @param {string} id
 */
async function watch(page, site, id) {
  await page.goto(`${site}/login`);
  await isReady(page);
  await page.locator('input[autocomplete~="username"]').fill(viewer.id);
  await page.locator('input[autocomplete="current-password"]').fill(viewer.secret);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/\/home/);
  await page.goto(`${site}/live/${id}`);
  await isReady(page);
  await page.getByRole('button', { name: /^Play\b/ }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
}

/** @param {Page} page */
const isReady = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);

/**
 * Whether the picture moves so many seconds behind the end of what the player has loaded before; runs in the page.
 * @param {number} behind
 */
function movesOn(behind) {
  const video = document.querySelector('video');
  if (!video || video.seeking || video.readyState < 3) return false;
  return video.seekable.end(video.seekable.length - 1) - video.currentTime > behind;
}

/**
 * The squares of every frame that is shown in the first seconds after the next press; runs in the page.
 * @param {{ strip: { left: number, top: number, square: number }, count: number }} options
 * @returns {Promise<Shown[]>}
 */
function framesAfterPress({ strip: { left, top, square }, count }) {
  const video = document.querySelector('video');
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 360];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!video || !context) throw new Error('There is no picture to read.');
  return new Promise((resolve) => {
    addEventListener(
      'click',
      () => {
        const pressed = performance.now();
        /** @type {Shown[]} */
        const shown = [];
        const look = () => {
          const at = performance.now() - pressed;
          context.drawImage(video, 0, 0, 640, 360);
          const squares = Array.from({ length: count }, (_, number) => {
            const [x, y] = [left + (number + 0.5) * square, top + square / 2];
            const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
            return red + green + blue > 3 * 128;
          });
          shown.push({ at, instant: Date.now(), squares });
          if (at > 6000) resolve(shown);
          else video.requestVideoFrameCallback(look);
        };
        video.requestVideoFrameCallback(look);
      },
      { capture: true, once: true },
    );
  });
}
