import { chmod, readdir, readFile, stat, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { realmFiles, temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { fixRealms } from './fix-realms';
import { readRealms } from './read-realms';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});

afterEach(() => remove());

const file = () => join(folder, 'delta/realm.json');
const judge = async () => (await readRealms(folder)).findings;

/** A realm as somebody has laid it out, with this in it. */
async function write(members: string): Promise<string> {
  const files = realmFiles('delta');
  const text = JSON.stringify(files['delta/realm.json']).replace('{', `{ ${members},\n\n\t `);
  await writeFiles(folder, { ...files, 'delta/realm.json': text });
  return text;
}

describe('mending on the disk', () => {
  it('changes what a finding is about and keeps the rest to the byte', async () => {
    const text = await write('"theme" : {"scheme":   "drak"   ,"accent":"#3FB6B8" }');
    const { done, left } = await fixRealms(judge, () => true);
    expect(left).toEqual([]);
    expect(done.map(({ rule }) => rule)).toEqual(['unknown-value']);
    expect(await readFile(file(), 'utf8')).toBe(text.replace('"drak"', '"dark"'));
  });

  it('writes nothing where there is nothing to mend', async () => {
    await write('"theme": { "scheme": "noir" }');
    const before = await stat(file());
    const { done, left } = await fixRealms(judge, () => true);
    expect({ done, left: left.length }).toEqual({ done: [], left: 1 });
    const after = await stat(file());
    expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
  });

  it('leaves files alone that it was not asked about', async () => {
    const text = await write('"theme": { "scheme": "drak" }');
    const { done, left } = await fixRealms(judge, () => false);
    expect({ done, left: left.length }).toEqual({ done: [], left: 1 });
    expect(await readFile(file(), 'utf8')).toBe(text);
  });

  it('keeps a byte-order mark, the leave to read, and a link', async () => {
    const text = `\uFEFF${await write('"theme": { "scheme": "drak" }')}`;
    await writeFiles(folder, { 'elsewhere/own.json': text });
    const target = join(folder, 'elsewhere/own.json');
    await chmod(target, 0o640);
    await unlink(file());
    await symlink(target, file());
    await fixRealms(judge, () => true);
    expect(await readFile(target, 'utf8')).toBe(text.replace('"drak"', '"dark"'));
    expect((await stat(target)).mode & 0o777).toBe(0o640);
  });

  it('leaves no draft behind', async () => {
    await write('"theme": { "scheme": "drak" }');
    await fixRealms(judge, () => true);
    expect(await readdir(join(folder, 'delta'))).toEqual(['assets', 'realm.json']);
  });

  it('mends labels as well', async () => {
    await write('"hosts": []');
    await writeFiles(folder, {
      'delta/labels/en.json': '{ "shell.dismiss": "A", "shell.dismiss": "A" }\n',
    });
    await fixRealms(judge, () => true);
    expect(await readFile(join(folder, 'delta/labels/en.json'), 'utf8')).toBe(
      '{ "shell.dismiss": "A" }\n',
    );
  });

  it('puts brackets around what should be a list, and keeps what stands inside', async () => {
    const one = '{ // the only way in until May\n "type": "id" /* agreed */ }';
    const text = await write(`"hosts": []`);
    const wrong = text.replace('[{"type":"id"}]', one);
    expect(wrong).not.toBe(text);
    await writeFiles(folder, { 'delta/realm.json': wrong });
    await fixRealms(judge, () => true);
    expect(await readFile(file(), 'utf8')).toBe(text.replace('[{"type":"id"}]', `[${one}]`));
  });

  it('writes no text that a number was read as', async () => {
    const text = await write('"legalLine": 1.10');
    const wrong = text.replace(/"publicKey":"[^"]*"/, '"publicKey": 90071992547409931');
    expect(wrong).not.toBe(text);
    await writeFiles(folder, { 'delta/realm.json': wrong });
    await fixRealms(judge, () => true);
    expect(await readFile(file(), 'utf8')).toContain('"publicKey": 90071992547409931');
  });

  it('mends what kept a file from being read, and then what stands in it', async () => {
    await write('"theme": { "scheme": "drak", "accent": "#3FB6B8", }');
    const { left, refused } = await fixRealms(judge, () => true);
    expect({ left, refused }).toEqual({ left: [], refused: [] });
    expect(await readFile(file(), 'utf8')).toContain('{ "scheme": "dark", "accent": "#3FB6B8" }');
  });

  it.each([
    ['a theme under another name', '"them": { "scheme": "noir" }', '"theme": { "scheme": "noir" }'],
    ['a typo behind a typo', '"shceme": "drak"', '"scheme": "dark"', 'theme'],
    [
      'a colour that nobody can read',
      '"scheme": "Dark", "accent": "#12305c"',
      '"scheme": "dark", "accent": "#81a4d9"',
      'theme',
    ],
    [
      'one host in two forms',
      '"hosts": ["delta.example", "https://Delta.example/"]',
      '"hosts": ["delta.example"]',
    ],
    [
      'a name that is used',
      '"plugins": [{ "id": "A", "title": "A", "address": "https://a.example/" }]',
      '"plugins": [{ "id": "a", "title": "A", "address": "https://a.example/" }]',
    ],
  ])('shows what was hidden behind a mistake: %s', async (_what, wrong, right, inside?) => {
    const members = (own: string) => (inside ? `"${inside}": { ${own} }` : own);
    const text = await write(members(wrong));
    const { refused } = await fixRealms(judge, () => true);
    expect(refused).toEqual([]);
    expect(await readFile(file(), 'utf8')).toBe(text.replace(members(wrong), members(right)));
  });

  it.each([
    ['a value of another type', '"vpn": false'],
    ['an object for a list', '"extends": { "a": 1 }'],
  ])('promises nothing that it would not do: %s', async (_what, members) => {
    const text = await write(members);
    expect((await judge()).filter(({ fix }) => fix)).toEqual([]);
    const { done, refused } = await fixRealms(judge, () => true);
    expect({ done, refused }).toEqual({ done: [], refused: [] });
    expect(await readFile(file(), 'utf8')).toBe(text);
  });

  it('does not take the name of something else', async () => {
    const sections =
      '"sections": [{ "type": "hero", "id": "top" }, { "type": "hero", "id": "Top" }]';
    const text = await write('"legal": {}');
    const wrong = text.replace(/"sections":\[[^\]]*\]/, sections);
    expect(wrong).not.toBe(text);
    await writeFiles(folder, { 'delta/realm.json': wrong });
    const { refused } = await fixRealms(judge, () => true);
    expect(refused).toMatchObject([{ because: { rule: 'duplicate-id' } }]);
    expect(await readFile(file(), 'utf8')).toBe(wrong);
  });

  it('is not kept from a mistake by a remark that it had hidden', async () => {
    const wide = '"theme": { "scheme": "drak", "fonts": { "display": "wide" } }';
    await write(`"locales": { "default": "en", "supported": ["en", "ar"] }, ${wide}`);
    const { done, refused } = await fixRealms(judge, () => true);
    expect(done.map(({ rule }) => rule)).toContain('unknown-value');
    expect(refused).toEqual([]);
  });
});
