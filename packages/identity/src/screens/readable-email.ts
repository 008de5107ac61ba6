import { hasEncodedHost } from '../rules/email-host';

/**
 * An email address as people write it, for what is said to them. The code for it comes only with an address that needs it;
 * without it the address is shown as it was sent.
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
