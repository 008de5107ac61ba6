import type { FormField, Localised } from '@marquee/realm';
import type { AddressValue, FieldDefinition, FieldType, Wording } from './field-definition';

/** A field as a realm declares it (spec 1 §3); texts that are left out are built-in labels. */
export type DeclaredField = Pick<FormField, 'id' | 'type'> & Partial<FormField>;

/** Types that have a built-in hint. */
const HINTS: Partial<Record<FieldType, string>> = { taxNumber: 'form.taxNumber.hint' };

/**
 * Turns a realm's declared fields into field definitions. `text` is the site's; `initial` has first
 * values by field id, such as the viewer's details.
 */
export function definedFields(
  declared: readonly DeclaredField[],
  text: (localised: Localised | undefined) => string,
  initial: Readonly<Record<string, string | AddressValue>> = {},
): FieldDefinition<FieldType>[] {
  // What a realm says in other languages alone is not said here.
  const worded = (localised: Localised | undefined): Wording | undefined => {
    const plain = text(localised);
    return plain ? { text: plain } : undefined;
  };
  return declared.map(({ label, placeholder, hint, empty, error, options, ...rest }) => ({
    ...rest,
    label: worded(label) ?? `form.field.${rest.type}`,
    placeholder: worded(placeholder),
    hint: worded(hint) ?? HINTS[rest.type],
    empty: worded(empty),
    error: worded(error),
    ...(options
      ? { options: options.map((one) => ({ value: one.value, label: { text: text(one.label) } })) }
      : {}),
    ...(Object.hasOwn(initial, rest.id) ? { initial: initial[rest.id] } : {}),
  }));
}
