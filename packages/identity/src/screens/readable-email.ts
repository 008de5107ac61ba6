import { hasEncodedHost } from '../rules/email-host';

/**
 * An email address as people write it, to show. Its code is loaded only for an address that needs
 * it; until then the address is shown as it was sent.
 */
export async function readableEmail(email: string): Promise<string> {
  if (!hasEncodedHost(email)) return email;
  try {
    const { toUnicode } = await import('punycode/punycode.es6.js');
    return toUnicode(email);
  } catch (error) {
    console.warn('An address is shown as DNS has it.', error);
    return email;
  }
}
