import type { EngineEvent, EngineFailure } from '../engine/engine';

/** Why a title does not play although the viewer may watch it. */
export type FailureKind = 'offline' | 'network' | 'decode' | 'unsupported' | 'call';

type Details = Readonly<Record<string, unknown>>;

/** What the player does. `since` is when the viewer's wait began, in ms. */
export type PlaybackStatus =
  | { is: 'idle' }
  /** The stream is asked for: at the beginning, or anew because its addresses have expired. */
  | { is: 'asking'; since: number }
  | { is: 'refused'; code: string; details: Details }
  /** The engine makes ready: `recover` keeps what it has, `load` begins with the playlist. */
  | { is: 'loading'; by: 'load' | 'recover'; since: number }
  /** The first frame is there, and the viewer has to press Play. */
  | { is: 'ready' }
  | { is: 'playing' }
  | { is: 'paused' }
  | { is: 'seeking'; since: number }
  /** It waits for data. */
  | { is: 'waiting'; since: number }
  /** It plays on another device, such as a television. */
  | { is: 'remote'; target: string }
  | { is: 'ended' }
  /** `again` says what makes it go on: the player itself, or only a press on Retry. */
  | { is: 'failed'; kind: FailureKind; again: 'itself' | 'press'; requestId?: string };

/** The state of a playback: what it does, and what outlasts that. */
export interface PlaybackState {
  readonly status: PlaybackStatus;
  /** The viewer wants it to play: asking, loading, seeking and waiting end in playing. */
  readonly wanted: boolean;
  /** What was mended lately, so that nothing is mended for ever. `at` is the last time, in ms. */
  readonly mended: {
    readonly repairs: number;
    readonly renewals: number;
    readonly at: number;
    /** When addresses were renewed for captions alone, in ms. */
    readonly captionsAt: number;
  };
}

export type PlaybackEvent =
  | { type: 'answered' }
  /** By the stream call, or by a heartbeat while it plays. */
  | { type: 'refused'; code: string; details: Details }
  | { type: 'callFailed'; kind: FailureKind; requestId?: string }
  /** The code that plays did not come. It is not asked for by itself: a browser may want the page anew for that. */
  | { type: 'codeLost' }
  /** Where there is no stream yet, it is asked for; autoplay says the same. */
  | { type: 'pressedPlay' }
  | { type: 'pressedPause' }
  | { type: 'pressedRetry' }
  /** The browser does not play without a press. */
  | { type: 'playRefused' }
  /** Time to try again after a failure that may pass: the network is back, or a while is over. */
  | { type: 'again' }
  /** The account's other screens have this one's place: it had rested for too long. */
  | { type: 'lapsed' }
  /** The picture goes to another device; null: it comes back. */
  | { type: 'remote'; target: string | null }
  /** The title's page is left, or another title takes its place. */
  | { type: 'left' }
  | EngineEvent;

/** What the rule must know of the world. */
export interface PlaybackSurroundings {
  /** In ms. */
  now: number;
  isOnline: boolean;
}

const NOTHING_MENDED = { repairs: 0, renewals: 0, at: 0, captionsAt: Number.NEGATIVE_INFINITY };

export const NOT_PLAYING: PlaybackState = {
  status: { is: 'idle' },
  wanted: false,
  mended: NOTHING_MENDED,
};

/** After so many ms without a failure, the next one is mended as the first. */
const CALM_MS = 30_000;
/** Captions that are refused again so soon, in ms, are done without: a stream that is loaded anew each time is worse. */
const CAPTIONS_CALM_MS = 10 * 60_000;
/** The code of a refusal by the media's host, which gives no reason. */
const MEDIA_REFUSED = 'MEDIA_REFUSED';

type Is = PlaybackStatus['is'];

/** The statuses in which the engine has a picture here. */
const WITH_PICTURE: readonly Is[] = ['ready', 'playing', 'paused', 'seeking', 'waiting', 'ended'];
/** The statuses in which the engine's events count. */
const WITH_ENGINE: readonly Is[] = [...WITH_PICTURE, 'loading', 'remote'];

const PAUSED: PlaybackStatus = { is: 'paused' };

const withStatus = (state: PlaybackState, status: PlaybackStatus): PlaybackState => ({
  ...state,
  status,
});

/** The beginning of the wait that goes on; of a new one, if none does. */
const sinceOf = ({ status }: PlaybackState, now: number) =>
  'since' in status ? status.since : now;

/** What a viewer who wants it to play waits for, and what others get. */
const onTheWay = (state: PlaybackState, otherwise: PlaybackStatus, now: number): PlaybackState =>
  withStatus(state, state.wanted ? { is: 'waiting', since: sinceOf(state, now) } : otherwise);

/** Asks for the stream because the viewer said so. */
const askedFor = (now: number): PlaybackState => ({
  status: { is: 'asking', since: now },
  wanted: true,
  mended: NOTHING_MENDED,
});

/** Advances a playback. An event that does not fit the status changes nothing. */
export function playbackState(
  state: PlaybackState,
  event: PlaybackEvent,
  around: PlaybackSurroundings,
): PlaybackState {
  const { status } = state;
  const { now } = around;
  switch (event.type) {
    case 'left':
      return NOT_PLAYING;
    case 'answered':
      if (status.is !== 'asking') return state;
      return withStatus(state, { is: 'loading', by: 'load', since: status.since });
    case 'refused': {
      if (status.is === 'idle') return state;
      const { code, details } = event;
      return { ...NOT_PLAYING, status: { is: 'refused', code, details } };
    }
    case 'callFailed': {
      if (status.is !== 'asking') return state;
      const { kind, requestId } = event;
      if (kind === 'offline' || kind === 'network') return withoutLine(state, around, requestId);
      return withStatus(state, { is: 'failed', kind, again: 'press', requestId });
    }
    case 'codeLost':
      if (status.is !== 'asking') return state;
      return withStatus(state, { is: 'failed', kind: 'network', again: 'press' });
    case 'pressedPlay':
      return afterPlay(state, now);
    case 'pressedPause': {
      const held = { ...state, wanted: false };
      return status.is === 'playing' || status.is === 'waiting' ? withStatus(held, PAUSED) : held;
    }
    case 'pressedRetry':
      return afterRetry(state, now);
    case 'playRefused': {
      const held = { ...state, wanted: false };
      return WITH_PICTURE.includes(status.is) ? withStatus(held, { is: 'ready' }) : held;
    }
    case 'again':
      if (status.is !== 'failed' || status.again !== 'itself') return state;
      return withStatus(state, { is: 'asking', since: now });
    case 'lapsed':
      // The answer is a new place, or the screens that have it.
      if (status.is === 'idle' || status.is === 'refused') return state;
      return withStatus(state, { is: 'asking', since: now });
    case 'remote':
      if (event.target === null)
        return status.is === 'remote' ? onTheWay(state, PAUSED, now) : state;
      if (!WITH_PICTURE.includes(status.is) && status.is !== 'remote') return state;
      return withStatus(state, { is: 'remote', target: event.target });
    default:
      return WITH_ENGINE.includes(status.is) ? afterEngine(state, event, around) : state;
  }
}

function afterPlay(state: PlaybackState, now: number): PlaybackState {
  const wanting = { ...state, wanted: true };
  switch (state.status.is) {
    case 'idle':
    case 'refused':
    case 'failed':
      return askedFor(now);
    case 'ready':
    case 'paused':
      return withStatus(wanting, { is: 'waiting', since: now });
    case 'ended':
      return withStatus(wanting, { is: 'seeking', since: now });
    default:
      return wanting;
  }
}

/** Begins anew: with the stream call after a failure or before an answer, with the playlist while the viewer waits for that. */
function afterRetry(state: PlaybackState, now: number): PlaybackState {
  switch (state.status.is) {
    case 'asking':
    case 'failed':
    case 'refused':
      return askedFor(now);
    case 'loading':
    case 'seeking':
    case 'waiting':
      return withStatus(state, { is: 'loading', by: 'load', since: now });
    default:
      return state;
  }
}

/** What the engine says. While another device plays, only intents, the end and failures count. */
function afterEngine(
  state: PlaybackState,
  event: EngineEvent,
  around: PlaybackSurroundings,
): PlaybackState {
  const { now } = around;
  const { is } = state.status;
  switch (event.type) {
    case 'failed':
      return afterFailure(state, event.failure, around);
    case 'ended':
      return { ...state, status: { is: 'ended' }, wanted: false };
    case 'ready':
      return is === 'loading' ? onTheWay(state, { is: 'ready' }, now) : state;
    case 'playing': {
      const playing = { ...state, wanted: true };
      return is === 'remote' ? playing : withStatus(playing, { is: 'playing' });
    }
    case 'paused': {
      // The engine itself pauses the element while it makes ready, and at the end.
      if (is === 'loading' || is === 'ended' || is === 'ready') return state;
      const held = { ...state, wanted: false };
      return is === 'remote' || is === 'seeking' ? held : withStatus(held, PAUSED);
    }
    case 'waiting':
      return is === 'playing' ? withStatus(state, { is: 'waiting', since: now }) : state;
    case 'seeking':
      if (!WITH_PICTURE.includes(is)) return state;
      return withStatus(state, { is: 'seeking', since: sinceOf(state, now) });
    case 'seeked':
      return is === 'seeking' ? onTheWay(state, PAUSED, now) : state;
    default:
      return state;
  }
}

/** Mends a fatal error where that can be, else tells the viewer. */
function afterFailure(
  state: PlaybackState,
  { kind, requestId, isRefused = false, isOfCaptions = false }: EngineFailure,
  around: PlaybackSurroundings,
): PlaybackState {
  const { now } = around;
  const { captionsAt } = state.mended;
  const mended = now - state.mended.at > CALM_MS ? { ...NOTHING_MENDED, captionsAt } : state.mended;
  const since = sinceOf(state, now);
  const isPastHope = mended.renewals > 0 || now - captionsAt < CAPTIONS_CALM_MS;
  if (isOfCaptions && isPastHope) return state;
  if (kind === 'expired' && mended.renewals === 0) {
    return {
      ...state,
      status: { is: 'asking', since },
      mended: {
        ...mended,
        renewals: 1,
        at: now,
        captionsAt: isOfCaptions ? now : captionsAt,
      },
    };
  }
  if (isRefused)
    return { ...NOT_PLAYING, status: { is: 'refused', code: MEDIA_REFUSED, details: {} } };
  if (kind === 'decode' && mended.repairs < 2) {
    return {
      ...state,
      status: { is: 'loading', by: mended.repairs === 0 ? 'recover' : 'load', since },
      mended: { ...mended, repairs: mended.repairs + 1, at: now },
    };
  }
  if (kind === 'decode' || kind === 'unsupported')
    return withStatus(state, { is: 'failed', kind, again: 'press', requestId });
  return withoutLine(state, around, requestId);
}

/** A dead line, which is the viewer's own only where the browser says so. */
const withoutLine = (
  state: PlaybackState,
  { isOnline }: PlaybackSurroundings,
  requestId?: string,
): PlaybackState =>
  withStatus(state, {
    is: 'failed',
    kind: isOnline ? 'network' : 'offline',
    again: 'itself',
    requestId,
  });
