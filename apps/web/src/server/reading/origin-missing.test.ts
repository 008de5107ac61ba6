import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutOrigin } from './origin-missing';

let realms: string;

beforeAll(async () => {
  realms = await mkdtemp(join(tmpdir(), 'realms-'));
});

afterAll(() => rm(realms, { recursive: true }));

it.each([
  [
    'its origin, when that has no address',
    `{
  // Delta
  "name": "Delta",
  "origin": { "publicKey": "delta-public-key" }
}`,
    { line: 4, column: 3 },
    'Add "address" to "origin", or start the server with --origin ADDRESS.',
  ],
  [
    'its object, when it takes the origin from another realm',
    `// Delta
{
  "extends": "alpha",
  "name": "Delta"
}`,
    { line: 2, column: 1 },
    'Add "address" to "origin", or start the server with --origin ADDRESS.',
  ],
])('a realm without an address of its origin is pointed to at %s', async (_, text, place, said) => {
  await mkdir(join(realms, 'delta'), { recursive: true });
  await writeFile(join(realms, 'delta/realm.json'), text);
  expect(await withoutOrigin(realms, 'delta')).toMatchObject({
    rule: 'origin-address-missing',
    pointer: '/origin',
    suggestion: said,
    ...place,
  });
});
