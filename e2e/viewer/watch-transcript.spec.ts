import type { Page } from '@playwright/test';
import { problems } from '../journey/axe';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { playButton, playerOf, secondOf, stopWatching } from '../journey/player';
import { HOLDER, signInAs } from '../journey/sample-viewers';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { openOneOf } from '../journey/titles';

const PAGES = [
  { realm: 'apex', path: '/video/thirty-seconds', language: 'en', width: 1280 },
  { realm: 'noor', path: '/video/photo-finish', language: 'ar', width: 360 },
] as const;

/** All the texts of a title in one file. */
const WHOLE = /\/text-[a-z]+\.vtt(\?|$)/;

/** Begins a title by the keyboard, so that the controls stay; resolves to the button of its menu. */
async function play(page: Page, language: string) {
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await playButton(page, title, language).press('Enter');
  await expectMoving(page);
  const name = label('player.more', {}, language);
  return playerOf(page, title, language).getByRole('button', { name, exact: true });
}

/** Opens the transcript from the menu by the keyboard. */
async function openTranscript(page: Page, language: string) {
  const menu = await play(page, language);
  const name = label('player.transcript', {}, language);
  await menu.press('Enter');
  await page.getByRole('button', { name, exact: true }).press('Enter');
  return { menu, panel: page.getByRole('dialog', { name, exact: true }) };
}

for (const { realm, path, language, width } of PAGES) {
  test(`at ${width} px a viewer of ${realm} reads all that is said in a title, goes to a moment by it, and comes back to the bar, by the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address(realm, path));
    const { menu, panel } = await openTranscript(page, language);
    const lines = panel.getByRole('listitem');
    await expect(lines.nth(20)).toBeVisible();
    const texts = await lines.locator('p').allTextContents();
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    await expect(lines.first().locator('p')).toHaveAttribute('lang', language);
    expect(await problems(page), 'the open transcript').toEqual([]);

    const late = lines.nth(20).getByRole('button');
    const name = (await late.getAttribute('aria-label')) ?? '';
    const time = (await late.textContent()) ?? '';
    expect(name).toBe(label('transcript.playFrom', { time }, language));
    const [minutes = 0, seconds = 0] = time.split(':').map(Number);
    const at = 60 * minutes + seconds;
    expect(at, 'a line that is not near').toBeGreaterThan(60);
    await late.press('Enter');
    await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(at);
    expect(await secondOf(page)).toBeLessThan(at + 15);
    await expectMoving(page);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(menu).toBeFocused();

    // Opened again, it begins with what is said now.
    await menu.press('Enter');
    const transcript = label('player.transcript', {}, language);
    await page.getByRole('button', { name: transcript, exact: true }).press('Enter');
    const said = panel.locator('[aria-current="true"]');
    await expect(said).toHaveCount(1);
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(panel.locator('li').filter({ has: page.locator(':focus') })).toHaveCount(1);
    expect(await problems(page), 'the transcript with its mark').toEqual([]);
    await page.keyboard.press('Escape');
  });
}

test('a transcript is in the language that the viewer chooses, and one that does not load says so and can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load/);
  await page.route(WHOLE, (route) => route.abort());
  await open(page, address('apex', '/video/thirty-seconds'));
  const { panel } = await openTranscript(page, 'en');
  await expect(panel.getByRole('alert').or(panel.getByRole('status'))).toContainText(
    label('transcript.failed'),
  );
  await page.unroute(WHOLE);
  await panel.getByRole('button', { name: label('failure.retry') }).click();
  await expect(panel.getByRole('listitem').first().locator('p')).toHaveAttribute('lang', 'en');
  const asked = page.waitForRequest(/\/text-es\.vtt/);
  const languages = panel.getByLabel(label('transcript.language'));
  await languages.focus();
  await languages.selectOption({ label: 'Español' });
  await asked;
  await expect(panel.getByRole('listitem').first().locator('p')).toHaveAttribute('lang', 'es');
  await expect(languages).toBeFocused();
});

test('a live event, whose texts are still to come, has no transcript', async ({ page }) => {
  await signInAs(page, 'apex', HOLDER);
  await openOneOf(page, 'apex', 'live', 'LICENCE');
  const menu = await play(page, 'en');
  await menu.press('Enter');
  await expect(page.getByRole('button', { name: label('player.keys'), exact: true })).toBeVisible();
  const transcript = page.getByRole('button', { name: label('player.transcript'), exact: true });
  await expect(transcript).toHaveCount(0);
  await page.keyboard.press('Escape');
  await stopWatching(page);
});
