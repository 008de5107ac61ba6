import type { Liveness } from './liveness';
import type { PlaybackStatus } from './playback-state';
import type { Words, WriteDuration } from './time-words';

/** What a viewer who hears the player is told when it happens. */
export type PlayerNews =
  | 'playing'
  | 'paused'
  | 'remote'
  | 'ended'
  | 'waiting'
  | 'moved'
  | 'live'
  | 'behind'
  | 'captions'
  | 'skipped';

/** A moment of a playback, as far as it can be news. */
export interface StatusReading {
  status: PlaybackStatus;
  /** In seconds of the engine's clock. */
  position: number;
  /** Null for a title on demand. */
  liveness: Liveness | null;
  /** Seconds behind live; null for a title on demand. */
  behind: number | null;
  /** The language of the captions as viewers read it; null: they are off. */
  captions: string | null;
  /** The seconds of the picture that were missing and gone over; another object each time. */
  gap: { readonly seconds: number } | null;
}

/** What the viewer knows by now. */
export interface Heard extends Pick<StatusReading, 'liveness' | 'captions' | 'gap'> {
  last: 'playing' | 'paused' | 'remote' | 'ended' | 'waiting' | null;
  /** The position before the seek that runs, or the last one. */
  position: number;
  isSeeking: boolean;
}

export const HEARD_NOTHING: Heard = {
  last: null,
  position: 0,
  liveness: null,
  captions: null,
  gap: null,
  isSeeking: false,
};

/** A wait is told after so many ms. */
const WAIT_MS = 2000;
/** A seek that leads no further than this, in seconds, is a frame's step, or the engine's own. */
const SMALL_STEP = 1;
/** A gap that is no longer than this, in seconds, is gone over without a word. */
const SMALL_GAP = 2;

interface Hearing {
  heard: Heard;
  /** What is said now; null: nothing. */
  news: PlayerNews | null;
  /** In so many ms there may be news although nothing happens; null: there will be none. */
  changesIn: number | null;
}

/** Decides what of a moment is news to a viewer who knows what was said before. */
export function statusNews(heard: Heard, reading: StatusReading, now: number): Hearing {
  const { status, position, liveness, captions, gap } = reading;
  const isSeeking = status.is === 'seeking';
  const left = 'since' in status ? status.since + WAIT_MS - now : null;
  const isLong = left !== null && left <= 0;
  const news = newsOf(heard, reading, isLong);
  const isOverGap = news === 'skipped';
  return {
    heard: {
      // That a part was skipped says that it plays on: more words would take the place of these.
      last: isOverGap ? 'playing' : lastOf(heard, status, isLong),
      liveness,
      captions,
      gap,
      isSeeking,
      // The place after a gap is no place that the viewer has sought.
      position: isSeeking && !isOverGap ? heard.position : position,
    },
    news,
    changesIn: left !== null && left > 0 ? left : null,
  };
}

const isState = (is: PlaybackStatus['is']) =>
  is === 'playing' || is === 'paused' || is === 'remote';

function lastOf(heard: Heard, { is }: PlaybackStatus, isLong: boolean): Heard['last'] {
  if (isLong) return 'waiting';
  return isState(is) || is === 'ended' ? is : heard.last;
}

function newsOf(heard: Heard, reading: StatusReading, isLong: boolean): PlayerNews | null {
  const { status, position, liveness, captions, gap } = reading;
  const { is } = status;
  if (is === 'ended') return heard.last === 'ended' ? null : 'ended';
  // How a title begins is no change.
  if (heard.last !== null) {
    if (gap !== null && gap !== heard.gap && gap.seconds > SMALL_GAP) return 'skipped';
    if (captions !== heard.captions) return 'captions';
    if (liveness !== heard.liveness && liveness !== null) return liveness;
  }
  const hasSought = heard.isSeeking && is !== 'seeking';
  if (hasSought && Math.abs(position - heard.position) > SMALL_STEP) return liveness ?? 'moved';
  if (isState(is)) return heard.last === is ? null : is;
  return isLong && heard.last !== 'waiting' ? 'waiting' : null;
}

/** A control that tells by itself what it has changed, while it has the focus. */
export type TellingControl = 'play' | 'position' | 'lamp' | 'captions';

const TOLD_BY: Partial<Record<PlayerNews, readonly TellingControl[]>> = {
  playing: ['play'],
  paused: ['play'],
  moved: ['position'],
  live: ['lamp', 'position'],
  behind: ['lamp', 'position'],
  captions: ['captions'],
};

/** Whether a viewer hears the news from the control that has the focus. */
export const isTold = (news: PlayerNews, focused: TellingControl | null): boolean =>
  focused !== null && TOLD_BY[news]?.includes(focused) === true;

type NewsReading = Pick<StatusReading, 'position' | 'behind' | 'captions' | 'gap'>;

/** Writes seconds in the viewer's language: as a length, such as "4 seconds", and as a place, such as "12:04". */
interface WriteSeconds {
  length: WriteDuration;
  place: WriteDuration;
}

/** The words of news. */
export function newsWords(
  news: PlayerNews,
  reading: NewsReading,
  { length, place }: WriteSeconds,
): Words {
  const { position, behind, captions, gap } = reading;
  switch (news) {
    case 'waiting':
      return { key: 'player.waiting', values: {} };
    case 'moved':
      return { key: 'player.status.moved', values: { position: place(position) } };
    case 'live':
      return { key: 'player.time.live', values: {} };
    case 'behind':
      return { key: 'player.time.behind', values: { behind: length(behind ?? 0) } };
    case 'captions':
      return captions === null
        ? { key: 'player.status.captionsOff', values: {} }
        : { key: 'player.status.captionsOn', values: { language: captions } };
    case 'skipped':
      return { key: 'player.status.skipped', values: { length: length(gap?.seconds ?? 0) } };
    default:
      return { key: `player.status.${news}`, values: {} };
  }
}
