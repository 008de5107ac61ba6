import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from './document/pointer';
import { REALM_ASSETS, REALM_TEXT, SMALLEST_REALM } from './fixtures/realm-text';
import { parseRealm } from './parse-realm';
import { parseLabels } from './texts/labels';

const parse = (text: string) =>
  parseRealm({ id: 'delta', file: 'realm.json', text, assets: REALM_ASSETS });

/** Expects what is true of every result, whatever the text. */
function expectSound(text: string): void {
  const { realm, findings } = parse(text);
  const lines = text.split(/\r\n|\n|\r/);
  for (const { line, column, message, file } of findings) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    expect(message).not.toBe('');
    expect(file).toBe('realm.json');
  }
  // Errors first, each kind in the order of the file.
  const places = findings.map(({ severity, line, column }) => ({
    severity,
    place: line * 1e6 + column,
  }));
  const inOrder = (['error', 'warning', 'info'] as const).flatMap((kind) =>
    places.filter(({ severity }) => severity === kind).sort((a, b) => a.place - b.place),
  );
  expect(places).toEqual(inOrder);
  expect(realm === null).toBe(findings.some(({ severity }) => severity === 'error'));
}

/** Every member of a value, as the keys that lead to it. */
function paths(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return [path, ...members.flatMap(([key, member]) => paths(member, [...path, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaceAt(item, rest, by) : item));
  if (!isRecord(value)) return value;
  return { ...value, [key]: replaceAt(value[key], rest, by) };
}

const CONFIG: unknown = {
  ...JSON.parse(REALM_TEXT),
  auth: {
    providers: [
      {
        type: 'id',
        fields: [
          { id: 'email', type: 'email', label: { en: 'Email', es: 'Correo' }, required: true },
          { id: 'card', type: 'text', regex: '[A-Z]{2}\\d+', size: 20, order: 1, readOnly: false },
          { id: 'from', type: 'dropdown', options: [{ value: 'a', label: 'A' }] },
          {
            id: 'tax',
            type: 'taxNumber',
            functionalPurpose: ['purchase'],
            addressCountryRestriction: { restrictionType: 'whitelist', elements: ['BR'] },
            minimum: 1,
            maximum: 9,
          },
        ],
      },
    ],
  },
};

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '',
    'en',
    'assets/logo.svg',
    'home',
    '__proto__',
    0,
    -1,
    null,
    [],
    {},
    [[]],
    [{}],
  ),
  fc.constant(SMALLEST_REALM),
);

describe('parseRealm never throws and returns a consistent result', () => {
  it('for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), expectSound));
  });

  it('for any JSON', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 6 }), expectSound));
  });

  it('for a realm with any value at any place', () => {
    const anywhere = fc.constantFrom(...paths(CONFIG));
    fc.assert(
      fc.property(anywhere, junk, (path, value) => {
        expectSound(JSON.stringify(replaceAt(CONFIG, path, value), null, 2));
      }),
      { numRuns: process.env.FULL ? 600 : 100 },
    );
  });

  it('for a realm with any part of the text removed or added', () => {
    const place = fc.nat(REALM_TEXT.length);
    fc.assert(
      fc.property(place, fc.nat(40), fc.string({ maxLength: 5 }), (at, length, put) => {
        expectSound(REALM_TEXT.slice(0, at) + put + REALM_TEXT.slice(at + length));
      }),
      { numRuns: process.env.FULL ? 600 : 100 },
    );
  });

  it('for a text nested deeper than any stack', () => {
    expectSound('['.repeat(200_000));
    expectSound(`${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`);
  });

  it.each(['//\r', '["\r', '/*', '"\n'])('for a text of any depth after %j', (start) => {
    expect(parse(start + '['.repeat(100_000)).realm).toBeNull();
  });

  it('for a key named __proto__, which never reaches a prototype', () => {
    const { realm, findings } = parse(
      REALM_TEXT.replace('"version": 2', '"__proto__": { "polluted": 1 }'),
    );
    expect(realm).toBeNull();
    expect(findings).toMatchObject([{ rule: 'unknown-key', pointer: '/__proto__' }]);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('parseLabels never throws', () => {
  it('for any text or JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { labels, findings } = parseLabels({ file: 'en.json', text });
        expect(labels === null).toBe(findings.some(({ severity }) => severity === 'error'));
      }),
    );
  });
});
