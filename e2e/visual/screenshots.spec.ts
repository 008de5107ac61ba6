import { join } from 'node:path';
import { REALMS } from '../journey/realms';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { root } from '../test-servers/paths';
import { flaws } from './look';

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

for (const realm of REALMS) {
  for (const size of sizes) {
    test(`[1.1-16] ${realm} at ${size.width} px: home and login look whole`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const [name, path] of [
        ['home', '/'],
        ['login', '/login'],
      ] as const) {
        await open(page, address(realm, path));
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: join(root, 'e2e/screenshots', `${realm}-${name}-${size.width}.png`),
          animations: 'disabled',
        });
        expect(await flaws(page), name).toEqual([]);
      }
    });
  }
}
