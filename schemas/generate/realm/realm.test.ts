import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generate } from '../realm.mjs';
import { bundle } from './bundle.mjs';
import { type Schema, subschemas } from './schema.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const schema = await bundle(root);

const parts = [...subschemas(schema)];

/** Conditions look at some properties only; what they condition is closed and described itself. */
const conditions = parts.flatMap((part) => [part.if, part.then, part.else]);

/** Every definition and every property, by name. */
function described(): [string, Schema][] {
  const named = parts
    .filter((part) => !conditions.includes(part))
    .flatMap((part) => Object.entries({ ...part.properties, ...part.$defs }));
  // A reference without words of its own speaks through what it refers to.
  return named.filter(([, part]) => !part.$ref || part.description);
}

describe('the realm schema', () => {
  it.each(described())('says what %s is, with an example', (_name, part) => {
    expect(part.title).toMatch(/./);
    expect(part.description).toMatch(/\.$/);
    expect(part.examples).toEqual(expect.arrayContaining([expect.anything()]));
  });

  const choices = parts.flatMap(({ enum: values = [], enumDescriptions: hints }) =>
    hints ? [{ name: values.join(', '), values, hints }] : [],
  );

  it.each(choices)('says what each of $name means', ({ values, hints }) => {
    expect(hints).toHaveLength(values.length);
    for (const hint of hints) expect(hint).toMatch(/\.$/);
  });

  it('has a default for every key that may be left out', () => {
    const definitions = schema.$defs;
    const silent = parts
      .filter((part) => !conditions.includes(part))
      .flatMap((part) =>
        Object.entries(part.properties ?? {}).filter(([key, property]) => {
          const named = String(property.$ref ?? '').replace('#/$defs/', '');
          const known = { ...definitions[named], ...property };
          const spoken = ['default', 'x-default', 'const'].some((word) => word in known);
          return !spoken && !part.required?.includes(key);
        }),
      );
    expect(silent.map(([key]) => key)).toEqual([]);
  });

  it('allows no key without a description', () => {
    const open = parts.filter(
      (part) => part.properties && !part.allOf && part.additionalProperties === undefined,
    );
    expect(open.filter((part) => !conditions.includes(part))).toEqual([]);
  });
});

describe('what is derived from the realm schema', () => {
  it('is the same as the committed files', async () => {
    for (const [path, text] of await generate(root)) {
      expect(await readFile(join(root, path), 'utf8'), path).toBe(text);
    }
  });

  it('is the same every time', async () => {
    expect(await generate(root)).toEqual(await generate(root));
  });

  it('has links in the reference that lead somewhere', async () => {
    const reference = (await generate(root)).get('docs/operators/realm-reference.md') ?? '';
    const anchors = [...reference.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    const links = [...reference.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((target) => !anchors.includes(target ?? ''))).toEqual([]);
  });
});
