/** A span of time in seconds of the picture's clock. */
export interface Span {
  start: number;
  end: number;
}

/** How far a spoiler-free bar reaches to each side, in seconds. */
export const SPOILER_FREE_REACH = 600;

/**
 * The span that the bar shows. A spoiler-free bar is centred on the moment, so that neither the end
 * nor the share that has passed can be read from it.
 */
export const shownSpan = (whole: Span, at: number, spoilerFree: boolean): Span =>
  spoilerFree ? { start: at - SPOILER_FREE_REACH, end: at + SPOILER_FREE_REACH } : whole;

const limit = (value: number, { start, end }: Span) => Math.min(Math.max(value, start), end);

/** The nearest moment that the viewer can go to. */
export const reachable = (value: number, whole: Span, open: Span = whole): number =>
  limit(limit(value, open), whole);

/** The share of a span, in per cent of its length and between 0 and 100. */
export function percentOf(value: number, { start, end }: Span): number {
  if (!(end > start)) return 0;
  return limit(((value - start) / (end - start)) * 100, { start: 0, end: 100 });
}
