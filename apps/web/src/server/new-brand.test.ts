import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readRealms } from '@marquee/realm/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandler, type SiteHandler } from './handler';
import { indexRealms } from './realm-source';
import { StaticFiles } from './static-files';

const marquee = fileURLToPath(new URL('../../../../packages/cli/bin/marquee.mjs', import.meta.url));

let dir: string;
let handle: SiteHandler;

/** Serves, as `marquee serve` does, what `marquee new` writes; the origin does not answer. */
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'new-brand-'));
  const words = ['new', 'Delta Rowing', '--languages', 'en,ar', '--realms', dir];
  const origin = ['--origin', 'http://localhost:1'];
  await promisify(execFile)(process.execPath, [marquee, ...words, ...origin]);
  const { realms } = await readRealms(dir);
  const files = new StaticFiles();
  handle = createHandler({
    realms: () => indexRealms([...realms.values()]),
    bundle: {
      entry: 'entry',
      boot: 'void 0;',
      sheet: 'code/sheet-AbC12345.css',
      rules: [],
      manifest: { entry: { file: 'code/entry-AbC12345.js' } },
    },
    files,
    log: () => {},
    ready: () => true,
  });
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it.each([
  ['/login', 'type="password"'],
  ['/ar/login', 'dir="rtl"'],
])('a brand that was just created is served at %s', async (path, part) => {
  const response = await handle(new Request(`http://delta-rowing.localhost:4300${path}`));
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('Delta Rowing');
  expect(page).toContain(part);
  expect(page).toMatch(/\/_assets\/delta-rowing\/logo\.[0-9a-f]{8}\.svg/);
});
