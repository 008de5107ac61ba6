import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const BIN = join(dirname(fileURLToPath(import.meta.url)), '../bin/marquee.mjs');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="48"></svg>';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-fix-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** Two mistakes that `--fix` can correct, one inside the other, and one that it cannot. */
const WRONG = `{
  "name": "Delta",   "fullName": "Delta Rowing League ",
  "brand": { "logo": "assets/logo.svg", "loginBackground": { "web": "assets/logo.svg" } },
  "locales": { "default": "en" },
\t"origin": { "publicKey": "delta-public-key" },
  "auth": { "providers": [ { "type": "id" } ] },
  "them": { "scheme": "noir", "accent": "2f5bea" }
}
`;

const MENDED = WRONG.replace('League "', 'League"').replace('"them"', '"theme"');

async function write(text: string, id = 'delta'): Promise<string> {
  const folder = join(dir, id);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets/logo.svg'), SVG);
  await writeFile(join(folder, 'realm.json'), text);
  return join(folder, 'realm.json');
}

function marquee(...words: string[]): Promise<{ code: unknown; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...words], { cwd: dir }, (error, out, err) => {
      resolve({ code: error ? error.code : 0, out, err });
    });
  });
}

describe('marquee validate --fix', () => {
  it('corrects in place, reports it, and leaves what only the operator can decide', async () => {
    const file = await write(MENDED.replace('"theme"', '"theme" ').replace('League"', 'League "'));
    const { code, out } = await marquee('validate', '--fix', 'delta');
    expect(code).toBe(1);
    expect(out).toContain('untrimmed-text');
    expect(out).toContain('Done: write "Delta Rowing League".');
    expect(out).toContain('"noir" is not among the values of theme.scheme.');
    expect(await readFile(file, 'utf8')).toBe(
      MENDED.replace('"theme"', '"theme" ').replace('"2f5bea"', '"#2f5bea"'),
    );
  });

  it('finds mistakes that another one hid, and changes nothing in a second run', async () => {
    // Called by its right name, the section is judged: its colour can be mended, and "noir" cannot.
    const file = await write(WRONG);
    const first = await marquee('validate', '--fix', 'delta');
    const once = await readFile(file, 'utf8');
    expect(first.out).toContain('"noir" is not among the values of theme.scheme.');
    expect(once).toBe(MENDED.replace('"2f5bea"', '"#2f5bea"'));
    const { out } = await marquee('validate', '--fix', 'delta');
    expect(out).not.toContain('fixed');
    expect(await readFile(file, 'utf8')).toBe(once);
  });

  it('refuses a fix that would cause another mistake, reports it, and no longer offers it', async () => {
    const sections = ['top', 'Top'].map((id) => `{ "type": "hero", "id": "${id}" }`).join();
    const pages = `"pages": { "home": { "sections": [${sections}] } }`;
    const wrong = MENDED.replace(/"theme".*/, pages);
    const file = await write(wrong);
    const { out, err } = await marquee('validate', '--fix', 'delta', '--format', 'json');
    expect(err).toContain('to write "top" would bring duplicate-id');
    expect(JSON.parse(out)).toMatchObject([{ rule: 'wrong-format', fixable: false }]);
    expect(await readFile(file, 'utf8')).toBe(wrong);
  });

  it('changes no realm that was not named', async () => {
    await write(MENDED.replace('"noir"', '"drak"'));
    const other = await write(WRONG, 'other');
    await marquee('validate', '--fix', 'delta/realm.json');
    expect(await readFile(other, 'utf8')).toBe(WRONG);
  });

  it('prints only findings on standard output when programs read them', async () => {
    await write(MENDED.replace('"noir"', '"drak"').replace('"2f5bea"', '"#8fb4ff"'));
    const { code, out, err } = await marquee('validate', '--fix', 'delta', '--format', 'json');
    expect({ code, out }).toEqual({ code: 0, out: '[]\n' });
    expect(err).toContain('write "dark"');
  });
});
