/**
 * Hashes a text to eight characters, so that copies under an address with the hash may be cached for good. FNV-1a: it runs
 * where there is no crypto, and security does not depend on it.
 */
export function contentHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
