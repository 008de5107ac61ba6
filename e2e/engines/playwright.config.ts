import { defineConfig } from '@playwright/test';
import { ENGINES } from './engine';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** The same journeys in three engines; `npm run engines` finds the browsers and calls this. */
export default defineConfig<object, { engineName: (typeof ENGINES)[number] }>({
  globalSetup: '../test-servers/global-setup.ts',
  outputDir: '../test-results',
  projects: ENGINES.map((name) => ({ name, use: { engineName: name } })),
  // One after the other: WebKitWebDriver takes one session, and three browsers on two cores are slow already.
  workers: 1,
  // The drivers stall now and then while the browser itself goes on.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
});
