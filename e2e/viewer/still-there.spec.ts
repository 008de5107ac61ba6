import type { Page } from '@playwright/test';
import { problems } from '../journey/axe';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { playButton, playerOf, secondOf } from '../journey/player';
import { OTHER_HOLDER } from '../journey/sample-viewers';
import { fillAndSubmit, viewer } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { startVariant, type Variant } from '../test-servers/variant';

let unity: Variant;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  unity = await startVariant('unity', (file) => ({ ...file, player: { stillThere: 1 } }));
});
test.afterAll(() => unity.stop());

/** Waits for a heartbeat that holds no stream any more. */
const screenReturned = (page: Page) =>
  page.waitForRequest(
    (request) =>
      request.url().includes('/multiviewHeartbeat') &&
      request.method() === 'POST' &&
      request.postDataJSON().streams.length === 0,
  );

/** Signs in and plays a title, by a clock that can be moved on; resolves to its name. */
async function playByClock(page: Page): Promise<string> {
  const { sitePort } = unity.testServers;
  await open(page, address('unity', '/login', sitePort));
  await fillAndSubmit(page, { ...viewer, id: OTHER_HOLDER });
  await page.waitForURL(/\/home$/);
  const card = page.getByRole('main').locator('li a[href^="/video/"]').first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  // The page listens by now: code that loads by the clock has.
  await page.clock.install();
  await playButton(page, name).click();
  await expectMoving(page);
  return name;
}

test('a title that plays without a press asks, gives its screen back without an answer, and goes on where it was', async ({
  page,
}) => {
  const name = await playByClock(page);
  // A tab's timers fire once after a sleep of this length, so that it counts as played.
  await page.clock.fastForward(70_000);
  const question = page.getByRole('alertdialog', { name: label('player.stillThere.title') });
  await expect(question).toBeVisible();
  const goOn = playerOf(page, name).getByRole('button', { name: label('player.stillThere.go') });
  await expect(goOn).toBeFocused();
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  expect(await problems(page), 'while it asks').toEqual([]);
  const place = await secondOf(page);

  const returned = screenReturned(page);
  await page.clock.fastForward(310_000);
  await returned;
  await expect(
    playerOf(page, name).getByRole('heading', { name: label('player.stillThere.rested') }),
  ).toBeVisible();

  expect(await problems(page), 'without an answer').toEqual([]);
  await expect(goOn).toBeFocused();
  await page.keyboard.press('Enter');
  await expectMoving(page);
  expect(await secondOf(page)).toBeGreaterThanOrEqual(Math.floor(place));
});

test('a small player asks as well, goes on by its button, and without an answer it ends and gives its screen back', async ({
  page,
}) => {
  const name = await playByClock(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
  const small = page.getByRole('region', {
    name: label('player.floating.label', { title: name }),
    exact: true,
  });
  await expect(small).toBeVisible();
  await expectMoving(page);

  await page.clock.fastForward(70_000);
  const question = small.getByRole('status');
  await expect(question).toHaveText(label('player.stillThere.title'));
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  await small.getByRole('button', { name: label('player.stillThere.go') }).press('Enter');
  await expect(question).toHaveText('');
  await expectMoving(page);

  await page.clock.fastForward(70_000);
  await expect(question).toHaveText(label('player.stillThere.title'));
  const returned = screenReturned(page);
  await page.clock.fastForward(310_000);
  await returned;
  await expect(small).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
});
