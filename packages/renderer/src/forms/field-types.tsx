import {
  EmailField,
  PasswordField,
  TextField,
  type TextFieldProps,
  visibleText,
} from '@marquee/design-system';
import { fitsIn } from '@marquee/realm/fits-in';
import type { ComponentType, FunctionComponent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLabels } from '../site/use-site';
import {
  type BasicFieldType,
  type FieldDefinition,
  type FieldType,
  tooLong,
  type Wording,
} from './field-definition';

/** A form's typed values, by field id; an address is an object of its parts. */
export type TypedValues = Record<string, unknown>;

/** The props of a type's control. */
export interface ControlProps<Type extends FieldType = FieldType> {
  /** The props that every control of the design system takes. */
  shared: TextFieldProps & { id: string };
  /** Ties a control to the field's value; `unfit` is an error that the control finds before the type's rules do. */
  register: (unfit?: () => Wording | undefined) => UseFormRegisterReturn;
  field: FieldDefinition<Type>;
}

/** A field type, as the engine uses it. */
export interface FieldTypeRules<Type extends FieldType = FieldType, Value = string> {
  Control: ComponentType<ControlProps<Type>>;
  autocomplete?: string;
  /** Label keys of the type's messages; a definition may replace them. */
  emptyMessage: string;
  invalidMessage: string;
  /** How long the parsed value may be, in characters; no limit when left out or undefined. */
  longest?: (field: FieldDefinition<Type>) => number | undefined;
  /** Parses the typed value for the origin; the result is falsy when nothing was typed. */
  parse: (typed: unknown, field: FieldDefinition<Type>) => Value;
  /** Is a value that is not empty valid? */
  accepts: (value: Value, field: FieldDefinition<Type>, values: TypedValues) => boolean;
}

/** A registry: the types of a form's fields. */
export type FieldTypeRegistry<Type extends FieldType = FieldType, Value = string> = {
  readonly [Name in Type]: FieldTypeRules<Type, Value>;
};

/**
 * One @, something before it, and a host with a dot after it; no white space. Deliberately wider than most patterns:
 * only an email that arrives proves an address (spec 1 §5).
 */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

export function isEmail(value: string): boolean {
  return value.length <= 254 && emailPattern.test(value);
}

/** Removes surrounding white space, control and format characters; nothing inside changes (spec 1 §5, document 3). */
export function sanitisePassword(typed: string): string {
  return typed.replace(/^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu, '');
}

/** One line of text, as it is validated and sent. */
export const lineOf = (typed: unknown): string => visibleText(String(typed ?? '')).trim();

/** A component of the design system, tied to the form. */
const control =
  (
    Input: ComponentType<TextFieldProps>,
  ): FunctionComponent<Pick<ControlProps, 'shared' | 'register'>> =>
  ({ shared, register }) => <Input {...shared} {...register()} />;

const text = {
  Control: control(TextField),
  emptyMessage: 'form.required',
  invalidMessage: 'form.invalid',
  parse: lineOf,
  longest: ({ size }: Pick<FieldDefinition<FieldType>, 'size'>) => size,
  accepts: () => true,
};

/** The types that are a line of text. */
export const BASIC_FIELD_TYPES = {
  text,
  name: { ...text, autocomplete: 'name', emptyMessage: 'form.name.empty' },
  email: {
    ...text,
    Control: control(EmailField),
    autocomplete: 'email',
    emptyMessage: 'form.email.empty',
    invalidMessage: 'form.email.invalid',
    accepts: isEmail,
  },
  password: {
    ...text,
    Control: control((props) => (
      <PasswordField {...props} revealLabel={useLabels()('form.password.show')} />
    )),
    autocomplete: 'current-password',
    emptyMessage: 'form.password.empty',
    parse: (typed: unknown) => sanitisePassword(String(typed ?? '')),
  },
} satisfies FieldTypeRegistry<BasicFieldType>;

/** Validates a typed value; the result is its message, undefined when it is valid. */
export function fieldProblem<Type extends FieldType, Value>(
  type: FieldTypeRules<Type, Value>,
  field: FieldDefinition<Type>,
  typed: unknown,
  values: TypedValues,
): Wording | undefined {
  const value = type.parse(typed, field);
  if (!value) return field.required ? (field.empty ?? type.emptyMessage) : undefined;
  const most = type.longest?.(field);
  if (most && typeof value === 'string' && !fitsIn(value, most))
    return field.error ?? tooLong(most);
  return type.accepts(value, field, values) ? undefined : (field.error ?? type.invalidMessage);
}

/** Parses the values of the form's fields, and of no others, for the origin. */
export function valuesToSend<Type extends FieldType, Value>(
  types: FieldTypeRegistry<Type, Value>,
  fields: readonly FieldDefinition<Type>[],
  values: TypedValues,
): Record<string, Value> {
  return Object.fromEntries(
    fields.map((field) => [field.id, types[field.type].parse(values[field.id], field)]),
  );
}
