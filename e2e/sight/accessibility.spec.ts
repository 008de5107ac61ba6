import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localesOf, prefixOf, REALMS, realmFile } from '../journey/realms';
import { signIn } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const full = Boolean(process.env.FULL);

/**
 * What the browser puts off laying out until it comes near, axe takes for hidden, and a rail for one without cards.
 * Keys and screen readers reach it all the same.
 */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility !== 'auto') continue;
      element.style.contentVisibility = 'visible';
    }
  });
}

async function problems(
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<string[]> {
  await layOutEverything(page);
  const { violations } = await new AxeBuilder({ page })
    .disableRules(except)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

for (const id of REALMS) {
  const realm = realmFile(id);
  test(`${id}: axe finds nothing on any page a guest can reach`, async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    test.setTimeout(120_000);
    const locales = full ? localesOf(realm) : localesOf(realm).slice(0, 1);
    for (const locale of locales) {
      // Their paths are those of the default language.
      const own = locale === realm.locales.default ? (realm.pages?.own ?? []) : [];
      const ownPaths = own.map((page) => `/externalpage/${page.id}`);
      for (const path of ['/', '/login', '/nowhere', ...ownPaths]) {
        await open(page, address(id, `${prefixOf(realm, locale)}${path}`));
        // A realm's only provider is gone to at once; what is judged is the page that one ends on.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await problems(page), `${locale} ${path}`).toEqual([]);
      }
    }
  });
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
  // While the menu is open the page behind it is inert, and with it the landmarks that axe looks for.
  const except = ['landmark-one-main', 'page-has-heading-one'];
  expect(await problems(page, { except })).toEqual([]);
});
