import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSystemRefusal, refusalInWords, withPath } from './system-refusal';
import { writeWhole } from './write-whole';

const refusal = (parts: Record<string, string>) =>
  Object.assign(new Error(`${parts.code}: the system's own words`), parts);

describe('an error of the operating system', () => {
  it('is described by its place, what happened, and what to do', () => {
    const full = withPath(refusal({ code: 'ENOSPC', syscall: 'write' }), '/srv/sites');
    expect(isSystemRefusal(full) && refusalInWords(full)).toBe(
      '/srv/sites cannot be read or written: the disk is full (ENOSPC). Free some space there, and try again.',
    );
  });

  it('keeps the path that it names, and for a move names the target', () => {
    const read = withPath(
      refusal({ code: 'EISDIR', syscall: 'read', path: '/srv/a' }),
      '/srv/other',
    );
    expect(isSystemRefusal(read) && refusalInWords(read)).toMatch(/^\/srv\/a cannot/);
    const move = refusal({ code: 'EPERM', syscall: 'rename', path: '/srv/.a', dest: '/srv/a' });
    expect(isSystemRefusal(move) && refusalInWords(move)).toMatch(/^\/srv\/a cannot/);
  });

  it('names the final path, not that of a draft', () => {
    const made = { code: 'ENOENT', syscall: 'mkdir', path: '/srv/.new-a-1/assets' };
    expect(withPath(refusal(made), '/srv/a', '/srv/.new-a-1')).toMatchObject({ path: '/srv/a' });
  });

  it('is described in the system’s own words when its code is unknown', () => {
    const rare = refusal({ code: 'EXYZ', syscall: 'open', path: '/srv/a' });
    expect(isSystemRefusal(rare) && refusalInWords(rare)).toBe(
      "/srv/a cannot be read or written: EXYZ: the system's own words.",
    );
  });

  it('is not a bug of this code', () => {
    expect(isSystemRefusal(new TypeError('x is not a function'))).toBe(false);
    expect(isSystemRefusal(refusal({ code: 'ERR_INVALID_ARG_TYPE' }))).toBe(false);
  });

  it('names the file to be replaced, not its draft', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'marquee-'));
    try {
      await expect(writeWhole(dir, 'text')).rejects.toMatchObject({ path: dir });
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
