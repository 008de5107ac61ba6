/** An address in one line: its parts as they were given, the country by its name. */
export const addressLine = (
  address: Readonly<Record<string, string>>,
  country: string | undefined,
): string => {
  const { country: code, ...parts } = address;
  return [...Object.values(parts), country ?? code].filter(Boolean).join(', ');
};
