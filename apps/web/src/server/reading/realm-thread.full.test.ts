import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHandler, type SiteHandler } from '../handler';
import { openRealmFolder } from '../realm-folder';
import { write, writeRealm } from '../stamp/testing';
import { StaticFiles } from '../static-files';
import type { RealmsReading } from './realm-reader';
import { createRealmThread } from './realm-thread';

const bundle = {
  entry: 'entry',
  boot: 'void 0;',
  sheet: 'code/sheet-AbC12345.css',
  rules: [],
  manifest: { entry: { file: 'code/entry-AbC12345.js' } },
};

/** The most bytes that a realm's file may have. */
const LIMIT = 1_000_000;

let compiled: string;
let file: string;
let realms: string;
let handle: SiteHandler;
let stop: () => void;
let last: RealmsReading;
const logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  compiled = mkdtempSync(join(tmpdir(), 'worker-'));
  file = join(compiled, 'realm-worker.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../realm-worker.ts', import.meta.url))],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
});

afterAll(() => rmSync(compiled, { recursive: true }));

beforeEach(async () => {
  realms = mkdtempSync(join(tmpdir(), 'realms-'));
  writeRealm({ realms, dist: '', out: '' }, 'alpha');
  writeRealm({ realms, dist: '', out: '' }, 'large');
  logged.length = 0;
  const files = new StaticFiles();
  const log = (entry: Record<string, unknown>) => logged.push(entry);
  const folder = await openRealmFolder({
    reader: createRealmThread({ folder: realms, hasOrigin: true, file, log }),
    files,
    // No server listens there: pages come without their data.
    originAddress: 'http://127.0.0.1:9',
    report: (reading) => {
      last = reading;
    },
    log,
  });
  stop = folder.watch();
  handle = createHandler({ realms: folder.source, bundle, files, log, ready: () => true });
});

afterEach(() => {
  stop();
  rmSync(realms, { recursive: true });
});

const page = async (host: string) => (await handle(new Request(`http://${host}/login`))).text();

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(2);
}

/** The processor time of this thread, in milliseconds, so that other programs do not count. */
function worked(): number {
  if (process.platform !== 'linux') return performance.now();
  const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return Number(nanoseconds) / 1_000_000;
}

interface Held {
  /** The longest time that this thread worked without a turn of the event loop, in milliseconds. */
  longest: number;
  /** The most that a page may wait: 50 ms, or on a slow machine a tenth of what the other thread took. */
  atMost: number;
}

/** Measures how long this thread is held during `work`. */
async function held(work: () => Promise<void>): Promise<Held> {
  const began = performance.now();
  let longest = 0;
  let before = worked();
  const turns = setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1);
  await work();
  clearInterval(turns);
  return { longest, atMost: Math.max(50, (performance.now() - began) / 10) };
}

const sound = () => JSON.parse(readFileSync(join(realms, 'large/realm.json'), 'utf8'));

/** A realm filled up to the limit with as many members as fit. */
function filled(member: (at: number) => string, wrap: (members: string) => string): string {
  const own = JSON.stringify(sound()).slice(1);
  const room = LIMIT - own.length - wrap('').length - 10;
  const members: string[] = [];
  for (let length = 0, at = 0; ; at += 1) {
    const next = member(at);
    length += next.length + 1;
    if (length > room) break;
    members.push(next);
  }
  return `{${wrap(members.join(','))},${own}`;
}

const entries = (members: string) => members;

/** Realm files that take long to check, each a little under the limit. */
const WORST: [name: string, text: () => string][] = [
  [
    'wording that no page uses',
    () =>
      filled(
        (at) => `"login.titl${at}":"x"`,
        (words) => `"wording":{"en":{${words}}}`,
      ),
  ],
  ['unknown keys', () => filled((at) => `"kex${at}":1`, entries)],
  ['one repeated key', () => filled(() => '"name":"x"', entries)],
  [
    'a long list of hosts',
    () =>
      filled(
        (at) => `"h${at}.example"`,
        (hosts) => `"territories":{"x":[${hosts}]}`,
      ),
  ],
  [
    'bases that do not exist',
    () =>
      filled(
        (at) => `"r${at}"`,
        (names) => `"extends":[${names}]`,
      ),
  ],
  ['brackets', () => '['.repeat(LIMIT - 1)],
];

describe('while a realm just under the size limit is read and checked', () => {
  it.each(WORST)('another realm’s page hardly waits for %s', async (_name, text) => {
    const before = await page('alpha.localhost');
    const content = text();
    expect(content.length).toBeLessThanOrEqual(LIMIT);
    expect(content.length).toBeGreaterThan(LIMIT * 0.9);
    const reading = last;
    let pages = 0;
    const { longest, atMost } = await held(async () => {
      writeFileSync(join(realms, 'large/realm.json'), content);
      while (last === reading) {
        expect(await page('alpha.localhost')).toBe(before);
        pages += 1;
        await pause(5);
      }
    });
    expect(pages).toBeGreaterThan(5);
    expect(last.findings.length).toBeGreaterThan(0);
    expect(last.findings.length).toBeLessThanOrEqual(200);
    expect(longest).toBeLessThan(atMost);
  });

  it('hundreds of realms that extend it are replaced a few at a time', async () => {
    for (let at = 0; at < 300; at += 1) {
      mkdirSync(join(realms, `heir-${at}`));
      const own = { name: `Heir ${at}`, fullName: `Heir ${at}`, origin: { publicKey: 'k' } };
      const realm = JSON.stringify({ extends: 'large', ...own });
      writeFileSync(join(realms, `heir-${at}/realm.json`), realm);
    }
    await until(() => last.realms.size === 302);
    await page('alpha.localhost');
    const words = Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [`w${at}`, 'x'.repeat(20)]),
    );
    const { longest, atMost } = await held(async () => {
      const changed = JSON.stringify({ ...sound(), hosts: [], wording: { en: words } });
      writeFileSync(join(realms, 'large/realm.json'), changed);
      await until(() => last.changed.length >= 300);
    });
    expect(longest).toBeLessThan(atMost);
  });
});

describe('a thread that reads realms', () => {
  it('delivers the realms that have changed, and keeps the others as they are', async () => {
    const first = last;
    const { alpha, large } = Object.fromEntries(first.realms);
    write(join(realms, 'large/realm.json'), JSON.stringify({ ...sound(), fullName: 'Larger' }));
    await until(() => last !== first);
    expect(last.changed).toEqual(['large']);
    expect(last.realms.get('alpha')).toBe(alpha);
    expect(last.realms.get('large')).not.toBe(large);
    expect(await page('large.localhost')).toContain('Larger');
    expect(last.realms.get('large')?.realm.origin).toEqual(large?.realm.origin);
  });

  it('keeps the last good version of a broken realm, reports what is wrong, and drops a deleted realm', async () => {
    const text = readFileSync(join(realms, 'large/realm.json'), 'utf8');
    writeFileSync(join(realms, 'large/realm.json'), '{');
    await until(() => last.kept.includes('large'));
    expect(last.said).toContain('syntax');
    expect(await page('large.localhost')).toContain('Delta');
    writeFileSync(join(realms, 'large/realm.json'), text);
    await until(() => last.said === '');
    cpSync(join(realms, 'alpha'), join(realms, 'omega'), { recursive: true });
    rmSync(join(realms, 'large'), { recursive: true });
    await until(() => !last.realms.has('large'));
  });
});
