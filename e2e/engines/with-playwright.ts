import { browserEnvironment, chromiumArguments } from '@marquee/test-browser';
import { type Browser, chromium, firefox, type JSHandle, type Page } from '@playwright/test';
import {
  describeTarget,
  type Engine,
  type EngineName,
  findTarget,
  type Tab,
  type Target,
  until,
  type Visitor,
} from './engine';

/** Starts Chromium by its own protocol, or Firefox ESR by WebDriver BiDi. */
export async function startWithPlaywright(
  name: Exclude<EngineName, 'webkit'>,
  program: string,
): Promise<Engine> {
  const browser = await launch(name, program);
  return {
    name,
    version: browser.version(),
    newVisitor: () => newVisitor(browser),
    stop: () => browser.close(),
  };
}

function launch(name: Exclude<EngineName, 'webkit'>, executablePath: string): Promise<Browser> {
  const env = browserEnvironment();
  if (name === 'chromium') {
    return chromium.launch({ executablePath, args: chromiumArguments, env });
  }
  // Debian's Firefox is not Playwright's own: the channel is what makes it speak BiDi.
  return firefox.launch({ executablePath, channel: 'moz-firefox', env });
}

async function newVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
  });
  return {
    newTab: async () => tabOf(await context.newPage()),
    leave: () => context.close(),
  };
}

function tabOf(page: Page): Tab {
  const soon = { waitUntil: 'domcontentloaded' } as const;

  async function reach(target: Target) {
    const found = async () => {
      const handle: JSHandle<Element | null> = await page.evaluateHandle(
        // Sent as text, so that both kinds of driver find elements with the same code.
        `(${findTarget})(${JSON.stringify(target.css)}, ${JSON.stringify(target.name ?? null)})`,
      );
      return handle.asElement();
    };
    return until(found, describeTarget(target));
  }

  return {
    open: async (url) => void (await page.goto(url, soon)),
    reload: async () => void (await page.reload(soon)),
    evaluate: (work, ...args) =>
      page.evaluate(`(${work})(...${JSON.stringify(args)})`) as ReturnType<typeof work> &
        Promise<never>,
    click: async (target) => (await reach(target)).click(),
    async type(target, text) {
      await (await reach(target)).focus();
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewportSize(size),
    // To hide the caret Playwright would add a style, which the site's policy blocks.
    screenshot: () => page.screenshot({ caret: 'initial' }),
    show: () => page.bringToFront(),
  };
}
