import { describe, expect, it } from 'vitest';
import { flatten, mergeTrees, treeOf } from './tree';

function merge(...values: unknown[]): unknown {
  const trees = values.map((value, index) =>
    treeOf(value, index, { base: index < values.length - 1 }),
  );
  return flatten(trees.reduce(mergeTrees)).value;
}

const sections = (...list: unknown[]) => ({ pages: { home: { sections: list } } });
const providers = (...list: unknown[]) => ({ auth: { providers: list } });

// biome-ignore format: a table is read by its rows
const ROWS: [string, unknown[], unknown][] = [
  ['objects merge', [{ theme: { a: 1, b: 1 } }, { theme: { b: 2 } }], { theme: { a: 1, b: 2 } }],
  ['languages of a text merge', [{ description: { en: 'a' } }, { description: { es: 'b' } }], { description: { en: 'a', es: 'b' } }],
  ['a text by language replaces a plain one', [{ description: 'a' }, { description: { es: 'b' } }], { description: { es: 'b' } }],
  ['lists replace', [{ locales: { supported: ['en', 'es'] } }, { locales: { supported: ['ar'] } }], { locales: { supported: ['ar'] } }],
  ['a target is replaced as one', [{ menus: { default: { route: 'live', params: { eventId: '1' } } } }, { menus: { default: { href: '/x' } } }], { menus: { default: { href: '/x' } } }],
  ['a picture is replaced as one', [{ brand: { logo: { src: 'a', tone: 'b' } } }, { brand: { logo: { src: 'c' } } }], { brand: { logo: { src: 'c' } } }],
  ['names, hosts and keys are not inherited', [{ name: 'a', hosts: ['a'], origin: { publicKey: 'a', address: 'b' } }, {}], { origin: { address: 'b' } }],
  ['null removes a key', [{ theme: { a: 1, b: 1 } }, { theme: { a: null } }], { theme: { b: 1 } }],
  ['a removed key may be added again, without its old values', [{ theme: { a: 1 } }, { theme: null }, { theme: { b: 1 } }], { theme: { b: 1 } }],
  ['sections merge by id, in the order of the base, new ones last', [sections({ id: 'a', x: 1 }, { id: 'b' }), sections({ id: 'c' }, { id: 'a', y: 2 })], sections({ id: 'a', x: 1, y: 2 }, { id: 'b' }, { id: 'c' })],
  ['a section of another type is another section', [sections({ id: 'a', type: 'hero', limit: 3 }), sections({ id: 'a', type: 'rail', source: 'live' })], sections({ id: 'a', type: 'rail', source: 'live' })],
  ['$remove removes an entry', [sections({ id: 'a' }, { id: 'b' }), sections({ id: 'a', $remove: true })], sections({ id: 'b' })],
  ['a list that begins with null is complete', [sections({ id: 'a', x: 1 }, { id: 'b', x: 1 }, { id: 'c' }), sections(null, { id: 'd' }, { id: 'b' })], sections({ id: 'd' }, { id: 'b', x: 1 })],
  ['an id twice in one list stays twice', [sections({ id: 'a' }), sections({ id: 'b' }, { id: 'b', x: 1 })], sections({ id: 'a' }, { id: 'b' }, { id: 'b', x: 1 })],
  ['an entry without id merges with nothing', [sections({ x: 1 }), sections({ y: 1 })], sections({ x: 1 }, { y: 1 })],
  ['providers merge by type and client name', [providers({ type: 'id' }, { type: 'openid', clientName: 'a', x: 1 }), providers({ type: 'openid', clientName: 'a', y: 1 }, { type: 'openid', clientName: 'b' })], providers({ type: 'id' }, { type: 'openid', clientName: 'a', x: 1, y: 1 }, { type: 'openid', clientName: 'b' })],
  ['fields of a provider merge by id', [providers({ type: 'id', fields: [{ id: 'email' }, { id: 'name' }] }), providers({ type: 'id', fields: [{ id: 'name', required: true }] })], providers({ type: 'id', fields: [{ id: 'email' }, { id: 'name', required: true }] })],
  ['a key that the schema does not know is merged like any other', [{ x: { a: 1 } }, { x: { b: [1] } }, { x: { b: [2] } }], { x: { a: 1, b: [2] } }],
];

describe('in merged layers', () => {
  it.each(ROWS)('%s', (_what, layers, merged) => {
    expect(merge(...layers)).toEqual(merged);
  });
});
