/**
 * Parses an address; undefined for a text that is none. Does not use `URL.canParse`: in Node 20 and 22, after some thousand calls,
 * it refuses every address with a letter such as ü.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
