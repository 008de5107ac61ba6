import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { live, playbackPage, settle } from '../testing/playback-page';
import type { PlaybackStore } from './playback-options';

const EVENT = Date.parse('2026-06-01T19:00:00Z');
const NOW = Date.parse('2026-06-01T20:00:00Z');
const LATENCY = 6;
const SEGMENT = 2;
const WINDOW = 1800;
/** How often a player says where it is, in ms. */
const TICK_MS = 250;
/** A picture that stands still is looked at once a second. */
const LOOK_S = 1;
const STEPS = process.env.FULL ? 10_000 : 500;
/** Read before the clock is a test's. */
const SEED = process.env.FULL ? Date.now() : 1391;

let playback: PlaybackStore | undefined;
beforeEach(() => {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
  vi.useFakeTimers({ now: NOW, toFake: [...toFake] });
});
afterEach(() => {
  playback?.destroy();
  playback = undefined;
  vi.useRealTimers();
});

type Step =
  | { does: 'watch' | 'stall' | 'pause'; ms: number }
  /** To so many seconds behind the event. */
  | { does: 'seek'; behind: number }
  | { does: 'goLive' };

type Doing = 'playing' | 'stalled' | 'paused';

/** A live event that plays by the clock; positions are seconds after its start. */
async function event() {
  const { store, double, video } = playbackPage({ answers: [live] });
  playback = store;
  double.zero = EVENT;
  const sinceStart = () => (Date.now() - EVENT) / 1000;
  /** The window moves on with the event, and so does the place at which it is meant to be played. */
  const moveWindow = () => {
    const end = sinceStart();
    double.at = { start: end - WINDOW, end, edge: end - LATENCY, segment: SEGMENT };
  };
  moveWindow();
  store.play();
  await settle();
  double.start();
  double.reach(sinceStart() - LATENCY);

  let doing: Doing = 'playing';
  let stoodSince = 0;
  let lamp = store.view.liveness;

  /** A pause of two segments is behind. */
  const isLongPause = (late = 0) => (Date.now() - stoodSince) / 1000 > 2 * SEGMENT + late;

  /** What the lamp may say of the picture that the viewer has before them. */
  function right(): readonly unknown[] {
    const behind = sinceStart() - video.currentTime;
    if (doing === 'paused') {
      if (isLongPause(LOOK_S)) return ['behind'];
      if (isLongPause()) return ['live', 'behind'];
    }
    if (doing === 'stalled') return [lamp];
    // A pause is looked at once a second, so that the lamp of one may be as old.
    const late = doing === 'paused' ? LOOK_S : 0;
    if (behind <= LATENCY + 1.5 * SEGMENT) return ['live'];
    if (behind > LATENCY + 3 * SEGMENT + late) return ['behind'];
    if (behind > LATENCY + 3 * SEGMENT) return [lamp, 'behind'];
    return [lamp];
  }

  function judge(step: Step) {
    const { liveness } = store.view;
    const told = JSON.stringify({ SEED, step, behind: sinceStart() - video.currentTime });
    expect(right(), told).toContain(liveness);
    lamp = liveness;
  }

  async function pass(step: Step, ms: number) {
    for (let passed = 0; passed < ms; passed += TICK_MS) {
      // The picture moves on while the time passes: a look in between sees both.
      if (doing === 'playing') video.currentTime += TICK_MS / 1000;
      await vi.advanceTimersByTimeAsync(TICK_MS);
      moveWindow();
      if (doing === 'playing') double.tell({ type: 'time' });
      judge(step);
    }
  }

  async function play() {
    store.play();
    await settle();
    double.tell({ type: 'playing' });
    doing = 'playing';
  }

  /** What an engine tells of a seek, and that it plays on where it played. */
  async function arrive() {
    const wasPaused = doing === 'paused';
    double.tell({ type: 'seeking' });
    double.tell({ type: 'seeked' });
    stoodSince = Date.now();
    await settle();
    if (!wasPaused) await play();
    double.tell({ type: 'time' });
  }

  return {
    async take(step: Step) {
      switch (step.does) {
        case 'watch':
          if (doing !== 'playing') await play();
          break;
        case 'stall':
          if (doing !== 'playing') await play();
          double.tell({ type: 'waiting' });
          doing = 'stalled';
          break;
        case 'pause':
          if (doing !== 'paused') {
            store.pause();
            double.tell({ type: 'paused' });
            doing = 'paused';
            stoodSince = Date.now();
          }
          break;
        case 'seek':
          // The press looks at a long pause at once.
          if (doing === 'paused' && isLongPause()) lamp = 'behind';
          store.seek(sinceStart() - step.behind);
          await arrive();
          break;
        case 'goLive':
          store.goLive();
          // At once, by the press itself.
          expect(store.view.liveness).toBe('live');
          doing = 'playing';
          await arrive();
          expect(sinceStart() - video.currentTime).toBeCloseTo(LATENCY);
          break;
      }
      if ('ms' in step) await pass(step, step.ms);
      else judge(step);
    },
  };
}

it(`has the lamp right in all of ${STEPS} random steps of watching, stalls, pauses, seeks and going live`, async () => {
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      does: fc.constantFrom('watch', 'stall', 'pause'),
      ms: fc.integer({ min: 250, max: 8000 }),
    }),
    fc.record({
      does: fc.constant('seek'),
      behind: fc
        .oneof(
          fc.integer({ min: LATENCY * 1000, max: 14_000 }),
          fc.integer({ min: 14_000, max: WINDOW * 900 }),
        )
        .map((ms) => ms / 1000),
    }),
    fc.record({ does: fc.constant('goLive') }),
  );
  const { take } = await event();
  for (const one of fc.sample(step, { numRuns: STEPS, seed: SEED })) await take(one);
}, 300_000);

it('says at once that a pause is behind when a long stall was before it', async () => {
  const { take } = await event();
  await take({ does: 'stall', ms: 8000 });
  await take({ does: 'pause', ms: TICK_MS });
});
