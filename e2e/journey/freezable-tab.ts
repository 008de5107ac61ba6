import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserEnvironment, chromiumArguments } from '@marquee/test-browser';
import { freePort } from '@marquee/test-browser/free-port';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath, headlessShellPath } from '../test-servers/paths';
import { expect } from './test';

/** A tab that a test puts to sleep, as browsers do with one that nobody looks at. */
export interface FreezableTab {
  page: Page;
  /** Hides the tab and freezes it: no timer of its page runs, and what plays in it rests. */
  freeze: () => Promise<void>;
  /** Wakes the tab and shows it; resolves once its page knows that it is seen. */
  wake: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a tab in a Chromium of its own: the tabs of Playwright's are always seen and in focus, whatever happens to them, and
 * such a tab is never frozen.
 */
export async function openFreezableTab(): Promise<FreezableTab> {
  const program = headlessShellPath() ?? chromiumPath();
  if (!program) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'marquee-tab-'));
  const args = [
    ...chromiumArguments,
    '--headless',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const child = spawn(program, args, { stdio: 'ignore', env: browserEnvironment() });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const endpoint = `http://127.0.0.1:${port}`;
  await expect(async () => {
    expect((await fetch(`${endpoint}/json/version`)).ok).toBe(true);
  }).toPass();
  const browser = await chromium.connectOverCDP(endpoint, { noDefaults: true });
  const [page] = browser.contexts().flatMap((context) => context.pages());
  if (!page) throw new Error('Chromium came without a tab.');
  await page.setViewportSize({ width: 1280, height: 800 });
  const devTools = await page.context().newCDPSession(page);
  return {
    page,
    async freeze() {
      await devTools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
      await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
    },
    async wake() {
      await devTools.send('Page.setWebLifecycleState', { state: 'active' });
      await devTools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      await page.waitForFunction(() => !document.hidden);
    },
    async close() {
      await browser.close();
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
