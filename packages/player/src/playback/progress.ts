/** Where a viewer is in a title, to be written to their history. */
export interface Progress {
  id: string;
  /** Whose history it goes into; absent: that of whoever watches now. */
  profile?: string | undefined;
  /** Seconds from the beginning. */
  position: number;
  /** Seconds that the title is long. */
  duration: number;
  /** The page may be closing: the call has to outlive it. */
  isLast: boolean;
}

/** Seconds that are seen before a title counts as begun, and between two notes of a place. */
const BEGUN = 10;
const EVERY = 30;
/** A larger step between two readings is a seek, or a tab that slept. */
const LONGEST_STEP = 2;

/** Says when a place is to be written: 10 seconds seen, every 30, and with `note` at a pause, a seek's end, a hidden tab. */
export function followProgress(write: (position: number, isLast: boolean) => void) {
  let isBegun = false;
  let seen = 0;
  let written = 0;
  let last: number | null = null;

  const put = (position: number, isLast: boolean) => {
    written = seen;
    write(position, isLast);
  };

  return {
    /** The title plays on where the viewer once stopped: wherever they leave it is a place to come back to. */
    resumed() {
      isBegun = true;
    },
    /** The position while it plays. */
    reached(position: number) {
      const step = last === null ? 0 : position - last;
      last = position;
      if (step > 0 && step <= LONGEST_STEP) seen += step;
      isBegun ||= seen >= BEGUN;
      const isFirst = written === 0 && seen >= BEGUN;
      if (isFirst || (written > 0 && seen - written >= EVERY)) put(position, false);
    },
    note(position: number, isLast = false) {
      last = position;
      if (isBegun) put(position, isLast);
    },
  };
}
