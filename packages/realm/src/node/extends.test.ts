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

/** A realm that says only who it is and what it extends. */
const derived = (id: string, changes: Files): Files => ({
  [`${id}/realm.json`]: { ...OWN, ...changes },
});

async function read(...files: Files[]) {
  for (const part of files) await writeFiles(dir, part);
  return readRealms(dir);
}

describe('a realm that extends another', () => {
  it('has what that one says, but for what tells realms apart', async () => {
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

  it('has features for the countries that the nearest file says, or for all', async () => {
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

  it('has to say itself what is never inherited', async () => {
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

  it('serves the pictures of the one that names them, under its own name', async () => {
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

  it('misses a picture that only its base has', async () => {
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
  ])('has one mistake where null stands under %s', async (_, own, rule, pointer, suggestion) => {
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

  it('has the words of both, its own last, in its own languages', async () => {
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

  it('may extend several: later ones win, and each counts once, after its own bases', async () => {
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

  it('changes one term of use, takes one away, and replaces territories as one', async () => {
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

  it('changes one section, takes one away, and adds one', async () => {
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

  it('takes a key away with null, and is told where nothing is there to take', async () => {
    const { realms, findings } = await read(
      realmFiles('base', { description: 'Of the base.' }),
      derived('delta', { extends: 'base', description: null, legal: null }),
    );
    expect(findings).toMatchObject([
      { rule: 'nothing-inherited', severity: 'warning', file: file('delta'), pointer: '/legal' },
    ]);
    expect(realms.get('delta')?.realm.description).toEqual({ en: 'Delta TV' });
  });

  it('may begin from a preset', async () => {
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

describe('a mistake that only the two of them make', () => {
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
    ['a key taken away', { brand: { logo: null } }, 'missing-key', '/brand/logo'],
    ['a part taken away', { auth: null }, 'missing-key', '/auth'],
    [
      'an entry taken away',
      { plugins: [{ id: 'standings', $remove: true }] },
      'unknown-plugin',
      '/plugins/0/$remove',
    ],
    ['a list taken away', { consents: { terms: null } }, 'unknown-consent', '/consents/terms'],
    [
      'a switch',
      { theme: { scheme: 'dark' }, features: { live: true, plugins: false } },
      'section-without-content',
      '/features/plugins',
    ],
  ])('is told in the file that makes it: %s', async (_what, changes, rule, pointer) => {
    const { findings } = await read(
      realmFiles('base', base),
      derived('delta', { extends: 'base', ...changes }),
    );
    expect(findings).toMatchObject([{ rule, file: file('delta'), pointer }]);
  });

  it('names the value that it is about, and has no change of a file that is right by itself', async () => {
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

  it('is told once, by whom makes it, and names whom others extend', async () => {
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

  it('is told where the realm takes the later of two bases that do not go together', async () => {
    const { findings } = await read(
      realmFiles('base', base),
      realmFiles('other', { features: { plugins: false } }),
      derived('delta', { extends: ['base', 'other'] }),
    );
    expect(findings).toMatchObject([
      { rule: 'section-without-content', file: file('delta'), pointer: '/extends/1' },
    ]);
  });

  it('names the base that the realm extends itself, where what is wrong is farther away', async () => {
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

describe('what is wrong with extends', () => {
  it.each([
    ['bsae', '/extends', 'base'],
    [['base', 'bsae'], '/extends/1', 'base'],
    ['preset:figths', '/extends', 'preset:fights'],
    ['fights', '/extends', 'preset:fights'],
    ['../base', '/extends', 'base'],
    ['preset:toString', '/extends', undefined],
  ])('is a name that nothing has: %j', async (name, pointer, suggestion) => {
    const { findings } = await read(realmFiles('base'), derived('delta', { extends: name }));
    expect(findings).toEqual([
      expect.objectContaining({ rule: 'unknown-extends', file: file('delta'), pointer }),
    ]);
    expect(findings[0]?.suggestion).toBe(suggestion);
    expect(findings[0]?.allowed).toEqual(['base', ...PRESET_NAMES]);
  });

  it('is a circle, told once, whichever of its members is read', async () => {
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

  it('is a realm that extends itself', async () => {
    const { findings } = await read(derived('a', { extends: 'a' }));
    expect(findings).toMatchObject([{ rule: 'extends-cycle', message: '"a" extends itself.' }]);
  });

  it('is a base in a circle that the realm is no part of', async () => {
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
    ['a key missing', realmFiles('base', { locales: undefined })],
    [
      'a picture missing',
      realmFiles('base', {
        brand: { logo: 'assets/x.svg', loginBackground: { web: 'assets/login.jpg' } },
      }),
    ],
    ['words that are none', { ...realmFiles('base'), 'base/labels/en.json': '[]' }],
    ['a base that is not there', derived('base', { extends: 'nowhere' })],
  ])('is a base with %s: one finding there, one here', async (_what, files) => {
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

  it('is not what the realm has put right for itself', async () => {
    const { realms, findings } = await read(
      realmFiles('base', { theme: { scheme: 'drak' } }),
      derived('delta', { extends: 'base', theme: { scheme: 'dark' } }),
    );
    expect([...realms.keys()]).toEqual(['delta']);
    expect(findings).toMatchObject([{ rule: 'unknown-value', file: file('base') }]);
  });

  it('is told of a realm’s own value, even if its base has the same wrong', async () => {
    const { findings } = await read(
      realmFiles('base', { theme: { scheme: 'drak' } }),
      derived('delta', { extends: 'base', theme: { scheme: 'drak' } }),
    );
    expect(findings.map(({ rule, file: at }) => [rule, at])).toEqual([
      ['unknown-value', file('base')],
      ['unknown-value', file('delta')],
    ]);
  });

  it('is not that it leaves aside what a base has for others', async () => {
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

describe('an older file', () => {
  it('is read as if it were new, with one remark in the place of the old key', async () => {
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

  it('has what is wrong inside a moved value found where it stands', async () => {
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
