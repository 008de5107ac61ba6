import { test as base, expect } from '@playwright/test';
import { type FaultyLine, faultyLine } from '../counterparts/faulty-line';
import { sitePort } from '../journey/site';
import { type Engine, type EngineName, type Tab, until } from './engine';
import { enginePaths } from './paths';
import { type WatchedLine, watchedLine } from './watched-line';
import { startWithPlaywright } from './with-playwright';
import { startWebKit } from './with-web-driver';

interface Journey {
  /** A tab of a new visitor. */
  tab: Tab;
  newTab: () => Promise<Tab>;
  /** The address of a realm's page. */
  at: (realm: string, path?: string) => string;
  /** The errors that pages report; one that a journey does not allow fails it. */
  complaints: { heard: () => readonly string[]; allow: (text: RegExp) => void };
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  /** The line that the site's answers pass, which can hold them back. */
  slow: FaultyLine;
  line: WatchedLine;
}

/** Playwright's runner; the browser is one of three, each by its own driver. */
export const test = base.extend<Journey, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const paths = enginePaths(engineName);
      const engine =
        paths.name === 'webkit'
          ? await startWebKit(paths)
          : await startWithPlaywright(paths.name, paths.browser);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  slow: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const line = await faultyLine(sitePort());
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  line: [
    async ({ slow }, use) => {
      const line = await watchedLine(slow.port);
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  at: async ({ line }, use) => {
    await use((realm, path = '/') => `http://${realm}.localhost:${line.port}${path}`);
  },
  complaints: async ({ line }, use) => {
    const allowed: RegExp[] = [];
    line.forget();
    await use({ heard: line.heard, allow: (text) => allowed.push(text) });
    const rest = line.heard().filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(rest, 'the pages complained about nothing').toEqual([]);
  },
  // Needs `complaints`, so that visitors leave before complaints are counted.
  newTab: async ({ engine, slow, complaints: _ }, use, { annotations }) => {
    annotations.push({ type: 'engine', description: `${engine.name} ${engine.version}` });
    const visitor = await engine.newVisitor();
    await use(visitor.newTab);
    slow.mend();
    await visitor.leave();
  },
  tab: async ({ newTab }, use) => use(await newTab()),
});

/** Waits until the page listens, which it marks itself. */
export async function ready(tab: Tab): Promise<void> {
  const isReady = () =>
    tab.evaluate(() => performance.getEntriesByName('app-ready').length > 0).catch(() => false);
  await until(isReady, 'the page has come alive');
}

export async function open(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await ready(tab);
}

export { expect };
