/** Whether the viewer seems to watch: they are asked after a long time, and the title rests when they do not answer. */
export type Presence = 'there' | 'asked' | 'away';

export interface PresenceReading {
  /** After so many minutes without a press the viewer is asked; 0: never. */
  stillThere: number;
  /** A live stream is watched for hours, and ends by itself. */
  isLive: boolean;
  /** Seconds that were played since the last press. */
  untouchedFor: number;
  /** Seconds since the viewer was asked, or since a press meanwhile; null: they have not been. */
  askedFor: number | null;
}

/** So many seconds an answer is waited for. */
const PATIENCE = 300;

/** Judges by presses alone whether the viewer is still there (spec 4 §5, `stillThere` of §10). */
export function presence(reading: PresenceReading): Presence {
  const { stillThere, isLive, untouchedFor, askedFor } = reading;
  if (stillThere === 0 || isLive) return 'there';
  if (askedFor !== null) return askedFor < PATIENCE ? 'asked' : 'away';
  return untouchedFor < stillThere * 60 ? 'there' : 'asked';
}
