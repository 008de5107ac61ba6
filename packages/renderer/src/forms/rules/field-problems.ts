import type { FieldDefinition, FieldType, Wording } from '../field-definition';
import type { FieldTypeRules } from '../field-types';

/** The messages of an origin's refusal, by the fields of a form, and those about no field of it. */
export interface FieldProblems {
  /** By field id; a part of an address is `<id>.<part>`. */
  problems: Readonly<Record<string, Wording>>;
  /** The messages that name no field of the form, as they came. */
  others: readonly string[];
}

/** `{field}:{reason}` or `{field}.{part}:{reason}`, as the contract's `FIELDS_REFUSED` has it. */
const MESSAGE = /^(?<id>[A-Za-z][\w-]*)(?:\.(?<part>[A-Za-z][A-Za-z0-9]*))?:(?<reason>\w+)$/;

type Messages = Pick<FieldTypeRules, 'emptyMessage' | 'invalidMessage'>;

/** Finds the fields that an origin's messages are about; two about one field give the first. */
export function problemsIn(
  messages: readonly string[],
  fields: readonly FieldDefinition<FieldType>[],
  types: Readonly<Record<FieldType, Messages>>,
): FieldProblems {
  const problems: Record<string, Wording> = {};
  const others: string[] = [];
  for (const message of messages) {
    const { id, part, reason } = MESSAGE.exec(message)?.groups ?? {};
    const field = fields.find((one) => one.id === id);
    if (!field || !reason || (part && field.type !== 'address')) {
      others.push(message);
      continue;
    }
    const missing = reason === 'required';
    const of = types[field.type];
    if (part) problems[`${id}.${part}`] ??= `${part}FieldIs${missing ? 'Required' : 'Invalid'}`;
    else
      problems[field.id] ??= missing
        ? (field.empty ?? of.emptyMessage)
        : (field.error ?? of.invalidMessage);
  }
  return { problems, others };
}
