import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PackedCode } from './packed-code';
import { packCode } from './stamp/shared-files';
import { StaticFiles } from './static-files';

const CODE = 'code/entry-AbC12345.js';
const text = 'export const word = "a long line of code";\n'.repeat(100);
let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(dist, 'client/code'), { recursive: true });
  mkdirSync(join(dist, 'client/.vite'));
  writeFileSync(join(dist, 'client', CODE), text);
  writeFileSync(join(dist, 'client/.vite/manifest.json'), JSON.stringify({ a: { file: CODE } }));
  packCode(dist);
});

afterEach(() => rmSync(dist, { recursive: true }));

async function served() {
  const files = new StaticFiles(new PackedCode(dist));
  await files.addFolder('', join(dist, 'client'));
  return files.get(`/${CODE}`);
}

it('code is served as it was compressed when the site was built, so that no viewer waits for it', async () => {
  // no compression gives this content, so it shows where the file came from
  writeFileSync(join(dist, 'packed', `${CODE}.br`), 'from the build');
  expect(Buffer.from((await served())?.br ?? []).toString()).toBe('from the build');
});

it('a picture whose file has changed since it was judged is not given out until it is as it was', async () => {
  const file = join(dist, 'logo.svg');
  const sound = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const digest = createHash('sha256').update(sound).digest('hex');
  const files = new StaticFiles();
  files.add('/_assets/delta/logo.svg', { file, digest });
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"/>');
  expect(await files.get('/_assets/delta/logo.svg')).toBeUndefined();
  writeFileSync(file, sound);
  const served = await files.get('/_assets/delta/logo.svg');
  expect(Buffer.from(served?.identity ?? []).toString()).toBe(sound);
});

it.each([
  ['is another by now', () => writeFileSync(join(dist, 'client', CODE), `${text}// edited`)],
  ['has lost a form', () => rmSync(join(dist, 'packed', `${CODE}.br`))],
])('code that %s is compressed when it is asked for', async (_, happen) => {
  happen();
  const file = await served();
  expect(brotliDecompressSync(file?.br ?? Buffer.alloc(0))).toEqual(
    Buffer.from(file?.identity ?? []),
  );
});
