/**
 * The policy of a picture. An SVG whose address is opened is a document: under this it runs no script, asks for nothing and
 * has an origin of its own, from which no storage of the brand's site can be read.
 */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What every answer with a picture carries. */
export const PICTURE_HEADERS = {
  'content-security-policy': PICTURE_POLICY,
  'x-content-type-options': 'nosniff',
} as const;

export const isPicture = (type: string): boolean => type.startsWith('image/');
