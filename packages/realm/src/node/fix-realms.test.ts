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

/** Writes an oddly formatted realm with these members. */
async function write(members: string): Promise<string> {
  const files = realmFiles('delta');
  const text = JSON.stringify(files['delta/realm.json']).replace('{', `{ ${members},\n\n\t `);
  await writeFiles(folder, { ...files, 'delta/realm.json': text });
  return text;
}

describe('fixRealms', () => {
  it('changes the value of a finding and no other byte', async () => {
    const text = await write('"theme" : {"scheme":   "drak"   ,"accent":"#3FB6B8" }');
    const { done, left } = await fixRealms(judge, () => true);
    expect(left).toEqual([]);
    expect(done.map(({ rule }) => rule)).toEqual(['unknown-value']);
    expect(await readFile(file(), 'utf8')).toBe(text.replace('"drak"', '"dark"'));
  });

  it('writes nothing when there is nothing to fix', async () => {
    await write('"theme": { "scheme": "noir" }');
    const before = await stat(file());
    const { done, left } = await fixRealms(judge, () => true);
    expect({ done, left: left.length }).toEqual({ done: [], left: 1 });
    const after = await stat(file());
    expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
  });

  it('leaves files alone that it may not change', async () => {
    const text = await write('"theme": { "scheme": "drak" }');
    const { done, left } = await fixRealms(judge, () => false);
    expect({ done, left: left.length }).toEqual({ done: [], left: 1 });
    expect(await readFile(file(), 'utf8')).toBe(text);
  });

  it('keeps a byte-order mark, the permissions, and a link', async () => {
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

  it('leaves no temporary file behind', async () => {
    await write('"theme": { "scheme": "drak" }');
    await fixRealms(judge, () => true);
    expect(await readdir(join(folder, 'delta'))).toEqual(['assets', 'realm.json']);
  });

  it('fixes files of labels too', async () => {
    await write('"hosts": []');
    await writeFiles(folder, {
      'delta/labels/en.json': '{ "shell.dismiss": "A", "shell.dismiss": "A" }\n',
    });
    await fixRealms(judge, () => true);
    expect(await readFile(join(folder, 'delta/labels/en.json'), 'utf8')).toBe(
      '{ "shell.dismiss": "A" }\n',
    );
  });

  it('puts brackets around a value that should be a list, and keeps the value as it was written', async () => {
    const one = '{ // the only way in until May\n "type": "id" /* agreed */ }';
    const text = await write(`"hosts": []`);
    const wrong = text.replace('[{"type":"id"}]', one);
    expect(wrong).not.toBe(text);
    await writeFiles(folder, { 'delta/realm.json': wrong });
    await fixRealms(judge, () => true);
    expect(await readFile(file(), 'utf8')).toBe(text.replace('[{"type":"id"}]', `[${one}]`));
  });

  it('does not write a parsed number as a text', async () => {
    const text = await write('"legalLine": 1.10');
    const wrong = text.replace(/"publicKey":"[^"]*"/, '"publicKey": 90071992547409931');
    expect(wrong).not.toBe(text);
    await writeFiles(folder, { 'delta/realm.json': wrong });
    await fixRealms(judge, () => true);
    expect(await readFile(file(), 'utf8')).toContain('"publicKey": 90071992547409931');
  });

  it('fixes a syntax error first, and then the mistakes that it hid', async () => {
    await write('"theme": { "scheme": "drak", "accent": "#3FB6B8", }');
    const { left, refused } = await fixRealms(judge, () => true);
    expect({ left, refused }).toEqual({ left: [], refused: [] });
    expect(await readFile(file(), 'utf8')).toContain('{ "scheme": "dark", "accent": "#3FB6B8" }');
  });

  it.each([
    ['a theme under another name', '"them": { "scheme": "noir" }', '"theme": { "scheme": "noir" }'],
    ['a typo that another typo hid', '"shceme": "drak"', '"scheme": "dark"', 'theme'],
    [
      'a colour without contrast',
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
      'an id that is used',
      '"plugins": [{ "id": "A", "title": "A", "address": "https://a.example/" }]',
      '"plugins": [{ "id": "a", "title": "A", "address": "https://a.example/" }]',
    ],
  ])('applies a fix that uncovers another mistake: %s', async (_what, wrong, right, inside?) => {
    const members = (own: string) => (inside ? `"${inside}": { ${own} }` : own);
    const text = await write(members(wrong));
    const { refused } = await fixRealms(judge, () => true);
    expect(refused).toEqual([]);
    expect(await readFile(file(), 'utf8')).toBe(text.replace(members(wrong), members(right)));
  });

  it.each([
    ['a value of another type', '"vpn": false'],
    ['an object for a list', '"extends": { "a": 1 }'],
  ])('offers no fix that it would refuse: %s', async (_what, members) => {
    const text = await write(members);
    expect((await judge()).filter(({ fix }) => fix)).toEqual([]);
    const { done, refused } = await fixRealms(judge, () => true);
    expect({ done, refused }).toEqual({ done: [], refused: [] });
    expect(await readFile(file(), 'utf8')).toBe(text);
  });

  it('refuses a fix that would repeat an id', async () => {
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

  it('applies a fix that uncovers only a warning', async () => {
    const wide = '"theme": { "scheme": "drak", "fonts": { "display": "wide" } }';
    await write(`"locales": { "default": "en", "supported": ["en", "ar"] }, ${wide}`);
    const { done, refused } = await fixRealms(judge, () => true);
    expect(done.map(({ rule }) => rule)).toContain('unknown-value');
    expect(refused).toEqual([]);
  });
});
