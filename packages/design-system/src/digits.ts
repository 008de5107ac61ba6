const DIGIT = /\p{Nd}/u;

/**
 * The value, 0 to 9, of a decimal digit: Unicode has the ten digits of each script in order, and
 * sets of ten without a gap between them.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/**
 * Writes the decimal digits of every script (٣, ३, ３, 𝟛) as 0–9, and keeps every other character.
 */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The digits of a text as 0–9, without any other character. */
export function onlyDigits(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}

/**
 * Whether a text has characters that a field of digits, or of these `letters` (capitals), cannot
 * read. Separators such as spaces, dashes and dots are ignored.
 */
export function holdsUnreadable(text: string, letters?: string): boolean {
  const rest =
    letters === undefined
      ? text.replace(/\p{Nd}/gu, '')
      : [...plainDigits(text.normalize('NFKC')).toUpperCase()]
          .filter((letter) => !letters.includes(letter))
          .join('');
  return /[^\s\p{P}\p{Cf}]/u.test(rest);
}
