import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord, keysOf } from '../document/pointer';
import { flatten, mergeTrees, type Tree, treeOf } from './tree';

/** Values with the schema's own keys, so that every way of merging is tried. */
const leaf = fc.constantFrom<unknown>(null, 1, 'a', true, [], ['x'], {}, [null]);
const entry = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      {
        id: fc.constantFrom('a', 'b', 'c'),
        limit: fc.nat(3),
        title: fc.dictionary(fc.constantFrom('en', 'es'), fc.string({ maxLength: 3 })),
        $remove: fc.boolean(),
      },
      { requiredKeys: ['id'] },
    ),
  },
  { weight: 1, arbitrary: leaf },
);
const typed = fc.oneof(
  fc.record(
    { type: fc.constant('id'), fields: fc.array(entry, { maxLength: 3 }) },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    {
      type: fc.constantFrom('openid', 'oauth'),
      clientName: fc.constantFrom('x', 'y'),
      label: leaf,
    },
    { requiredKeys: ['type'] },
  ),
);
const list = (item: fc.Arbitrary<unknown>) =>
  fc
    .tuple(fc.boolean(), fc.array(item, { maxLength: 4 }))
    .map(([complete, items]) => (complete ? [null, ...items] : items));
const object = (model: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record(model, { requiredKeys: [] }) },
    { weight: 1, arbitrary: leaf },
  );
const realm = fc.record(
  {
    name: leaf,
    hosts: leaf,
    extends: leaf,
    __proto__: leaf,
    theme: object({ accent: leaf, fonts: object({ text: leaf, display: leaf }) }),
    origin: object({ publicKey: leaf, address: leaf }),
    menus: object({
      main: leaf,
      default: object({ route: leaf, href: leaf, params: object({ id: leaf }) }),
    }),
    auth: object({ providers: list(typed) }),
    pages: object({ home: object({ sections: list(entry) }) }),
  },
  { requiredKeys: [] },
);

const layers = (...values: unknown[]) =>
  values.map((value, index) => treeOf(value, index, { base: index < values.length - 1 }));

/** The value at a pointer, also inside lists. */
function at(value: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((current, key) => {
    if (Array.isArray(current)) return current[Number(key)];
    return isRecord(current) && Object.hasOwn(current, key) ? current[key] : undefined;
  }, value);
}

describe('merging trees', () => {
  it('gives the same result whichever bases are merged first', () => {
    fc.assert(
      fc.property(realm, realm, realm, realm, (...values) => {
        const [a, b, c, d] = layers(...values) as [Tree, Tree, Tree, Tree];
        const leftFirst = mergeTrees(mergeTrees(mergeTrees(a, b), c), d);
        const rightFirst = mergeTrees(a, mergeTrees(b, mergeTrees(c, d)));
        const pairs = mergeTrees(mergeTrees(a, b), mergeTrees(c, d));
        expect(flatten(rightFirst)).toEqual(flatten(leftFirst));
        expect(flatten(pairs)).toEqual(flatten(leftFirst));
      }),
      { numRuns: process.env.FULL ? 400 : 100 },
    );
  });

  it('records the layer of every part, and its place in that layer', () => {
    fc.assert(
      fc.property(realm, realm, realm, (...values) => {
        const { value, sources } = flatten(layers(...values).reduce(mergeTrees));
        for (const [pointer, source] of sources) {
          const merged = at(value, pointer);
          const given = at(values[source.layer], source.pointer);
          // A container has parts of several layers; its place is that of the last layer with one of its kind.
          if (isRecord(merged)) expect(isRecord(given)).toBe(true);
          else if (Array.isArray(merged)) expect(Array.isArray(given)).toBe(true);
          else if (merged !== undefined && merged !== null) expect(merged).toEqual(given);
        }
      }),
      { numRuns: process.env.FULL ? 400 : 100 },
    );
  });

  it('changes nothing when the upper layer is empty', () => {
    fc.assert(
      fc.property(realm, (value) => {
        const [alone, over] = [treeOf(value, 0, { base: true }), treeOf({}, 1, { base: false })];
        expect(flatten(mergeTrees(alone, over)).value).toEqual(flatten(alone).value);
      }),
    );
  });

  it('never changes its input or any prototype', () => {
    fc.assert(
      fc.property(realm, realm, (lower, upper) => {
        const before = JSON.stringify([lower, upper]);
        flatten(layers(lower, upper).reduce(mergeTrees));
        expect(JSON.stringify([lower, upper])).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});
