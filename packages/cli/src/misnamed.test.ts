import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validate } from './commands/validate';
import { realmFolder } from './realm-folder';
import { realmPlaces } from './realm-places';
import { capturedOutput } from './testing/captured-output';
import { writeRealm } from './testing/marquee';

let realms: string;

beforeAll(async () => {
  realms = await mkdtemp(join(tmpdir(), 'marquee-misnamed-'));
  await writeRealm(join(realms, 'delta'), {});
  await mkdir(join(realms, 'nova'));
  await writeFile(join(realms, 'nova/realm.jsonc'), '{}');
});

afterAll(() => rm(realms, { recursive: true, force: true }));

const SAID = '"nova" looks like a realm, but its file is called "realm.jsonc"; it is not served.';

async function validated(options: Record<string, string>) {
  const { output, written } = capturedOutput();
  const asked = { paths: [], options: { realms, all: 'true', format: 'json', ...options } };
  const code = await validate.run(asked, output);
  return { code, out: written.out };
}

describe('a folder whose file is called realm.jsonc', () => {
  it('is a warning of validate --all, and exit code 1 under --max-warnings 0', async () => {
    const { code, out } = await validated({});
    expect(out).toContain(JSON.stringify(SAID));
    expect(code).toBe(0);
    expect((await validated({ 'max-warnings': '0' })).code).toBe(1);
  });

  it('is named by commands that are asked for that realm', async () => {
    await expect(realmPlaces({ paths: ['nova'], realms })).rejects.toThrow(SAID);
    await expect(realmFolder('nova', realms)).rejects.toThrow(SAID);
  });
});
