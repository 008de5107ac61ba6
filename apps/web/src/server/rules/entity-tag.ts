/** A tag in a list: `W/"a"`, `"b"` or `*`. */
const TAG = /(?:W\/)?("[^"]*")|\*/g;

/**
 * Tells whether a viewer has this version already: `If-None-Match` names it, or anything (RFC 9110 §13.1.2). Strong and weak tags are
 * compared alike, as that header wants it.
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const own = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(TAG)].some(([whole, quoted]) => whole === '*' || quoted === own);
}
