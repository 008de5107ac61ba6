/** @import { Browser, BrowserContextOptions } from 'playwright' */
import { existsSync } from 'node:fs';
import { browserEnvironment, chromiumArguments } from '@marquee/test-browser';
import { chromium } from 'playwright';

const chromiumPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const shellPath = process.env.HEADLESS_SHELL_PATH || '/usr/bin/chromium-headless-shell';

/**
 * Starts Chromium's headless shell, the same engine for a third less of the machine. Chromium itself where there is none, and in
 * full runs.
 * @param {{ full: boolean }} options
 */
export const launchShell = ({ full }) =>
  launch(browserEnvironment(), !full && existsSync(shellPath) ? shellPath : chromiumPath);

/**
 * Starts a Chromium that renders the same on every machine.
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function launch(env = browserEnvironment(), executablePath = chromiumPath) {
  if (!existsSync(executablePath)) {
    console.error(`No Chromium at ${executablePath}: install it, or set CHROMIUM_PATH.`);
    process.exit(1);
  }
  return chromium.launch({
    executablePath,
    args: [...chromiumArguments, '--hide-scrollbars'],
    env,
  });
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} Opened */

/**
 * Opens a page that records what its console complains about.
 * @param {Browser} browser
 * @param {BrowserContextOptions} [options]
 */
export async function openPage(browser, options = {}) {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
  /** @type {string[]} */
  const messages = [];
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  return { page, takeMessages: () => messages.splice(0) };
}

/**
 * Runs the jobs with two workers; the first that is free takes the next.
 * @template Job
 * @param {Job[]} jobs
 * @param {(job: Job) => Promise<unknown>} work
 */
export async function inTwos(jobs, work) {
  const queue = [...jobs];
  await Promise.all(
    [0, 1].map(async () => {
      for (let job = queue.shift(); job; job = queue.shift()) await work(job);
    }),
  );
}
