import { describe, expect, it } from 'vitest';
import { behindNow, fromBeginning, positionOf } from './live-distance';

const window = { start: 0, end: 66, edge: 60, segment: 2 };

describe('behindNow', () => {
  it('goes by the programme’s clock', () => {
    const place = { position: 50, instant: 100_000 };
    expect(behindNow(place, { now: 107_500, latency: 6, window })).toBe(7.5);
  });

  it('goes by the edge where the stream has no clock', () => {
    expect(behindNow({ position: 50, instant: null }, { now: 1, latency: 6, window })).toBe(16);
  });
});

describe('positionOf', () => {
  it('finds an instant again where the engine counts anew', () => {
    expect(positionOf(90_000, { position: 20, instant: 100_000 })).toBe(10);
  });
});

describe('fromBeginning', () => {
  it.each([
    ['of an event', { position: 5, instant: 70_000 }, 60_000, 10],
    ['of an event that has not begun', { position: 5, instant: 50_000 }, 60_000, 0],
    ['of an event without a clock', { position: 5, instant: null }, 60_000, 5],
    ['of a title on demand', { position: 5, instant: 70_000 }, null, 5],
  ])('counts seconds from the beginning %s', (_of, place, startsAt, seconds) => {
    expect(fromBeginning(place, startsAt)).toBe(seconds);
  });
});
