/** One identifier, however it was typed. */
export const normaliseIdentifier = (text: string) => text.trim().normalize('NFKC').toLowerCase();

const address =
  /^[^\s@:"(),;<>[\]\\\p{C}]{1,64}@[^\s@:"(),;<>[\]\\\p{C}]+\.[^\s@:"(),;<>[\]\\.\p{C}]{2,}$/u;

/**
 * Can a letter be sent there? Whether it arrives, only the letter can tell. Held against what is kept, so that no sign that
 * becomes an `@` or a comma slips by. The names that providers give have a colon.
 */
export function isEmailAddress(text: string): boolean {
  const kept = normaliseIdentifier(text);
  return kept.length <= 254 && address.test(kept);
}
