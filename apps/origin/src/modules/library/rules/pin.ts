/** Wrong tries after which a PIN is locked, and the time within which they count, in ms. */
export const MOST_WRONG = 5;
export const WINDOW_MS = 15 * 60 * 1000;
/** The most that a lock lasts, in windows: a day. */
export const LONGEST_LOCK = 96;
/** The time for which a session is not asked for the PIN again, in ms. */
export const PROOF_MS = 10 * 60 * 1000;

/** Whether a PIN is one of those that are guessed first: equal digits, or digits in a row either way, also over 9 and 0. */
export function isWeakPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((one) => one === step));
}

/** What decides whether the PIN is asked for before a title plays. */
export interface PinFacts {
  /** Whether a PIN is set and the account restricted. */
  isRestricted: boolean;
  /** A child's own limit has been checked before: no PIN lifts it. */
  isChild: boolean;
  minimumAge: number | null;
  pinFromRating: number;
  /** The session has given the PIN of late. */
  isProved: boolean;
  /** The tab plays the title already, and asks for its addresses anew. */
  isPlaying: boolean;
}

/** Whether the PIN is asked for before a title plays. */
export const asksForPin = ({
  isRestricted,
  isChild,
  minimumAge,
  pinFromRating,
  isProved,
  isPlaying,
}: PinFacts): boolean =>
  isRestricted &&
  !isChild &&
  minimumAge !== null &&
  minimumAge >= pinFromRating &&
  !isProved &&
  !isPlaying;
