import { gzipSync } from 'node:zlib';
import { REALMS } from '../journey/realms';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** Kilobytes of 1000 bytes, compressed. */
const budgets = [
  { name: 'login', realm: 'plain', path: '/login', kilobytes: 130 },
  { name: 'login with many providers', realm: 'unity', path: '/login', kilobytes: 136 },
  { name: 'home', realm: 'apex', path: '/', kilobytes: 160 },
];

for (const { name, realm, path, kilobytes } of budgets) {
  test(`${name} loads no more than ${kilobytes} KB of JavaScript`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script') return;
      scripts.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await open(page, address(realm, path));
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
  });
}

for (const realm of REALMS) {
  test(`${realm}: nothing jumps while home and login load`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; moved: string[] }[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: { node?: Element }[] = Reflect.get(entry, 'sources') ?? [];
          const moved = sources.map(
            ({ node }) => node?.outerHTML?.slice(0, 120) ?? 'something gone',
          );
          shifts.push({ value: Number(Reflect.get(entry, 'value')), moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const { width, height } of [
      { width: 412, height: 823 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/login']) {
        await open(page, address(realm, path));
        await page.waitForLoadState('networkidle');
        const shifts: { value: number; moved: string[] }[] = await page.evaluate(() =>
          Reflect.get(window, 'shifts'),
        );
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        const what = shifts.flatMap(({ moved }) => moved).join('\n');
        expect(sum, `${path} at ${width} px moved:\n${what}`).toBeLessThanOrEqual(0.01);
      }
    }
  });
}
