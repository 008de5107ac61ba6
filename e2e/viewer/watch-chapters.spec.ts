import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { playButton, playerOf, secondOf } from '../journey/player';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const PAGES = [
  {
    realm: 'apex',
    path: '/video/thirty-seconds',
    language: 'en',
    seconds: 570,
    chapter: 'The turning point',
  },
  {
    realm: 'noor',
    path: '/video/photo-finish',
    language: 'ar',
    seconds: 318,
    chapter: 'نقطة التحوّل',
  },
] as const;

/** Where the chapter begins, as a share of its title. */
const BEGINS = 0.37;

for (const { realm, path, language, seconds, chapter } of PAGES) {
  for (const width of [360, 1280]) {
    test(`at ${width} px a viewer of ${realm} finds the chapters on the bar, goes to one by the list, and hears and sees its name`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address(realm, path));
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      // By the keyboard, so that the controls stay.
      await playButton(page, title, language).press('Enter');
      await expectMoving(page);
      const player = playerOf(page, title, language);
      const word = (key: string) => label(key, {}, language);
      const slider = player.getByRole('slider', { name: word('player.position') });
      // Five chapters; the first begins with the title, and needs no mark.
      await expect(player.locator('[data-ui="seek-bar"] rect[width="2"]')).toHaveCount(4);
      await expect(slider).not.toHaveAttribute('aria-valuetext', new RegExp(chapter));

      const menu = player.getByRole('button', {
        name: word(width < 768 ? 'player.more' : 'player.chapters'),
        exact: true,
      });
      const listed = page
        .getByRole('group', { name: word('player.chapters'), exact: true })
        .getByRole('radio');
      await menu.click();
      await expect(listed).toHaveCount(5);
      await expect(listed.first()).toBeChecked();
      const named = listed.and(page.getByRole('radio', { name: chapter }));
      await named.locator('xpath=..').click();
      const begins = seconds * BEGINS;
      await expect.poll(() => secondOf(page)).toBeGreaterThan(begins - 1);
      expect(await secondOf(page)).toBeLessThan(begins + 15);
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(chapter));
      await menu.click();
      await expect(named).toBeChecked();
      await page.keyboard.press('Escape');

      const box = await slider.boundingBox();
      if (!box) throw new Error('The bar is not shown.');
      const preview = player.locator('[data-ui="seek-preview"]');
      await page.mouse.move(box.x + box.width / 2, box.y - 20);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
      await expect(preview).toContainText(chapter);
      const [shown, frame] = [await preview.boundingBox(), await player.boundingBox()];
      expect(shown?.y ?? 0, 'all of it is inside of the player').toBeGreaterThan(frame?.y ?? 0);
      await page.mouse.move(box.x + 8, box.y + box.height / 2, { steps: 4 });
      await expect(preview).not.toContainText(chapter);
    });
  }
}
