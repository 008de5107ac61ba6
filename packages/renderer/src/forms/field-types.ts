import type { FieldDefinition, FieldType } from './field-definition';

/** What the engine knows of one field type: behaviour as data, no component. */
export interface FieldTypeRules {
  /** Which control draws it. */
  control: 'text' | 'email' | 'password';
  autocomplete?: string;
  /** Label keys of the messages that a definition may replace. */
  emptyMessage: string;
  invalidMessage: string;
  /** What is sent for what was typed. */
  parse: (typed: string) => string;
  /** Does a value that is not empty fit the type? */
  accepts: (value: string) => boolean;
}

/**
 * One @, something before it, and a host with a dot after it; no white space. Deliberately wider than most patterns:
 * only the letter that arrives proves an address (spec 1 §5).
 */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

export function isEmail(value: string): boolean {
  return value.length <= 254 && emailPattern.test(value);
}

const invisible = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060\ufeff]/gu;

/** Surrounding white space, control and zero-width characters go; nothing inside changes (spec 1 §5, document 3). */
export function sanitisePassword(typed: string): string {
  return typed.replace(invisible, '').trim();
}

const trimmed = (typed: string) => typed.trim();
const anything = () => true;

export const FIELD_TYPES: Record<FieldType, FieldTypeRules> = {
  text: {
    control: 'text',
    emptyMessage: 'form.required',
    invalidMessage: 'form.invalid',
    parse: trimmed,
    accepts: anything,
  },
  name: {
    control: 'text',
    autocomplete: 'name',
    emptyMessage: 'form.name.empty',
    invalidMessage: 'form.invalid',
    parse: trimmed,
    accepts: anything,
  },
  email: {
    control: 'email',
    autocomplete: 'email',
    emptyMessage: 'form.email.empty',
    invalidMessage: 'form.email.invalid',
    parse: trimmed,
    accepts: isEmail,
  },
  password: {
    control: 'password',
    autocomplete: 'current-password',
    emptyMessage: 'form.password.empty',
    invalidMessage: 'form.invalid',
    parse: sanitisePassword,
    accepts: anything,
  },
};

/** Does the whole value match the pattern? A pattern that the browser cannot compile lets every value through: the realm's validator has reported it. */
export function matchesWhole(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch (error) {
    if (error instanceof SyntaxError) return true;
    throw error;
  }
}

/** The label key of what is wrong with a typed value, or undefined when nothing is. */
export function fieldProblem(field: FieldDefinition, typed: string): string | undefined {
  const type = FIELD_TYPES[field.type];
  const value = type.parse(typed);
  if (value === '') return field.required ? (field.empty ?? type.emptyMessage) : undefined;
  const fits =
    type.accepts(value) &&
    (field.size === undefined || value.length <= field.size) &&
    (field.regex === undefined || matchesWhole(field.regex, value));
  return fits ? undefined : (field.error ?? type.invalidMessage);
}

/** Are all fields of the form empty? (spec 1 §5, EMPTY_INPUTS) */
export function allEmpty(
  fields: readonly FieldDefinition[],
  values: Readonly<Record<string, string | undefined>>,
): boolean {
  return fields.every((field) => FIELD_TYPES[field.type].parse(values[field.id] ?? '') === '');
}

/** What is sent: the parsed value of every field of the form, and of no other. */
export function valuesToSend(
  fields: readonly FieldDefinition[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.id, FIELD_TYPES[field.type].parse(values[field.id] ?? '')]),
  );
}
