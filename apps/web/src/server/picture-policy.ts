/**
 * The policy of a picture. An SVG whose address is opened is a document: under this policy it runs no script, sends no request
 * and has an origin of its own, from which it cannot read the storage of the brand's site.
 */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The headers of every picture. */
export const PICTURE_HEADERS = {
  'content-security-policy': PICTURE_POLICY,
  'x-content-type-options': 'nosniff',
} as const;

export const isPicture = (type: string): boolean => type.startsWith('image/');
