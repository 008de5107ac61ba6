/** What follows the last character that our tokens and codes may have (base64url, and the codes of gifts). */
const behind = /[^A-Za-z0-9_=-]+$/;

/**
 * A token or code of a link, up to its last permitted character: mail programs and viewers take a full stop, a bracket or a
 * space along with it.
 */
export const tokenText = (text: string): string => text.replace(behind, '');
