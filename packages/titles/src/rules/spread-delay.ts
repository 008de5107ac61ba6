/** Pages that wait for the same start ask within so many ms after it, so that they do not all ask at once. */
const SPREAD_MS = 5000;

/** A wait that differs from page to page, in ms. */
export function spreadDelay(random: () => number = Math.random): number {
  return random() * SPREAD_MS;
}
