import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder';

const dir = mkdtempSync(join(tmpdir(), 'marquee-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('a folder', () => {
  it('is made with those that it stands in, and stays when it is there', () => {
    const folder = join(dir, 'a/b/c');
    makeFolder(folder);
    makeFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('is refused where a file is in the way', () => {
    writeFileSync(join(dir, 'file'), '');
    expect(() => makeFolder(join(dir, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(dir, 'file/inside'))).toThrow('ENOTDIR');
  });

  it('is refused in /proc, or wherever nothing can be made, and does not go on for ever', () => {
    expect(() => makeFolder('/proc/nothing/here')).toThrow(/ENOENT|EACCES|EROFS/);
  });
});
