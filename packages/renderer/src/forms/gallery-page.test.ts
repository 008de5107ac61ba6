import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GALLERY } from './samples/gallery';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/operators/gallery.md'), 'utf8');
const parts = page
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [type = ''] = part.split('\n', 1);
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(part) ?? [];
    const [, picture = ''] = /!\[A field of the type (?:\w+)\]\((.+?)\)/.exec(part) ?? [];
    return { type, json, picture, checked: part.includes('**Checked:** ') };
  });

it('the gallery of field types has every type of the schema, in its order', () => {
  const schema = readFileSync(join(root, 'schemas/realm/common.schema.json'), 'utf8');
  const types: string[] = JSON.parse(schema).$defs.formField.properties.type.enum;
  expect(parts.map(({ type }) => type)).toEqual(types);
});

it.each(parts)(
  'the gallery of field types shows $type as its story does, and says what is checked',
  (part) => {
    const field = JSON.parse(part.json);
    expect(field).toEqual(GALLERY.find(({ type }) => type === part.type));
    expect(readFileSync(join(root, 'docs/operators', part.picture)).byteLength).toBeGreaterThan(
      300,
    );
    expect(part.checked).toBe(true);
  },
);
