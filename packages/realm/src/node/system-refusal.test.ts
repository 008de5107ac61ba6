import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSystemRefusal, refusalInWords, withPath } from './system-refusal';
import { writeWhole } from './write-whole';

const refusal = (parts: Record<string, string>) =>
  Object.assign(new Error(`${parts.code}: the system's own words`), parts);

describe('what the system refuses', () => {
  it('is told by where, what, and what to do', () => {
    const full = withPath(refusal({ code: 'ENOSPC', syscall: 'write' }), '/srv/sites');
    expect(isSystemRefusal(full) && refusalInWords(full)).toBe(
      '/srv/sites cannot be read or written: the disk is full (ENOSPC). Free some space there, and try again.',
    );
  });

  it('keeps the path that it names, and of a move names where to', () => {
    const read = withPath(
      refusal({ code: 'EISDIR', syscall: 'read', path: '/srv/a' }),
      '/srv/other',
    );
    expect(isSystemRefusal(read) && refusalInWords(read)).toMatch(/^\/srv\/a cannot/);
    const move = refusal({ code: 'EPERM', syscall: 'rename', path: '/srv/.a', dest: '/srv/a' });
    expect(isSystemRefusal(move) && refusalInWords(move)).toMatch(/^\/srv\/a cannot/);
  });

  it('names no draft', () => {
    const made = { code: 'ENOENT', syscall: 'mkdir', path: '/srv/.new-a-1/assets' };
    expect(withPath(refusal(made), '/srv/a', '/srv/.new-a-1')).toMatchObject({ path: '/srv/a' });
  });

  it('is in the system’s own words where we have none', () => {
    const rare = refusal({ code: 'EXYZ', syscall: 'open', path: '/srv/a' });
    expect(isSystemRefusal(rare) && refusalInWords(rare)).toBe(
      "/srv/a cannot be read or written: EXYZ: the system's own words.",
    );
  });

  it('is not a fault of ours', () => {
    expect(isSystemRefusal(new TypeError('x is not a function'))).toBe(false);
    expect(isSystemRefusal(refusal({ code: 'ERR_INVALID_ARG_TYPE' }))).toBe(false);
  });

  it('names the file to be replaced, not what is written in its stead', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'marquee-'));
    try {
      await expect(writeWhole(dir, 'text')).rejects.toMatchObject({ path: dir });
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
