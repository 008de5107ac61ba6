import { FAULTS, faultNoise } from '../journey/faults';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { openFreeTitle, playButton, playerOf } from '../journey/player';
import { goBack, reload, sitePort } from '../journey/site';
import { expect, test } from '../journey/test';

const STREAM = /\/stream\/vod\//;

test.beforeEach(({ complaints }) => complaints.allow(faultNoise));
test.afterEach(({ fragile }) => fragile.line.mend());

test('a browser without media sources says what is missing, and the page stays whole', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'MediaSource');
    Reflect.deleteProperty(window, 'ManagedMediaSource');
    HTMLVideoElement.prototype.canPlayType = () => '';
  });
  const name = await openFreeTitle(page, sitePort());
  await playButton(page, name).click();
  const told = playerOf(page, name).getByRole('alert');
  await expect(told).toContainText(label('player.failed.unsupported.title'));
  await expect(told).toContainText(label('player.failed.unsupported.text'));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a viewer who leaves while the stream is asked for, and comes back, can play', async ({
  page,
  fragile: { line, sitePort: port },
}) => {
  const name = await openFreeTitle(page, port);
  const release = line.spoil(STREAM, FAULTS.hangs);
  const begun = page.waitForRequest((request) => STREAM.test(request.url()));
  await playButton(page, name).click();
  await begun;
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('video')).toHaveCount(0);
  release();
  await goBack(page);
  await playButton(page, name).click();
  await expectMoving(page);
});

test('a reload in the middle of a failure gives the title anew, and a second tab plays meanwhile', async ({
  page,
  context,
  fragile: { line, sitePort: port },
}) => {
  const name = await openFreeTitle(page, port);
  const mend = line.spoil(STREAM, FAULTS.breaks);
  await playButton(page, name).click();
  await expect(playerOf(page, name).getByRole('alert')).toContainText(
    label('player.failed.call.title'),
  );
  mend();
  const second = await context.newPage();
  await openFreeTitle(second, port);
  await playButton(second, name).click();
  await expectMoving(second);
  await reload(page);
  await expect(playerOf(page, name).getByRole('alert')).toHaveCount(0);
  await page.bringToFront();
  await playButton(page, name).click();
  await expectMoving(page);
});

test('code of the player that does not come is told, and comes with the page at the second try', async ({
  page,
}) => {
  await page.route(/\/hls-engine-[^/]*\.js$/, (route) => route.abort());
  const name = await openFreeTitle(page, sitePort());
  await playButton(page, name).click();
  const told = playerOf(page, name).getByRole('alert');
  await expect(told).toContainText(label('player.failed.network.title'));
  await expect(told).toContainText(label('player.lost'));
  await page.unrouteAll();
  const retry = told.getByRole('button', { name: label('player.retry') });
  await retry.click();
  // Browsers differ in whether they fetch a module once more: it plays, or the page is there anew.
  const again = playButton(page, name);
  await expect(again.or(page.locator('video')).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expectMoving(page);
});
