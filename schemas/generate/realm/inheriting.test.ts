import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.mjs';
import { inheritingSchema } from './inheriting.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const validate = new Ajv({ strict: false }).compile(inheritingSchema(await bundle(root)));

const OWN = { extends: 'apex', name: 'North', fullName: 'North Fights' };
const home = (...sections: unknown[]) => ({ ...OWN, pages: { home: { sections } } });

describe('what an editor knows of a file that extends others', () => {
  it.each([
    ['who it is is enough', OWN],
    [
      'parts of objects',
      { ...OWN, brand: { icon: 'assets/icon.svg' }, auth: { selfRegistration: false } },
    ],
    ['keys taken away', { ...OWN, legal: null, theme: { accent: null, scheme: null } }],
    ['part of a section', home({ id: 'live', limit: 20 })],
    ['a section taken away', home({ id: 'live', $remove: true })],
    ['a complete list', home(null, { type: 'hero', id: 'top' })],
    [
      'a field of a provider',
      { ...OWN, auth: { providers: [{ type: 'id', fields: [{ id: 'name', required: true }] }] } },
    ],
    ['the key of its origin', { ...OWN, origin: { publicKey: 'north-key' } }],
  ])('takes %s', (_what, value) => {
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    ['a key that there is not', { ...OWN, colour: 'red' }],
    ['a value that there is not', { ...OWN, theme: { scheme: 'drak' } }],
    ['no name', { extends: 'apex', fullName: 'North Fights' }],
    ['null for a name', { ...OWN, name: null }],
    [
      'an origin without the key that is never inherited',
      { ...OWN, origin: { address: 'https://a.example' } },
    ],
    [
      'part of a target, which is replaced as a whole',
      { ...OWN, menus: { default: { params: {} } } },
    ],
    ['part of an entry of a list that is replaced', { ...OWN, menus: { main: [{ label: 'A' }] } }],
    ['a key of another section', home({ type: 'hero', id: 'top', collection: 'a' })],
  ])('refuses %s', (_what, value) => {
    expect(validate(value)).toBe(false);
  });

  it('takes every sample realm that says what it extends', async () => {
    for (const id of ['apex', 'corral', 'metro', 'noor', 'plain', 'unity']) {
      const text = await readFile(join(root, 'realm-configs', id, 'realm.json'), 'utf8');
      const value = { ...JSON.parse(text), extends: 'preset:fights' };
      expect(validate(value), `${id} ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });
});
