import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, reachable, shownSpan } from './seek-range';

const seconds = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('percentOf', () => {
  it('is between 0 and 100 for any moment and any span, also an empty one', () => {
    fc.assert(
      fc.property(seconds, seconds, seconds, (value, start, end) => {
        const share = percentOf(value, { start, end });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }),
    );
    expect(percentOf(30, { start: 0, end: 120 })).toBe(25);
    expect(percentOf(30, { start: 0, end: 0 })).toBe(0);
  });
});

describe('reachable', () => {
  it('never leads before the window or past the live edge', () => {
    const whole = { start: 0, end: 100 };
    expect(reachable(5, whole, { start: 20, end: 60 })).toBe(20);
    expect(reachable(90, whole, { start: 20, end: 60 })).toBe(60);
    expect(reachable(40, whole, { start: 20, end: 60 })).toBe(40);
    expect(reachable(140, whole)).toBe(100);
  });
});

describe('shownSpan', () => {
  it('puts the moment into the middle of a spoiler-free bar, wherever it is', () => {
    for (const at of [0, 61, 5400]) {
      const span = shownSpan({ start: 0, end: 5500 }, at, true);
      expect(percentOf(at, span)).toBe(50);
    }
    expect(shownSpan({ start: 0, end: 5500 }, 61, false)).toEqual({ start: 0, end: 5500 });
  });
});
