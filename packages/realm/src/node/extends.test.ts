import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PICTURES } from '../fixtures/pictures';
import { type Files, realmFiles, temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { PRESETS } from '../generated/presets';
import { PRESET_NAMES } from './base-reader';
import { readRealm } from './read-realm';
import { readRealms } from './read-realms';

let dir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder: dir, remove } = await temporaryFolder());
});

afterEach(() => remove());

const OWN = { name: 'Delta', fullName: 'Delta TV', origin: { publicKey: 'delta-key' } };

const file = (id: string) => join(dir, id, 'realm.json');

/** A realm with only its names, its key, and what it extends. */
const derived = (id: string, changes: Files): Files => ({
  [`${id}/realm.json`]: { ...OWN, ...changes },
});

async function read(...files: Files[]) {
  for (const part of files) await writeFiles(dir, part);
  return readRealms(dir);
}

describe('a realm that extends another', () => {
  it('inherits everything but its names, hosts and key', async () => {
    const { realms, findings } = await read(
      realmFiles('base', {
        hosts: ['base.example'],
        theme: { scheme: 'dark', accent: '#77aadd' },
        origin: { publicKey: 'base-key', address: 'https://origin.example' },
      }),
      derived('delta', { extends: 'base', theme: { accent: '#88aacc' } }),
    );
    expect(findings).toEqual([]);
    expect(realms.get('delta')?.realm).toMatchObject({
      id: 'delta',
      name: 'Delta',
      hosts: [],
      theme: { scheme: 'dark', accent: '#88aacc' },
      origin: { publicKey: 'delta-key', address: 'https://origin.example' },
    });
  });

  it('takes the countries of a feature from the last file that switches it', async () => {
    const only = (country: string) => ({
      addressCountryRestriction: { restrictionType: 'whitelist', elements: [country] },
    });
    const { realms, findings } = await read(
      realmFiles('base', {
        features: { gifts: only('GB'), epg: only('GB'), news: only('GB'), search: false },
      }),
      derived('delta', {
        extends: 'base',
        features: { gifts: only('PT'), epg: true, news: false, search: only('PT') },
      }),
    );
    expect(findings).toEqual([]);
    const { features, restrictions } = realms.get('delta')?.realm ?? {};
    expect(features).toMatchObject({ gifts: true, epg: true, news: false, search: true });
    expect(Object.keys(restrictions ?? {})).toEqual(['gifts', 'search']);
    expect(restrictions?.gifts?.elements).toEqual(['PT']);
  });

  it('needs its own values for keys that are never inherited', async () => {
    const { realms, findings } = await read(realmFiles('base'), {
      'delta/realm.json': { extends: 'base' },
    });
    expect([...realms.keys()]).toEqual(['base']);
    expect(findings.map(({ rule, file: at, message }) => [rule, at, message])).toEqual(
      ['The realm needs "name"', 'The realm needs "fullName"', 'origin needs "publicKey"'].map(
        (what) => ['missing-key', file('delta'), `${what}, which is never inherited.`],
      ),
    );
    expect(findings.map(({ suggestion }) => suggestion)).toContain(
      '"origin": { "publicKey": "…" }',
    );
  });

  it('serves pictures from the folder of the file that names them, under its own id', async () => {
    const { realms } = await read(
      realmFiles('base'),
      derived('delta', { extends: 'base', brand: { icon: 'assets/logo.svg' } }),
      { 'delta/assets/logo.svg': PICTURES.svg.toString().replace('#0bd', '#123456') },
    );
    const { brand } = realms.get('delta')?.realm ?? {};
    expect(brand?.logo.src).toMatch(/^\/_assets\/delta\/logo\.[0-9a-f]{8}\.svg$/);
    expect(brand?.icon.src).not.toBe(brand?.logo.src);
    expect([...(realms.get('delta')?.assets ?? [])]).toEqual(
      expect.arrayContaining([
        [brand?.logo.src, expect.objectContaining({ file: join(dir, 'base/assets/logo.svg') })],
        [brand?.icon.src, expect.objectContaining({ file: join(dir, 'delta/assets/logo.svg') })],
      ]),
    );
  });

  it('does not find a picture of its base that it names itself', async () => {
    const { findings } = await read(
      realmFiles('base'),
      derived('delta', { extends: 'base', brand: { logo: 'assets/login.jpg' } }),
    );
    expect(findings).toMatchObject([
      { rule: 'asset-missing', file: file('delta'), pointer: '/brand/logo', allowed: [] },
    ]);
  });

  it.each([
    ['a misspelt key', { theme: { accnt: null } }, 'unknown-key', '/theme/accnt', 'accent'],
    ['a key that is never inherited', { name: null }, 'wrong-type', '/name', undefined],
  ])('has one finding for a null under %s', async (_, own, rule, pointer, suggestion) => {
    const { findings } = await read(realmFiles('base', { theme: { accent: '#2f5bea' } }), {
      'delta/realm.json': {
        name: 'Delta',
        fullName: 'Delta',
        extends: 'base',
        origin: { publicKey: 'k' },
        ...own,
      },
    });
    const about = findings.filter(({ file }) => file.includes('delta'));
    expect(about).toMatchObject([{ rule, pointer, ...(suggestion && { suggestion }) }]);
  });

  it('has the labels of both, its own over its base’s, in its own languages', async () => {
    const { realms, findings } = await read(
      realmFiles('base', { locales: { default: 'en', supported: ['en', 'es'] } }),
      {
        'base/labels/en.json': { 'shell.signIn': 'base', 'shell.dismiss': 'base' },
        'base/labels/es.json': { 'shell.signIn': 'base' },
      },
      derived('delta', { extends: 'base', locales: { supported: ['en'] } }),
      { 'delta/labels/en.json': { 'shell.dismiss': 'delta' } },
    );
    expect(findings).toEqual([]);
    expect(realms.get('delta')?.labels).toEqual({
      en: { 'shell.signIn': 'base', 'shell.dismiss': 'delta' },
    });
  });

  it('may extend several: later ones win, and each is merged once, after its own bases', async () => {
    const { realms, findings } = await read(
      realmFiles('root', { theme: { accent: '#000001', neutral: '#000001', surface: '#000001' } }),
      derived('left', { extends: 'root', theme: { accent: '#000002', neutral: '#000002' } }),
      derived('right', { extends: 'root', theme: { accent: '#000003' } }),
      derived('delta', { extends: ['left', 'right'] }),
    );
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(realms.get('delta')?.realm.theme).toMatchObject({
      accent: '#000003',
      neutral: '#000002',
      surface: '#000001',
    });
  });

  it('can change one term, remove one, and replace all territories', async () => {
    const term = (fieldName: string) => ({
      fieldName,
      fieldType: 'BINARY_CHOICE',
      version: '1',
      text: fieldName,
    });
    const { realms, findings } = await read(
      realmFiles('base', {
        consents: {
          terms: [term('rules'), term('news'), term('sale')],
          signup: ['rules', 'news'],
          purchase: ['sale'],
        },
        territories: { allowed: ['GB'] },
        vpn: 'refused',
      }),
      derived('delta', {
        extends: 'base',
        consents: {
          terms: [
            { fieldName: 'rules', version: '2' },
            { fieldName: 'news', $remove: true },
          ],
          signup: ['rules'],
        },
        territories: { blocked: ['JP'] },
      }),
    );
    expect(findings).toEqual([]);
    const { consents, territories, vpn } = realms.get('delta')?.asked ?? {};
    expect(consents?.signup).toMatchObject([{ fieldName: 'rules', version: '2' }]);
    expect(consents?.signup[0]?.text).toEqual({ en: 'rules' });
    expect(consents?.purchase).toMatchObject([{ fieldName: 'sale' }]);
    expect([territories, vpn]).toEqual([{ blocked: ['JP'] }, 'refused']);
  });

  it('can change one section, remove one, and add one', async () => {
    const sections = [
      { type: 'hero', id: 'top' },
      { type: 'rail', id: 'live', source: 'live', limit: 8 },
      { type: 'rail', id: 'new', source: 'latest' },
    ];
    const { realms, findings } = await read(
      realmFiles('base', { pages: { home: { sections } } }),
      derived('delta', {
        extends: 'base',
        pages: {
          home: {
            sections: [
              { id: 'live', limit: 20 },
              { id: 'new', $remove: true },
              { type: 'rail', id: 'films', source: 'videos' },
            ],
          },
        },
      }),
      derived('omega', {
        extends: 'base',
        pages: { home: { sections: [null, { id: 'new' }, { id: 'top' }] } },
      }),
    );
    expect(findings).toEqual([]);
    const of = (id: string) => realms.get(id)?.realm.pages.home.sections;
    expect(of('delta')).toMatchObject([{ id: 'top' }, { id: 'live', limit: 20 }, { id: 'films' }]);
    expect(of('omega')).toMatchObject([{ id: 'new', source: 'latest' }, { id: 'top' }]);
  });

  it('removes a key with null, and gets a finding when there is nothing to remove', async () => {
    const { realms, findings } = await read(
      realmFiles('base', { description: 'Of the base.' }),
      derived('delta', { extends: 'base', description: null, legal: null }),
    );
    expect(findings).toMatchObject([
      { rule: 'nothing-inherited', severity: 'warning', file: file('delta'), pointer: '/legal' },
    ]);
    expect(realms.get('delta')?.realm.description).toEqual({ en: 'Delta TV' });
  });

  it('may extend a preset', async () => {
    for (const preset of PRESET_NAMES) {
      const { realms, findings } = await read(
        realmFiles('delta', { extends: preset, pages: undefined }),
      );
      expect(findings, preset).toEqual([]);
      expect(realms.get('delta')?.realm.menus.main.length, preset).toBeGreaterThan(0);
    }
    expect(Object.keys(PRESETS).length).toBeGreaterThanOrEqual(4);
  });
});

describe('a mistake that only the merged files have', () => {
  const plugin = { id: 'standings', title: 'Standings', address: 'https://plugins.example/all' };
  const section = { type: 'plugin', id: 'table', plugin: 'standings' };
  const term = { fieldName: 'rules', fieldType: 'BINARY_CHOICE', version: '1', text: 'Rules' };
  const base = {
    description: { en: 'Of the base.' },
    plugins: [plugin],
    pages: { own: [{ type: 'sections', id: 'cup', title: 'Cup', sections: [section] }] },
    consents: { terms: [term], signup: ['rules'] },
  };

  it.each([
    ['a removed key', { brand: { logo: null } }, 'missing-key', '/brand/logo'],
    ['a removed part', { auth: null }, 'missing-key', '/auth'],
    [
      'a removed entry',
      { plugins: [{ id: 'standings', $remove: true }] },
      'unknown-plugin',
      '/plugins/0/$remove',
    ],
    ['a removed list', { consents: { terms: null } }, 'unknown-consent', '/consents/terms'],
    [
      'a feature switched off',
      { theme: { scheme: 'dark' }, features: { live: true, plugins: false } },
      'section-without-content',
      '/features/plugins',
    ],
  ])('is reported in the file that causes it: %s', async (_what, changes, rule, pointer) => {
    const { findings } = await read(
      realmFiles('base', base),
      derived('delta', { extends: 'base', ...changes }),
    );
    expect(findings).toMatchObject([{ rule, file: file('delta'), pointer }]);
  });

  it('names the value that is wrong, and has no fix for a file that is right by itself', async () => {
    const { findings } = await read(
      realmFiles('base', base),
      derived('delta', { extends: 'base', locales: { default: 'ar' } }),
    );
    expect(findings).toMatchObject([
      { rule: 'default-text-missing', file: file('delta'), pointer: '/locales/default' },
    ]);
    expect(findings[0]?.message).toMatch(
      `The value is in ${file('base')}:40:5 and right by itself; the value here makes it wrong.`,
    );
    expect(findings[0]).not.toHaveProperty('fix');
    expect(findings[0]).not.toHaveProperty('suggestion');
  });

  it('is one finding, however many values one part makes wrong', async () => {
    const { findings } = await read(
      realmFiles('base', {
        ...base,
        consents: { terms: [term], signup: ['rules'], purchase: ['rules'] },
      }),
      derived('delta', { extends: 'base', consents: { terms: [null] } }),
    );
    expect(findings).toMatchObject([
      { rule: 'unknown-consent', file: file('delta'), pointer: '/consents/terms/0' },
    ]);
    expect(findings[0]?.message).toMatch(/ The same is true of \S+base\/realm.json:\d+:\d+\.$/);
  });

  it('is reported once, in the base that causes it, and the base is named where it is extended', async () => {
    const { findings } = await read(
      realmFiles('base', base),
      derived('middle', { extends: 'base', plugins: null }),
      derived('delta', { extends: 'middle' }),
    );
    expect(findings).toMatchObject([
      { rule: 'broken-base', file: file('delta'), pointer: '/extends' },
      { rule: 'unknown-plugin', file: file('middle'), pointer: '/plugins' },
    ]);
    expect(findings[0]?.message).toBe(
      `"middle" has mistakes, so it cannot be extended: see ${file('middle')}.`,
    );
  });

  it('is reported where the realm extends the later of two bases that do not fit together', async () => {
    const { findings } = await read(
      realmFiles('base', base),
      realmFiles('other', { features: { plugins: false } }),
      derived('delta', { extends: ['base', 'other'] }),
    );
    expect(findings).toMatchObject([
      { rule: 'section-without-content', file: file('delta'), pointer: '/extends/1' },
    ]);
  });

  it('names the base that the realm extends itself when a base of that one is wrong', async () => {
    const { findings } = await read(
      realmFiles('far', { theme: { scheme: 'drak' } }),
      derived('middle', { extends: 'far' }),
      derived('delta', { extends: 'middle' }),
    );
    expect(findings.map(({ message }) => message)).toContain(
      `"middle" has mistakes, so it cannot be extended: see ${file('far')}.`,
    );
  });
});

describe('extends with a mistake', () => {
  it.each([
    ['bsae', '/extends', 'base'],
    [['base', 'bsae'], '/extends/1', 'base'],
    ['preset:figths', '/extends', 'preset:fights'],
    ['fights', '/extends', 'preset:fights'],
    ['../base', '/extends', 'base'],
    ['preset:toString', '/extends', undefined],
  ])('has a finding for an unknown name: %j', async (name, pointer, suggestion) => {
    const { findings } = await read(realmFiles('base'), derived('delta', { extends: name }));
    expect(findings).toEqual([
      expect.objectContaining({ rule: 'unknown-extends', file: file('delta'), pointer }),
    ]);
    expect(findings[0]?.suggestion).toBe(suggestion);
    expect(findings[0]?.allowed).toEqual(['base', ...PRESET_NAMES]);
  });

  it('has one finding for a circle, whichever of its members is read', async () => {
    const { realms, findings } = await read(
      derived('a', { extends: ['preset:fights', 'b'] }),
      derived('b', { extends: 'c' }),
      derived('c', { extends: 'a' }),
    );
    expect(realms.size).toBe(0);
    expect(findings).toMatchObject([
      { rule: 'extends-cycle', file: file('a'), pointer: '/extends/1' },
    ]);
    expect(findings[0]?.message).toContain('a → b → c → a');
    for (const id of ['a', 'b', 'c']) {
      const one = await readRealm(join(dir, id));
      expect(one.findings).toEqual(findings);
    }
  });

  it('has a finding for a realm that extends itself', async () => {
    const { findings } = await read(derived('a', { extends: 'a' }));
    expect(findings).toMatchObject([{ rule: 'extends-cycle', message: '"a" extends itself.' }]);
  });

  it('has a finding for a base in a circle that the realm is not part of', async () => {
    const { findings } = await read(
      derived('a', { extends: 'b' }),
      derived('b', { extends: 'a' }),
      derived('delta', { extends: 'b' }),
    );
    expect(findings).toMatchObject([
      { rule: 'extends-cycle', file: file('a') },
      { rule: 'broken-base', file: file('delta'), pointer: '/extends' },
    ]);
    expect(findings[1]?.message).toContain(file('a'));
  });

  it.each([
    ['a file that is no JSON', { 'base/realm.json': '{ "name": ' }],
    ['a file that is not UTF-8', { 'base/realm.json': new Uint8Array([0xff, 0xfe]) }],
    ['a wrong value', realmFiles('base', { theme: { scheme: 'drak' } })],
    ['a missing key', realmFiles('base', { locales: undefined })],
    [
      'a missing picture',
      realmFiles('base', {
        brand: { logo: 'assets/x.svg', loginBackground: { web: 'assets/login.jpg' } },
      }),
    ],
    ['labels that are no object', { ...realmFiles('base'), 'base/labels/en.json': '[]' }],
    ['an unknown base', derived('base', { extends: 'nowhere' })],
  ])('has one finding for a base with %s, beside the base’s own', async (_what, files) => {
    const { realms, findings } = await read(files, derived('delta', { extends: 'base' }));
    expect(realms.size).toBe(0);
    expect(findings.map(({ file: at }) => at.includes('base'))).toEqual([true, false]);
    expect(findings[1]).toMatchObject({
      rule: 'broken-base',
      file: file('delta'),
      pointer: '/extends',
    });
    expect(findings[1]?.message).toContain(findings[0]?.file);
  });

  it('has no finding for a base’s mistake that the realm corrects', async () => {
    const { realms, findings } = await read(
      realmFiles('base', { theme: { scheme: 'drak' } }),
      derived('delta', { extends: 'base', theme: { scheme: 'dark' } }),
    );
    expect([...realms.keys()]).toEqual(['delta']);
    expect(findings).toMatchObject([{ rule: 'unknown-value', file: file('base') }]);
  });

  it('does not hide a realm’s own wrong value when its base has the same', async () => {
    const { findings } = await read(
      realmFiles('base', { theme: { scheme: 'drak' } }),
      derived('delta', { extends: 'base', theme: { scheme: 'drak' } }),
    );
    expect(findings.map(({ rule, file: at }) => [rule, at])).toEqual([
      ['unknown-value', file('base')],
      ['unknown-value', file('delta')],
    ]);
  });

  it('has no finding for a base’s definitions that the realm does not use', async () => {
    const plugin = { id: 'standings', title: 'Standings', address: 'https://plugins.example/all' };
    const section = { type: 'plugin', id: 'table', plugin: 'standings' };
    const term = { fieldName: 'rules', fieldType: 'BINARY_CHOICE', version: '1', text: 'Rules' };
    const { findings } = await read(
      realmFiles('base', {
        plugins: [plugin],
        pages: { own: [{ type: 'sections', id: 'cup', title: 'Cup', sections: [section] }] },
        consents: { terms: [term], signup: ['rules'] },
      }),
      realmFiles('library', { consents: { terms: [term] } }),
      derived('delta', { extends: 'base', pages: { own: [] }, consents: { signup: [] } }),
    );
    expect(findings.filter(({ rule }) => rule === 'unused-definition')).toEqual([]);
  });
});

describe('a realm of an older version', () => {
  it('is read like a new one, with one warning at the old key', async () => {
    const { realms, findings } = await read(
      realmFiles('base', {
        auth: { providers: [{ type: 'id' }], apps: [{ name: 'tv', scheme: 'deltatv' }] },
      }),
      derived('delta', { extends: 'base', version: 2 }),
    );
    expect([...realms.keys()]).toEqual(['base', 'delta']);
    expect(findings).toMatchObject([
      {
        rule: 'deprecated-key',
        severity: 'warning',
        file: file('base'),
        pointer: '/auth/apps',
        suggestion: 'apps.native',
      },
    ]);
  });

  it('has findings inside a moved value at their old place', async () => {
    const { findings } = await read(
      realmFiles('base', {
        auth: { providers: [{ type: 'id' }], apps: [{ name: 'tv', scheme: 'javascript' }] },
      }),
    );
    expect(findings.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['wrong-format', '/auth/apps/0/scheme'],
      ['deprecated-key', '/auth/apps'],
    ]);
  });
});
