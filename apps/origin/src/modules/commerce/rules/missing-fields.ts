/** The billing fields that a country asks for before anything is paid (2 §5). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = { BR: ['birthDate', 'taxNumber'] };

/** The billing fields that a viewer has not given yet, in the order in which they are asked. */
export const missingFields = (
  country: string | undefined,
  fields: Readonly<Record<string, unknown>>,
): string[] =>
  (country === undefined ? [] : (REQUIRED[country] ?? [])).filter((name) => !fields[name]);
