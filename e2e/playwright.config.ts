import { browserEnvironment, chromiumArguments } from '@marquee/test-browser';
import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath } from './test-servers/paths';

/** How a Chromium is started. */
const startedAt = (executablePath: string | undefined, more: readonly string[] = []) => ({
  executablePath,
  args: [...chromiumArguments, ...more],
  env: browserEnvironment(),
});

// Journeys look at no window, but for those with this tag, which run in Chromium itself: the shell leaves out what a window's
// Back button adds.
const WINDOW = /@window/;
const AXE = 'accessibility.spec.ts';
// Nor do they look at what moves, which costs as much of a processor as all the rest of a page; those that do use `withMotion`.
const lessMotion = { contextOptions: { reducedMotion: 'reduce' } as const };
const shell = headlessShellPath() ?? chromiumPath();
const journeys = { launchOptions: startedAt(shell), ...lessMotion };
// Those through forms and texts look at no picture, which costs a quarter of the work of a page, and the origin's time to draw it.
const NO_PICTURES =
  /\/(account-|changed-|completion|cookie-consent|date-|early-typing|features-|firebase|form-|gift-|gigya|hostile-|impersonation|international-|languages|licence-|magic-link|names|news|not-found\.|oauth|only-provider|open-id|opin|origin-faults|own-pages|passkey|password-|recovery|redirect-|sessions|sign-|social|tabs|television|tv-|unlink)[^/]*$/;
const withoutPictures = {
  ...journeys,
  launchOptions: startedAt(shell, ['--blink-settings=imagesEnabled=false']),
};

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/**
 * Journeys in a real browser against the real origin, grouped by who takes them, those that look at no picture in `without-pictures`;
 * `visual` has the visual checks, `axe` those of accessibility.
 */
export default defineConfig({
  globalSetup: './test-servers/global-setup.ts',
  outputDir: './test-results',
  projects: [
    {
      name: 'viewer',
      testDir: './viewer',
      testIgnore: NO_PICTURES,
      grepInvert: WINDOW,
      use: journeys,
    },
    {
      name: 'without-pictures',
      testDir: './viewer',
      testMatch: NO_PICTURES,
      grepInvert: WINDOW,
      use: withoutPictures,
    },
    { name: 'window', testDir: './viewer', grep: WINDOW, use: lessMotion },
    { name: 'operator', testDir: './operator', use: journeys },
    // The origin draws a brand's pictures when they are first requested, so the first visual checks take longer.
    {
      name: 'visual',
      testDir: './visual',
      testIgnore: AXE,
      timeout: 120_000,
      use: lessMotion,
    },
    // axe reads pages and looks at none.
    { name: 'axe', testDir: './visual', testMatch: AXE, timeout: 120_000, use: withoutPictures },
  ],
  fullyParallel: true,
  workers: 2,
  // What passes at a later try has passed, and is listed at the end of the run.
  retries: 2,
  forbidOnly: true,
  // A slow machine makes a journey slow, not wrong: each of its steps has a limit of its own.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    // Recording costs more than the journeys themselves; TRACE=1 when one of them has to be understood.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: startedAt(chromiumPath()),
  },
});
