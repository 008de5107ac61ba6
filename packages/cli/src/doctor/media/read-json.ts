export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads an object.
 * @throws {Error} with words for an operator when the text is none.
 */
export function readJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (!isRecord(value)) throw new Error('the answer is not that of the contract');
  return value;
}
