import type { Locator, Page } from '@playwright/test';
import { label } from '../journey/labels';
import { address, goBack, open, ready, source } from '../journey/site';
import { expect, test } from '../journey/test';

// A zone that is no realm's own.
test.use({ timezoneId: 'Asia/Tokyo' });

const SITES = [
  { realm: 'apex', language: 'en', feeds: 3, zone: /Japan/ },
  { realm: 'noor', language: 'ar', feeds: 3, zone: /اليابان/ },
] as const;

type Language = (typeof SITES)[number]['language'];

/** The list of the page of news. */
const listOf = (page: Page, language: Language): Locator =>
  page.getByRole('main').getByRole('list', { name: label('news.title', {}, language) });

const more = (page: Page, language: Language): Locator =>
  page.getByRole('main').getByRole('button', { name: label('videos.more', {}, language) });

const headingOf = (page: Page): Locator => page.locator('h1[data-ui="detail-title"]');

/** The last article of the list once all of it has been loaded, by the keyboard. */
async function lastArticle(page: Page, language: Language): Promise<Locator> {
  const articles = listOf(page, language).getByRole('article');
  await expect(articles).toHaveCount(9);
  await more(page, language).press('Enter');
  await expect(articles).toHaveCount(12);
  return articles.last().getByRole('link');
}

for (const { realm, language, feeds, zone } of SITES) {
  test(`${realm}: [1.1-08] [1.2-042] [1.2-043] a guest browses news by the keyboard, reads an item, and comes back to the list as it was`, {
    tag: realm === 'apex' ? '@gate' : [],
  }, async ({ page }) => {
    await open(page, address(realm, '/news'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      label('news.title', {}, language),
    );
    const last = await lastArticle(page, language);
    const name = (await last.textContent()) ?? '';
    const href = (await last.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/news\/[a-z-]+\/[a-z0-9-]+$/);

    await last.press('Enter');
    await expect(page).toHaveURL(address(realm, href));
    await expect(headingOf(page)).toHaveText(name);
    const main = page.getByRole('main');
    await expect(main.getByText(zone)).toBeVisible();
    const published = main.locator('[data-ui="detail"] time').first();
    await expect(published).toHaveAttribute('title', /\+9$/);
    await expect(main.locator('[data-ui="detail"] img').first()).toHaveAccessibleName(/./);
    await expect(main.locator('[data-ui="rich-text"] p').first()).toBeVisible();
    const titles = main.getByRole('region', { name: label('news.titles', {}, language) });
    await expect(titles.getByRole('link').first()).toBeVisible();

    await goBack(page);
    await ready(page);
    await expect(listOf(page, language).getByRole('article')).toHaveCount(12);
    await expect(last).toHaveText(name);
    await expect(last).toBeInViewport();

    // The topics are links, and each has its own articles.
    const topics = main
      .getByRole('navigation', { name: label('news.feeds', {}, language) })
      .getByRole('link');
    await expect(topics).toHaveCount(feeds + 1);
    const topic = (await topics.last().textContent()) ?? '';
    await topics.last().press('Enter');
    await expect(page).toHaveURL(/\/news\?feed=/);
    await expect(topics.last()).toHaveAttribute('aria-current', 'page');
    const own = main.getByRole('list', { name: topic, exact: true }).getByRole('article');
    await expect(own.first()).toContainText(topic);
  });

  test(`${realm}: the page of an article is for search engines too, and an address that leads to none is not found`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    await open(page, address(realm, '/news'));
    const link = listOf(page, language).getByRole('link').first();
    const [, , feed, id] = ((await link.getAttribute('href')) ?? '').split('/');
    const host = `${realm}.localhost`;
    const statusAt = async (path: string) => (await source(host, path)).status;

    const { status, text } = await source(host, `/news/${feed}/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('"@type":"NewsArticle"');
    expect(text).toContain('<meta property="og:type" content="article"');
    expect(await statusAt(`/news?feed=${feed}`)).toBe(200);

    for (const path of [
      `/news/${feed}/no-such-article`,
      `/news/no-such-feed/${id}`,
      `/news/${feed}`,
      '/news?feed=no-such-feed',
      '/news?after=nonsense',
    ]) {
      expect(await statusAt(path), path).toBe(404);
    }
    await open(page, address(realm, `/news/no-such-feed/${id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      label('notFound.title', {}, language),
    );
  });

  test(`${realm}: news that do not come say so, and come once there is a connection`, async ({
    page,
    fragile,
    complaints,
  }) => {
    complaints.allow(/ERR_|Failed to load resource|status of 5\d\d|CORS/);
    await open(page, address(realm, '/news', fragile.sitePort));
    const articles = listOf(page, language).getByRole('article');
    const mend = fragile.line.spoil(/^\/graphql/, { kind: 'drop' });
    await more(page, language).press('Enter');
    const told = page.getByText(label('failure.offline', {}, language));
    await expect(told.first()).toBeVisible({ timeout: 20_000 });
    await expect(articles).toHaveCount(9);

    await articles.first().getByRole('link').press('Enter');
    await expect(page.getByText(label('news.failed.title', {}, language))).toBeVisible({
      timeout: 20_000,
    });
    mend();
    await page.getByRole('button', { name: label('failure.retry', {}, language) }).press('Enter');
    await expect(headingOf(page)).toBeVisible();

    await goBack(page);
    await ready(page);
    await lastArticle(page, language);
  });
}

test.afterEach(({ fragile }) => fragile.line.mend());
