import { browserEnvironment, chromiumArguments } from '@marquee/test-browser';
import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath } from './test-servers/paths';

/** How a Chromium is started. */
const startedAt = (executablePath: string | undefined) => ({
  executablePath,
  args: chromiumArguments,
  env: browserEnvironment(),
});

// Journeys look at no window, but for those with this tag: the shell leaves out what a window's Back button adds. The full run
// takes all of them in Chromium itself.
const WINDOW = /@window/;
const journeys = {
  launchOptions: startedAt((!process.env.FULL && headlessShellPath()) || chromiumPath()),
};

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** Journeys in a real browser against the real origin, grouped by who takes them; `visual` has the visual checks. */
export default defineConfig({
  globalSetup: './test-servers/global-setup.ts',
  outputDir: './test-results',
  projects: [
    { name: 'viewer', testDir: './viewer', grepInvert: WINDOW, use: journeys },
    { name: 'window', testDir: './viewer', grep: WINDOW },
    { name: 'operator', testDir: './operator', use: journeys },
    // The origin draws a brand's pictures when they are first requested, so the first visual checks take longer.
    { name: 'visual', testDir: './visual', timeout: 120_000 },
  ],
  fullyParallel: true,
  workers: 2,
  // The second try tells a stall from a fault. What passes only then has failed in `npm test`, unless its cause is known
  // (scripts/test/second-tries.json); the full run forgives nothing.
  retries: process.env.FULL ? 0 : 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    // Recording costs more than the journeys themselves; TRACE=1 when one of them has to be understood.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: startedAt(chromiumPath()),
  },
});
