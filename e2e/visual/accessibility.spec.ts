import type { Page } from '@playwright/test';
import { problems } from '../journey/axe';
import { localesOf, prefixOf, REALMS, realmFile } from '../journey/realms';
import { expectSignedIn, fillAndSubmit, signIn, signInLink, viewer } from '../journey/sign-in';
import { address, open, ready } from '../journey/site';
import { expect, test } from '../journey/test';
import { linkedPages, linksOf } from './reachable';

const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Opens a page and checks the one where that ends: a viewer is sent on from a guest's page, and some pages lead to other sites. */
async function judge(page: Page, url: string, judged: Set<string>): Promise<void> {
  const { host } = new URL(url);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  // A page that sends viewers on has done so by then; the login page goes to a realm's only provider at once.
  await page.waitForLoadState('networkidle');
  if (new URL(page.url()).host !== host) return;
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { width = 0 } = page.viewportSize() ?? {};
  const { pathname } = new URL(page.url());
  if (judged.has(`${pathname} ${width}`)) return;
  judged.add(`${pathname} ${width}`);
  expect(await problems(page), `${pathname} at ${width} px`).toEqual([]);
}

/** What a page asks that a link leads to: there is none such, or its title cannot be watched here, or not yet. */
const REFUSED = /status of (404|401|402|403|409)/;

for (const id of REALMS) {
  const realm = realmFile(id);
  const locales = localesOf(realm).slice(0, 2);
  const prefix = (locale: string) => prefixOf(realm, locale);

  for (const locale of locales) {
    test(`${id} in ${locale}: axe finds nothing on the pages that links lead a guest to`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(REFUSED);
      test.setTimeout(900_000);
      const linked = await linkedPages(id, locale);
      expect(linked.length, 'pages that links lead to').toBeGreaterThan(1);
      const always = [`${prefix(locale)}/`, `${prefix(locale)}/nowhere`];
      const further = linked.filter((path) => !always.includes(path));
      const paths = [...always, ...further];
      const judged = new Set<string>();
      for (const size of widths) {
        await page.setViewportSize(size);
        for (const path of paths) await judge(page, address(id, path), judged);
      }
      expect(judged.size).toBeGreaterThan(1);
    });

    if (!realm.auth.providers.some(({ type }) => type === 'id')) continue;

    test(`${id} in ${locale}: axe finds nothing on the pages that links lead a viewer to`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(REFUSED);
      test.setTimeout(900_000);
      await open(page, address(id, `${prefix(locale)}/`));
      const way = await signInLink(page, locale).getAttribute('href');
      await open(page, address(id, way ?? ''));
      await fillAndSubmit(page, viewer, locale);
      await expectSignedIn(page, locale);
      const own = await linksOf(page, id, locale);
      const linked = await linkedPages(id, locale);
      const further = linked.filter((path) => !own.includes(path));
      const paths = [...own, ...further];
      const judged = new Set<string>();
      for (const size of widths) {
        await page.setViewportSize(size);
        for (const path of paths) await judge(page, address(id, path), judged);
      }
      expect(judged.size).toBeGreaterThan(0);
    });
  }
}

for (const scheme of ['light', 'dark'] as const) {
  test(`plain follows the system: axe finds nothing in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ['/', '/login']) {
      await open(page, address('plain', path));
      expect(await problems(page), path).toEqual([]);
    }
  });
}

/** Pages of a viewer's own. */
const OWN = ['/account', '/favourites'];

/** A page of each kind that is laid out in a way of its own. */
const KINDS = ['/', '/login', '/browse', '/upcoming', '/news', '/nowhere'];
/** The kinds of titles that have a page. */
const TITLES = ['video', 'live', 'series', 'playlist'];

for (const [name, kinds] of [
  ['titles', TITLES],
  ['other pages', KINDS],
] as const) {
  test(`axe finds nothing on one of each kind of ${name}, as a guest`, {
    tag: '@gate',
  }, async ({ page, complaints }) => {
    complaints.allow(REFUSED);
    const linked = kinds === TITLES ? await linkedPages('apex', 'en') : [];
    for (const kind of kinds) {
      const path = kinds === TITLES ? linked.find((one) => one.startsWith(`/${kind}/`)) : kind;
      await open(page, address('apex', path ?? `/no-page-of-${kind}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(path, kind).toBeDefined();
      expect(await problems(page), path).toEqual([]);
    }
  });
}

test('axe finds nothing on the pages of a viewer’s own', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, 'apex');
  for (const path of OWN) {
    await open(page, address('apex', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await problems(page), path).toEqual([]);
  }
});

test('axe finds nothing on a signed-in home, nor in a form with an error', async ({ page }) => {
  await open(page, address('apex', '/login'));
  await page.getByRole('main').locator('button[type="submit"]').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await signIn(page, 'apex');
  expect(await problems(page)).toEqual([]);
});

test('axe finds nothing on a phone, with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, address('apex', '/'));
  expect(await problems(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  // While the menu is open the page behind it is inert, with the landmarks that axe looks for.
  const except = ['landmark-one-main', 'page-has-heading-one'];
  expect(await problems(page, { except })).toEqual([]);
});
