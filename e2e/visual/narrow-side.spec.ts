import { label } from '../journey/labels';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

for (const [width, layout] of [
  [1024, 'mobile'],
  [1025, 'wide'],
] as const) {
  test(`[2.9-10] at ${width} px the header is the ${layout} one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address('apex', '/home'));
    const menu = page.getByRole('button', { name: label('shell.menu') });
    if (layout === 'mobile') await expect(menu).toBeVisible();
    else await expect(menu).toBeHidden();
  });
}

for (const realm of ['apex', 'noor']) {
  for (const [width, layout] of [
    [860, 'below'],
    [861, 'beside'],
  ] as const) {
    test(`[2.9-11] ${realm} at ${width} px: licences are ${layout} each other`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address(realm, realm === 'noor' ? '/en/purchase' : '/purchase'));
      const plans = page.locator('[data-ui="plans"]').first().locator('[data-ui="plan"]');
      await expect(plans.first()).toBeVisible();
      const tops = await plans.evaluateAll((cards) =>
        cards.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      expect(tops.length).toBeGreaterThan(1);
      const rows = new Set(tops).size;
      if (layout === 'below') expect(rows).toBe(tops.length);
      else expect(rows).toBeLessThan(tops.length);
    });
  }
}
