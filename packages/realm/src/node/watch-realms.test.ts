import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURES } from '../fixtures/pictures';
import { realmFiles, temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { SMALLEST_REALM } from '../fixtures/realm-text';
import { readRealms } from './read-realms';
import { type RealmsChange, watchRealms } from './watch-realms';

let dir: string;
let remove: () => Promise<void>;
let stop: () => void;
let changes: RealmsChange[];

async function start(): Promise<void> {
  const initial = await readRealms(dir);
  changes = [];
  stop = watchRealms(dir, (change) => changes.push(change), { initial, quietMs: 20 });
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

describe('watching realms', () => {
  it('reports an edit, and only what it changed', async () => {
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

  it('keeps the last good version of a realm that is spoilt, until it is mended', async () => {
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

  it('reports a realm that comes and a realm that goes', async () => {
    await writeFiles(dir, realmFiles('omega'));
    await until(() => expect(changes.at(-1)?.realms.has('omega')).toBe(true));
    await rm(join(dir, 'alpha'), { recursive: true });
    await until(() => expect(changes.at(-1)?.realms.has('alpha')).toBe(false));
    expect(changes.at(-1)).toMatchObject({ changed: ['alpha'], findings: [] });
  });

  it('reports pictures and labels, in folders that come later too', async () => {
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

  it('follows a folder that is replaced by another of its name', async () => {
    await rename(join(dir, 'delta'), join(dir, '.old'));
    await writeFiles(dir, realmFiles('delta', { name: 'Replaced' }));
    await until(() => expect(nameNow()).toBe('Replaced'));
    await writeFile(file(), textOf('Edited'));
    await until(() => expect(nameNow()).toBe('Edited'));
  });

  it('reports a host that another realm takes, and keeps the old version', async () => {
    await writeFile(file(), JSON.stringify({ ...SMALLEST_REALM, hosts: ['alpha.localhost'] }));
    await until(() => expect(changes.at(-1)?.kept).toEqual(['delta']));
    expect(changes.at(-1)?.findings).toMatchObject([{ rule: 'host-taken' }]);
  });

  it('follows what a realm extends, however far away, and what it extends in vain', async () => {
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

  it('says nothing when nothing that counts has changed', async () => {
    await writeFiles(dir, { 'delta/notes.md': '#' });
    await writeFile(file(), textOf('Edited'));
    await until(() => expect(nameNow()).toBe('Edited'));
    expect(changes.filter(({ changed }) => changed.length === 0)).toEqual([]);
  });

  it('reports what changed between the caller’s reading and its own', async () => {
    stop();
    const initial = await readRealms(dir);
    await writeFile(file(), textOf('Between'));
    stop = watchRealms(dir, (change) => changes.push(change), { initial, quietMs: 20 });
    await until(() => expect(nameNow()).toBe('Between'));
  });

  it('waits for a folder that is not there yet', async () => {
    stop();
    const later = join(dir, 'later');
    const initial = await readRealms(later);
    stop = watchRealms(later, (change) => changes.push(change), { initial, quietMs: 20 });
    await writeFiles(later, realmFiles('delta', { name: 'Late' }));
    await until(() => expect(nameNow()).toBe('Late'));
  });

  it('is silent once it has been stopped', async () => {
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
