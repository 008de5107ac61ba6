import type { Draft } from '../draft';
import { quote } from '../draft';
import { childPointer, isRecord, type Located, placesAt } from '../pointer';
import { fieldDrafts } from './field';
import type { Subject } from './index';

/** Names that the origin's call has for itself, and names that every object of the language has. */
const RESERVED = new Set(['id', 'secret', ...Object.getOwnPropertyNames(Object.prototype)]);

/** The fields of a provider's form, each by itself and all together. */
export function formDrafts({ config, refused }: Subject): Draft[] {
  return placesAt(config, '/auth/providers/*/fields').flatMap((form) => {
    const fields = placesAt(form.value, '/*')
      .map(({ pointer, value }) => ({ pointer: form.pointer + pointer, value }))
      // What the schema has refused is not judged: the same mistake would be found twice.
      .filter((field): field is Field => isRecord(field.value) && !refused(field.pointer));
    const whole = !refused(form.pointer);
    return [
      ...idDrafts(fields),
      ...(whole ? confirmDrafts(fields) : []),
      ...fields.flatMap(({ pointer, value }) => fieldDrafts(pointer, value)),
    ];
  });
}

type Field = Located & { value: Record<string, unknown> };

function idDrafts(fields: readonly Field[]): Draft[] {
  const seen = new Set<unknown>();
  return fields.flatMap(({ pointer, value: { id } }): Draft[] => {
    const place = childPointer(pointer, 'id');
    if (RESERVED.has(String(id))) {
      const message = `${quote(id)} is taken: no field may have this id.`;
      return [{ rule: 'reserved-id', pointer: place, message }];
    }
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const message = `Another field of this form has the id ${quote(id)} already.`;
    return [{ rule: 'duplicate-id', pointer: place, message }];
  });
}

/** A password is confirmed by typing the password of the same form again. */
function confirmDrafts(fields: readonly Field[]): Draft[] {
  if (fields.some(({ value }) => value.type === 'password')) return [];
  return fields
    .filter(({ value }) => value.type === 'confirmPassword')
    .map(({ pointer }) => ({
      rule: 'field-incomplete',
      pointer: childPointer(pointer, 'type'),
      message: 'There is no password in this form that could be typed again.',
      suggestion: '{ "id": "password", "type": "password", "required": true }',
    }));
}
