import type { Page } from '@playwright/test';
import { readCalls } from '../journey/calls';
import { faultNoise, throughEveryFault } from '../journey/faults';
import { label } from '../journey/labels';
import { expectGuest, expectSignedIn, fillAndSubmit, signInLink } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

/** The hearts of a rail, in its order. */
const heartsIn = (page: Page, rail: string) =>
  page.getByRole('region', { name: rail }).getByRole('button', { name: HEART });
const HEART = /^(Favourite|Favorito|مفضل): /;
const heart = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });
const nameIn = (name: string) => name.replace(HEART, '');

/** Scrolls to a rail, and reads the labels of its first hearts. */
async function labelsIn(page: Page, rail: string): Promise<string[]> {
  const region = page.getByRole('region', { name: rail });
  await region.scrollIntoViewIfNeeded();
  await expect(heartsIn(page, rail).first()).toBeAttached();
  const labels = await heartsIn(page, rail).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  expect(labels.length).toBeGreaterThan(1);
  return labels;
}

const kept = (page: Page, realm: string) =>
  page.evaluate((key) => localStorage.getItem(key), `${realm}.favourites`);

/** Presses a heart, which shows when the pointer is over its card. */
async function press(page: Page, name: string): Promise<void> {
  await heart(page, name).scrollIntoViewIfNeeded();
  await heart(page, name).click();
}

/** A rail of videos on Apex's home page. */
const FILMS = { en: 'Finishes and breakdowns', es: 'Finalizaciones y análisis' };

test('[1.2-010] [2.1-10] a guest’s favourites are the viewer’s once they sign in, in their language, at the place they came from', {
  tag: '@gate',
}, async ({ page }) => {
  const account = await newAccount('apex');
  const place = address('apex', '/es/inicio?rail=2');
  await open(page, place);
  const [one = '', two = '', three = ''] = await labelsIn(page, FILMS.es);
  await press(page, one);
  await press(page, two);
  await press(page, three);
  await press(page, three);
  await expect(heart(page, three)).toHaveAttribute('aria-pressed', 'false');
  await reload(page);
  await expectGuest(page, 'es');
  for (const name of [one, two]) {
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }

  await signInLink(page, 'es').click();
  await fillAndSubmit(page, account, 'es');
  await expectSignedIn(page, 'es');
  await expect(page).toHaveURL(place);
  for (const name of [one, two]) {
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  expect(await kept(page, 'apex')).toBeNull();

  // The last favourite is listed first, on another device as well.
  await open(page, address('apex', '/es/favoritos'));
  await expect(heart(page, one)).toBeAttached();
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(
    [two, one].map(nameIn),
  );
  // Removed by mistake: it stays in the list until the viewer leaves the page.
  await press(page, one);
  await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'false');
  await expect(card(page, nameIn(one))).toBeVisible();
  await expect
    .poll(async () => {
      await reload(page);
      await expect(card(page, nameIn(two))).toBeVisible();
      return card(page, nameIn(one)).count();
    })
    .toBe(0);
});

test('a guest who opens the favourites signs in first, and is told why', async ({ page }) => {
  const account = await newAccount('apex');
  await open(page, address('apex', '/favourites'));
  await fillAndSubmit(page, account);
  await expect(page).toHaveURL(address('apex', '/favourites'));
  await expect(
    page.getByRole('heading', { level: 1, name: label('favourites.title') }),
  ).toBeVisible();
  await expect(page.getByText(label('favourites.empty.text'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: label('favourites.empty.action') })
    .click();
  await expect(page).toHaveURL(address('apex', '/home'));
});

test('[1.9-15] [2.7-29] [2.7-30] [2.7-31] favourites are added and removed by the title’s id, and listed nine to a page', {
  tag: '@gate',
}, async ({ page }) => {
  // Adds ten favourites, and lists them.
  test.setTimeout(90_000);
  const account = await newAccount('apex');
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, account);
  await expectSignedIn(page);
  const changes = await readCalls(page, /\/favourite\/vods\/[^/]+$/);
  const pages = await readCalls(page, /\/favourite\/vods$/);
  const labels = await labelsIn(page, FILMS.en);
  expect(labels.length, 'there is enough to mark').toBeGreaterThanOrEqual(10);
  for (const [index, name] of labels.slice(0, 10).entries()) {
    await press(page, name);
    await expect.poll(() => changes.length).toBe(index + 1);
  }
  expect(changes.every(({ method, bearer }) => method === 'PUT' && bearer)).toBe(true);
  expect(new Set(changes.map(({ path }) => path)).size, 'each by its own id').toBe(10);
  const first = changes[0]?.path;

  pages.length = 0;
  await open(page, address('apex', '/favourites'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  // The hearts ask for all favourites; the list asks for pages of the default size.
  const listed = () => pages.filter(({ query }) => !('rpp' in query));
  expect(listed()).toMatchObject([{ method: 'GET', bearer: true }]);
  expect(listed()[0]?.answer.vods).toHaveLength(9);
  await page.getByRole('button', { name: label('favourites.more') }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  expect(listed()).toHaveLength(2);

  changes.length = 0;
  await press(page, labels[0] ?? '');
  await expect
    .poll(() => changes.map(({ method, path }) => [method, path]))
    .toEqual([['DELETE', first]]);
});

test('with the keyboard alone, the heart comes after its card and has a name', async ({ page }) => {
  await open(page, address('apex', '/home'));
  const [one = ''] = await labelsIn(page, FILMS.en);
  await heart(page, one).focus();
  await page.keyboard.press('Enter');
  await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press(' ');
  await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(page, 'apex')).toBeNull();
});

test('a favourite of a guest shows in another tab at once', async ({ page, context }) => {
  await open(page, address('apex', '/home'));
  const [one = ''] = await labelsIn(page, FILMS.en);
  const other = await context.newPage();
  await open(other, address('apex', '/home'));
  await labelsIn(other, FILMS.en);
  await press(page, one);
  await expect(heart(other, one)).toHaveAttribute('aria-pressed', 'true');
  await other.close();
});

test.describe('with an origin that fails', () => {
  test.beforeEach(({ complaints }) => complaints.allow(faultNoise));
  test.afterEach(({ fragile }) => fragile.line.mend());

  test('a guest’s favourites wait while the origin fails, and a heart that was not saved goes back with a message', async ({
    page,
    fragile: { line, sitePort },
  }) => {
    const account = await newAccount('apex');
    await open(page, address('apex', '/home', sitePort));
    const [one = '', two = ''] = await labelsIn(page, FILMS.en);
    await press(page, one);
    const mend = line.spoil(/favourite/, { kind: 'drop' });
    await signInLink(page).click();
    await fillAndSubmit(page, account);
    await expectSignedIn(page);
    expect(await kept(page, 'apex')).not.toBeNull();
    mend();
    await reload(page);
    await labelsIn(page, FILMS.en);
    await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'true');
    expect(await kept(page, 'apex')).toBeNull();

    line.spoil(/favourite/, { kind: 'instead', status: 500, body: '{}' });
    await press(page, two);
    await expect(page.getByText(label('favourites.failed', { title: nameIn(two) }))).toBeVisible();
    await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'false');
  });

  test('a favourite is saved though the page is reloaded before the answer has come', async ({
    page,
    fragile: { line, sitePort },
  }) => {
    const account = await newAccount('apex');
    await open(page, address('apex', '/login', sitePort));
    await fillAndSubmit(page, account);
    await expectSignedIn(page);
    const [one = ''] = await labelsIn(page, FILMS.en);
    await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'false');
    const asked = page.waitForRequest(/favourite\/vods\//);
    const lift = line.spoil(/favourite\/vods\//, { kind: 'hold' });
    await press(page, one);
    await asked;
    await reload(page);
    lift();

    await expect(async () => {
      await open(page, address('apex', '/favourites', sitePort));
      await expect(card(page, nameIn(one))).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  });

  for (const call of [/favourite\/vods/, /graphql$/]) {
    test(`the favourites page says so when ${call.source} does not answer, and asks again`, async ({
      page,
      fragile: { line, sitePort },
    }) => {
      const account = await newAccount('apex');
      await open(page, address('apex', '/home', sitePort));
      const [one = ''] = await labelsIn(page, FILMS.en);
      await press(page, one);
      await signInLink(page).click();
      await fillAndSubmit(page, account);
      await expectSignedIn(page);
      await expect.poll(() => kept(page, 'apex')).toBeNull();
      const failed = label('favourites.failed.title');
      const again = page.getByRole('button', { name: label('failure.retry') });
      const mend = line.spoil(call, { kind: 'instead', status: 500, body: '{}' });
      await open(page, address('apex', '/favourites', sitePort));
      await expect(page.getByRole('main')).toContainText(failed);
      mend();
      await throughEveryFault(page, line, {
        call,
        ask: () => again.click(),
        told: page.getByRole('main'),
        words: { breaks: failed, disappears: failed, hangs: failed, 'talks nonsense': failed },
      });
      await again.click();
      await expect(card(page, nameIn(one))).toBeVisible();
    });
  }
});
