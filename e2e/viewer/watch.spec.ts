import type { Page } from '@playwright/test';
import { expectMoving, shownFrame } from '../journey/frames';
import { label } from '../journey/labels';
import {
  barButton,
  openFreeTitle,
  playButton,
  playerOf,
  secondOf,
  stopWatching,
} from '../journey/player';
import { fillAndSubmit, viewer } from '../journey/sign-in';
import { address, open, sitePort, source } from '../journey/site';
import { expect, test, withMotion } from '../journey/test';
import { openOneOf } from '../journey/titles';

test.use(withMotion);

const SEGMENT_SECONDS = 2;

/** The first card of a rail: its link and its name. */
async function firstCard(page: Page, rail: string) {
  const titles = page
    .getByRole('region', { name: rail, exact: true })
    .getByRole('heading', { level: 3 });
  const link = titles.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  return { link, name };
}

test('a viewer goes from a card of the home page to its page, and watches', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, viewer);
  await page.waitForURL(/\/home$/);
  const { link, name } = await firstCard(page, 'Finishes and breakdowns');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/video\/[\w-]+\/[\w-]+$/);

  await playButton(page, name).click();
  await expectMoving(page);
  expect((await shownFrame(page))?.clip).toBeDefined();
  // The controls have hidden meanwhile; they come back with the pointer.
  await playerOf(page, name).hover();
  await barButton(page, 'pause').click();
  await expect(barButton(page, 'play')).toBeVisible();
  await stopWatching(page);
});

test('a guest is asked to sign in by the title itself, and comes back to it', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  complaints.allow(/401/);
  await open(page, address('apex', '/home'));
  const { link, name } = await firstCard(page, 'Finishes and breakdowns');
  await link.click();
  await playButton(page, name).click();
  const player = playerOf(page, name);
  await expect(player).toContainText(label('player.refused.SIGN_IN.title'));
  const place = page.url();
  await player.getByRole('link', { name: label('player.signIn') }).click();
  await fillAndSubmit(page, viewer);
  // Nothing is in the way any more: it plays without another press.
  await expect(page).toHaveURL(place);
  await expectMoving(page);
  await stopWatching(page);
});

test('no more than half a minute is loaded ahead, so that a viewer who leaves has paid for no more', async ({
  page,
}) => {
  const name = await openFreeTitle(page, sitePort());
  await playButton(page, name).click();
  await expectMoving(page);
  const ahead = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const { buffered, currentTime } = video;
      return buffered.end(buffered.length - 1) - currentTime;
    });
  await expect.poll(ahead).toBeGreaterThan(28);
  const full = await secondOf(page);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(full + 3);
  // A segment is begun while less than that is there.
  expect(await ahead()).toBeLessThan(30 + 2 * SEGMENT_SECONDS);
});

test('a viewer without a licence reads what is needed, and has a way on', { tag: '@gate' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/402/);
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, { ...viewer, id: 'second@example.com' });
  await page.waitForURL(/\/home$/);
  const { link, name } = await firstCard(page, 'Finishes and breakdowns');
  await link.click();
  await playButton(page, name).click();
  const player = playerOf(page, name);
  await expect(player).toContainText(label('player.refused.LICENCE_NEEDED.title'));
  await player.getByRole('link', { name: label('player.browse') }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('an event that begins counts down, and can be put into a calendar', { tag: '@gate' }, async ({
  page,
  complaints,
}) => {
  // The origin says how long it takes by refusing to play it yet.
  complaints.allow(/409/);
  // At some hours the next event on home is one that was put off.
  const upcoming = await openOneOf(page, 'apex', 'upcoming', 'LICENCE');
  await expect(
    page.getByRole('timer', { name: label('player.starts.in', { title: upcoming?.name ?? '' }) }),
  ).toContainText(/\d\d/);
  const remind = page.getByRole('link', { name: label('player.remind') });
  const calendar = await page.request.get((await remind.getAttribute('href')) ?? '');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/BEGIN:VEVENT\r\nUID:\S+@apex\r\n/);
});

test('a title has one address: others lead to it, and an unknown one is not found', async () => {
  const { text } = await source('apex.localhost', '/home');
  const [, path = '', id = ''] = /href="(\/video\/([\w-]+)\/[\w-]+)"/.exec(text) ?? [];
  expect(id).not.toBe('');
  for (const other of [`/video/${id}`, `/video/${id}/another-name`]) {
    const { status, headers } = await source('apex.localhost', other);
    expect(status).toBe(301);
    expect(headers.location).toBe(path);
  }
  expect((await source('apex.localhost', path)).status).toBe(200);
  expect((await source('apex.localhost', '/video/no-such-title')).status).toBe(404);
  expect((await source('apex.localhost', '/series/no-such-series/x')).status).toBe(404);
});

test('a series leads from season to season, and to its episodes', { tag: '@gate' }, async ({
  page,
}) => {
  await open(page, address('apex', '/series/countdown'));
  await expect(page).toHaveURL(/\/series\/countdown\/countdown$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seasons = page.getByRole('navigation', { name: label('series.seasons') });
  await seasons.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/season\//);
  await expect(seasons.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  const episode = page.locator('ol').getByRole('link').first();
  const name = (await episode.textContent()) ?? '';
  await episode.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
