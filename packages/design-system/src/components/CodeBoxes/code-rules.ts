import { onlyDigits, plainDigits } from '../../digits';

/**
 * The part of a text that a field of `length` boxes keeps, whatever spaces and dashes are between:
 * digits, or characters of `letters`, in capitals.
 */
export function writeCode(raw: string, length: number, letters?: string): string {
  const kept =
    letters === undefined
      ? onlyDigits(raw)
      : [...plainDigits(raw.normalize('NFKC')).toUpperCase()]
          .filter((letter) => letters.includes(letter))
          .join('');
  return kept.slice(0, length);
}

/** A range of characters, like `selectionStart` and `selectionEnd`. */
export interface CodeRange {
  from: number;
  to: number;
}

/**
 * The range for a caret at `at` in a box: on the digit there, so that typing replaces it, or before
 * the next empty box.
 */
export function boxAt(at: number, filled: number, length: number): CodeRange {
  const from = Math.max(0, Math.min(at, filled, length - 1));
  return { from, to: Math.min(from + 1, filled) };
}

/**
 * The box that a key moves to from the box where the range begins; null for keys that are left to
 * the browser.
 */
export function boxAfterKey(
  key: string,
  from: number,
  filled: number,
  length: number,
): CodeRange | null {
  switch (key) {
    case 'ArrowLeft':
      return boxAt(from - 1, filled, length);
    case 'ArrowRight':
      return boxAt(from + 1, filled, length);
    case 'ArrowUp':
    case 'Home':
      return boxAt(0, filled, length);
    case 'ArrowDown':
    case 'End':
      return boxAt(length - 1, filled, length);
    default:
      return null;
  }
}

/** The box under a press, from the share of the width at which it happened. */
export function boxUnder(share: number, filled: number, length: number): CodeRange {
  return boxAt(Math.floor(share * length), filled, length);
}

export interface CodeBox {
  digit: string;
  /** Whether the next digit goes here, or replaces this one. */
  active: boolean;
}

/** The content and state of each box. */
export function boxesOf(code: string, length: number, range: CodeRange | null): CodeBox[] {
  return Array.from({ length }, (_, index) => ({
    digit: code[index] ?? '',
    active:
      range !== null &&
      (range.from === range.to
        ? index === Math.min(range.from, length - 1)
        : index >= range.from && index < range.to),
  }));
}
