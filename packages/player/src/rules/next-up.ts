/** What a viewer sees of the next title at the end of one. */
export type NextUp =
  | { is: 'none' }
  /** It begins with a press. */
  | { is: 'offered' }
  /** It begins by itself, in so many whole seconds. */
  | { is: 'counting'; seconds: number }
  /** So many began by themselves that the viewer is asked whether they are there. */
  | { is: 'asking' }
  | { is: 'now' };

export interface NextUpReading {
  /** Seconds from the end of a title to the next; null where there is none. */
  countdown: number | null;
  /** Seconds since the end; null before it. */
  endedFor: number | null;
  autoAdvance: boolean;
  isCancelled: boolean;
  /** The realm wants viewers to be asked whether they are there. */
  asks: boolean;
  /** How many titles in a row began by themselves, without a touch since. */
  untouched: number;
}

/** After so many titles without a touch the next one waits. */
const MOST_UNTOUCHED = 3;

export function nextUp(reading: NextUpReading): NextUp {
  const { countdown, endedFor, autoAdvance, isCancelled, asks, untouched } = reading;
  if (countdown === null || endedFor === null) return { is: 'none' };
  if (!autoAdvance || isCancelled) return { is: 'offered' };
  if (asks && untouched >= MOST_UNTOUCHED) return { is: 'asking' };
  const seconds = Math.ceil(countdown - endedFor);
  return seconds > 0 ? { is: 'counting', seconds } : { is: 'now' };
}
