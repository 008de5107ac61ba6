import { domainToASCII, domainToUnicode } from 'node:url';

/** One identifier, however it was typed; the host of an address as DNS has it, which is also how some browsers send it. */
export const normaliseIdentifier = (text: string) =>
  withHost(text.trim().normalize('NFKC').toLowerCase(), domainToASCII);

/** An address as people write it. */
export const readableAddress = (address: string) => withHost(address, domainToUnicode);

/** Changes the host of an address; a host that has no other form stays as it is. */
function withHost(text: string, change: (host: string) => string): string {
  const at = text.lastIndexOf('@') + 1;
  const host = text.slice(at);
  const isForeign = /[^\x20-\x7e]|\bxn--/.test(host);
  return at === 0 || !isForeign ? text : text.slice(0, at) + (change(host) || host);
}

const address =
  /^[^\s@:"(),;<>[\]\\\p{C}]{1,64}@[^\s@:"(),;<>[\]\\\p{C}]+\.[^\s@:"(),;<>[\]\\.\p{C}]{2,}$/u;

/**
 * True for an identifier that emails can be sent to; only an email can show that it arrives.
 * Checks the form that is kept, so that no sign that becomes an `@` or a comma slips by. The names
 * that providers give have a colon.
 */
export function isEmailAddress(text: string): boolean {
  const kept = normaliseIdentifier(text);
  return kept.length <= 254 && address.test(kept);
}
