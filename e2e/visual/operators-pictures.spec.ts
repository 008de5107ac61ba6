import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { parse } from 'jsonc-parser';
import { label } from '../journey/labels';
import { callOrigin, impersonationToken } from '../journey/origin-calls';
import { expectSignedIn, fillAndSubmit, signIn, viewer } from '../journey/sign-in';
import { fillIn, newAddress, signUpForm, termsDialog } from '../journey/sign-up';
import { address, open, warm } from '../journey/site';
import { expect, test } from '../journey/test';
import { expectPicker } from '../journey/tv-provider';
import { root } from '../test-servers/paths';
import { startTestServers, type TestServers } from '../test-servers/test-servers';
import { jsonOf, keptAndShown, operatorsPicture } from './operators-pictures';
import { NOW, setTime, stopClock } from './set-time';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 760 };

// With reduced motion the hero stays at its first slide.
test.use({ viewport: desk, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test.describe('pictures of sample brands in the operators’ pages', () => {
  /** The pictures that show a catalogue. */
  const ON_TODAY = ['pages-home', 'theme-dark', 'theme-light', 'languages-arabic', 'agents-banner'];

  const PICTURES: Record<string, (page: Page) => Promise<void>> = {
    'sign-in-own': (page) => open(page, address('apex', '/login')),
    'sign-in-several': (page) => open(page, address('unity', '/login')),
    'sign-in-tv-providers': async (page) => {
      await open(page, address('metro', '/providers'));
      await expectPicker(page);
    },
    'sign-in-television': async (page) => {
      const site = address('apex', '').replace(/\/$/, '');
      const { body } = await callOrigin<{ verificationUriComplete: string }>(
        'apex',
        '/device/code',
        { body: { name: 'Living room', kind: 'television', site } },
      );
      await signIn(page, 'apex');
      await open(page, body.verificationUriComplete);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('device.foundTitle'));
    },
    'pages-home': (page) => open(page, address('apex')),
    'pages-plugin': async (page) => {
      await open(page, address('corral', '/externalpage/the-circuit'));
      await page.getByRole('region', { name: 'All-around standings' }).scrollIntoViewIfNeeded();
      await expect(page.frameLocator('iframe').getByRole('row')).toHaveCount(6);
    },
    'theme-dark': async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, address('unity'));
    },
    'theme-light': (page) => open(page, address('unity')),
    'languages-arabic': (page) => open(page, address('noor')),
    'terms-dialog': async (page) => {
      await open(page, address('apex', '/signup'));
      await fillIn(page, newAddress('pictured'));
      await signUpForm(page).submit.click();
      await expect(termsDialog(page).dialog).toBeVisible();
    },
    'fields-mistakes': async (page) => {
      await open(page, address('apex', '/signup'));
      await signUpForm(page).submit.click();
      await expect(signUpForm(page).email).toBeFocused();
      await page.evaluate(() => scrollTo(0, 0));
    },
    'agents-banner': async (page) => {
      const token = await impersonationToken('apex', 'second@example.com');
      await open(page, address('apex', `/impersonate/${token}`));
      await expect(page).toHaveURL(address('apex', '/home'));
      await expect(
        page.getByRole('button', { name: label('agent.end'), exact: true }),
      ).toBeVisible();
      // The hero is rendered in the browser when the server did not wait for its data.
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
    account: async (page) => {
      await open(page, address('apex', '/login?from=%2Faccount'));
      await fillAndSubmit(page, viewer);
      await expectSignedIn(page);
      await expect(page).toHaveURL(address('apex', '/account'));
      await expect(page.getByRole('textbox', { name: label('form.field.email') })).toBeVisible();
    },
  };

  for (const [name, show] of Object.entries(PICTURES)) {
    test(`${name} shows what the site shows now`, async ({ page }) => {
      await show(page);
      await operatorsPicture(page, name, ON_TODAY.includes(name) ? 'catalogue' : 'still');
    });
  }
});

test.describe('the operators’ pictures of a first brand, made and changed as the docs say, show what the site shows', () => {
  test.describe.configure({ mode: 'serial' });

  const run = promisify(execFile);
  let folder: string;
  let testServers: TestServers;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = await mkdtemp(join(tmpdir(), 'first-brand-'));
    const told = await readFile(join(root, 'docs/operators/first-brand.md'), 'utf8');
    const [, options = ''] = /npx marquee new "Nordlys" (.+)/.exec(told) ?? [];
    const marquee = join(root, 'packages/cli/bin/marquee.mjs');
    await run(process.execPath, [
      ...[marquee, 'new', 'Nordlys', ...options.split(' ')],
      ...['--realms', folder],
    ]);
    testServers = await startTestServers({ realms: folder, env: setTime });
    await warm('nordlys', testServers.sitePort);
  });

  test.afterAll(async () => {
    await testServers.stop();
    await rm(folder, { recursive: true, force: true });
  });

  // The catalogue has other titles, and other heights, on other days.
  test.beforeEach(({ page }) => page.addInitScript(stopClock, Date.parse(NOW)));

  const at = (path = '/') => address('nordlys', path, testServers.sitePort);

  async function write(sections: Record<string, unknown>): Promise<void> {
    const file = join(folder, 'nordlys/realm.json');
    const before = parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...before, ...sections }, null, 2));
  }

  /** Opens the page until it shows a change: the site follows its files, but not at once. */
  async function soon(page: Page, path: string, look: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await open(page, at(path));
      await look();
    }).toPass({ timeout: 20_000 });
  }

  test('when it has just been made', async ({ page }) => {
    await open(page, at('/login'));
    await operatorsPicture(page, 'first-brand-begun');
  });

  test('with what the docs’ page adds to it', async ({ page }) => {
    for (const sections of await jsonOf('first-brand')) await write(sections);
    await soon(page, '/', () =>
      expect(page.getByRole('heading', { name: 'On now' })).toBeAttached({ timeout: 700 }),
    );
    await operatorsPicture(page, 'first-brand-own', 'catalogue');
  });

  test('with the cookie question', async ({ page }) => {
    for (const sections of await jsonOf('cookie-consent')) await write(sections);
    const bar = page.getByRole('region', { name: label('cookies.title') });
    await soon(page, '/login', () => expect(bar).toBeVisible({ timeout: 700 }));
    await operatorsPicture(page, 'cookie-consent');
    await write({ cookieConsent: undefined });
  });

  test('for a viewer outside its territories', async ({ page }) => {
    await write({ territories: { allowed: ['NO'] } });
    await page.setViewportSize(phone);
    const told = page.getByRole('dialog', { name: label('region.title') });
    await soon(page, '/signup', () => expect(told).toBeVisible({ timeout: 3000 }));
    await operatorsPicture(page, 'countries-outside');
  });

  test('with header, footer and menus', async ({ page }) => {
    await write({ territories: undefined });
    for (const sections of await jsonOf('frame')) await write(sections);
    const foot = page.getByRole('contentinfo');
    await soon(page, '/', () =>
      expect(foot.getByRole('link', { name: 'App Store' })).toBeAttached({ timeout: 700 }),
    );
    await page.setViewportSize({ ...desk, height: 360 });
    await operatorsPicture(page, 'frame-header', 'catalogue');
    await page.getByRole('banner').locator('summary:visible').click();
    await expect(page.getByRole('link', { name: 'العربية' }).locator('visible=true')).toBeVisible();
    await operatorsPicture(page, 'frame-languages', 'catalogue');
    await page.keyboard.press('Escape');
    await foot.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await operatorsPicture(page, 'frame-footer', 'catalogue');
    await page.setViewportSize(phone);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: label('shell.menu'), exact: true }).click();
    await expect(page.getByRole('link', { name: 'Shop' })).toBeVisible();
    await operatorsPicture(page, 'frame-phone', 'catalogue');
  });
});

test('the operators’ docs show each of their pictures, and have a file for each that they show', async () => {
  const { kept, shown } = await keptAndShown();
  expect(shown).toEqual(kept);
});
