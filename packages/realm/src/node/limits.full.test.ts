import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { realmFiles, temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { SMALLEST_REALM } from '../fixtures/realm-text';
import { MOST_PICTURE_BYTES, MOST_TEXT_BYTES } from './bounded-read';
import { readRealm } from './read-realm';

let dir: string;
let remove: () => Promise<void>;
let delta: string;

beforeEach(async () => {
  ({ folder: dir, remove } = await temporaryFolder());
  delta = join(dir, 'delta');
  await writeFiles(dir, realmFiles('delta'));
});

afterEach(() => remove());

const found = async () =>
  (await readRealm(delta)).findings.map(({ rule, file, message }) => ({ rule, file, message }));

/** A realm of a given size, filled with spaces. */
const filledTo = (bytes: number) => JSON.stringify(SMALLEST_REALM).padEnd(bytes);

/** The most memory that is in use, after garbage collection, while something is done. */
async function memoryDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  await work();
  return process.memoryUsage().rss - before;
}

describe('a realm.json', () => {
  it('is read when it has exactly 1 MB', async () => {
    writeFileSync(join(delta, 'realm.json'), filledTo(MOST_TEXT_BYTES));
    expect(await found()).toEqual([]);
  });

  it('is refused with a finding when it has one byte more', async () => {
    const file = join(delta, 'realm.json');
    writeFileSync(file, filledTo(MOST_TEXT_BYTES + 1));
    const message = 'The file has more than 1 MB, so it is not read.';
    expect(await found()).toEqual([{ rule: 'too-large', file, message }]);
  });

  it('is refused before it is in memory when it has 200 MB', async () => {
    writeFileSync(join(delta, 'realm.json'), filledTo(200_000_000));
    expect(await memoryDuring(found)).toBeLessThan(50_000_000);
    expect((await found()).map(({ rule }) => rule)).toEqual(['too-large']);
  });

  it.runIf(process.platform === 'linux')(
    'is refused when it is a device without an end',
    async () => {
      await writeFiles(dir, { 'delta/realm.json': '' });
      execFileSync('rm', [join(delta, 'realm.json')]);
      symlinkSync('/dev/zero', join(delta, 'realm.json'));
      expect((await found()).map(({ rule }) => rule)).toEqual(['realm-unreadable']);
    },
  );

  it.runIf(process.platform === 'linux')('makes no reader wait when it is a pipe', async () => {
    execFileSync('rm', [join(delta, 'realm.json')]);
    execFileSync('mkfifo', [join(delta, 'realm.json')]);
    expect((await found()).map(({ message }) => message)).toEqual([
      'This is not a file, but a pipe or a device.',
    ]);
  });

  it('is checked within seconds when it has a megabyte of unknown label keys', async () => {
    const words = Object.fromEntries(
      Array.from({ length: 36_000 }, (_, at) => [`login.titl${at}`, 'x']),
    );
    const text = JSON.stringify({ ...SMALLEST_REALM, wording: { en: words } });
    expect(text.length).toBeLessThan(MOST_TEXT_BYTES);
    writeFileSync(join(delta, 'realm.json'), text);
    const before = process.cpuUsage();
    expect(await found()).toHaveLength(36_000);
    const { user } = process.cpuUsage(before);
    expect(user / 1_000_000).toBeLessThan(30);
  });
});

describe('a file beside a realm.json', () => {
  it('has the same limit when it holds labels', async () => {
    const file = join(delta, 'labels/en.json');
    mkdirSync(join(delta, 'labels'));
    writeFileSync(file, '{}'.padEnd(MOST_TEXT_BYTES + 1));
    expect(await found()).toMatchObject([{ rule: 'too-large', file }]);
  });

  it('has the same limit when it is the realm.json of a base', async () => {
    await writeFiles(dir, {
      'base/realm.json': filledTo(MOST_TEXT_BYTES + 1),
      'delta/realm.json': { ...SMALLEST_REALM, extends: 'base' },
    });
    expect((await found()).map(({ rule }) => rule)).toEqual(['broken-base']);
  });

  it('has its own limit and finding when it is a picture', async () => {
    const picture = join(delta, 'assets/logo.svg');
    writeFileSync(
      picture,
      '<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(MOST_PICTURE_BYTES + 1),
    );
    expect(await found()).toMatchObject([
      { rule: 'asset-unusable', message: expect.stringContaining('has more than 20 MB') },
    ]);
  });

  it.runIf(process.platform === 'linux')('may be a pipe, and makes no reader wait', async () => {
    execFileSync('mkfifo', [join(delta, 'assets/pipe.png')]);
    expect(await found()).toEqual([]);
  });

  it.each([
    ['labels', 200, '.json'],
    ['assets', 2_000, '.txt'],
  ])('is not read when its folder has too many: %s', async (name, most, ending) => {
    const inner = join(delta, name, 'inner');
    mkdirSync(inner, { recursive: true });
    for (let at = 0; at <= most; at += 1) writeFileSync(join(inner, `${at}${ending}`), '');
    expect(await found()).toEqual([
      {
        rule: 'too-large',
        file: join(delta, name),
        message: `The folder ${name}/ holds more than ${most.toLocaleString('en')} files, which is the largest number that is read.`,
      },
    ]);
  });
});
