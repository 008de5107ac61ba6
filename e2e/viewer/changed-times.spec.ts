import type { Locator, Page } from '@playwright/test';
import { label } from '../journey/labels';
import { address, open, originPort, source } from '../journey/site';
import { expect, test } from '../journey/test';

/** The events of Apex that are not held; they stay upcoming at every hour. */
const CANCELLED = 'trials-heavyweight';
const POSTPONED = 'fight-night-port-lavelle';

/** The row of an event, as far down the list as it is. */
async function rowOf(page: Page, id: string): Promise<Locator> {
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href^="/live/${id}/"]`) });
  const more = page.getByRole('button', { name: label('videos.more') });
  while ((await row.count()) === 0) {
    const shown = await page.getByRole('listitem').count();
    await more.click();
    await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(shown);
  }
  return row;
}

async function calendarOf(id: string): Promise<string> {
  const file = `/api/v2/event/${id}.ics?key=apex-public-key`;
  return (await fetch(`http://localhost:${originPort()}${file}`)).text();
}

/** What a title's page tells search engines of the event. */
async function statusOf(path: string): Promise<string | undefined> {
  const { text } = await source('apex.localhost', path);
  return /"eventStatus":"https:\/\/schema\.org\/(\w+)"/.exec(text)?.[1];
}

for (const { id, word, screen, status } of [
  { id: CANCELLED, word: 'title.cancelled', screen: 'player.cancelled', status: 'EventCancelled' },
  { id: POSTPONED, word: 'title.postponed', screen: 'player.postponed', status: 'EventPostponed' },
]) {
  test(`an event that is not held (${status}) says so in lists, on its page, to search engines and in calendars`, async ({
    page,
  }) => {
    await open(page, address('apex', '/schedule'));
    const row = await rowOf(page, id);
    await expect(row.getByText(label(word), { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: label('hero.remind') })).toHaveCount(0);

    const link = row.locator('a');
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address('apex', path));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: label(`${screen}.title`) })).toBeVisible();
    await expect(main.getByText(label(word), { exact: true }).last()).toBeVisible();
    await expect(main.getByText(label('title.upcoming'), { exact: true })).toHaveCount(0);
    await expect(main.getByRole('timer')).toHaveCount(0);
    await expect(main.getByRole('link', { name: label('player.remind') })).toHaveCount(0);

    expect(await statusOf(path)).toBe(status);
    expect(await calendarOf(id)).toContain('STATUS:CANCELLED');
  });
}
