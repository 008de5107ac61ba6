import { proxy, ref } from 'valtio/vanilla';
import type { EngineEvent, PlaybackEngine } from '../engine/engine';
import { fromBeginning, positionOf, type StreamPlace } from '../rules/live-distance';
import { beginsMuted } from '../rules/playback-preferences';
import {
  NOT_PLAYING,
  type PlaybackEvent,
  type PlaybackStatus,
  playbackState,
} from '../rules/playback-state';
import { startDelay } from '../rules/start-delay';
import { reachable, resumesAt } from '../rules/window-place';
import { askStream } from './ask-stream';
import { beginPlaying } from './begin-playing';
import { type Heartbeats, startHeartbeats } from './heartbeats';
import type { PlaybackOptions, PlaybackStore } from './playback-options';
import { firstView, type Stream } from './playback-view';
import { followProgress } from './progress';
import { qualityChoice } from './quality-choice';
import { retryDelay } from './retry-delay';
import { showEvent, showPlace } from './show-playback';
import { trackCommands } from './track-commands';

/** How often a paused or stalled live stream is looked at, in ms: its place moves although nothing happens. */
const LOOK_MS = 1000;
/** A tab whose timers rested for so long, in ms, was asleep; in a hidden one they run once a minute. */
const ASLEEP_MS = 90_000;
/** A title that stands still for so long, in ms, no longer takes one of the screens that its account has. */
const SCREEN_KEPT_MS = 30 * 60_000;
/** A live picture so many segments before its window is old. */
const OLD_SEGMENTS = 3;
/** What lasts until a press. */
const STANDS_STILL: readonly PlaybackStatus['is'][] = ['ready', 'paused', 'ended', 'failed'];

/** Plays a title: asks for its stream, follows the engine, and does what the rules decide. */
export function createPlayback(options: PlaybackOptions): PlaybackStore {
  const { origin, clock, title, video, device } = options;
  const view = proxy(firstView());
  let state = NOT_PLAYING;
  let engine: PlaybackEngine | null = null;
  let stream: Stream | null = null;
  let heartbeats: Heartbeats | null = null;
  let lease: string | undefined;
  /** Who began the title: its places are theirs, also once another profile watches in another tab. */
  let profile: string | undefined;
  let isResumed = false;
  let asking: AbortController | null = null;
  let place: StreamPlace | null = null;
  let returnTo: number | null = null;
  let pausedAt: number | null = null;
  let stillSince: number | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  let codeLosses = 0;
  let lookedAt = Date.now();
  /** The browser froze the tab while it played: the pause that follows is not the viewer's. */
  let wasFrozen = false;
  /** Since then nothing was sought: what is loaded may be older than the window. */
  let mayBeOld = false;

  const startsAt = () => (stream?.live ? Date.parse(stream.live.startsAt) : null);
  const beginning = () => fromBeginning(place ?? { position: 0, instant: null }, startsAt());
  const { followWishes, choose, toggleCaptions } = trackCommands({
    options,
    view,
    engine: () => engine,
  });
  const { setQuality, keepQuality } = qualityChoice(view, () => engine);
  /** Why our layer for captions is not there. */
  const withoutLayer = new Set<string>();
  const progress = followProgress((position, isLast) => {
    const duration = view.window.end;
    // A live event is left as it goes on: there is no place to come back to.
    if (stream && !stream.live && duration > 0)
      options.onProgress?.({ id: title.id, profile, position, duration, isLast });
  });

  function dispatch(event: PlaybackEvent): void {
    const before = state;
    state = playbackState(before, event, { now: Date.now(), isOnline: options.isOnline() });
    if (state === before) return;
    view.playback = state;
    if (state.status !== before.status) entered(state.status);
    followIntent();
  }

  /** What a new status sets going. */
  function entered(status: PlaybackStatus): void {
    const { is } = status;
    clearTimeout(retryTimer);
    if (is !== 'paused' && is !== 'ready') pausedAt = null;
    else pausedAt ??= Date.now();
    if (STANDS_STILL.includes(is)) stillSince ??= Date.now();
    else stillSince = null;
    switch (status.is) {
      case 'asking':
        void ask();
        break;
      case 'loading':
        load();
        break;
      case 'playing':
        retries = 0;
        if (isResumed) progress.resumed();
        // Its screen was given back.
        if (stream?.heartbeat && !heartbeats) dispatch({ type: 'lapsed' });
        break;
      case 'paused':
      case 'ended':
        progress.note(beginning());
        break;
      case 'failed':
        if (status.again === 'itself') {
          retryTimer = setTimeout(() => dispatch({ type: 'again' }), retryDelay(retries));
          retries += 1;
        }
        break;
      case 'refused':
        letGo();
        if (status.code === 'NOT_STARTED') askAtStart(status.details);
        break;
      case 'idle':
        letGo();
        break;
    }
  }

  /** An event that the viewer wanted to see plays once it has begun. */
  function askAtStart(details: Readonly<Record<string, unknown>>): void {
    const delay = startDelay(details);
    if (delay !== null) retryTimer = setTimeout(() => dispatch({ type: 'pressedRetry' }), delay);
  }

  /** Makes the element do what the viewer wants, as far as the engine is ready. */
  function followIntent(): void {
    const { is } = state.status;
    if (is === 'waiting' || is === 'seeking') {
      // Who has sought to the end is told so in a moment; to play there is to begin anew.
      const hasEnded = video.ended && is === 'waiting';
      if (state.wanted && video.paused && !hasEnded) void begin();
    } else if (is === 'remote') {
      if (state.wanted && video.paused) void begin();
    } else if (is === 'paused' && !video.paused) video.pause();
  }

  async function begin(): Promise<void> {
    const begun = await beginPlaying(video);
    if (begun === 'muted') view.soundTaken = true;
    if (begun === 'refused') dispatch({ type: 'playRefused' });
    if (begun === 'unsupported')
      dispatch({ type: 'failed', failure: { kind: 'unsupported', detail: begun } });
  }

  async function ask(): Promise<void> {
    asking?.abort();
    const controller = new AbortController();
    asking = controller;
    const answer = await askStream(options, engine !== null, controller.signal);
    if (answer === null || controller.signal.aborted) return;
    if ('type' in answer) {
      if (answer.type === 'codeLost') {
        codeLosses += 1;
        if (codeLosses > 1) options.reload();
      }
      dispatch(answer);
      return;
    }
    if (answer.create) {
      engine = answer.create(video);
      engine.on(heard);
      if (withoutLayer.size > 0) engine.drawCaptions(true);
    }
    receive(answer.stream);
    dispatch({ type: 'answered' });
  }

  function receive(answer: Stream): void {
    stream = answer;
    profile ??= answer.profile;
    view.stream = ref(answer);
    view.liveness = answer.live ? (view.liveness ?? 'live') : null;
    const { heartbeat, live } = answer;
    // With the lease of a later answer the one before is over.
    if (heartbeat?.lease !== lease) {
      heartbeats?.end();
      heartbeats = null;
    }
    lease = heartbeat?.lease;
    heartbeats?.beat();
    if (heartbeat && !heartbeats) {
      heartbeats = startHeartbeats({
        origin,
        lease: heartbeat.lease,
        interval: heartbeat.interval,
        playing: () => ({
          id: title.id,
          position: beginning(),
          timeline: live?.timeline,
          hidden: options.isHidden(),
        }),
        onStop: (code) => {
          heartbeats = null;
          // Only the stream call says which screens the account has in use.
          if (code === 'CONCURRENCY') dispatch({ type: 'lapsed' });
          else dispatch({ type: 'refused', code, details: {} });
        },
      });
    }
    followWishes();
  }

  function load(): void {
    if (!engine || !stream || state.status.is !== 'loading') return;
    if (state.status.by === 'recover') {
      engine.recover();
      return;
    }
    const { live, resume } = stream;
    // The engine counts a live stream anew: its place is found again by the programme's clock.
    returnTo = live && view.liveness === 'behind' ? (place?.instant ?? null) : null;
    const begins = options.fromBeginning ? 0 : (resume?.position ?? options.placeHere());
    isResumed = !!begins;
    const from = live ? null : (place?.position ?? begins);
    setSpeed(live ? 1 : device.choices().rate);
    engine.load(stream.hls, { from, latency: live?.latency, mostHeight: options.qualityCap });
  }

  /** The speed from now on, also after the element has loaded anew. */
  function setSpeed(wanted: number): void {
    const rate = options.speeds.includes(wanted) ? wanted : 1;
    video.defaultPlaybackRate = rate;
    video.playbackRate = rate;
  }

  function heard(event: EngineEvent): void {
    if (!engine) return;
    if (event.type === 'ready') comeBack();
    if (event.type === 'tracks') keepQuality();
    // The place after a gap is shown with the gap: it is no place that the viewer has sought.
    if (event.type === 'time' || event.type === 'seeked' || event.type === 'gap') look();
    if (event.type === 'time') rejoin();
    showEvent(view, event, engine, video);
    if (event.type === 'remote') dispatch({ type: 'remote', target: event.target });
    else dispatch(event);
    // A place to come back to before it is reached, also where the browser's own controls have sought it.
    if (event.type === 'seeking') look({ isSought: true });
    if (event.type === 'playing') wasFrozen = false;
    // A stall hides how far behind it is, a pause does not.
    if (event.type === 'paused') look();
    if (event.type === 'seeked') progress.note(beginning());
    if (event.type === 'paused' || event.type === 'seeked') wakeUp();
  }

  /** A live picture whose place is gone, as after a sleep, goes on at the nearest there is: the engine would leap to the live edge. */
  function rejoin(): void {
    if (!engine || !stream?.live || !state.wanted) return;
    const { is } = state.status;
    if (is !== 'playing' && is !== 'waiting') return;
    const isStarved = video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
    const window = engine.window();
    // What is loaded ahead is played out, but for what a sleep has made old.
    const isOld = mayBeOld && window.start - video.currentTime >= OLD_SEGMENTS * window.segment;
    if (!isStarved && !isOld) return;
    const there = resumesAt(video.currentTime, window, true);
    if (there > video.currentTime) seek(there);
  }

  /** After its stream was loaded anew: back to the instant that the viewer saw last. */
  function comeBack(): void {
    const position = video.currentTime;
    const instant = engine?.instantOf(position) ?? null;
    if (returnTo !== null && instant !== null) seek(positionOf(returnTo, { position, instant }));
    returnTo = null;
  }

  /** Reads where the picture is; a tab that has slept tells the origin at once that it is there. */
  function look({ isSought = false, isChosen = false } = {}): void {
    const now = Date.now();
    if (now - lookedAt > ASLEEP_MS) heartbeats?.beat();
    lookedAt = now;
    if (stillSince !== null && now - stillSince > SCREEN_KEPT_MS) giveScreenBack();
    const { is } = state.status;
    if (!engine || !stream || is === 'loading') return;
    // A broken stream has any position until it comes anew, but for where it is sought.
    if ((is === 'asking' || is === 'failed') && !isSought) return;
    place = showPlace(view, {
      engine,
      video,
      latency: stream.live?.latency ?? null,
      now: clock.now(),
      pausedFor: pausedAt === null ? null : (now - pausedAt) / 1000,
      // To wait for a place that the viewer has chosen is no stall: the lamp tells of that place at once.
      isStalled: !isChosen && (is === 'waiting' || is === 'seeking'),
    });
    if (is === 'playing') progress.reached(beginning());
  }

  /** Lets the account's other screens have this one's place; the stream is asked for anew when it plays again. */
  function giveScreenBack(): void {
    heartbeats?.end();
    heartbeats = null;
    lease = undefined;
  }

  function seek(position: number): void {
    if (!engine || !stream) return;
    mayBeOld = false;
    video.currentTime = reachable(position, engine.window(), !!stream.live);
    // The new place is shown at once: as one that is sought, not one that was reached.
    if (video.seeking) dispatch({ type: 'seeking' });
    look({ isChosen: true });
  }

  function letGo(): void {
    asking?.abort();
    heartbeats?.end();
    heartbeats = null;
    engine?.destroy();
    engine = null;
    view.cues = [];
  }

  function goOn(): void {
    wasFrozen = false;
    // What was paused may be gone from a live window since.
    if (state.status.is === 'paused' && engine && stream) {
      const there = resumesAt(video.currentTime, engine.window(), !!stream.live);
      if (there !== video.currentTime) video.currentTime = there;
    }
    // An event that is over begins where its window does: the browser would look for its first second.
    if (state.status.is === 'ended' && engine && stream?.live) seek(engine.window().start);
    dispatch({ type: 'pressedPlay' });
  }

  /** Plays on what the browser has paused, once it has said so and the tab is seen: in either order. */
  function wakeUp(): void {
    if (wasFrozen && state.status.is === 'paused' && !options.isHidden()) goOn();
  }

  function setMuted(muted: boolean): void {
    video.muted = muted;
    device.choose({ muted });
  }

  const looking = setInterval(() => look(), LOOK_MS);
  const { volume } = device.choices();
  video.volume = volume;
  view.volume = volume;

  return {
    view,
    play(begins = 'by press') {
      const { is } = state.status;
      if (is === 'idle') {
        video.muted = beginsMuted(begins, device.preferences(), device.choices());
        view.muted = video.muted;
      }
      goOn();
    },
    pause() {
      wasFrozen = false;
      dispatch({ type: 'pressedPause' });
      if (!video.paused) video.pause();
    },
    rest() {
      progress.note(beginning(), true);
      dispatch({ type: 'left' });
    },
    retry: () => dispatch({ type: 'pressedRetry' }),
    seek,
    seekBy: (seconds) => seek(video.currentTime + seconds),
    goLive() {
      if (!engine || !stream?.live) return;
      seek(engine.window().edge);
      view.liveness = 'live';
      dispatch({ type: 'pressedPlay' });
    },
    startOver() {
      if (engine) seek(engine.window().start);
    },
    choose,
    toggleCaptions,
    setQuality,
    setVolume(wanted) {
      video.volume = Math.min(1, Math.max(0, wanted));
      // Told at once, so that the next key goes on from there.
      view.volume = video.volume;
      device.choose({ volume: video.volume });
      // A viewer who chooses how loud it is wants to hear it.
      if (video.volume > 0 && video.muted) setMuted(false);
    },
    setMuted,
    setRate(rate) {
      setSpeed(rate);
      device.choose({ rate });
    },
    drawCaptions(why, drawn) {
      if (drawn) withoutLayer.add(why);
      else withoutLayer.delete(why);
      engine?.drawCaptions(withoutLayer.size > 0);
    },
    viewerChanged: () => dispatch({ type: 'lapsed' }),
    online: () => dispatch({ type: 'again' }),
    visibility() {
      heartbeats?.beat();
      if (options.isHidden()) progress.note(beginning(), true);
      else {
        look();
        wakeUp();
        if (!video.paused) wasFrozen = false;
      }
    },
    frozen() {
      // It may be frozen again before it is seen.
      wasFrozen ||= state.wanted;
      mayBeOld = true;
    },
    destroy() {
      progress.note(beginning(), true);
      clearInterval(looking);
      clearTimeout(retryTimer);
      dispatch({ type: 'left' });
      letGo();
    },
  };
}
