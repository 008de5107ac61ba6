import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type FaultyLine, faultyLine } from '../counterparts/faulty-line';
import { startTestServers, type TestServers } from '../test-servers/test-servers';
import { originPort, warm } from './site';

/** The errors that a browser reports in any tab of a journey. */
export interface Complaints {
  /** Allows a complaint that belongs to the journey: browsers log every failed request, also one that was meant to fail. */
  allow: (text: RegExp) => void;
  /** Listens to one more browser, such as a stranger's. */
  hear: (context: BrowserContext) => Promise<void>;
}

interface JourneyFixtures {
  complaints: Complaints;
  /** A tab of another person's browser, whose complaints count as well. */
  stranger: Page;
}

interface WorkerFixtures {
  /** A site of the worker's own, which reaches the origin over a faulty line. */
  fragile: { testServers: TestServers; line: FaultyLine; sitePort: number };
}

async function listen(context: BrowserContext, heard: string[]): Promise<void> {
  await context.exposeBinding('reportPolicyViolation', (_source, text: string) => {
    heard.push(`Content-Security-Policy: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const report = Reflect.get(window, 'reportPolicyViolation');
      report(`${effectiveDirective} blocked ${blockedURI} in ${sourceFile} ${sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`page error: ${error.error().stack}`));
}

/** For journeys in which something moves. Most are taken by a viewer who prefers less motion: it is half the work. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Playwright's test, in which a complaint of the browser fails every journey. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      await listen(context, heard);
      await use({
        allow: (text) => allowed.push(text),
        hear: (other) => listen(other, heard),
      });
      const rest = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(rest, 'the browser complained about nothing').toEqual([]);
    },
    { auto: true },
  ],
  stranger: async ({ browser, complaints }, use) => {
    const context = await browser.newContext();
    await complaints.hear(context);
    await use(await context.newPage());
    await context.close();
  },
  fragile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const line = await faultyLine(originPort());
      const testServers = await startTestServers({
        only: 'site',
        env: { ORIGIN_ADDRESS: `http://localhost:${line.port}` },
      });
      await warm('apex', testServers.sitePort);
      await use({ testServers, line, sitePort: testServers.sitePort });
      await testServers.stop();
      await line.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };
