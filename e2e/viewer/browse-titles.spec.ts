import type { Page } from '@playwright/test';
import { address, goBack, open, ready, source } from '../journey/site';
import { expect, test } from '../journey/test';

const HOST = 'apex.localhost';

interface Way {
  ids: string;
  /** Who is looked for, as a viewer would say it. */
  kind: string;
  /** The paths of titles of this kind. */
  path: string;
  /** What is pressed after the first title of this path was opened. */
  within?: string;
}

const WAYS: readonly Way[] = [
  { ids: '[1.1-03] [1.2-028]', kind: 'live events', path: '/live' },
  { ids: '[1.1-04] [1.2-065]', kind: 'on-demand videos', path: '/video' },
  { ids: '[1.1-05] [1.2-062]', kind: 'series', path: '/series' },
  { ids: '[1.1-06] [1.2-060]', kind: 'seasons', path: '/series', within: '/season' },
  { ids: '[1.1-07] [1.2-052]', kind: 'playlists', path: '/playlist' },
];

/** The first link of a list that leads below a path. */
const linkTo = (page: Page, path: string) =>
  page.getByRole('main').locator(`li a[href^="${path}/"]`).first();

/** Presses the first link of a list that leads below a path, and resolves to where it led. */
async function press(page: Page, path: string): Promise<string> {
  const link = linkTo(page, path);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address('apex', href));
  return href;
}

/** The heading of a title's page. */
const titleOf = (page: Page) => page.locator('h1[data-ui="detail-title"]');

/** What the server answers at a path: the place it leads to, or its status. */
async function answerAt(path: string): Promise<string | number> {
  const { status, headers } = await source(HOST, path);
  const place = headers.location;
  return status === 301 && typeof place === 'string'
    ? new URL(place, address('apex')).pathname
    : status;
}

for (const { ids, kind, path, within } of WAYS) {
  test(`${ids} a guest browses ${kind} from home, and their address needs an id but no name`, async ({
    page,
    complaints,
  }) => {
    // An event that is upcoming tells its clock so.
    complaints.allow(/status of 409/);
    await open(page, address('apex', '/home'));
    const list = page.url();
    let href = await press(page, path);
    if (within) href = await press(page, within);
    const name = (await titleOf(page).textContent()) ?? '';
    expect(name).not.toBe('');

    // The address goes to others: its name may be missing or an old one, its id may not be another.
    const [, route, id] = href.split('/');
    expect(await answerAt(href)).toBe(200);
    expect(await answerAt(`/${route}/${id}`)).toBe(href);
    expect(await answerAt(`/${route}/${id}/an-older-name`)).toBe(href);
    expect(await answerAt(`/${route}/no-such-title`)).toBe(404);
    expect(await answerAt(`/${route}`)).toBe(404);
    await open(page, address('apex', `/${route}/${id}`));
    await expect(titleOf(page)).toHaveText(name);
    await expect(page).toHaveURL(address('apex', href));

    while (page.url() !== list) {
      await goBack(page);
      await ready(page);
    }
    await expect(linkTo(page, path)).toBeVisible();
  });
}

test('Back pressed before the page listens leads to the page of its address', async ({ page }) => {
  await open(page, address('apex', '/home'));
  await press(page, '/series');
  await expect(titleOf(page)).toBeVisible();
  // The page's code comes late, and once only.
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    /\/code\/entry-/,
    async (route) => {
      await late;
      await route.continue();
    },
    { times: 1 },
  );
  await page.reload({ waitUntil: 'commit' });
  await expect(titleOf(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(address('apex', '/home'));
  release();
  await expect(page.getByRole('main').locator('[data-ui="hero"]').first()).toBeVisible();
  await expect(titleOf(page)).toHaveCount(0);
});
