/** Every type of spec 1 §3. The registry holds those that a page uses; more arrive with the screens that need them. */
export type FieldType = keyof FieldTypes;

/** The registry's types; a feature that brings a field type adds its name by declaration merging. */
export interface FieldTypes {
  text: string;
  email: string;
  password: string;
  name: string;
}

/** One field of a form, as data (spec 1 §3, "Form field definition"). Texts are label keys. */
export interface FieldDefinition {
  /** The name under which the value is sent. */
  id: string;
  type: FieldType;
  label: string;
  placeholder?: string;
  hint?: string;
  required?: boolean;
  /** Message when a required field is empty; default: the type's own. */
  empty?: string;
  /** Message when the value does not fit; default: the type's own. */
  error?: string;
  /** The whole value must match; see `matchesWhole`. */
  regex?: string;
  /** Longest value, in characters. */
  size?: number;
  /** Lower stands first; equal ones keep their place in the list. */
  order?: number;
  readOnly?: boolean;
  /** Overrides the type's token, e.g. `username` for the identifier of a sign-in form. */
  autocomplete?: string;
  /** What the field holds at first, e.g. an address known from the way here. */
  initial?: string;
}

/** Fields in the order in which the form shows them. */
export function inOrder(fields: readonly FieldDefinition[]): FieldDefinition[] {
  return [...fields].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}
