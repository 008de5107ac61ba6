import { COUNTRY_CODES } from '../countries/countries';
import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import type { Draft } from '../findings/draft';
import { quote } from '../findings/draft';
import { fieldDrafts } from './field';
import type { Subject } from './subject';

/** Names that the origin's call uses itself, and names that every JavaScript object has. */
const RESERVED = new Set(['id', 'secret', ...Object.getOwnPropertyNames(Object.prototype)]);

/** Checks the fields of a provider's form, each one and all together. */
export function formDrafts({ config, refused }: Subject): Draft[] {
  return placesAt(config, '/auth/providers/*/fields').flatMap((form) => {
    const fields = placesAt(form.value, '/*')
      .map(({ pointer, value }) => ({ pointer: form.pointer + pointer, value }))
      // Fields that the schema refuses are left out: the same mistake would be found twice.
      .filter((field): field is Field => isRecord(field.value) && !refused(field.pointer));
    const whole = !refused(form.pointer);
    return [
      ...idDrafts(fields),
      ...(whole ? [...confirmDrafts(fields), ...twiceDrafts(fields)] : []),
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
      const message = `No field may have the id ${quote(id)}: the call that opens an account uses a key of this name itself.`;
      return [{ rule: 'reserved-id', pointer: place, message }];
    }
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const message = `Another field of this form already has the id ${quote(id)}.`;
    return [{ rule: 'duplicate-id', pointer: place, message }];
  });
}

/** Finds a confirmation in a form without a password. */
function confirmDrafts(fields: readonly Field[]): Draft[] {
  if (fields.some(({ value }) => value.type === 'password')) return [];
  return fields
    .filter(({ value }) => value.type === 'confirmPassword')
    .map(({ pointer }) => ({
      rule: 'field-incomplete',
      pointer: childPointer(pointer, 'type'),
      message: 'This form has no password field that viewers could confirm.',
      suggestion: '{ "id": "password", "type": "password", "required": true }',
    }));
}

/** Types that a form may have once. */
const ONCE = ['email', 'password', 'confirmPassword'];
/** Types that a form may have once for each purpose and country. */
const BY_COUNTRY = ['taxNumber', 'birthDate'];

/** Finds forms that ask for the same thing twice. */
function twiceDrafts(fields: readonly Field[]): Draft[] {
  return fields.flatMap(({ pointer, value }, index): Draft[] => {
    const type = String(value.type);
    const earlier = fields.slice(0, index).filter((field) => field.value.type === type);
    const place = childPointer(pointer, 'type');
    if (earlier.length > 0 && ONCE.includes(type)) {
      const message = `This form already asks for ${quote(type)}: viewers would have to answer the same twice.`;
      return [{ rule: 'field-twice', pointer: place, message }];
    }
    if (!BY_COUNTRY.includes(type)) return [];
    const shared = earlier
      .filter((field) => sharesPurpose(field.value, value))
      .flatMap((field) =>
        countriesOf(field.value).filter((code) => countriesOf(value).includes(code)),
      );
    const [country] = shared;
    if (country === undefined) return [];
    const message = `Another field of the type ${quote(type)} is also shown in ${quote(country)}${shared.length > 1 ? ` and ${shared.length - 1} more countries` : ''}: viewers there would be asked twice.`;
    return [{ rule: 'country-contradiction', pointer: place, message }];
  });
}

function sharesPurpose(one: Field['value'], other: Field['value']): boolean {
  const [a, b] = [one.functionalPurpose, other.functionalPurpose];
  if (!Array.isArray(a) || !Array.isArray(b)) return true;
  return a.some((purpose) => b.includes(purpose));
}

/** The countries in which a field is shown. */
function countriesOf({ addressCountryRestriction: restriction }: Field['value']): string[] {
  if (!isRecord(restriction) || !Array.isArray(restriction.elements)) return [...COUNTRY_CODES];
  const { elements, restrictionType } = restriction;
  return [...COUNTRY_CODES].filter(
    (code) => elements.includes(code) === (restrictionType === 'whitelist'),
  );
}
