import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, startMarquee, writeRealm } from './testing/marquee';

let dir: string;
let running: Running;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-watch-'));
  await writeRealm(join(dir, 'realms/delta'), {});
});

afterEach(async () => {
  await running.end('SIGKILL');
  await rm(dir, { recursive: true, force: true });
});

describe('marquee validate --watch', () => {
  it('prints new and corrected findings, and ends on Ctrl-C with the remaining ones', async () => {
    running = startMarquee(dir, ['validate', 'realms', '--watch']);
    expect(await running.says('Following the files')).toContain('Nothing wrong in 1 realm.');

    running.forget();
    await writeRealm(join(dir, 'realms/delta'), { theme: { scheme: 'drak' } });
    expect(await running.says('1 error in 1 realm.')).toContain('did you mean: dark');

    running.forget();
    await writeRealm(join(dir, 'realms/delta'), {
      theme: { scheme: 'drak' },
      nmae: 'Delta',
    });
    const second = await running.says('2 errors in 1 realm.');
    expect(second).toContain('"nmae"');
    expect(second).not.toContain('drak');

    running.forget();
    await writeRealm(join(dir, 'realms/delta'), { theme: { scheme: 'drak' } });
    expect(await running.says('1 error in 1 realm.')).toMatch(/mended .*nmae/);

    expect(await running.end('SIGINT')).toEqual({ code: 1, signal: null });
  });

  it('does not report a finding as corrected that a new error hides', async () => {
    const remark = { description: { en: 'Every regatta.' } };
    await writeRealm(join(dir, 'realms/delta'), remark);
    running = startMarquee(dir, ['validate', 'realms', '--watch']);
    const first = await running.says('Following the files');
    expect(first).toMatch(/\d (warning|remark)/);

    running.forget();
    await writeFile(join(dir, 'realms/delta/realm.json'), '{');
    expect(await running.says('1 error in 1 realm.')).not.toContain('mended');

    running.forget();
    await writeRealm(join(dir, 'realms/delta'), remark);
    const last = await running.says(/(warning|remark)s? in 1 realm\./);
    expect(last.match(/mended/g)).toHaveLength(1);
    expect(last).toContain('syntax');
  });

  it('notices a realm that is added later', async () => {
    running = startMarquee(dir, ['validate', 'realms', '--watch']);
    await running.says('Following the files');
    running.forget();
    await writeRealm(join(dir, 'realms/echo'), { theme: { scheme: 'drak' } });
    expect(await running.says('1 error in 2 realms.')).toContain(join('echo', 'realm.json'));
    await writeRealm(join(dir, 'realms/echo'), {});
    await running.says('Nothing wrong in 2 realms.');
    expect(await running.end('SIGINT')).toEqual({ code: 0, signal: null });
  });
});
