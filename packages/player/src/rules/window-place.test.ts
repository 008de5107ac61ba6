import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachable, resumesAt, windowPlace } from './window-place';

const live = { start: 100, end: 160, edge: 154, segment: 2 };
const whole = { start: 0, end: 5520, edge: 5520, segment: 2 };

describe('windowPlace', () => {
  it.each([
    [99.9, 'gone'],
    [100, 'inside'],
    [160, 'inside'],
    [160.1, 'ahead'],
  ])('finds %d %s', (position, place) => {
    expect(windowPlace(position, live)).toBe(place);
  });
});

describe('reachable', () => {
  it.each([
    ['a place in the window', 130, live, 130],
    ['what is gone: after the first segment, which goes next', 20, live, 102],
    ['what is ahead: where a live stream is meant to be played', 400, live, 154],
    ['the very end', 160, live, 154],
    ['a window of less than a segment', 20, { start: 10, end: 11, edge: 10.5, segment: 2 }, 10.5],
  ])('moves a seek to %s', (_where, wanted, window, position) => {
    expect(reachable(wanted, window, true)).toBe(position);
  });

  it.each([
    [-5, 0],
    [0, 0],
    [60, 60],
    [9000, 5520],
  ])('moves a seek to %d in a title on demand to %d', (wanted, position) => {
    expect(reachable(wanted, whole, false)).toBe(position);
  });
});

describe('resumesAt', () => {
  it('goes on where the viewer paused while that can be had', () => {
    expect(resumesAt(100.5, live, true)).toBe(100.5);
  });

  it('goes on at the start of the window when the place is gone', () => {
    expect(resumesAt(20, live, true)).toBe(102);
  });
});

const second = fc.double({ min: 0, max: 1e5, noNaN: true });
const window = fc
  .tuple(second, second, fc.double({ min: 0, max: 10, noNaN: true }))
  .chain(([start, length, segment]) =>
    fc.record({
      start: fc.constant(start),
      end: fc.constant(start + length),
      edge: fc.double({ min: start, max: start + length, noNaN: true }),
      segment: fc.constant(segment),
    }),
  );

describe('a seek in any window', () => {
  it('ends inside it and never beyond the edge', () => {
    fc.assert(
      fc.property(window, second, fc.boolean(), (one, wanted, isLive) => {
        const position = reachable(wanted, one, isLive);
        expect(windowPlace(position, one)).toBe('inside');
        expect(position).toBeLessThanOrEqual(one.edge);
      }),
    );
  });

  it('keeps the order of two wishes, and moves none twice', () => {
    fc.assert(
      fc.property(window, second, second, fc.boolean(), (one, a, b, isLive) => {
        const go = (wanted: number) => reachable(wanted, one, isLive);
        expect(go(Math.min(a, b))).toBeLessThanOrEqual(go(Math.max(a, b)));
        expect(go(go(a))).toBe(go(a));
      }),
    );
  });
});
