import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRealm } from '@marquee/realm';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';

const folder = join(root, 'docs/operators');
/** Generated from the schema, whose own tests hold its examples. */
const GENERATED = 'realm-reference.md';

const definitionsOf = (file: string) =>
  JSON.parse(readFileSync(join(root, 'schemas/realm', file), 'utf8'));
const FIELD_TYPES: string[] =
  definitionsOf('common.schema.json').$defs.formField.properties.type.enum;
const ROOT_KEYS = Object.keys(definitionsOf('realm.schema.json').properties);
const AUTH_KEYS = Object.keys(definitionsOf('auth.schema.json').properties);

/** One value, several one after the other, or a key with its value as it stands in `realm.json`. */
function valuesIn(json: string): unknown[] {
  if (json.startsWith('"')) return [JSON.parse(`{${json}}`)];
  const values: unknown[] = [];
  let text = '';
  for (const line of json.trim().split('\n')) {
    text += `${line}\n`;
    try {
      values.push(JSON.parse(text));
      text = '';
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  if (text) throw new Error(`This is no JSON:\n${text}`);
  return values;
}

const blocks = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && file !== GENERATED)
  .flatMap((file) => {
    const page = readFileSync(join(folder, file), 'utf8');
    return [...page.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, json = ''], at) =>
      // Three dots in a key stand for more letters.
      valuesIn(json.replaceAll('…', 'x'.repeat(9))).map((value) => ({
        what: `${file}, block ${at + 1}`,
        value,
      })),
    );
  });

const SMALLEST = {
  name: 'Any',
  fullName: 'Any Television',
  brand: { logo: 'assets/logo.svg', loginBackground: { web: 'assets/login.jpg' } },
  locales: { default: 'en', supported: ['en', 'es', 'pt', 'ar'] },
  origin: { address: 'https://origin.example', publicKey: 'any' },
  auth: { providers: [{ type: 'id' }] },
  pages: { home: { sections: [{ type: 'hero', id: 'top' }] } },
};
const picture = { src: '/picture', width: 1080, height: 1080 };
const assets = new Map([
  ['assets/logo.svg', picture],
  ['assets/logo-dark.svg', picture],
  ['assets/login.jpg', picture],
  ['assets/mark.svg', picture],
]);

type Part = Record<string, unknown>;

const withProviders = (...providers: unknown[]) => ({ ...SMALLEST, auth: { providers } });

/** The smallest realm that has the part in its place. */
function realmWith(part: Part): object {
  const { type } = part;
  if (typeof type === 'string' && FIELD_TYPES.includes(type)) {
    const password = type === 'confirmPassword' ? [{ id: 'password', type: 'password' }] : [];
    return withProviders({ type: 'id', fields: [...password, part] });
  }
  // A passkey and a magic link need another provider beside them.
  if (typeof type === 'string')
    return withProviders(...(type === 'id' ? [] : [{ type: 'id' }]), part);
  const [key = ''] = Object.keys(part);
  if (AUTH_KEYS.includes(key) && !ROOT_KEYS.includes(key)) {
    return { ...SMALLEST, auth: { ...SMALLEST.auth, ...part } };
  }
  return { ...SMALLEST, ...part };
}

const isTerm = (value: Part) => 'fieldName' in value;

it.each(blocks.filter(({ value }) => !isTerm(value as Part)))(
  'the JSON of $what causes no error in a realm',
  ({ value }) => {
    const text = JSON.stringify(realmWith(value as Part));
    const { findings } = parseRealm({ id: 'any', file: 'realm.json', text, assets });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);

it.each(blocks.filter(({ value }) => isTerm(value as Part)))(
  'the term of $what has the keys of the contract',
  ({ value }) => {
    const file = join(root, 'schemas/origin/generated/openapi.json');
    const contract = JSON.parse(readFileSync(file, 'utf8'));
    const { properties, required } = contract.components.schemas.ConsentTerm;
    const keys = Object.keys(value as Part);
    expect(keys.filter((key) => !(key in properties))).toEqual([]);
    expect(keys).toEqual(expect.arrayContaining(required));
    expect(properties.fieldType.enum).toContain((value as Part).fieldType);
  },
);

it('a wrong example in a page causes a finding', () => {
  const text = JSON.stringify(realmWith({ id: 'a', type: 'text', sise: 3 }));
  const { findings } = parseRealm({ id: 'any', file: 'realm.json', text, assets });
  expect(findings).toMatchObject([{ rule: 'unknown-key' }]);
});

it('the pages have examples of each kind', () => {
  const kinds = blocks.map(({ what }) => what.split('.')[0]);
  for (const kind of [
    'fields',
    'gallery',
    'countries',
    'terms',
    'sign-in',
    'theme',
    'agents',
    'pages',
  ])
    expect(kinds).toContain(kind);
});
