import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FragmentedTrack } from './fragmented-mp4';
import { liveStretch, segmentSeconds, segmentSource, wholeStretch } from './stretch';

const startsAt = Date.UTC(2026, 10, 26, 20);
const seconds = (count: number) => startsAt + count * 1000;

describe('liveStretch', () => {
  const live = { startsAt, endsAt: seconds(3600), windowSeconds: 30 };

  it.each([
    ['has nothing before the start', -10, [0, 0]],
    ['has nothing until the first segment is over', 1.9, [0, 0]],
    ['has the first segment once it is over', 2, [0, 1]],
    ['has all of a window that is not full', 21, [0, 10]],
    ['keeps the length of a full window', 3000, [1485, 1500]],
    ['ends with the event', 4000, [1785, 1800]],
  ])('%s (%i s)', (_, at, [from, to]) =>
    expect(liveStretch(live, seconds(at))).toEqual({ from, to, isOver: at >= 3600 }),
  );

  it('reaches back to the start where a viewer may start over', () =>
    expect(liveStretch({ ...live, windowSeconds: null }, seconds(3000)).from).toBe(0));

  it('never takes a segment back, and drops none but the oldest, as time goes on', () => {
    const times = fc.tuple(fc.integer({ min: -60, max: 4000 }), fc.integer({ min: 0, max: 600 }));
    fc.assert(
      fc.property(times, fc.integer({ min: 2, max: 7200 }), ([at, later], windowSeconds) => {
        const one = liveStretch({ ...live, windowSeconds }, seconds(at));
        const next = liveStretch({ ...live, windowSeconds }, seconds(at + later));
        expect(next.to).toBeGreaterThanOrEqual(one.to);
        expect(next.from).toBeGreaterThanOrEqual(one.from);
        expect(next.to - next.from).toBeLessThanOrEqual(Math.floor(windowSeconds / 2));
      }),
    );
  });
});

describe('wholeStretch', () => {
  it('has every segment of a title to its own length', () =>
    expect(wholeStretch(92 * 60)).toEqual({ from: 0, to: 2760, isOver: true }));

  it('has a last segment for what is left over', () => expect(wholeStretch(5).to).toBe(3));
});

describe('segmentSource', () => {
  const bytes = Buffer.alloc(0);
  const track: FragmentedTrack = {
    header: bytes,
    timescale: 10,
    fragments: [
      { bytes, begins: 0, lasts: 21 },
      { bytes, begins: 21, lasts: 19 },
    ],
  };

  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 0, 40],
    [7, 1, 120],
  ])('finds segment %i in fragment %i, %i units later', (number, fragment, by) =>
    expect(segmentSource(track, number)).toEqual({ fragment, by }),
  );

  it('leaves neither gap nor overlap between two segments', () => {
    for (let number = 0; number < 50; number += 1) {
      const beginOf = (at: number) => {
        const { fragment, by } = segmentSource(track, at);
        return ((track.fragments[fragment]?.begins ?? 0) + by) / track.timescale;
      };
      expect(beginOf(number) + segmentSeconds(track, number)).toBeCloseTo(beginOf(number + 1), 9);
    }
  });
});
