import { createHash } from 'node:crypto';
import fs, { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from './digest';
import type { StampOptions } from './types';

// What the tests of stamping share: a folder of small realms, a compiled site, an origin.

export const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="#aa3311" d="M0 0h64v64H0Z"/></svg>';

/** A red bar on a transparent ground. */
export const WIDE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="50" viewBox="0 0 300 50"><rect fill="#ff0000" width="300" height="50" rx="20"/></svg>';

export const REALM = {
  name: 'Delta',
  fullName: 'Delta Rowing League',
  description: { en: 'Every regatta.', es: 'Todas las regatas.' },
  hosts: ['delta.example'],
  brand: { logo: 'assets/logo.svg', loginBackground: { web: 'assets/logo.svg' } },
  locales: { default: 'en', supported: ['en', 'es'] },
  origin: { publicKey: 'delta-public-key' },
  auth: { providers: [{ type: 'id' }] },
  theme: { surface: '#102030', scheme: 'dark' },
};

export interface Place {
  dist: string;
  realms: string;
  out: string;
}

export function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A compiled site with one file of code, no realm, and nothing built. */
export function newPlace(): Place {
  const dir = mkdtempSync(join(tmpdir(), 'stamp-'));
  const dist = join(dir, 'dist');
  const manifest = {
    'src/entry.browser.tsx': { file: 'code/entry-AbC12345.js', isEntry: true },
    '_sheet-AbC12345.css': { file: 'code/sheet-AbC12345.css' },
  };
  write(join(dist, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  write(
    join(dist, 'client/code/entry-AbC12345.js'),
    'export const greeting = "hello";\n'.repeat(40),
  );
  write(join(dist, 'client/code/sheet-AbC12345.css'), '.a{color:red}\n'.repeat(40));
  write(join(dist, 'boot.js'), 'void 0;');
  write(join(dist, 'server/index.js'), '');
  const realms = join(dir, 'realms');
  mkdirSync(realms);
  return { dist, realms, out: join(dir, 'out') };
}

export function writeRealm(
  { realms }: Place,
  id: string,
  changes: Record<string, unknown> = {},
  logo = SQUARE,
): void {
  const hosts = [`${id}.example`];
  write(join(realms, id, 'assets/logo.svg'), logo);
  write(join(realms, id, 'realm.json'), JSON.stringify({ ...REALM, hosts, ...changes }, null, 2));
}

export const optionsFor = (
  place: Place,
  origin: string,
  changes: Partial<StampOptions> = {},
): StampOptions => ({
  ...place,
  select: 'all',
  originAddress: origin,
  threads: 0,
  report: () => {},
  log: (entry) => {
    if (entry.level === 'error') throw new Error(JSON.stringify(entry));
  },
  ...changes,
});

/** Every file below a folder with the hash of its content. */
export function hashes(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

export interface TestOrigin {
  address: string;
  /** The calls since a test last emptied the list. */
  calls: string[];
  /** The title of the one rail's one title. */
  title: string;
  close: () => Promise<void>;
}

const NO_TITLES = {
  edges: [],
  facets: [],
  totalCount: 0,
  pageInfo: { hasNextPage: false, endCursor: null },
};

function answerTo(address: string): object {
  if (address.includes('/event/upcoming'))
    return { events: [], pagingInfo: { totalPages: 0, totalResults: 0 } };
  if (address.includes('/licence-family'))
    return { families: [], licences: [], asOf: '2026-11-30T12:00:00Z' };
  return { data: { heroes: [], rails: [], grid: NO_TITLES, newsFeeds: [], news: NO_TITLES } };
}

/** Starts an origin with one title, which lists the calls that it gets. */
export async function openOrigin(): Promise<TestOrigin> {
  const state = { calls: [] as string[], title: 'The final' };
  const server = createServer((request, response) => {
    state.calls.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-request-id', `r-${Math.random()}`);
    const language = request.headers['accept-language'] ?? '';
    if (request.url?.includes('/label')) {
      const translations = { 'notFound.title': `${state.title} ${language}` };
      response.end(
        JSON.stringify({ translations, default_locale: 'en', selected_locale: language }),
      );
      return;
    }
    response.end(JSON.stringify(answerTo(request.url ?? '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  });
}

/** Runs `work` while `call` of `fs` throws `error` for every path that `refuses` matches. */
export async function whileRefused<Result>(
  call: 'renameSync' | 'writeFileSync',
  error: { code: string; syscall: string; message: string },
  refuses: (path: string, to: string) => boolean,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const real = fs[call] as (...given: unknown[]) => unknown;
  const refusing = (...given: unknown[]) => {
    if (refuses(String(given[0]), String(given[1])))
      throw Object.assign(new Error(error.message), error);
    return real(...given);
  };
  Object.assign(fs, { [call]: refusing });
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(fs, { [call]: real });
    syncBuiltinESMExports();
  }
}

/** The error of a full disk, as Node throws it: a call to write names no path. */
export const FULL_DISK = {
  code: 'ENOSPC',
  syscall: 'write',
  message: 'ENOSPC: no space left on device, write',
};
