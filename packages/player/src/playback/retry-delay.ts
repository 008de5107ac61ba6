const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

/** The pause before a retry by itself: it doubles, and differs by viewer, to spread the load on the origin. */
export const retryDelay = (tries: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10)) * (0.5 + random() / 2);
