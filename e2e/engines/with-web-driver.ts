import { browserEnvironment } from '@marquee/test-browser';
import { freePort } from '@marquee/test-browser/free-port';
import {
  describeTarget,
  type Engine,
  findTarget,
  type Key,
  type Tab,
  type Target,
  until,
  type Visitor,
} from './engine';
import { startProgram, startScreen } from './programs';
import { elementKey, type WebDriver, WebDriverError, webDriver } from './web-driver';

/** The protocol's code points for keys (W3C WebDriver, §17.4.2). */
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  PageDown: '\uE00F',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Starts WebKitGTK's MiniBrowser by WebKitWebDriver, on a screen in memory. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = await startScreen(programs.screen);
  const port = await freePort();
  // Without a locale `Intl` throws in WebKitGTK: "C" is no language tag.
  const env = { ...browserEnvironment(), DISPLAY: screen.display, LANG: 'en_US.UTF-8' };
  const driver = startProgram(programs.driver, [`--port=${port}`], env);
  const root = webDriver(`http://127.0.0.1:${port}`);
  await until(() => root.get('/status').catch(() => null), 'WebKitWebDriver answers');

  const capabilities = {
    alwaysMatch: {
      // We wait ourselves: with "eager", the result of a script that runs while pictures load may never come.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    },
  };
  const begin = () =>
    root.post<{ sessionId: string; capabilities: { browserVersion: string } }>('/session', {
      capabilities,
    });
  const first = await begin();
  await root.delete(`/session/${first.sessionId}`);
  return {
    name: 'webkit',
    version: first.capabilities.browserVersion,
    async newVisitor() {
      // A session that has just ended may not be free yet: the driver takes one.
      const session = await until(
        () =>
          begin().catch((error: unknown) => {
            if (error instanceof WebDriverError && error.code === 'session not created')
              return null;
            throw error;
          }),
        'WebKitWebDriver begins a session',
      );
      const path = `/session/${session.sessionId}`;
      return visitor(webDriver(`http://127.0.0.1:${port}${path}`), () => root.delete(path));
    },
    async stop() {
      await driver.stop();
      await screen.stop();
    },
  };
}

/** Makes a visitor of a session, which is private: its storage is empty and goes with it. */
async function visitor(session: WebDriver, leave: () => Promise<void>): Promise<Visitor> {
  const state = { current: await session.get<string>('/window') };
  let unused: string | null = state.current;
  return {
    async newTab() {
      const handle =
        unused ?? (await session.post<{ handle: string }>('/window/new', { type: 'tab' })).handle;
      unused = null;
      const tab = tabOf(session, handle, state);
      await tab.resize({ width: 1280, height: 800 });
      return tab;
    },
    leave,
  };
}

function tabOf(session: WebDriver, handle: string, state: { current: string }): Tab {
  /** The protocol addresses one window at a time. */
  async function here(): Promise<WebDriver> {
    if (state.current !== handle) await session.post('/window', { handle });
    state.current = handle;
    return session;
  }

  async function run<Value>(script: string): Promise<Value> {
    return (await here()).post<Value>('/execute/sync', { script, args: [] });
  }

  async function reach(target: Target): Promise<string> {
    const { css, name = null } = target;
    const script = `return (${findTarget})(${JSON.stringify(css)}, ${JSON.stringify(name)})`;
    const found = await until(
      () => run<Record<string, string> | null>(script),
      describeTarget(target),
    );
    return `/element/${found[elementKey]}`;
  }

  /** Leaves the document for another one, and waits until that one is read. */
  async function leave(how: (driver: WebDriver) => Promise<unknown>): Promise<void> {
    await run('window.isLeft = true');
    const driver = await here();
    await how(driver);
    const script = "return !window.isLeft && document.readyState !== 'loading'";
    const arrived = () =>
      driver
        // Between two documents a result can be lost.
        .post<boolean>('/execute/sync', { script, args: [] }, 3000)
        .catch(() => false);
    await until(arrived, 'the document is read');
  }

  async function keys(text: string) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await (await here()).post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  return {
    open: (url) => leave((driver) => driver.post('/url', { url })),
    reload: () => leave((driver) => driver.post('/refresh')),
    evaluate: (work, ...args) => run(`return (${work})(...${JSON.stringify(args)})`),
    async click(target) {
      const element = await reach(target);
      // The driver presses nothing that it does not see, and scrolls no link of a card into its sight.
      const { css, name = null } = target;
      await run(
        `(${findTarget})(${JSON.stringify(css)}, ${JSON.stringify(name)})?.scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      // What a transition covers is pressed once it rests, as Playwright does.
      const pressed = () =>
        session.post(`${element}/click`).then(
          () => true,
          (error: unknown) => {
            if (error instanceof WebDriverError && error.code === 'element not interactable')
              return false;
            throw error;
          },
        );
      await until(pressed, `${describeTarget(target)} can be pressed`);
    },
    async type(target, text) {
      await session.post(`${await reach(target)}/value`, { text });
    },
    press: (key) => keys(KEYS[key]),
    async resize({ width, height }) {
      const driver = await here();
      await driver.post('/window/rect', { width, height });
      await until(async () => {
        const [innerWidth, innerHeight] = await run<[number, number]>(
          'return [innerWidth, innerHeight]',
        );
        if (innerWidth === width && innerHeight === height) return true;
        // The window's own bars take a part of it.
        const outer = await driver.get<{ width: number; height: number }>('/window/rect');
        await driver.post('/window/rect', {
          width: width + Math.max(0, outer.width - innerWidth),
          height: height + Math.max(0, outer.height - innerHeight),
        });
        return false;
      }, `the page is ${width}x${height}`);
    },
    screenshot: async () => Buffer.from(await (await here()).get<string>('/screenshot'), 'base64'),
    show: async () => void (await here()),
  };
}
