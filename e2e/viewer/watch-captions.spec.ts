import type { Locator, Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { openFreeTitle, playButton, playerOf } from '../journey/player';
import { sitePort } from '../journey/site';
import { expect, test } from '../journey/test';

/** Has each file of captions say, for as long as the journey takes, of which rendition it is. */
async function nameCaptions(page: Page): Promise<void> {
  await page.route(/\/text-\w+\/\d+\.vtt(\?|$)/, async (route) => {
    const response = await route.fetch();
    const [head = 'WEBVTT'] = (await response.text()).split('\n\n');
    const [, id] = /\/text-(\w+)\//.exec(route.request().url()) ?? [];
    await route.fulfill({
      response,
      body: `${head}\n\n00:00:00.000 --> 00:40:00.000\nsays ${id}\n`,
    });
  });
}

const captionsButton = (player: Locator) =>
  player.getByRole('button', { name: label('player.captions'), exact: true });

/** What the menu says is chosen. */
async function inMenu(page: Page, player: Locator): Promise<string> {
  await player.hover();
  await captionsButton(player).click();
  const list = page.getByRole('group', { name: label('player.captions'), exact: true });
  const chosen = list.getByRole('radio', { checked: true });
  const name = await chosen.evaluate((radio) => radio.closest('label')?.textContent ?? '');
  await page.keyboard.press('Escape');
  return name;
}

/** The text tracks that are on, but for what is written without being asked for. */
const tracksOn = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('video')?.textTracks ?? [])]
      .filter(
        ({ kind, mode }) => (kind === 'captions' || kind === 'subtitles') && mode !== 'disabled',
      )
      .map((track) => track.label),
  );

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('apex.player'));

/** Expects button, menu, text tracks and picture to tell the same; null: there are no captions. */
async function expectOne(
  page: Page,
  player: Locator,
  shown: { name: string; says: string } | null,
) {
  const picture = player.locator('[data-ui="captions"]');
  if (shown) await expect(picture).toContainText(`says ${shown.says}`);
  else await expect(picture.getByText(/says/)).toHaveCount(0);
  expect(await inMenu(page, player)).toBe(shown?.name ?? label('player.off'));
  await expect(captionsButton(player)).toHaveAttribute('data-on', String(shown !== null));
  if (shown) expect(await tracksOn(page)).toEqual([shown.name]);
}

const ENGLISH = { name: 'English (CC)', says: 'en' };
const YELLOW = 'color(srgb 1 1 0)';
const SPANISH = { name: 'Español', says: 'es' };

test('P5 button, menu, key, the system’s list and the picture tell the same of captions, and only a press is kept', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await nameCaptions(page);
  const name = await openFreeTitle(page, sitePort());
  await playButton(page, name).click();
  await expectMoving(page);
  const player = playerOf(page, name);
  await expectOne(page, player, null);

  await player.focus();
  await page.keyboard.press('c');
  await expectOne(page, player, ENGLISH);

  await captionsButton(player).click();
  await page
    .getByRole('group', { name: label('player.captions'), exact: true })
    .getByRole('radio', { name: SPANISH.name, exact: true })
    .click();
  await expectOne(page, player, SPANISH);

  const kept = await stored(page);
  await page.evaluate((wanted) => {
    for (const track of document.querySelector('video')?.textTracks ?? [])
      track.mode = track.label === wanted ? 'showing' : 'disabled';
  }, ENGLISH.name);
  await expectOne(page, player, ENGLISH);
  expect(await stored(page), 'the system’s list is no press of the player').toBe(kept);

  await player.focus();
  await page.keyboard.press('3');
  await expectMoving(page);
  await expectOne(page, player, ENGLISH);
  await player.focus();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expectOne(page, player, ENGLISH);
  await page.evaluate(() => document.exitFullscreen());

  // Another page: what was pressed last holds there.
  expect(await stored(page)).toBe(kept);
  await page.reload();
  await playButton(page, name).click();
  await expectMoving(page);
  await expectOne(page, player, SPANISH);
  await player.focus();
  await page.keyboard.press('c');
  await expectOne(page, player, null);
  expect(await stored(page)).not.toBe(kept);
});

test('P6 the first captions have the look that a viewer chose before, and the code of its settings stays away', async ({
  page,
}) => {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    'apex.player',
    JSON.stringify({
      tracks: { text: { language: 'en', kind: 'captions' } },
      captionsLook: { size: 200, colour: 'yellow', background: 'blue', edge: 'uniform' },
    }),
  ] as const);
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await nameCaptions(page);
  const name = await openFreeTitle(page, sitePort());
  await playButton(page, name).click();
  const words = playerOf(page, name)
    .locator('[data-ui="captions"] span')
    .filter({ hasText: /says/ });
  await expect(words.first()).toBeVisible();
  const look = () =>
    words.first().evaluate((shown) => {
      const { color, backgroundColor, fontSize, textShadow } = getComputedStyle(shown);
      return { color, backgroundColor, size: Number.parseFloat(fontSize), textShadow };
    });
  const chosen = await look();
  expect(chosen.color).toBe(YELLOW);
  expect(chosen.backgroundColor).toMatch(/^color\(srgb 0 0 1/);
  expect(chosen.textShadow).not.toBe('none');
  const settings = () => scripts.filter((url) => url.includes('/CaptionsPanel'));
  expect(settings()).toEqual([]);

  // Another title, in a tab of its own.
  const other = await page.context().newPage();
  await nameCaptions(other);
  await openFreeTitle(other, sitePort());
  await playButton(other, name).click();
  const there = playerOf(other, name)
    .locator('[data-ui="captions"] span')
    .filter({ hasText: /says/ });
  await expect(there.first()).toHaveCSS('color', YELLOW);
  await other.close();

  // The name under which that code would have come.
  await playerOf(page, name).hover();
  await captionsButton(playerOf(page, name)).click();
  await page.getByRole('button', { name: label('player.captionsSettings') }).click();
  await expect.poll(settings).not.toEqual([]);
});
