import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { flaws, picture } from './look';

const wishes = {
  'forced-colours': { forcedColors: 'active', colorScheme: 'dark' },
  'more-contrast': { contrast: 'more' },
} as const;

for (const realm of ['apex', 'noor', 'corral']) {
  for (const [name, media] of Object.entries(wishes)) {
    test(`${realm}, ${name}: grounds are plain, and the current page and buttons still stand out`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 404/);
      await page.emulateMedia(media);
      for (const [what, path] of [
        ['home', '/'],
        ['login', '/login'],
        ['not-found', '/nowhere'],
      ] as const) {
        await open(page, address(realm, path));
        await page.waitForLoadState('networkidle');
        await picture(page, `${realm}-${what}-${name}`);
        expect.soft(await flaws(page), what).toEqual([]);
        await expect(page.locator('body')).toHaveCSS('background-image', 'none');
      }
      await open(page, address(realm, '/'));
      // Colours alone do not mark a link when the system chooses them.
      const here = page.getByRole('banner').locator('[aria-current="page"]');
      const marked = await here.evaluate((link) => {
        const line = getComputedStyle(link, '::after');
        const isDrawn = line.display !== 'none' && line.content !== 'none';
        return isDrawn || getComputedStyle(link).textDecorationLine === 'underline';
      });
      expect(marked, 'the page in view is marked in the menu').toBe(true);
      const bars = page.locator('[data-ui="hero-controls"] button > span');
      const unseen = await bars.evaluateAll(
        (spans) =>
          spans.filter((span) => {
            const { backgroundColor } = getComputedStyle(span);
            return backgroundColor === getComputedStyle(document.body).backgroundColor;
          }).length,
      );
      expect(unseen, 'bars of the carousel in the colour of the ground').toBe(0);
    });
  }
}
