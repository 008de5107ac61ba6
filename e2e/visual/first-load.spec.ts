import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { faultyLine } from '../counterparts/faulty-line';
import { scriptsOf } from '../journey/code';
import { REALMS } from '../journey/realms';
import { address, open, sitePort } from '../journey/site';
import { expect, test } from '../journey/test';

/** Kilobytes of 1000 bytes, compressed. */
const budgets = [
  { name: 'login', realm: 'plain', path: '/login', kilobytes: 130 },
  { name: 'login with many providers', realm: 'unity', path: '/login', kilobytes: 136 },
  { name: 'home', realm: 'apex', path: '/', kilobytes: 160 },
];

for (const { name, realm, path, kilobytes } of budgets) {
  test(`${name} loads no more than ${kilobytes} KB of JavaScript`, async ({ page }) => {
    const answers = await scriptsOf(page, address(realm, path));
    const scripts = await Promise.all(answers.map((answer) => answer.body()));
    const bytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
  });
}

/** Measures how much of the page moved while it loaded, and which elements. */
async function shiftsOf(page: Page, url: string): Promise<{ sum: number; what: string }> {
  await open(page, url);
  await page.waitForLoadState('networkidle');
  const shifts: { value: number; moved: string[] }[] = await page.evaluate(() =>
    Reflect.get(window, 'shifts'),
  );
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    what: shifts.flatMap(({ moved }) => moved).join('\n'),
  };
}

/** Notes, from now on, what moves in each page that the tab opens. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Reflect.set(window, 'shifts', shifts);
    interface Source {
      node?: Node;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: Source[] = Reflect.get(entry, 'sources') ?? [];
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const text = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${place(previousRect)} → ${place(currentRect)} ${text?.slice(0, 120) ?? 'something gone'}`;
        });
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const realm of REALMS) {
  test(`${realm}: nothing moves while home and login load`, async ({ page }) => {
    await watchShifts(page);
    for (const { width, height } of [
      { width: 412, height: 823 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/login']) {
        const { sum, what } = await shiftsOf(page, address(realm, path));
        expect(sum, `${path} at ${width} px moved:\n${what}`).toBeLessThanOrEqual(0.01);
      }
    }
  });

  test(`${realm}: nothing moves while the HTML of home and login comes in pieces`, async ({
    page,
  }) => {
    const line = await faultyLine(sitePort());
    try {
      line.spoil(/^\/(login)?$/, { kind: 'pieces', count: 400, pauseMs: 5 });
      await watchShifts(page);
      await page.setViewportSize({ width: 412, height: 823 });
      for (const path of ['/', '/login']) {
        const { sum, what } = await shiftsOf(page, address(realm, path, line.port));
        expect(sum, `${path} moved:\n${what}`).toBeLessThanOrEqual(0.01);
      }
    } finally {
      await line.close();
    }
  });
}
