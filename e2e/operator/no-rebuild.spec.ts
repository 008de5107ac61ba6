import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { address, open, originPort, warm } from '../journey/site';
import { expect, test } from '../journey/test';
import { root } from '../test-servers/paths';
import { startTestServers, type TestServers } from '../test-servers/test-servers';

let folder: string;
let testServers: TestServers;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  folder = await mkdtemp(join(tmpdir(), 'realms-'));
  await cp(join(root, 'realm-configs/plain'), join(folder, 'plain'), { recursive: true });
  testServers = await startTestServers({
    only: 'site',
    realms: folder,
    env: { ORIGIN_ADDRESS: `http://localhost:${originPort()}` },
  });
  await warm('plain', testServers.sitePort);
});

test.afterAll(async () => {
  await testServers.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The names of the bundle's files, with the times at which they were written. */
async function bundle(): Promise<string[]> {
  const dist = join(root, 'apps/web/dist');
  const files = await readdir(dist, { recursive: true });
  const times = files.map(async (file) => `${file} ${(await stat(join(dist, file))).mtimeMs}`);
  return (await Promise.all(times)).sort();
}

/** Replaces keys of the realm's file, as an operator does. */
async function write(sections: Record<string, unknown>): Promise<void> {
  const file = join(folder, 'plain/realm.json');
  const before: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...before, ...sections }, null, 2));
}

const at = (path: string) => address('plain', path, testServers.sitePort);

/** Opens the page until it shows a change: the site follows its files, but not at once. */
async function soon(page: Page, path: string, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await open(page, at(path));
    await look();
  }).toPass({ timeout: 20_000 });
}

const quick = { timeout: 700 };

/** All that a viewer sees of a brand: what an operator writes for it, and how it shows on a page. */
const CHANGES: {
  what: string;
  sections: Record<string, unknown>;
  path: string;
  look: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'its title',
    sections: { name: 'Lantern', fullName: 'Lantern Pictures' },
    path: '/',
    look: (page) => expect(page).toHaveTitle(/Lantern/, quick),
  },
  {
    what: 'its fonts',
    sections: { theme: { fonts: { display: 'wide', text: 'grotesque' } } },
    path: '/login',
    look: async (page) => {
      const shown = () =>
        page
          .getByRole('heading', { level: 1 })
          .evaluate(
            (title) =>
              `${getComputedStyle(title).fontFamily} ${[...document.fonts].map(({ family, status }) => `${family} ${status}`)}`,
          );
      await expect.poll(shown, quick).toMatch(/^Archivo\b.*Archivo loaded/);
    },
  },
  {
    what: 'its colours',
    sections: { theme: { scheme: 'dark', surface: '#101820', accent: '#f2aa4c' } },
    path: '/login',
    look: async (page) => {
      const colour = (of: 'body' | 'button[type=submit]') =>
        page.locator(of).evaluate((part) => getComputedStyle(part).backgroundColor);
      expect([await colour('body'), await colour('button[type=submit]')]).toEqual([
        'rgb(16, 24, 32)',
        'rgb(242, 170, 76)',
      ]);
    },
  },
  {
    what: 'its colours at night',
    sections: {
      theme: { surface: '#fbf7f2', dark: { surface: '#0a0d14', accent: '#ff7a4d' } },
    },
    path: '/login',
    look: async (page) => {
      const colours = () =>
        page
          .locator('body, button[type=submit]')
          .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await colours()).toEqual(['rgb(251, 247, 242)', 'rgb(47, 91, 234)']);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(colours, quick).toEqual(['rgb(10, 13, 20)', 'rgb(255, 122, 77)']);
      await page.emulateMedia({ colorScheme: null });
    },
  },
  {
    what: 'its icon',
    sections: {
      brand: {
        logo: 'assets/logo.svg',
        icon: 'assets/lantern.svg',
        loginBackground: { web: 'assets/login-web.webp' },
      },
    },
    path: '/',
    look: async (page) => {
      const icon = await page.locator('link[rel="icon"]').getAttribute('href');
      expect(icon).toMatch(/^\/_assets\/plain\/lantern\.[0-9a-f]{8}\.svg$/);
      expect(await page.evaluate(async (href) => (await fetch(href)).status, icon ?? '')).toBe(200);
    },
  },
  {
    what: 'its languages',
    sections: {
      description: { en: 'Good films.', ar: 'أفلام جيدة.' },
      locales: { default: 'en', supported: ['en', 'ar'] },
    },
    path: '/ar',
    look: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl', quick);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        'أفلام جيدة.',
        quick,
      );
    },
  },
  {
    what: 'its footer',
    sections: {
      menus: {
        default: { route: 'home' },
        footer: [
          { label: { en: 'Press', ar: 'الصحافة' }, to: { href: 'https://press.lantern.example/' } },
        ],
      },
    },
    path: '/',
    look: (page) =>
      expect(page.getByRole('contentinfo').getByRole('link', { name: 'Press' })).toHaveAttribute(
        'href',
        'https://press.lantern.example/',
        quick,
      ),
  },
  {
    what: 'its sign-in providers, and the fields of its form',
    sections: {
      auth: {
        providers: [
          {
            type: 'id',
            fields: [
              { id: 'email', type: 'email', required: true },
              { id: 'password', type: 'password', required: true },
              { id: 'club', type: 'text', label: { en: 'Film club', ar: 'نادي السينما' } },
            ],
          },
          { type: 'magicLink' },
        ],
      },
    },
    path: '/signup',
    look: async (page) => {
      await expect(page.getByRole('textbox', { name: /Film club/ })).toBeVisible(quick);
      await open(page, at('/login'));
      await expect(page.getByRole('link', { name: /link/i }).first()).toBeVisible(quick);
    },
  },
];

test('no change of what a viewer sees of a brand needs a build', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  // Until the site has read the change, there is no page in the new language.
  complaints.allow(/404 .*\/ar\)$/);
  await cp(
    join(root, 'realm-configs/apex/assets/icon.svg'),
    join(folder, 'plain/assets/lantern.svg'),
  );
  const before = await bundle();
  for (const { what, sections, path, look } of CHANGES) {
    await test.step(what, async () => {
      await write(sections);
      await soon(page, path, () => look(page));
    });
  }
  expect(await bundle()).toEqual(before);
});
