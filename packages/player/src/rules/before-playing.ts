import type { WatchTitle } from '@marquee/renderer';

/** What the player's place shows before anything plays. */
export type BeforePlaying =
  /** A button that plays. */
  | { is: 'playable' }
  /** It begins at an instant in RFC 3339. */
  | { is: 'starting'; at: string }
  /** It will be held at a time that is not known, or not at all. */
  | { is: 'postponed' | 'cancelled' }
  /** It is over; null where there will be no replay, or none that has a time. */
  | { is: 'over'; replayFrom: string | null };

/** What a title's place shows, by what the page knows of it. */
export function beforePlaying({
  state,
  startsAt,
  event,
}: Pick<WatchTitle, 'state' | 'startsAt' | 'event'>): BeforePlaying {
  if (event?.timing === 'CANCELLED') return { is: 'cancelled' };
  if (event?.timing === 'POSTPONED') return { is: 'postponed' };
  if (state === 'UPCOMING' && startsAt !== undefined) return { is: 'starting', at: startsAt };
  if (state === 'ENDED') return { is: 'over', replayFrom: event?.replayFrom ?? null };
  return { is: 'playable' };
}
