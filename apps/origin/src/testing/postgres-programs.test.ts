import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresPrograms } from './postgres-programs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postgres-programs-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function programs(place: string, ...names: string[]): Promise<string> {
  const made = join(folder, place);
  await mkdir(made, { recursive: true });
  for (const name of names) {
    await writeFile(join(made, name), '');
    await chmod(join(made, name), 0o755);
  }
  return made;
}

describe('postgresPrograms', () => {
  it('finds none where there is none', async () => {
    const other = await programs('other', 'ls');
    expect(await postgresPrograms(other, join(folder, 'nowhere'))).toBeNull();
  });

  it('takes the first folder of PATH that has the server and initdb', async () => {
    const client = await programs('client', 'psql');
    const half = await programs('half', 'initdb');
    const whole = await programs('whole', 'initdb', 'postgres');
    const path = [client, half, whole].join(delimiter);
    expect(await postgresPrograms(path, join(folder, 'nowhere'))).toBe(whole);
  });

  it('takes the newest packaged version by its number', async () => {
    await programs('packaged/9/bin', 'initdb', 'postgres');
    const newest = await programs('packaged/16/bin', 'initdb', 'postgres');
    await programs('packaged/17/bin', 'psql');
    expect(await postgresPrograms('', join(folder, 'packaged'))).toBe(newest);
  });

  it('lets PATH go before a packaged version', async () => {
    const own = await programs('own', 'initdb', 'postgres');
    await programs('packaged/16/bin', 'initdb', 'postgres');
    expect(await postgresPrograms(own, join(folder, 'packaged'))).toBe(own);
  });
});
