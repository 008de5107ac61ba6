import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REALM_TEXT } from '../fixtures/realm-text';
import { compareConfigs } from './compare';

const told = (a: unknown, b: unknown) =>
  compareConfigs(a, b).map(({ group, kind, a: left, b: right }) =>
    [group, kind, left?.pointer ?? '–', right?.pointer ?? '–'].join(' '),
  );

const sections = (...list: unknown[]) => ({ pages: { home: { sections: list } } });

// biome-ignore format: a table is read by its rows
const ROWS: [string, unknown, unknown, string[]][] = [
  ['a switch of sign-up', { auth: {} }, { auth: { selfRegistration: false } }, ['sign-in added – /auth/selfRegistration']],
  ['a default that one side writes', { auth: {} }, { auth: { selfRegistration: true } }, []],
  ['an object that holds only defaults', {}, { theme: { scheme: 'auto' }, menus: { main: [] } }, []],
  ['an added provider', { auth: { providers: [{ type: 'id' }] } }, { auth: { providers: [{ type: 'magicLink' }, { type: 'id' }] } }, ['sign-in added – /auth/providers/0']],
  ['a field of a provider', { auth: { providers: [{ type: 'id', fields: [{ id: 'a' }] }] } }, { auth: { providers: [{ type: 'id', fields: [{ id: 'a', required: true }] }] } }, ['fields added – /auth/providers/0/fields/0/required']],
  ['the terms', { legal: { terms: '/a' } }, { legal: { terms: '/b' } }, ['consent changed /legal/terms /legal/terms']],
  ['words of a term', { consents: { terms: [{ fieldName: 'a', text: 'A' }] } }, { consents: { terms: [{ fieldName: 'a', text: 'B' }] } }, ['consent changed /consents/terms/0/text /consents/terms/0/text']],
  ['where accounts are opened', {}, { territories: { blocked: ['JP'] }, vpn: 'allowed' }, ['sign-in added – /territories']],
  ['words of a section', sections({ id: 'a', title: 'A' }), sections({ id: 'a', title: 'B' }), ['text changed /pages/home/sections/0/title /pages/home/sections/0/title']],
  ['a section that has moved and changed', sections({ id: 'a', limit: 1 }, { id: 'b' }), sections({ id: 'b' }, { id: 'a', limit: 2 }), ['look changed /pages/home/sections/0/limit /pages/home/sections/1/limit', 'look moved /pages/home/sections /pages/home/sections']],
  ['an entry added to a list', { menus: { main: [{ label: 'A' }, { label: 'C' }] } }, { menus: { main: [{ label: 'A' }, { label: 'B' }, { label: 'C' }] } }, ['look added – /menus/main/1']],
  ['a host', { hosts: ['a'] }, { hosts: ['b'] }, ['other changed /hosts/0 /hosts/0']],
  ['how a file is written', { $schema: 'a', version: 1, extends: 'b' }, {}, []],
];

describe('compareConfigs', () => {
  it.each(ROWS)('compares %s', (_what, a, b, differences) => {
    expect(told(a, b)).toEqual(differences);
  });

  it('finds nothing between a realm and itself, and the same differences both ways', () => {
    const realm = JSON.parse(REALM_TEXT);
    expect(told(realm, structuredClone(realm))).toEqual([]);
    const json = fc.dictionary(
      fc.constantFrom(...Object.keys(realm)),
      fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(realm))),
    );
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(told(a, a)).toEqual([]);
        const [there, back] = [compareConfigs(a, b), compareConfigs(b, a)];
        const pairs = (list: typeof there, turned: boolean) =>
          list
            .map((found) =>
              (turned
                ? [found.b?.pointer, found.a?.pointer]
                : [found.a?.pointer, found.b?.pointer]
              ).join(' '),
            )
            .sort();
        expect(pairs(back, true)).toEqual(pairs(there, false));
      }),
    );
  });
});
