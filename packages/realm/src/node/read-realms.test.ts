import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Files, realmFiles, temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { readRealm } from './read-realm';
import { readRealms } from './read-realms';

let dir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder: dir, remove } = await temporaryFolder());
});

afterEach(() => remove());

async function read(files: Files) {
  await writeFiles(dir, files);
  return readRealms(dir);
}

describe('a folder of realms', () => {
  it('is read as realms whose ids are the names of their folders', async () => {
    const { realms, findings } = await read({ ...realmFiles('delta'), ...realmFiles('alpha') });
    expect(findings).toEqual([]);
    expect([...realms.keys()]).toEqual(['alpha', 'delta']);
    expect(realms.get('delta')?.realm.id).toBe('delta');
  });

  it('may hold other folders and files', async () => {
    const { realms, findings } = await read({
      ...realmFiles('delta'),
      'notes/readme.md': '#',
      'readme.md': '#',
      '.git/realm.json': '{',
    });
    expect(findings).toEqual([]);
    expect([...realms.keys()]).toEqual(['delta']);
  });

  it.each([
    ...['realm.jsonc', 'Realm.json', 'realm.JSON', 'realm.json.txt', 'realm.yaml'],
    ...['relam.json', 'realms.json', 'realm'],
  ])('has a warning for a folder that looks like a realm by its %s', async (name) => {
    const { realms, findings } = await read({ ...realmFiles('delta'), [`nova/${name}`]: '{}' });
    expect([...realms.keys()]).toEqual(['delta']);
    expect(findings).toMatchObject([
      {
        rule: 'realm-misnamed',
        severity: 'warning',
        file: join(dir, 'nova', name),
        message: `"nova" looks like a realm, but its file is called "${name}"; it is not served.`,
        suggestion: 'realm.json',
      },
    ]);
  });

  it('has no warning for a folder of other files, or for a realm put away', async () => {
    const { findings } = await read({
      ...realmFiles('delta'),
      'tools/package.json': '{}',
      'tools/read.ts': '',
      'nova/realm.json.off': '{}',
      '.vega/realm.jsonc': '{}',
    });
    expect(findings).toEqual([]);
  });

  it('loads the other realms when one has a mistake', async () => {
    const { realms, findings } = await read({
      ...realmFiles('alpha'),
      ...realmFiles('broken'),
      'broken/realm.json': '{ "name": ',
      ...realmFiles('delta'),
    });
    expect([...realms.keys()]).toEqual(['alpha', 'delta']);
    expect(findings).toMatchObject([
      { rule: 'syntax', file: join(dir, 'broken/realm.json'), line: 1, column: 11 },
    ]);
  });

  it('loads the other realms when one cannot be read', async () => {
    const { realms, findings } = await read({
      ...realmFiles('alpha'),
      'binary/realm.json': new Uint8Array([0xff, 0xfe, 0x00]),
      'folder/realm.json/x': '',
    });
    expect([...realms.keys()]).toEqual(['alpha']);
    expect(findings.map(({ rule }) => rule)).toEqual(['realm-unreadable', 'realm-unreadable']);
  });

  it('has a finding when it does not exist', async () => {
    const { realms, findings } = await readRealms(join(dir, 'nowhere'));
    expect(realms.size).toBe(0);
    expect(findings).toMatchObject([{ rule: 'realm-unreadable', file: join(dir, 'nowhere') }]);
  });

  it('has a finding for a realm whose folder’s name is no valid id', async () => {
    const { realms, findings } = await read(realmFiles('Delta_1'));
    expect(realms.size).toBe(0);
    expect(findings).toMatchObject([{ rule: 'realm-id' }]);
  });
});

describe('the hosts of realms', () => {
  it('belong to one realm each: the first keeps a host', async () => {
    const delta = realmFiles('delta', { hosts: ['d.example', 'shared.example'] });
    const { realms, findings } = await read({
      ...realmFiles('alpha', { hosts: ['a.example', 'shared.example'] }),
      ...delta,
    });
    const lines = JSON.stringify(delta['delta/realm.json'], null, 2).split('\n');
    expect([...realms.keys()]).toEqual(['alpha']);
    expect(findings).toMatchObject([
      {
        rule: 'host-taken',
        file: join(dir, 'delta/realm.json'),
        pointer: '/hosts/1',
        line: lines.indexOf('    "shared.example"') + 1,
        column: 5,
      },
    ]);
  });

  it('may not be the localhost name of another realm', async () => {
    const { findings } = await read({
      ...realmFiles('alpha', { hosts: ['delta.localhost'] }),
      ...realmFiles('delta'),
    });
    expect(findings).toMatchObject([{ rule: 'host-taken', file: join(dir, 'alpha/realm.json') }]);
  });

  it('may repeat the realm’s own localhost name', async () => {
    const { findings } = await read(realmFiles('alpha', { hosts: ['alpha.localhost'] }));
    expect(findings).toEqual([]);
  });
});

describe('a realm with its labels', () => {
  const locales = { default: 'en-GB', supported: ['en-GB', 'es'] };

  it('has them by locale', async () => {
    const { realms, findings } = await read({
      ...realmFiles('delta', { locales }),
      'delta/labels/es.json': { 'login.title': 'Entrar' },
      'delta/labels/en.json': { 'login.title': 'Come in' },
    });
    expect(findings).toEqual([]);
    expect(realms.get('delta')?.labels).toEqual({
      en: { 'login.title': 'Come in' },
      es: { 'login.title': 'Entrar' },
    });
  });

  it('has a warning for a locale that it does not support', async () => {
    const { realms, findings } = await read({
      ...realmFiles('delta', { locales }),
      'delta/labels/ex.json': { 'login.title': 'Entrar' },
    });
    expect(findings).toMatchObject([
      {
        rule: 'labels-locale',
        severity: 'warning',
        file: join(dir, 'delta/labels/ex.json'),
        suggestion: 'es.json',
      },
    ]);
    expect(realms.get('delta')?.labels).toEqual({});
  });

  it.each([
    ['labels/es.jsonc', 'es.jsonc', 'es.json'],
    ['labels/es.JSON', 'es.JSON', 'es.json'],
    ['labels/pt-BR.yaml', 'pt-BR.yaml', 'pt-BR.json'],
    ['labels/es.json.txt', 'es.json.txt', 'es.json'],
    ['Labels/es.json', 'Labels/', 'labels/'],
    ['label/es.json', 'label/', 'labels/'],
  ])('has a warning for what looks like labels and is not read: %s', async (path, name, better) => {
    const { findings } = await read({
      ...realmFiles('delta', { locales }),
      'delta/labels/readme.md': '#',
      [`delta/${path}`]: '{}',
    });
    expect(findings).toMatchObject([
      {
        rule: 'labels-misnamed',
        severity: 'warning',
        message: `This looks like labels, but is called "${name}"; it is not read.`,
        suggestion: better,
      },
    ]);
  });

  it.each([
    [
      'an object in an object',
      '{\n  "login": { "title": "x" }\n}',
      'labels-shape',
      2,
      12,
      '/login',
    ],
    ['a list', '[]', 'labels-shape', 1, 1, ''],
    ['a number', '{ "a": 1 }', 'labels-shape', 1, 8, '/a'],
    ['no JSON', '{ "a" "b" }', 'syntax', 1, 7, ''],
    ['a key twice', '{ "a": "b", "a": "c" }', 'duplicate-key', 1, 13, '/a'],
    ['a secret', '{ "a": "sk_live_1" }', 'secret-in-realm', 1, 8, '/a'],
  ])('is refused with %s in them', async (_what, text, rule, line, column, pointer) => {
    const { realms, findings } = await read({
      ...realmFiles('delta'),
      'delta/labels/en.json': text,
    });
    expect(realms.size).toBe(0);
    const file = join(dir, 'delta/labels/en.json');
    expect(findings).toMatchObject([{ rule, line, column, pointer, file }]);
  });

  it.each([
    ['a key with a slip', '{ "shell.signInn": "x" }', 'unknown-label', 3, '/shell.signInn'],
    [
      'half a placeholder',
      '{ "shell.signIn": "{name" }',
      'unknown-placeholder',
      19,
      '/shell.signIn',
    ],
  ])(
    'is served with %s in them, and the rest of them',
    async (_what, text, rule, column, pointer) => {
      const { realms, findings } = await read({
        ...realmFiles('delta'),
        'delta/labels/en.json': text,
      });
      expect(realms.get('delta')?.labels).toEqual({ en: JSON.parse(text) });
      const file = join(dir, 'delta/labels/en.json');
      expect(findings).toMatchObject([{ rule, line: 1, column, pointer, file }]);
    },
  );
});

const DIGEST = expect.stringMatching(/^[0-9a-f]{64}$/);

describe('a realm read by itself', () => {
  it('serves only the pictures that it names', async () => {
    await writeFiles(dir, { ...realmFiles('delta'), 'delta/assets/secret-plan.png': 'x' });
    const { loaded } = await readRealm(join(dir, 'delta'));
    const { logo, loginBackground } = loaded?.realm.brand ?? {};
    expect([...(loaded?.assets ?? [])]).toEqual([
      [
        loginBackground?.web.src,
        { file: join(dir, 'delta/assets/login.jpg'), type: 'image/jpeg', digest: DIGEST },
      ],
      [
        logo?.src,
        { file: join(dir, 'delta/assets/logo.svg'), type: 'image/svg+xml', digest: DIGEST },
      ],
    ]);
  });

  it('takes the origin’s address from the server', async () => {
    await writeFiles(dir, realmFiles('delta'));
    const { loaded } = await readRealm(join(dir, 'delta'), {
      originAddress: 'http://localhost:4400',
    });
    expect(loaded?.realm.origin.address).toBe('http://localhost:4400');
  });

  it('has a finding when its file does not exist', async () => {
    const { loaded, findings } = await readRealm(join(dir, 'delta'));
    expect(loaded).toBeNull();
    expect(findings).toMatchObject([
      { rule: 'realm-unreadable', message: 'There is no such file.' },
    ]);
  });
});
