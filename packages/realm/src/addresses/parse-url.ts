/**
 * An address in parts, or undefined for a text that is none. Not by `URL.canParse`: in Node 20 and 22, once it has been called some
 * thousand times, it says no to every address with a letter such as ü.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
