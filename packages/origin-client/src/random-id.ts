/**
 * 128 random bits in hexadecimal. `crypto.randomUUID` would need a secure context, which a site on
 * plain http is not.
 */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
