/** What follows the last character that tokens and codes may have (base64url, and gift codes). */
const behind = /[^A-Za-z0-9_=-]+$/;

/**
 * Cuts a token or code of a link after its last permitted character: mail programs and viewers copy a full stop, a bracket
 * or a space with it.
 */
export const tokenText = (text: string): string => text.replace(behind, '');
