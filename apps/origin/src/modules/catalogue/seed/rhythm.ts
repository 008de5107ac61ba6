/**
 * The times of a recurring event: every `cycle` seconds, `phase` seconds after 1970 and its
 * multiples.
 */
export interface Moment {
  cycle: number;
  phase: number;
}

export interface Timing extends Moment {
  duration: number;
  replayFrom: number;
  replayUntil: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Rhythm {
  cycle: number;
  /** Starts fall on multiples of this. */
  grid: number;
  /**
   * The time after its end at which an event can be watched again, and the time after its start at
   * which it is taken down.
   */
  processing: number;
  replayUntil: number;
}

/**
 * The rounds that a catalogue makes. Evenly spread over a day, ten events of five to six hours keep two or three of
 * them live, at least one between its end and its replay, some of them ahead and some behind; the fortnight does the
 * same for the days around.
 */
const rhythms = {
  daily: { cycle: day, grid: 30 * minute, processing: 3 * hour, replayUntil: 15 * hour },
  fortnightly: { cycle: 14 * day, grid: 30 * minute, processing: 2 * hour, replayUntil: 7 * day },
  video: { cycle: 60 * day, grid: hour, processing: 0, replayUntil: 0 },
  series: { cycle: 90 * day, grid: hour, processing: 0, replayUntil: 0 },
  playlist: { cycle: 30 * day, grid: hour, processing: 0, replayUntil: 0 },
  /** Twelve articles, one every 25 hours, so that they come out at all times of the day. */
  news: { cycle: 300 * hour, grid: hour, processing: 0, replayUntil: 0 },
  fighter: { cycle: 365 * day, grid: hour, processing: 0, replayUntil: 0 },
} as const satisfies Record<string, Rhythm>;

/** The timing of the `index`th of `count` titles of one rhythm; realms are an hour and a half apart. */
export function momentOf(
  name: keyof typeof rhythms,
  {
    index,
    count,
    realmIndex,
    hours,
  }: { index: number; count: number; realmIndex: number; hours: number },
): Timing {
  const { cycle, grid, processing, replayUntil } = rhythms[name];
  const spread = Math.round((index * cycle) / count / grid) * grid;
  const duration = hours * hour;
  return {
    cycle,
    phase: (spread + realmIndex * 90 * minute) % cycle,
    duration,
    replayFrom: duration + processing,
    replayUntil,
  };
}
