import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { visit } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../document/document';
import { isRecord } from '../document/pointer';
import { migrate } from './migrate';
import { migrateText } from './migrate-text';
import { NEWEST_VERSION, STEPS } from './steps';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** Files before and after, by the folder of a step. */
const pairs = readdirSync(FIXTURES).flatMap((step) =>
  readdirSync(join(FIXTURES, step))
    .filter((file) => file.endsWith('.before.json'))
    .map((file) => {
      const load = (name: string) => readFileSync(join(FIXTURES, step, name), 'utf8');
      return {
        name: `${step}/${basename(file, '.before.json')}`,
        before: load(file),
        after: load(file.replace('.before.', '.after.')),
      };
    }),
);

const read = (text: string): unknown => {
  const parsed = parseDocument(text);
  if (!parsed.ok) throw new Error(`${parsed.mistake.message}\n${text}`);
  return parsed.document.value;
};

/** The content of a file in the newest version, without the version's number. */
const content = (text: string): unknown => {
  const { value } = migrate(read(text));
  if (!isRecord(value)) return value;
  const { version, ...rest } = value;
  return rest;
};

/** Every comment, without the indent of its lines, which depends on its key. */
const commentsIn = (text: string): string[] => {
  const found: string[] = [];
  visit(text, {
    onComment: (offset, length) =>
      found.push(text.slice(offset, offset + length).replace(/([\r\n])[ \t]+/g, '$1')),
  });
  return found.sort();
};

describe('the migration steps', () => {
  it('lead from each version to the next', () => {
    expect(STEPS.map(({ from }) => from)).toEqual(STEPS.map((_step, index) => index + 1));
    expect(STEPS.every(({ from, to }) => to === from + 1)).toBe(true);
    expect(NEWEST_VERSION).toBe(STEPS.length + 1);
  });

  it('have at least two pairs of files each', () => {
    for (const step of readdirSync(FIXTURES)) {
      const own = pairs.filter(({ name }) => name.startsWith(`${step}/`));
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.some(({ before }) => commentsIn(before).length > 2)).toBe(true);
    }
    expect(readdirSync(FIXTURES)).toHaveLength(STEPS.length);
  });
});

describe('a file of an older version', () => {
  it.each(pairs)('becomes a file of the newest version: $name', ({ before, after }) => {
    expect(migrateText(before).text).toBe(after);
  });

  it.each(pairs)('has the same content after migration: $name', ({ before, after }) => {
    expect(content(after)).toEqual(content(before));
    expect(read(after)).toMatchObject({ version: NEWEST_VERSION });
    expect(commentsIn(after)).toEqual(commentsIn(before));
  });

  it.each(pairs)('is not changed by a second migration: $name', ({ after }) => {
    expect(migrateText(after)).toEqual({ text: after, changes: [] });
  });

  it.each(pairs)('keeps its line ends and its byte-order mark: $name', ({ before, after }) => {
    const on = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(migrateText(on(before)).text).toBe(on(after));
  });

  it.each([
    ['cannot be read', '{ "auth": { "apps": [] }'],
    ['has a key twice', '{ "auth": { "apps": [], "apps": [] } }'],
    ['is of a future version', '{ "version": 9, "auth": { "apps": [] } }'],
    ['has no number for its version', '{ "version": "1", "auth": { "apps": [] } }'],
    ['is a list', '[{ "auth": { "apps": [] } }]'],
  ])('stays as it is when it %s', (_what, text) => {
    expect(migrateText(text)).toEqual({ text, changes: [] });
  });

  it('keeps both values when it has the old key and the new one', () => {
    const text = '{ "auth": { "apps": [1] }, "apps": { "native": [2] } }';
    expect(read(migrateText(text).text)).toEqual({ version: 2, ...(read(text) as object) });
  });

  it('maps each place of the new value to the old place', () => {
    const { before } = migrate({ auth: { apps: [{ name: 'tv' }] } });
    expect(before('/apps/native/0/name')).toBe('/auth/apps/0/name');
    expect(before('/apps/stores')).toBe('/apps/stores');
    expect(before('/auth/providers')).toBe('/auth/providers');
  });
});

/** A document with the keys of every step, oddly written, with comments at every possible place. */
const gap = fc.constantFrom(
  '',
  ' ',
  '\n',
  '\n  ',
  '\n\n\t',
  ' /* b */ ',
  '\n  // line\n  ',
  '\n/* a\n b */\n',
  ' // end\n',
  '  /* c */\n',
);
const key = fc.constantFrom('auth', 'apps', 'native', 'providers', 'theme', 'stores', 'name');

function written(value: unknown, gaps: () => string): string {
  if (Array.isArray(value)) {
    return `[${gaps()}${value.map((item) => written(item, gaps) + gaps()).join(`,${gaps()}`)}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) =>
      `${JSON.stringify(name)}${gaps()}:${gaps()}${written(member, gaps)}${gaps()}`,
  );
  return `{${gaps()}${members.join(`,${gaps()}`)}}`;
}

const anyDocument = fc
  .tuple(
    fc.dictionary(
      key,
      fc.oneof(
        fc.dictionary(
          key,
          fc.oneof(fc.constant('x // "'), fc.array(fc.dictionary(key, fc.nat(9)))),
        ),
        fc.nat(9),
        fc.constant([]),
      ),
    ),
    fc.infiniteStream(gap),
    gap,
  )
  .map(([value, stream, end]) => {
    const gaps = () => String(stream.next().value);
    return `${gaps()}${written(value, gaps)}${end}`;
  });

describe('any file of the first version', () => {
  it('keeps its comments and content, and needs only one migration', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        const { text: once } = migrateText(text);
        expect(content(once)).toEqual(content(text));
        expect(commentsIn(once)).toEqual(commentsIn(text));
        expect(migrateText(once).text).toBe(once);
      }),
      {
        numRuns: process.env.FULL ? 400 : 100,
        examples: [
          // The closing bracket must not end up in the comment before it.
          ['{"auth":{"name":0, // end\n"apps":[] }}'],
        ],
      },
    );
  });
});
