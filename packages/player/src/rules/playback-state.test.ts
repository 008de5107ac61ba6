import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineFailure } from '../engine/engine';
import {
  NOT_PLAYING,
  type PlaybackEvent,
  type PlaybackState,
  type PlaybackStatus,
  type PlaybackSurroundings,
  playbackState,
} from './playback-state';

const NOW = 100_000;
const online: PlaybackSurroundings = { now: NOW, isOnline: true };
const offline: PlaybackSurroundings = { now: NOW, isOnline: false };

const calm = NOT_PLAYING.mended;
const state = (
  status: PlaybackStatus,
  wanted = true,
  mended: PlaybackState['mended'] = calm,
): PlaybackState => ({ status, wanted, mended });
const failed = (kind: EngineFailure['kind'], requestId?: string): PlaybackEvent => ({
  type: 'failed',
  failure: { kind, detail: 'a detail', requestId },
});

const asking = state({ is: 'asking', since: NOW });
const loading = state({ is: 'loading', by: 'load', since: 5 });
const playing = state({ is: 'playing' });
const paused = state({ is: 'paused' }, false);
const waiting = state({ is: 'waiting', since: 5 });
const seeking = state({ is: 'seeking', since: 5 });
const ended = state({ is: 'ended' }, false);
const ready = state({ is: 'ready' }, false);
const refused = state({ is: 'refused', code: 'SIGN_IN', details: {} }, false);
const broken = state({ is: 'failed', kind: 'decode', again: 'press' });
const cutOff = state({ is: 'failed', kind: 'offline', again: 'itself' });
const remote = state({ is: 'remote', target: 'Television' });

type Row = [string, PlaybackState, PlaybackEvent, PlaybackState];

describe('playbackState', () => {
  it.each<Row>([
    [
      'asks for the stream when the viewer presses Play',
      NOT_PLAYING,
      { type: 'pressedPlay' },
      asking,
    ],
    ['asks once', asking, { type: 'pressedPlay' }, asking],
    [
      'loads the answer, in the same wait',
      state({ is: 'asking', since: 7 }),
      { type: 'answered' },
      state({ is: 'loading', by: 'load', since: 7 }),
    ],
    [
      'stops where the viewer may not watch',
      asking,
      { type: 'refused', code: 'SIGN_IN', details: {} },
      refused,
    ],
    [
      'stops when a heartbeat says so',
      playing,
      { type: 'refused', code: 'SIGN_IN', details: {} },
      refused,
    ],
    ['asks again after a refusal', refused, { type: 'pressedPlay' }, asking],
    [
      'fails when the call fails',
      asking,
      { type: 'callFailed', kind: 'call', requestId: 'r1' },
      state({ is: 'failed', kind: 'call', again: 'press', requestId: 'r1' }),
    ],
    [
      'tells that its code is lost, for which the viewer presses',
      asking,
      { type: 'codeLost' },
      state({ is: 'failed', kind: 'network', again: 'press' }),
    ],
    [
      'waits for the first frames to be played',
      loading,
      { type: 'ready' },
      state({ is: 'waiting', since: 5 }),
    ],
    [
      'waits for a press where nothing is to play by itself',
      state({ is: 'loading', by: 'load', since: 5 }, false),
      { type: 'ready' },
      ready,
    ],
    ['waits for a press where the browser wants one', waiting, { type: 'playRefused' }, ready],
    ['plays', waiting, { type: 'playing' }, playing],
    ['pauses', playing, { type: 'paused' }, paused],
    ['pauses at once when the viewer says so', waiting, { type: 'pressedPause' }, paused],
    ['stays in place when the engine pauses to make ready', loading, { type: 'paused' }, loading],
    [
      'goes on after a pause',
      paused,
      { type: 'pressedPlay' },
      state({ is: 'waiting', since: NOW }),
    ],
    ['waits for data', playing, { type: 'waiting' }, state({ is: 'waiting', since: NOW })],
    ['counts a wait from its beginning', waiting, { type: 'waiting' }, waiting],
    ['seeks', paused, { type: 'seeking' }, state({ is: 'seeking', since: NOW }, false)],
    ['goes on after a seek', seeking, { type: 'seeked' }, waiting],
    [
      'stays paused after a seek',
      state({ is: 'seeking', since: 5 }, false),
      { type: 'seeked' },
      paused,
    ],
    ['ends', playing, { type: 'ended' }, ended],
    [
      'begins again after the end',
      ended,
      { type: 'pressedPlay' },
      { ...seeking, status: { is: 'seeking', since: NOW } },
    ],
    [
      'goes back from the end',
      ended,
      { type: 'seeking' },
      state({ is: 'seeking', since: NOW }, false),
    ],
    ['plays on another device', playing, { type: 'remote', target: 'Television' }, remote],
    ['stays on the other device while that waits', remote, { type: 'waiting' }, remote],
    ['keeps a pause on the other device', remote, { type: 'paused' }, { ...remote, wanted: false }],
    [
      'comes back from the other device',
      remote,
      { type: 'remote', target: null },
      state({ is: 'waiting', since: NOW }),
    ],
    [
      'loads anew when the viewer does not wait any longer',
      waiting,
      { type: 'pressedRetry' },
      state({ is: 'loading', by: 'load', since: NOW }),
    ],
    ['asks anew after a failure', broken, { type: 'pressedRetry' }, asking],
    [
      'asks anew where no answer comes',
      state({ is: 'asking', since: 7 }),
      { type: 'pressedRetry' },
      asking,
    ],
    ['asks anew when its place went to another screen', playing, { type: 'lapsed' }, asking],
    [
      'asks anew, and stays paused, when its place went to another screen',
      paused,
      { type: 'lapsed' },
      { ...asking, wanted: false },
    ],
    ['does not ask for a title that rests', NOT_PLAYING, { type: 'lapsed' }, NOT_PLAYING],
    ['does not ask for a title that is refused', refused, { type: 'lapsed' }, refused],
    ['goes on by itself after a failure that passes', cutOff, { type: 'again' }, asking],
    ['leaves a lasting failure to the viewer', broken, { type: 'again' }, broken],
    ['forgets a title that is left', playing, { type: 'left' }, NOT_PLAYING],
    ['hears nothing from an engine that it has given up', refused, { type: 'playing' }, refused],
  ])('%s', (_what, before, event, after) => {
    expect(playbackState(before, event, online)).toEqual(after);
  });

  it('stays paused when it goes on by itself', () => {
    const quiet = { ...cutOff, wanted: false };
    expect(playbackState(quiet, { type: 'again' }, online).wanted).toBe(false);
  });

  describe('after a media error', () => {
    const after = (times: number) => {
      let now = playing;
      for (let time = 0; time < times; time += 1)
        now = playbackState(now, failed('decode', 'r7'), { now: NOW + time, isOnline: true });
      return now.status;
    };

    it('recovers once, then loads anew once, then fails with the id of the request', () => {
      expect(after(1)).toMatchObject({ is: 'loading', by: 'recover' });
      expect(after(2)).toMatchObject({ is: 'loading', by: 'load' });
      expect(after(3)).toEqual({ is: 'failed', kind: 'decode', again: 'press', requestId: 'r7' });
    });

    it('does not begin anew with repairs because a moment of it played', () => {
      const once = playbackState(playing, failed('decode'), online);
      const moment = playbackState(once, { type: 'playing' }, online);
      expect(playbackState(moment, failed('decode'), online).status).toMatchObject({ by: 'load' });
    });

    it('recovers again when it has played well for long', () => {
      const once = playbackState(playing, failed('decode'), online);
      const long = playbackState(once, { type: 'playing' }, online);
      const later = { now: NOW + 60_000, isOnline: true };
      expect(playbackState(long, failed('decode'), later).status).toMatchObject({ by: 'recover' });
    });
  });

  describe('after an expired signature', () => {
    it('asks for the stream anew and still wants to play', () => {
      expect(playbackState(playing, failed('expired'), online)).toMatchObject({
        status: { is: 'asking' },
        wanted: true,
      });
    });

    it('stays paused where it was paused', () => {
      expect(playbackState(paused, failed('expired'), online).wanted).toBe(false);
    });

    const refused: PlaybackEvent = {
      type: 'failed',
      failure: { kind: 'expired', detail: 'fragLoadError', isRefused: true },
    };
    const captionsRefused: PlaybackEvent = {
      type: 'failed',
      failure: { ...refused.failure, isOfCaptions: true },
    };
    const at = (seconds: number) => ({ now: NOW + seconds * 1000, isOnline: true });
    const playsAfter = (state: PlaybackState, around: PlaybackSurroundings) =>
      (['answered', 'ready', 'playing'] as const).reduce(
        (before, type) => playbackState(before, { type }, around),
        state,
      );

    it('P2 shows why it does not play when the host refuses the new addresses within half a minute', () => {
      const renewed = playsAfter(playbackState(playing, refused, at(0)), at(1));
      expect(playbackState(renewed, refused, at(25))).toMatchObject({
        status: { is: 'refused', code: 'MEDIA_REFUSED' },
        wanted: false,
      });
    });

    it('P2 asks anew each time that addresses run out, which live for a minute', () => {
      let state: PlaybackState = playing;
      for (let minute = 0; minute < 5; minute += 1) {
        state = playbackState(state, refused, at(minute * 60));
        expect(state).toMatchObject({ status: { is: 'asking' }, wanted: true });
        state = playsAfter(state, at(minute * 60 + 1));
      }
    });

    it('P2 asks anew once for captions alone, and then plays on without them', () => {
      const asked = playbackState(playing, captionsRefused, at(0));
      expect(asked).toMatchObject({ status: { is: 'asking' }, wanted: true });
      const renewed = playsAfter(asked, at(1));
      for (const seconds of [2, 31, 300])
        expect(playbackState(renewed, captionsRefused, at(seconds))).toBe(renewed);
      expect(playbackState(renewed, refused, at(300)).status.is).toBe('asking');
      expect(playbackState(renewed, captionsRefused, at(601)).status.is).toBe('asking');
    });

    it('fails when the new addresses do not play either, and the host has not said why', () => {
      const renewed = playbackState(playing, failed('expired'), online);
      const loaded = playbackState(renewed, { type: 'answered' }, online);
      expect(playbackState(loaded, failed('expired'), online).status).toMatchObject({
        is: 'failed',
        again: 'itself',
      });
    });
  });

  it.each([
    ['offline', offline],
    ['network', online],
  ] as const)('tells a dead line as %s and goes on by itself', (kind, around) => {
    expect(playbackState(playing, failed('network'), around).status).toEqual({
      is: 'failed',
      kind,
      again: 'itself',
    });
  });
});

describe('a stream call without an answer', () => {
  it.each([
    ['offline', 'offline', offline],
    ['offline', 'network', online],
    ['network', 'network', online],
  ] as const)('that is %s tells %s, and is sent again by itself', (kind, told, around) => {
    expect(playbackState(asking, { type: 'callFailed', kind }, around).status).toEqual({
      is: 'failed',
      kind: told,
      again: 'itself',
    });
  });
});

describe('a playback in any state', () => {
  const reason = fc.constantFrom<EngineFailure['kind']>(
    'expired',
    'network',
    'decode',
    'unsupported',
  );
  const event: fc.Arbitrary<PlaybackEvent> = fc.oneof(
    fc.constantFrom<PlaybackEvent>(
      { type: 'answered' },
      { type: 'refused', code: 'CONCURRENCY', details: {} },
      { type: 'callFailed', kind: 'call' },
      { type: 'callFailed', kind: 'offline' },
      { type: 'codeLost' },
      { type: 'pressedPlay' },
      { type: 'pressedPause' },
      { type: 'pressedRetry' },
      { type: 'playRefused' },
      { type: 'again' },
      { type: 'remote', target: 'Television' },
      { type: 'remote', target: null },
      { type: 'ready' },
      { type: 'playing' },
      { type: 'paused' },
      { type: 'waiting' },
      { type: 'seeking' },
      { type: 'seeked' },
      { type: 'ended' },
      { type: 'time' },
    ),
    reason.map((kind) => failed(kind)),
  );
  const step = fc.record({
    event,
    ms: fc.integer({ min: 0, max: 60_000 }),
    isOnline: fc.boolean(),
  });

  /** What the viewer presses, and what the engine and the origin then say on a line that works. */
  function pressedOn(state: PlaybackState): PlaybackState {
    const go = (
      from: PlaybackState,
      type: 'pressedPlay' | 'pressedRetry' | 'answered' | 'ready' | 'seeked' | 'playing',
    ) => playbackState(from, { type }, online);
    const press = state.status.is === 'loading' ? 'pressedRetry' : 'pressedPlay';
    return (['pressedPlay', press, 'answered', 'ready', 'seeked', 'playing'] as const).reduce(
      go,
      state,
    );
  }

  it('has a way back to playing, by presses on what is shown', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = NOW;
        let current = NOT_PLAYING;
        for (const { event: one, ms, isOnline } of steps) {
          now += ms;
          current = playbackState(current, one, { now, isOnline });
        }
        const { status, wanted } = pressedOn(current);
        expect(['playing', 'remote']).toContain(status.is);
        expect(wanted).toBe(true);
      }),
    );
  });

  it('never waits without a beginning of the wait that lies in the past', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = NOW;
        let current = NOT_PLAYING;
        for (const { event: one, ms, isOnline } of steps) {
          now += ms;
          current = playbackState(current, one, { now, isOnline });
          if ('since' in current.status) expect(current.status.since).toBeLessThanOrEqual(now);
        }
      }),
    );
  });

  it('is not mended for ever: failures in a row end in words', () => {
    fc.assert(
      fc.property(fc.array(reason, { minLength: 8, maxLength: 20 }), (kinds) => {
        let current = playing;
        for (const kind of kinds) {
          current = playbackState(current, failed(kind), online);
          if (current.status.is === 'failed') return;
          current = playbackState(current, { type: 'answered' }, online);
        }
        expect(current.status.is).toBe('failed');
      }),
    );
  });
});
