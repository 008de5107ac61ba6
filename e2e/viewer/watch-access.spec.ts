import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { barButton, openFreeTitle, playButton, playerOf } from '../journey/player';
import { address, open, sitePort } from '../journey/site';
import { expect, test } from '../journey/test';

/** Opens a title that is free for guests, and plays it by the keyboard; resolves to its player, which has the focus. */
async function playByKeyboard(page: Page) {
  const name = await openFreeTitle(page, sitePort());
  await playButton(page, name).focus();
  await page.keyboard.press('Enter');
  await expectMoving(page);
  const player = playerOf(page, name);
  await expect(player).toBeFocused();
  return { name, player };
}

/** What has the focus: its name for assistive technology comes with the visible text or a label. */
const focusedControl = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    const { width = 0, height = 0 } = focused?.getBoundingClientRect() ?? {};
    return {
      isInPlayer: focused?.closest('[data-ui="player"]') != null,
      isSlider: focused?.matches('input[type="range"]') ?? false,
      name: focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '',
      width: Math.round(width),
      height: Math.round(height),
    };
  });

test('every control of the player is one stop of Tab, has a name, and is large enough for a finger', async ({
  page,
}) => {
  const { player } = await playByKeyboard(page);
  const controls: Awaited<ReturnType<typeof focusedControl>>[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const control = await focusedControl(page);
    if (!control.isInPlayer) break;
    controls.push(control);
    expect(controls.length, 'the focus leaves the player').toBeLessThan(40);
  }
  const shown = player.getByRole('button').or(player.getByRole('slider'));
  expect(controls).toHaveLength(await shown.count());
  expect(controls.map(({ name }) => name)).not.toContain('');
  const names = controls.map(({ name }) => name);
  for (const key of ['pause', 'mute', 'captions', 'fullScreen'])
    expect(names).toContain(label(`player.${key}`));
  expect(
    controls.filter(({ isSlider, width, height }) => !isSlider && Math.min(width, height) < 44),
  ).toEqual([]);
  // Shift+Tab leads back to the last control: nothing holds the focus.
  await page.keyboard.press('Shift+Tab');
  expect((await focusedControl(page)).name).toBe(names.at(-1));
});

test('a viewer who hears the player is told what its keys did, and hears a control that has the focus once', async ({
  page,
}) => {
  const { player } = await playByKeyboard(page);
  const status = player.getByRole('status');
  await page.keyboard.press('k');
  await expect(status).toHaveText(label('player.status.paused'));
  await page.keyboard.press('l');
  await expect(status).toContainText(label('player.status.moved', { position: '' }).trim());
  await page.keyboard.press('k');
  await expect(status).toHaveText(label('player.status.playing'));

  // A press of the button itself is told by its name.
  await barButton(page, 'pause').focus();
  await page.keyboard.press(' ');
  await expect(barButton(page, 'play')).toBeFocused();
  await expect(status).toHaveText('');
});

test('the keys of the player work with the focus inside it only, and can be turned off', async ({
  page,
}) => {
  const { player } = await playByKeyboard(page);
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.keyboard.press('k');
  await expectMoving(page);

  await player.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: label('player.keys') });
  const keys = dialog.getByRole('switch', { name: label('keys.on') });
  await keys.focus();
  await page.keyboard.press(' ');
  await expect(keys).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await player.focus();
  await page.keyboard.press('k');
  await expectMoving(page);
  await expect(barButton(page, 'pause')).toBeVisible();
});

test('the controls stay while a viewer uses the keyboard, also in a page of 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { player } = await playByKeyboard(page);
  await page.keyboard.press('Tab');
  // Longer than a pointer that rests leaves them.
  const since = await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(since + 4);
  await expect(barButton(page, 'pause')).toBeVisible();
  await expect(barButton(page, 'pause')).toBeInViewport({ ratio: 1 });
  const { scrollWidth, frame } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    frame: document.querySelector('[data-ui="player"]')?.getBoundingClientRect().width ?? 0,
  }));
  expect(scrollWidth).toBe(320);
  expect(frame).toBeLessThanOrEqual(320);
  await expect(player).toBeVisible();
});

test('with forced colours the focus is seen on each control; with less motion nothing in the player moves', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const { player } = await playByKeyboard(page);
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await focusedControl(page)).isInPlayer) break;
    const ring = await page.locator(':focus-visible').evaluate((focused) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return { outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(ring.outlineStyle).not.toBe('none');
    expect(ring.width).toBeGreaterThanOrEqual(2);
  }
  // What fades does not move.
  const moving = () =>
    player.evaluate((element) =>
      element.getAnimations({ subtree: true }).flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const moves = changed.some((name) => /transform|translate|rotate|scale|inset/.test(name));
        return moves ? [`${effect.target?.className}: ${changed.join(' ')}`] : [];
      }),
    );
  expect(await moving()).toEqual([]);
});

test('with forced colours captions are in the colours of the device, whatever look a viewer has chosen for them', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    'apex.player',
    JSON.stringify({ captionsLook: { colour: 'yellow', background: 'green' } }),
  ] as const);
  await playByKeyboard(page);
  await page.keyboard.press('c');
  const words = page.locator('[data-ui="captions"] span').filter({ hasText: /\S/ }).first();
  await expect(words).toBeVisible();
  const colours = await words.evaluate((shown) => {
    const ofDevice = document.body.appendChild(document.createElement('div'));
    ofDevice.style.cssText = 'background-color: Canvas; color: CanvasText';
    const [has, wants] = [shown, ofDevice].map((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    });
    ofDevice.remove();
    return { has, wants };
  });
  expect(colours.has).toEqual(colours.wants);
});

test('the brand’s help is among the same links at the end of every page from which a viewer watches', async ({
  page,
}) => {
  const links = page.getByRole('contentinfo').getByRole('link');
  await open(page, address('apex', '/'));
  const atHome = await links.allTextContents();
  expect(atHome).toContain('Help');
  for (const path of [
    '/browse',
    '/grid',
    '/upcoming',
    '/livenow',
    '/news',
    '/interstitial/thirty-seconds',
  ]) {
    await open(page, address('apex', path));
    expect(await links.allTextContents(), path).toEqual(atHome);
  }
  await playByKeyboard(page);
  expect(await links.allTextContents(), 'while a title plays').toEqual(atHome);
});
