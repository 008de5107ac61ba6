import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { barButton, begin, playButton, playerOf, secondOf, stopWatching } from '../journey/player';
import { HOLDER, OTHER_HOLDER, signInAs } from '../journey/sample-viewers';
import { expectGuest, expectSignedIn, signOutByMenu } from '../journey/sign-in';
import { address, goBack, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';
import { openOneOf } from '../journey/titles';

/** What a viewer sees while the picture waits for the network: a ring, then words, then that they are offline. */
const wait = (player: Locator) =>
  player
    .getByLabel(label('player.waiting'))
    .or(player.getByText(label('player.waitsLong.title')))
    .or(player.getByText(label('player.failed.offline.title')))
    .first();

/** Cuts the network of a browser until something of it is seen. */
async function cutNetwork(context: BrowserContext, page: Page, seen: Locator): Promise<void> {
  const isOffline = page.getByText(label('shell.offline'));
  await context.setOffline(true);
  await expect(isOffline).toBeVisible();
  await expect(seen).toBeVisible({ timeout: 60_000 });
  await context.setOffline(false);
  await expect(isOffline).toBeHidden();
}

/** Plays a title, up to its moving picture. */
async function play(page: Page, name: string): Promise<void> {
  await playButton(page, name).click();
  await expectMoving(page);
}

/** Opens a title of Unity and plays it. */
async function watch(page: Page, kind: 'video' | 'replay' | 'live'): Promise<string> {
  const title = await openOneOf(page, 'unity', kind, 'LICENCE');
  if (!title) throw new Error(`Unity lists no title of this kind: ${kind}.`);
  await play(page, title.name);
  return title.name;
}

test('back, forward and a reload in the middle of playing lead to the title, which plays on or again', async ({
  page,
}) => {
  await signInAs(page, 'unity', OTHER_HOLDER);
  const name = await watch(page, 'video');
  const place = page.url();
  await goBack(page);
  await expect(page).toHaveURL(address('unity', '/home'));
  // It plays on beside the other page, and comes back to its own.
  await page.goForward();
  await expect(page).toHaveURL(place);
  await expect(playerOf(page, name).locator('video')).toHaveCount(1);
  await expectMoving(page);
  await reload(page);
  await expect(page).toHaveURL(place);
  await play(page, name);
  // One tab is one screen, however often its page was loaded.
  await expect(playerOf(page, name)).not.toContainText(label('player.refused.CONCURRENCY.title'));
  await stopWatching(page);
});

test('a guest whose page is loaded anew goes on where they were, or from the start', async ({
  page,
}) => {
  await open(page, address('apex', '/video/walkouts'));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await play(page, name);
  // As much as counts as having begun a title.
  await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThan(12);
  const before = await secondOf(page);
  await reload(page);
  const again = page.getByRole('button', { name: label('player.resumeTitle', { title: name }) });
  await again.click();
  await expectMoving(page);
  expect(await secondOf(page)).toBeGreaterThan(before - 5);
  await reload(page);
  await page.getByRole('button', { name: label('player.startOver'), exact: true }).click();
  await expectMoving(page);
  expect(await secondOf(page)).toBeLessThan(10);
});

test('a second tab that plays pauses the first, and a third screen is refused until one is stopped', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/403/);
  await signInAs(page, 'plain', OTHER_HOLDER);
  const title = await openOneOf(page, 'plain', 'video', 'LICENCE');
  const name = title?.name ?? '';
  await play(page, name);
  const second = await context.newPage();
  await open(second, page.url());
  await play(second, name);
  await page.bringToFront();
  await playerOf(page, name).hover();
  await expect(barButton(page, 'play')).toBeVisible();

  const third = await context.newPage();
  await open(third, page.url());
  await playButton(third, name).click();
  const player = playerOf(third, name);
  await expect(player).toContainText(label('player.refused.CONCURRENCY.title'));
  const stop = player.getByRole('button', { name: label('player.stopThere') });
  await expect(stop).toHaveCount(2);
  await stop.last().click();
  await expectMoving(third);
  for (const tab of [third, second]) await stopWatching(tab);
});

test('a title that plays stops for who signs out in another tab, and asks who comes next to sign in', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/401/);
  await signInAs(page, 'apex', OTHER_HOLDER);
  const title = await openOneOf(page, 'apex', 'video', 'LICENCE');
  await begin(page, 'apex', title?.name ?? '');
  await expectMoving(page);
  const other = await context.newPage();
  await open(other, address('apex', '/home'));
  await expectSignedIn(other);
  await signOutByMenu(other);
  await expectGuest(other);
  const player = playerOf(page, title?.name ?? '');
  await expect(player).toContainText(label('player.refused.SIGN_IN.title'));
  await expect(player.getByRole('link', { name: label('player.signIn') })).toBeVisible();
});

test('a cut of the network leaves a video where it was: it goes on by itself, also from where the viewer has sought', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_/);
  test.setTimeout(120_000);
  await signInAs(page, 'unity', OTHER_HOLDER);
  // Long enough that not all of it is loaded ahead.
  const name = await watch(page, 'replay');
  const player = playerOf(page, name);
  const before = await secondOf(page);
  // It has been loaded further than it is shown: the viewer sees no more of a short cut than the page's notice.
  await cutNetwork(context, page, page.locator('video'));
  await expectMoving(page);
  expect(await secondOf(page)).toBeGreaterThanOrEqual(before);

  // Further than what has been loaded ahead, so that the picture has to wait for the network.
  const sought = await page.locator('video').evaluate((video) => {
    const { duration } = video as HTMLVideoElement;
    return Math.floor(duration / 2);
  });
  await context.setOffline(true);
  await player.hover();
  await player.getByRole('slider', { name: label('player.position') }).focus();
  await page.keyboard.press('5');
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(sought - 1);
  await cutNetwork(context, page, wait(player));
  await expectMoving(page);
  expect(await secondOf(page)).toBeGreaterThanOrEqual(sought - 1);
  await stopWatching(page);
});

test('a live event whose picture has stopped for want of a network goes on by itself', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_/);
  test.setTimeout(120_000);
  await signInAs(page, 'metro', HOLDER);
  const title = await openOneOf(page, 'metro', 'live', 'LICENCE');
  const name = title?.name ?? '';
  await begin(page, 'metro', name);
  await expectMoving(page);
  await cutNetwork(context, page, wait(playerOf(page, name)));
  await expectMoving(page);
  await stopWatching(page);
});
