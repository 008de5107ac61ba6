import { EventEmitter } from 'node:events';
import type { FSWatcher } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURES } from '../fixtures/pictures';
import { realmFiles, temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { SMALLEST_REALM } from '../fixtures/realm-text';
import { readRealms } from './read-realms';
import { type RealmsChange, type WatchOptions, watchRealms } from './watch-realms';

let dir: string;
let remove: () => Promise<void>;
let stop: () => void;
let changes: RealmsChange[];

async function start(at = dir, options: WatchOptions = {}): Promise<void> {
  const initial = await readRealms(at);
  changes = [];
  stop = watchRealms(at, (change) => changes.push(change), { initial, quietMs: 20, ...options });
}

const file = () => join(dir, 'delta/realm.json');
const textOf = (name: string) => JSON.stringify({ ...SMALLEST_REALM, name });
const nameNow = () => changes.at(-1)?.realms.get('delta')?.realm.name;
const until = (expectation: () => void) =>
  vi.waitFor(expectation, { timeout: 10_000, interval: 10 });

beforeEach(async () => {
  ({ folder: dir, remove } = await temporaryFolder());
  await writeFiles(dir, { ...realmFiles('alpha'), ...realmFiles('delta') });
  await start();
});

afterEach(async () => {
  stop();
  await remove();
});

describe('watchRealms', () => {
  it('reports an edit, and only the realm that it changed', async () => {
    await writeFile(file(), textOf('Edited'));
    await until(() => expect(nameNow()).toBe('Edited'));
    expect(changes.at(-1)).toMatchObject({ changed: ['delta'], kept: [], findings: [] });
    expect([...(changes.at(-1)?.realms.keys() ?? [])]).toEqual(['alpha', 'delta']);
  });

  it('follows an editor that replaces the file by another, again and again', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      await writeFile(`${file()}.swp`, textOf(name));
      await rename(`${file()}.swp`, file());
      await until(() => expect(nameNow()).toBe(name));
    }
  });

  it('follows an editor that keeps the old file as a backup', async () => {
    await rename(file(), `${file()}~`);
    await writeFile(file(), textOf('Written'));
    await until(() => expect(nameNow()).toBe('Written'));
    await writeFile(file(), textOf('Again'));
    await until(() => expect(nameNow()).toBe('Again'));
  });

  it('keeps the last good version of a realm with a mistake until that is fixed', async () => {
    await writeFile(file(), '{ "name": ');
    await until(() => expect(changes.at(-1)?.kept).toEqual(['delta']));
    expect(changes.at(-1)).toMatchObject({
      changed: [],
      findings: [{ rule: 'syntax', file: file() }],
    });
    expect(nameNow()).toBe('delta');

    await writeFile(file(), textOf('Mended'));
    await until(() => expect(nameNow()).toBe('Mended'));
    expect(changes.at(-1)).toMatchObject({ changed: ['delta'], kept: [], findings: [] });
  });

  it('reports a new realm and a removed one', async () => {
    await writeFiles(dir, realmFiles('omega'));
    await until(() => expect(changes.at(-1)?.realms.has('omega')).toBe(true));
    await rm(join(dir, 'alpha'), { recursive: true });
    await until(() => expect(changes.at(-1)?.realms.has('alpha')).toBe(false));
    expect(changes.at(-1)).toMatchObject({ changed: ['alpha'], findings: [] });
  });

  it('reports pictures and labels, also in folders that are added later', async () => {
    await writeFile(
      join(dir, 'delta/assets/login.jpg'),
      Buffer.concat([PICTURES.jpg, Buffer.from('x')]),
    );
    await until(() => expect(changes.at(-1)?.changed).toEqual(['delta']));
    await mkdir(join(dir, 'delta/labels'));
    await writeFile(join(dir, 'delta/labels/en.json'), '{ "shell.dismiss": "b" }');
    await until(() =>
      expect(changes.at(-1)?.realms.get('delta')?.labels).toEqual({ en: { 'shell.dismiss': 'b' } }),
    );
    await writeFile(join(dir, 'delta/labels/en.json'), '{ "shell.dismiss": "c" }');
    await until(() =>
      expect(changes.at(-1)?.realms.get('delta')?.labels).toEqual({ en: { 'shell.dismiss': 'c' } }),
    );
  });

  it('follows a folder that is replaced by another of the same name', async () => {
    await rename(join(dir, 'delta'), join(dir, '.old'));
    await writeFiles(dir, realmFiles('delta', { name: 'Replaced' }));
    await until(() => expect(nameNow()).toBe('Replaced'));
    await writeFile(file(), textOf('Edited'));
    await until(() => expect(nameNow()).toBe('Edited'));
  });

  it('reports a host that another realm has, and keeps the old version', async () => {
    await writeFile(file(), JSON.stringify({ ...SMALLEST_REALM, hosts: ['alpha.localhost'] }));
    await until(() => expect(changes.at(-1)?.kept).toEqual(['delta']));
    expect(changes.at(-1)?.findings).toMatchObject([{ rule: 'host-taken' }]);
  });

  it('follows every base of a realm, direct or not, and names that do not exist yet', async () => {
    const own = { name: 'Heir', fullName: 'Heir TV', origin: { publicKey: 'heir-key' } };
    await writeFiles(dir, {
      'heir/realm.json': { ...own, extends: 'parent' },
      'parent/realm.json': { ...own, extends: 'delta' },
    });
    const of = (id: string) => changes.at(-1)?.realms.get(id)?.realm;
    await until(() => expect(of('heir')).toBeDefined());
    await writeFiles(dir, realmFiles('delta', { theme: { accent: '#4474e0' } }));
    await until(() => expect(of('heir')?.theme.accent).toBe('#4474e0'));
    await until(() => {
      const changed = changes.flatMap((change) => change.changed);
      expect(changed).toEqual(expect.arrayContaining(['delta', 'heir', 'parent']));
    });
    expect(changes.at(-1)?.findings).toEqual([]);

    await writeFiles(dir, { 'delta/labels/en.json': { 'shell.dismiss': 'b' } });
    await until(() =>
      expect(changes.at(-1)?.realms.get('heir')?.labels).toEqual({ en: { 'shell.dismiss': 'b' } }),
    );
    await writeFile(file(), '{ "name": ');
    await until(() => expect(changes.at(-1)?.kept).toEqual(['delta', 'heir', 'parent']));
    expect(of('heir')?.theme.accent).toBe('#4474e0');
    expect(changes.at(-1)?.findings.map(({ rule }) => rule)).toEqual([
      'syntax',
      'broken-base',
      'broken-base',
    ]);

    await writeFiles(dir, {
      ...realmFiles('delta'),
      'heir/realm.json': { ...own, extends: 'later' },
    });
    await until(() =>
      expect(changes.at(-1)?.findings.map(({ rule }) => rule)).toEqual(['unknown-extends']),
    );
    await writeFiles(dir, realmFiles('later', { theme: { accent: '#654321' } }));
    await until(() => expect(of('heir')?.theme.accent).toBe('#654321'));
  });

  it('reports nothing when nothing of a realm has changed', async () => {
    await writeFiles(dir, { 'delta/notes.md': '#' });
    await writeFile(file(), textOf('Edited'));
    await until(() => expect(nameNow()).toBe('Edited'));
    expect(changes.filter(({ changed }) => changed.length === 0)).toEqual([]);
  });

  it('reports what changed between the caller’s reading and its own first one', async () => {
    stop();
    const initial = await readRealms(dir);
    await writeFile(file(), textOf('Between'));
    stop = watchRealms(dir, (change) => changes.push(change), { initial, quietMs: 20 });
    await until(() => expect(nameNow()).toBe('Between'));
  });

  it('waits for a folder that does not exist yet', async () => {
    stop();
    const later = join(dir, 'later');
    const initial = await readRealms(later);
    stop = watchRealms(later, (change) => changes.push(change), { initial, quietMs: 20 });
    await writeFiles(later, realmFiles('delta', { name: 'Late' }));
    await until(() => expect(nameNow()).toBe('Late'));
  });

  it('reports nothing after it was stopped', async () => {
    stop();
    await writeFile(file(), textOf('Edited'));
    const seen: RealmsChange[] = [];
    const initial = await readRealms(dir);
    stop = watchRealms(dir, (change) => seen.push(change), { initial, quietMs: 20 });
    await writeFile(file(), textOf('Again'));
    await until(() => expect(seen).toHaveLength(1));
    expect(changes).toEqual([]);
  });
});

describe('a watched link that gets a new target', () => {
  /** Makes two releases, and links to the first of them. */
  async function releases(links: Record<string, string>): Promise<void> {
    for (const release of ['1', '2']) {
      const names = [`releases/${release}/realms`, `realms-of/${release}`];
      for (const name of names) {
        const folder = join(dir, name);
        await writeFiles(folder, realmFiles('delta', { name: `Release ${release}` }));
      }
    }
    for (const [link, target] of Object.entries(links)) await symlink(target, join(dir, link));
  }

  /** Replaces a link by a new one, as release tools do. */
  async function pointTo(target: string, link: string): Promise<void> {
    await symlink(target, join(dir, 'next'));
    await rename(join(dir, 'next'), join(dir, link));
  }

  const RELEASES: [
    name: string,
    links: Record<string, string>,
    realms: string,
    again: [string, string],
  ][] = [
    ['at the end of the path', { current: 'realms-of/1' }, 'current', ['realms-of/2', 'current']],
    [
      'in the middle of the path',
      { current: 'releases/1' },
      'current/realms',
      ['releases/2', 'current'],
    ],
    [
      'behind another link',
      { current: 'stable/realms', stable: 'releases/1' },
      'current',
      ['releases/2', 'stable'],
    ],
  ];

  it.each(RELEASES)('is followed %s', async (_name, links, realms, [target, link]) => {
    stop();
    await releases(links);
    // Long enough that no look happens: the system reports the change.
    await start(join(dir, realms), { lookMs: 600_000 });
    await writeFile(join(dir, realms, 'delta/realm.json'), textOf('Edited'));
    await until(() => expect(nameNow()).toBe('Edited'));
    await pointTo(target, link);
    await until(() => expect(nameNow()).toBe('Release 2'));
    await writeFile(join(dir, realms, 'delta/realm.json'), textOf('Edited again'));
    await until(() => expect(nameNow()).toBe('Edited again'));
  });

  it.each([
    ['a realm’s folder', 'linked', 'realms-of/1/delta', 'realms-of/2/delta'],
    [
      'a realm’s file',
      'linked/realm.json',
      '../realms-of/1/delta/realm.json',
      '../realms-of/2/delta/realm.json',
    ],
  ])('is followed for %s', async (_name, link, first, second) => {
    stop();
    await releases({});
    if (link.includes('/')) await writeFiles(dir, realmFiles('linked'));
    await rm(join(dir, link), { force: true });
    await symlink(first, join(dir, link));
    await start(dir, { lookMs: 600_000 });
    await writeFile(file(), textOf('Edited'));
    await until(() => expect(nameNow()).toBe('Edited'));
    await pointTo(second, link);
    await until(() => expect(changes.at(-1)?.realms.get('linked')?.realm.name).toBe('Release 2'));
  });

  it('is not followed without end when it leads to a folder above it', async () => {
    stop();
    for (const name of ['a', 'b', 'c']) await symlink(dir, join(dir, name));
    await start();
    await writeFile(file(), textOf('Edited'));
    await until(() => expect(nameNow()).toBe('Edited'));
  });
});

describe('watchRealms where the system does not report changes', () => {
  const warnings: string[] = [];
  const hear = (warning: Error) => warnings.push(warning.message);

  beforeEach(() => {
    stop();
    warnings.length = 0;
    process.on('warning', hear);
  });

  afterEach(() => {
    process.off('warning', hear);
  });

  const silent = () =>
    Object.assign(new EventEmitter(), { close() {}, ref() {}, unref() {} }) as unknown as FSWatcher;
  const refusing = (code: string) => () => {
    throw Object.assign(new Error(`${code}: no more watches`), { code });
  };

  it.each([
    ['reports nothing', silent, /without a word from the system/],
    ['has no watchers left', refusing('ENOSPC'), /ENOSPC/],
    ['has too many files open', refusing('EMFILE'), /EMFILE/],
  ])('sees edits and warns once when the system %s', async (_name, watch, words) => {
    await start(dir, { lookMs: 20, watch: watch as WatchOptions['watch'] });
    for (const name of ['One', 'Two', 'Three']) {
      await writeFile(file(), textOf(name));
      await until(() => expect(nameNow()).toBe(name));
    }
    await writeFiles(dir, realmFiles('omega'));
    await until(() => expect(changes.at(-1)?.realms.has('omega')).toBe(true));
    await rm(join(dir, 'alpha'), { recursive: true });
    await until(() => expect(changes.at(-1)?.realms.has('alpha')).toBe(false));
    expect(warnings).toEqual([expect.stringMatching(words)]);
    expect(warnings[0]).toContain(dir);
  });

  it('sees an edit of a file that a link leads to', async () => {
    const elsewhere = await temporaryFolder();
    const target = join(elsewhere.folder, 'realm.json');
    await rename(file(), target);
    await symlink(target, file());
    await start(dir, { lookMs: 20 });
    await writeFiles(dir, realmFiles('omega'));
    await until(() => expect(changes.at(-1)?.realms.has('omega')).toBe(true));
    await writeFile(target, textOf('Edited'));
    await until(() => expect(nameNow()).toBe('Edited'));
    await elsewhere.remove();
  });

  it('does not warn when the system does report them', async () => {
    await start(dir, { lookMs: 20 });
    for (const name of ['One', 'Two', 'Three']) {
      await writeFile(file(), textOf(name));
      await until(() => expect(nameNow()).toBe(name));
    }
    expect(warnings).toEqual([]);
  });
});
