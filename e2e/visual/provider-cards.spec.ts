import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

for (const [width, height] of SIZES) {
  test(`metro at ${width} px: a TV provider's card has the name once, and the logo on the card's own ground`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, address('metro', '/providers'));
    const cards = page.getByRole('list').filter({ has: page.getByRole('img') });
    await expect(cards.getByRole('button')).toHaveCount(4);
    for (const card of await cards.getByRole('button').all()) {
      const logo = card.getByRole('img');
      await expect(card).toHaveText('');
      await expect(card).toHaveAccessibleName((await logo.getAttribute('alt')) ?? 'none');
      const [outer, inner] = [await card.boundingBox(), await logo.boundingBox()];
      if (!outer || !inner) throw new Error('There is no logo.');
      expect(inner.x).toBeGreaterThanOrEqual(outer.x);
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      // The logo has no background of its own within the card.
      expect(
        await logo.evaluate(
          (one) => getComputedStyle(one.parentElement as Element).backgroundColor,
        ),
      ).toBe('rgba(0, 0, 0, 0)');
    }
  });
}
