import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';
import { startVariant, type Variant } from '../test-servers/variant';

const failed = '/oauth/volunteers?error=server_error&state=x';
const policy = 'https://unitygames.example/cookies';

let variant: Variant;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  variant = await startVariant('unity', (file) => ({
    ...file,
    analytics: { sinks: ['origin', 'dataLayer'] },
    cookieConsent: { version: '7', policy: { href: policy } },
  }));
});

test.afterAll(() => variant.stop());

const at = (path: string) => address('unity', path, variant.testServers.sitePort);
const question = (page: Page, language = 'en') =>
  page.getByRole('region', { name: label('cookies.title', {}, language) });
const choice = (page: Page, key: 'accept' | 'refuse' | 'close') =>
  page.getByRole('button', { name: label(`cookies.${key}`), exact: true });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: label('shell.cookieSettings') });
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []);
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('unity.cookie-choice') ?? 'null'));

/** Makes a sign-in fail, which is reported to analytics; returns the calls to analytics from now on. */
async function fail(page: Page): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/analytics\//.test(request.url())) calls.push(request.url());
  });
  await open(page, at(failed));
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.unknown'));
  return calls;
}

test('no analytics is called before the viewer has answered the cookie question, nor after a refusal', async ({
  page,
}) => {
  const calls = await fail(page);
  await expect(question(page)).toBeVisible();
  expect(await heard(page)).toEqual([]);
  await choice(page, 'refuse').click();
  await expect(question(page)).toBeHidden();
  expect(await kept(page)).toMatchObject({ accepted: false, version: '7' });
  expect(Date.parse((await kept(page)).at)).toBeGreaterThan(Date.now() - 60_000);

  calls.push(...(await fail(page)));
  expect(await heard(page)).toEqual([]);
  expect(calls).toEqual([]);
  await expect(question(page)).toBeHidden();
});

test('a viewer who accepts cookies is not asked again, and both analytics get events', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page, at('/home'));
  await expect(question(page)).toBeVisible();
  await choice(page, 'accept').click();
  await reload(page);
  await expect(settings(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  const told = page.waitForRequest(/\/analytics\/events$/);
  await fail(page);
  await told;
  await expect.poll(() => heard(page)).toMatchObject([{ event: 'login_failed' }]);
});

test('an answer to the cookie question holds in every tab at once, and is changed in the footer', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, at('/home'));
  await open(other, at('/home'));
  await expect(question(other)).toBeVisible();
  await choice(page, 'accept').click();
  await expect(question(other)).toBeHidden();

  await settings(other).click();
  await expect(question(other)).toContainText(label('cookies.on'));
  await expect(other.getByRole('heading', { name: label('cookies.title') })).toBeFocused();
  await other.keyboard.press('Escape');
  await expect(question(other)).toBeVisible();
  await choice(other, 'close').click();
  await expect(settings(other)).toBeFocused();
  expect(await kept(page)).toMatchObject({ accepted: true });

  await settings(other).click();
  await choice(other, 'refuse').click();
  expect(await kept(page)).toMatchObject({ accepted: false });
  await fail(page);
  expect(await heard(page)).toEqual([]);
});

test('an answer in another tab closes the cookie question and leaves the focus on the page', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, at('/home'));
  await open(other, at('/home'));
  await choice(other, 'refuse').focus();
  await choice(page, 'accept').click();
  await expect(question(other)).toBeHidden();
  await expect(other.getByRole('main')).toBeFocused();
});

test('the cookie question is not printed', async ({ page }) => {
  await open(page, at('/home'));
  await expect(question(page)).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('padding-bottom', '0px');
  await page.emulateMedia({ media: 'print' });
  await expect(question(page)).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
});

test('a viewer who has answered an earlier version of the cookie question is asked again', async ({
  page,
}) => {
  await open(page, at('/home'));
  await page.evaluate(() =>
    localStorage.setItem(
      'unity.cookie-choice',
      JSON.stringify({ accepted: true, version: '6', at: '2026-01-01T00:00:00Z' }),
    ),
  );
  await fail(page);
  await expect(question(page)).toBeVisible();
  expect(await heard(page)).toEqual([]);
});

test('a browser that refuses tracking on all sites counts as a refusal, and no cookie question is shown', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await fail(page);
  expect(await heard(page)).toEqual([]);
  await open(page, at('/home'));
  await settings(page).click();
  await expect(question(page)).toContainText(label('cookies.signal'));
  await expect(choice(page, 'accept')).toBeHidden();
  await choice(page, 'close').click();
  await expect(question(page)).toBeHidden();
});

test('the cookie question shows both answers alike, and neither blocks nor moves the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          window,
          'shifted',
          Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, at('/login'));
  await expect(question(page)).toBeVisible();
  const [accept, refuse] = await Promise.all([
    choice(page, 'accept').boundingBox(),
    choice(page, 'refuse').boundingBox(),
  ]);
  expect(accept?.width).toBe(refuse?.width);
  expect(accept?.height).toBe(refuse?.height);
  await expect(question(page).getByRole('link')).toHaveAttribute('href', policy);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  expect(await kept(page)).toBeNull();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.01);

  // The last link of the page scrolls out from behind the question when it takes the focus.
  const last = page.locator('main').getByRole('link').last();
  await last.focus();
  const [box, bar] = [await last.boundingBox(), await question(page).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
});

for (const { language, path, width } of [
  { language: 'en', path: '/home', width: 1280 },
  { language: 'ar', path: '/ar/home', width: 360 },
]) {
  test(`axe finds nothing in the cookie question, nor beside it: ${language} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, at(path));
    await expect(question(page, language)).toBeVisible();
    // The question comes before the skip link, which axe recognises only as the first link of a page.
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .disableRules(['region'])
      .analyze();
    expect(violations).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test('with text at twice its size the cookie question takes at most half of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await open(page, at('/home'));
  const bar = await question(page).boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(200);
  await choice(page, 'refuse').click();
  await expect(question(page)).toBeHidden();
});
