interface CountryOfAddress {
  /** The country's name. */
  label: string;
  /** The parts of its addresses, in the order of its letters. */
  requiredFields: readonly string[];
}

/**
 * Writes an address in one line: the parts that its country asks for in the country's own order, then what else was given, and the
 * country by its name. The origin keeps the parts in no order.
 */
export const addressLine = (
  address: Readonly<Record<string, string>>,
  country: CountryOfAddress | undefined,
): string => {
  const { country: code, ...parts } = address;
  const asked = country?.requiredFields ?? ['line1'];
  const ordered = asked.flatMap((name) => (name === 'line1' ? LINES : [name]));
  const names = new Set([...ordered, ...Object.keys(parts)]);
  return [...[...names].map((name) => parts[name]), country?.label ?? code]
    .filter(Boolean)
    .join(', ');
};

/** Countries ask for the first line; the others belong below it. */
const LINES = ['line1', 'line2', 'line3'];
