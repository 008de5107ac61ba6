import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { playButton, secondOf } from '../journey/player';
import { address, goBack, open, ready } from '../journey/site';
import { expect, test } from '../journey/test';

const main = (page: Page) => page.getByRole('main');
const cardsOf = (page: Page, rail: string) =>
  main(page).getByRole('region', { name: rail, exact: true }).getByRole('article');
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

test('[2.3-40] player, carousels to discover, upcoming events, heroes, news and the page’s metadata are state of one document, from page to page and back', async ({
  page,
}) => {
  await open(page, address('apex', '/video/walkouts'));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(name));
  await playButton(page, name).click();
  await expectMoving(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const played = await secondOf(page);

  await page.getByRole('banner').getByRole('link').first().click();
  await ready(page);
  const heroes = page.getByRole('region', { name: label('hero.label') });
  const hero = heroes.getByRole('heading').first();
  await expect(hero).not.toHaveText('');
  await expect(cardsOf(page, 'Next fight nights').first()).toBeVisible();
  await expect(cardsOf(page, 'Learn the game').first()).toBeVisible();
  await expect(page).not.toHaveTitle(new RegExp(name));
  const home = await canonical(page);
  const first = await hero.textContent();

  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
  const news = main(page).getByRole('list', { name: label('news.title') });
  await expect(news.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(label('news.title')));
  expect(await canonical(page)).not.toBe(home);

  await goBack(page);
  await expect(hero).toHaveText(first ?? '');
  await expect(cardsOf(page, 'Next fight nights').first()).toBeVisible();
  await expect.poll(() => canonical(page)).toBe(home);
  await expectMoving(page);
  expect(await secondOf(page), 'the player goes on').toBeGreaterThanOrEqual(played);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});
