import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder';

const dir = mkdtempSync(join(tmpdir(), 'marquee-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('makeFolder', () => {
  it('makes a folder with its parents, and leaves an existing one alone', () => {
    const folder = join(dir, 'a/b/c');
    makeFolder(folder);
    makeFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('throws when a file is in the way', () => {
    writeFileSync(join(dir, 'file'), '');
    expect(() => makeFolder(join(dir, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(dir, 'file/inside'))).toThrow('ENOTDIR');
  });

  it('throws in /proc, or wherever no folder can be made, and does not run for ever', () => {
    expect(() => makeFolder('/proc/nothing/here')).toThrow(/ENOENT|EACCES|EROFS/);
  });
});
