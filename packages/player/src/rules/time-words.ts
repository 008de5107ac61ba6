/** A text by its label, with the numbers and texts that it holds. */
export interface Words {
  /** The label's key. */
  key: string;
  values: Readonly<Record<string, string>>;
}

/** A moment of the bar, in seconds. */
export type BarReading =
  | { of: 'vod'; position: number; length: number; chapter?: string }
  | { of: 'live'; isLive: boolean; behind: number };

/** Writes a length of time in the viewer's language, such as "1 hour 2 minutes". */
export type WriteDuration = (seconds: number) => string;

/** What the bar says to a viewer who hears it. */
export function barWords(reading: BarReading, write: WriteDuration): Words {
  if (reading.of === 'vod') {
    const { position, length, chapter } = reading;
    const values = { position: write(Math.min(position, length)), length: write(length) };
    return chapter === undefined
      ? { key: 'player.time.of', values }
      : { key: 'player.time.ofIn', values: { ...values, chapter } };
  }
  return reading.isLive
    ? { key: 'player.time.live', values: {} }
    : { key: 'player.time.behind', values: { behind: write(reading.behind) } };
}
