import { fileURLToPath } from 'node:url';
import { type LoadedRealm, readRealms } from '@marquee/realm/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHandler, type SiteHandler } from './handler';
import { indexRealms } from './realm-source';
import { StaticFiles } from './static-files';

// More pages are requested at once than can be rendered at once.

const samples = fileURLToPath(new URL('../../../../realm-configs', import.meta.url));
const CROWD = 60;

let handle: SiteHandler;
/** Counts the pages made, by their look-ups of the style sheet's rules, one a page. */
let made = 0;
const bundle = {
  entry: 'entry',
  boot: 'void 0;',
  sheet: 'code/sheet-AbC12345.css',
  manifest: { entry: { file: 'code/entry-AbC12345.js' } },
  get rules() {
    made += 1;
    return [];
  },
};

beforeAll(async () => {
  // On any machine no page gets old during a test, and the patience of all viewers ends at the same time.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { realms } = await readRealms(samples);
  // Nothing answers at the origin's address, so that pages come without their data.
  const placed = [...realms.values()].map((loaded): LoadedRealm => {
    const origin = { ...loaded.realm.origin, address: 'http://127.0.0.1:9' };
    return { ...loaded, realm: { ...loaded.realm, origin } };
  });
  handle = createHandler({
    realms: () => indexRealms(placed),
    bundle,
    files: new StaticFiles(),
    log: () => {},
    ready: () => true,
  });
});

afterAll(() => vi.useRealTimers());

const get = (path: string) => handle(new Request(`http://apex.localhost${path}`));

/** Requests all pages at once, and lets a quarter of a second pass after the first few are rendered. */
async function crowdAt(path: (number: number) => string): Promise<Response[]> {
  const answers = Array.from({ length: CROWD }, (_, number) => get(path(number)));
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(250);
  return Promise.all(answers);
}

/** Waits until all work is done, and expects that so many pages have been made. */
async function settled(expected: number) {
  while (made < expected) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(made).toBe(expected);
}

describe('a crowd at different addresses of a route', () => {
  it('gets pages in time, each rendered once, and stand-in pages for those that would come late', async () => {
    await get('/activate/first');
    const before = made;
    const answers = await crowdAt((number) => `/activate/seat-${number}`);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const stoodIn = answers.filter((answer) => answer.headers.get('cache-control') === 'no-store');
    expect(stoodIn.length).toBeGreaterThan(0);
    const texts = await Promise.all(stoodIn.map((answer) => answer.text()));
    expect(new Set(texts).size, 'one page for all of them').toBe(1);
    expect(texts[0]).toContain('<main');
    expect(texts[0]).not.toMatch(/seat-\d/);
    await settled(before + CROWD + 1);

    const again = await get(`/activate/seat-${CROWD - 1}`);
    expect(again.headers.get('cache-control')).toContain('public');
    expect(made, 'it was made meanwhile').toBe(before + CROWD + 1);
  });
});

describe('a crowd at one address', () => {
  it('has it made once', async () => {
    const before = made;
    const answers = await crowdAt(() => '/activate/the-same');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(made).toBe(before + 1);
  });
});

describe('a crowd at pages without a stand-in page', () => {
  it('gets a busy page, which reloads by itself', async () => {
    await get('/es/regalo/canjear/first/iniciar-sesion?from=%2F');
    const before = made;
    const answers = await crowdAt(
      (number) => `/es/regalo/canjear/seat-${number}/iniciar-sesion?from=%2F${number}`,
    );
    const waiting = answers.filter(({ status }) => status === 503);
    expect(waiting.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    for (const { headers } of waiting) {
      const seconds = Number(headers.get('refresh'));
      expect(seconds).toBeGreaterThanOrEqual(2);
      expect(seconds).toBeLessThanOrEqual(6);
      expect(headers.get('retry-after')).toBe(String(seconds));
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const html = await waiting[0]?.text();
    expect(html).toContain('<html lang="es"');
    expect(html).toContain('Un momento');
    await settled(before + CROWD);
    expect((await get('/es/regalo/canjear/seat-7/iniciar-sesion?from=%2F7')).status).toBe(200);
  });
});
