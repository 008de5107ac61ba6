import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.mjs';
import { ajvFor, validator } from './validator.mjs';

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  parentSchema?: Record<string, unknown>;
  propertyName?: string;
}

interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

const runs = { numRuns: process.env.FULL ? 20_000 : 100 };
/** The long run takes a core a minute. */
const patience = 600_000;

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const schema = await bundle(root);
const text = await validator(root, schema);
const ours = await load(text);
const theirs: Validate = ajvFor(schema).compile(schema);

async function load(source: string): Promise<Validate> {
  const module: { default: Validate } = await import(
    `data:text/javascript,${encodeURIComponent(source)}`
  );
  return module.default;
}

/** Which keyword is broken where, and in the name of which key. */
function broken({ keyword, instancePath, params }: SchemaError): string {
  const { additionalProperty, missingProperty, propertyName } = params;
  const key = additionalProperty ?? missingProperty ?? propertyName ?? '';
  return `${instancePath} ${keyword} ${String(key)}`;
}

/** Ours leaves out what only sums up other errors, and what is wrong inside a name. */
function isPrimary({ keyword, propertyName }: SchemaError): boolean {
  return keyword !== 'if' && propertyName === undefined;
}

/** Whether two equal entries of a wrong type are a pair depends, in theirs, on how the schema is cut into parts. */
function isPairOfWrong({ keyword, instancePath }: SchemaError, errors: SchemaError[]): boolean {
  if (keyword !== 'uniqueItems') return false;
  const list = `${instancePath}/`;
  return errors.some(
    (other) =>
      other.keyword === 'type' &&
      other.instancePath.startsWith(list) &&
      /^\d+$/.test(other.instancePath.slice(list.length)),
  );
}

function said(validate: Validate, value: unknown): string[] {
  validate(value);
  const errors = validate.errors ?? [];
  return errors
    .filter((error) => isPrimary(error) && !isPairOfWrong(error, errors))
    .map(broken)
    .sort();
}

const bothSay = (value: unknown) => ({ ours: said(ours, value), theirs: said(theirs, value) });

const folder = join(root, 'realm-configs');
const REALMS: unknown[] = await Promise.all(
  (await readdir(folder)).map(async (id) =>
    JSON.parse(await readFile(join(folder, id, 'realm.json'), 'utf8')),
  ),
);

/** Every place in a value, as the keys that lead to it. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, member]) => places(member, [...path, key])),
  ];
}

function changed(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (typeof value !== 'object' || value === null) return { [key]: by };
  const copy = Object(Array.isArray(value) ? [...value] : { ...value });
  copy[key] = changed(copy[key], rest, by);
  return copy;
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('', 'en', 'id', 'hero', 'rail', 'gigya', '#0bd', 0, 1.5, -1, null, []),
  fc.constantFrom<unknown>([1, 1], ['a', 'b', 'a'], [{}, {}], { type: 'openid' }, { type: 'id' }),
  fc.string({ unit: 'grapheme', minLength: 55, maxLength: 65 }),
  fc.record({ route: fc.constantFrom('home', ''), hre: fc.string() }, { requiredKeys: [] }),
);

describe('the validator that is shipped', () => {
  it('takes the sample realms', () => {
    for (const realm of REALMS) expect(bothSay(realm)).toEqual({ ours: [], theirs: [] });
  });

  it(
    'finds what a full JSON Schema validator finds, wherever anything is put into a realm',
    () => {
      const anywhere = fc
        .nat(REALMS.length - 1)
        .chain((realm) => fc.tuple(fc.constant(realm), fc.constantFrom(...places(REALMS[realm]))));
      fc.assert(
        fc.property(anywhere, fc.option(fc.string({ maxLength: 4 })), junk, (at, key, value) => {
          const [realm, place] = [REALMS[at[0]], at[1]];
          const mistaken = changed(realm, key === null ? place : [...place, key], value);
          // As a file has it: no text of JSON makes a list with gaps.
          const both = bothSay(JSON.parse(JSON.stringify(mistaken)));
          expect(both.ours).toEqual(both.theirs);
        }),
        runs,
      );
    },
    patience,
  );

  it(
    'finds what a full JSON Schema validator finds in anything at all',
    () => {
      fc.assert(
        fc.property(fc.jsonValue(), (value) => {
          const both = bothSay(value);
          expect(both.ours).toEqual(both.theirs);
        }),
        runs,
      );
    },
    patience,
  );

  it('has at most 20 KB compressed', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(20 * 1024);
  });

  it('evaluates no code, and imports nothing', async () => {
    expect(text).not.toMatch(/\beval\b|\bFunction\s*\(|\bimport\b|\brequire\b/);
    const forbidden = () => {
      throw new Error('Code was made out of text.');
    };
    const { eval: evaluate, Function: construct } = globalThis;
    Object.assign(globalThis, { eval: forbidden, Function: forbidden });
    try {
      const fresh = await load(`${text}// fresh`);
      expect(REALMS.map((realm) => fresh(realm))).not.toContain(false);
    } finally {
      Object.assign(globalThis, { eval: evaluate, Function: construct });
    }
  });

  it('refuses to be made of a schema with a keyword that it does not know', async () => {
    const unknown = { ...schema, properties: { a: { type: 'object', dependentRequired: {} } } };
    await expect(validator(root, unknown)).rejects.toThrow('"dependentRequired"');
  });
});
