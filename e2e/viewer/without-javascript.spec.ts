import { localesOf, prefixOf, REALMS, realmFile, textOf } from '../journey/realms';
import { address, source } from '../journey/site';
import { expect, test } from '../journey/test';

const entity = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The pages that every realm has, in its default language. */
const pages = ['/', '/home', '/login', '/nowhere'];

for (const id of REALMS) {
  const realm = realmFile(id);

  test(`[1.1-01] [1.1-18] the first bytes of ${id} have title, description, Open Graph, language, heroes and rails`, {
    tag: id === 'apex' ? '@gate' : [],
  }, async () => {
    for (const locale of localesOf(realm)) {
      const { status, text } = await source(`${id}.localhost`, `${prefixOf(realm, locale)}/`);
      expect(status).toBe(200);
      const direction = locale.startsWith('ar') ? 'rtl' : 'ltr';
      expect(text).toContain(`<html lang="${locale}" dir="${direction}"`);
      expect(text).toMatch(
        new RegExp(`<title>[^<]*${entity(textOf(realm.fullName, locale))}[^<]*</title>`),
      );
      expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
      for (const property of ['og:title', 'og:description', 'og:type', 'og:url', 'og:site_name']) {
        expect(text).toContain(`property="${property}"`);
      }
      expect(text).toMatch(/<link rel="canonical" href="http/);
      const titles = (realm.pages?.home?.sections ?? [])
        .filter((section) => section.type === 'rail')
        .map((section) => textOf(section.title, locale))
        .filter(Boolean);
      for (const title of titles) expect(text).toContain(entity(title));
      expect(text.match(/<h1\b/g)).toHaveLength(1);
    }
  });

  test(`no page of ${id} names this product in its source`, async () => {
    for (const locale of localesOf(realm)) {
      for (const path of pages) {
        const { text } = await source(`${id}.localhost`, `${prefixOf(realm, locale)}${path}`);
        expect(text.length).toBeGreaterThan(1000);
        expect(text.toLowerCase().split('marquee')).toHaveLength(1);
      }
    }
    for (const path of ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml']) {
      const { text } = await source(`${id}.localhost`, path);
      expect(text.toLowerCase()).not.toContain('marquee');
    }
  });
}

for (const [id, path, plan, price, words] of [
  ['apex', '/purchase', 'Cageside', '$12.99', 'a month'],
  ['apex', '/pt/comprar', 'Cageside', '12,99', 'por mês'],
  ['noor', '/purchase', 'نور الشهرية', '1.250', 'في الشهر'],
] as const) {
  test(`the first bytes of ${id}’s plans at ${path} have their names and prices, and a way on for each`, async () => {
    const { status, text } = await source(`${id}.localhost`, path);
    expect(status).toBe(200);
    const [, main = ''] = text.split('<main');
    const [, ...cards] = main.split('<article');
    expect(cards.length).toBeGreaterThan(2);
    const card = cards.find((one) => one.includes(`>${plan}<`));
    expect(card).toContain(price);
    expect(card).toContain(words);
    for (const one of cards) expect(one).toMatch(/<a [^>]*href="[^"]+"/);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan’s button leads to the login page, which leads back to that plan', async ({
    page,
  }) => {
    await page.goto(address('apex', '/purchase'), { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Choose Cageside', exact: true }).click();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === '/login' && searchParams.get('licences') === '102',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });

  test('a viewer can read a home page and follow its links', async ({ page }) => {
    await page.goto(address('apex', '/'), { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveTitle(/Apex/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(address('apex', '/login'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });
});
