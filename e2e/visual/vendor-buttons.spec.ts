import { codeOf } from '../journey/code';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const PAGES = [
  ['apex', '/login'],
  ['apex', '/signup'],
  ['noor', '/login'],
  ['noor', '/en/login'],
] as const;
const VENDORS = ['google', 'apple', 'facebook'];

/** The computed look of each vendor's button. */
const lookOf = (links: (HTMLElement | SVGElement)[]) =>
  links.map((link) => {
    const mark = link.querySelector('svg');
    const words = link.querySelector('svg + span');
    if (!mark || !words) throw new Error('A vendor’s button without its mark or its words.');
    const box = link.getBoundingClientRect();
    const markBox = mark.getBoundingClientRect();
    const wordsBox = words.getBoundingClientRect();
    const { backgroundColor, color, transform, direction } = getComputedStyle(link);
    const isRtl = direction === 'rtl';
    return {
      vendor: mark.dataset.vendor,
      viewBox: mark.getAttribute('viewBox'),
      hidden: mark.getAttribute('aria-hidden'),
      mark: [markBox.width, markBox.height],
      turned: [transform, getComputedStyle(mark).transform],
      gap: Math.round(isRtl ? markBox.left - wordsBox.right : wordsBox.left - markBox.right),
      height: box.height,
      width: box.width,
      backgroundColor,
      color,
    };
  });

for (const [realm, path] of PAGES) {
  for (const width of [360, 768, 1280]) {
    test(`${realm}${path} at ${width} px: Google, Apple and Facebook have their marks, alike in size, never mirrored`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address(realm, path));
      const links = page.locator('main a:has(svg[data-vendor])');
      await expect(links).toHaveCount(VENDORS.length);
      const looks = await links.evaluateAll(lookOf);
      expect(looks.map(({ vendor }) => vendor).sort()).toEqual([...VENDORS].sort());
      for (const { vendor, height, width: across, color, ...look } of looks) {
        expect(look, vendor).toEqual({
          viewBox: '0 0 24 24',
          hidden: 'true',
          mark: [20, 20],
          turned: ['none', 'none'],
          gap: 10,
          backgroundColor: 'rgb(255, 255, 255)',
        });
        expect(height, vendor).toBeGreaterThanOrEqual(44);
        expect(across, vendor).toBeGreaterThanOrEqual(140);
        expect(color, vendor).toBe(vendor === 'apple' ? 'rgb(0, 0, 0)' : 'rgb(31, 31, 31)');
      }
      expect(new Set(looks.map(({ height }) => Math.round(height))).size).toBe(1);
    });
  }
}

test('with forced colours Google’s G keeps its white ground and every vendor’s button has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, address('apex', '/login'));
  await expect(page.locator('svg[data-vendor="google"]')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  for (const vendor of VENDORS) {
    const link = page.locator(`main a:has(svg[data-vendor="${vendor}"])`);
    const [edge, ground] = await link.evaluate((it) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(it);
      return [borderTopColor, backgroundColor];
    });
    expect(edge, vendor).not.toBe(ground);
  }
});

for (const realm of ['plain', 'unity', 'metro']) {
  test(`${realm}, which has none of these vendors, loads none of their marks`, async ({ page }) => {
    expect(await codeOf(page, address(realm, '/login'))).not.toContain('#ea4335');
  });
}
