import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWindowResize } from './on-window-resize';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Resizes the window at each of these moments, in milliseconds, and says when it was heard of by `end`. */
function heardAt(moments: readonly number[], end: number): number[] {
  const begun = Date.now();
  const heard: number[] = [];
  const stop = onWindowResize(() => heard.push(Date.now() - begun));
  for (const at of moments) {
    vi.advanceTimersByTime(begun + at - Date.now());
    window.dispatchEvent(new Event('resize'));
  }
  vi.advanceTimersByTime(begun + end - Date.now());
  stop();
  return heard;
}

describe('a window that is resized', () => {
  it.each([
    ['once is heard of 500 ms later', [0], 2000, [500]],
    ['is not heard of before', [0], 499, []],
    [
      'again and again is heard of once, 500 ms after the last time',
      [0, 300, 600, 1099],
      3000,
      [1599],
    ],
    ['twice with a rest between is heard of twice', [0, 501], 3000, [500, 1001]],
    ['never is never heard of', [], 3000, []],
  ])('[1.9-02] %s', (_what, moments, end, expected) => {
    expect(heardAt(moments, end)).toEqual(expected);
  });

  it('is not heard of by whoever has gone', () => {
    const settled = vi.fn();
    const stop = onWindowResize(settled);
    window.dispatchEvent(new Event('resize'));
    stop();
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(3000);
    expect(settled).not.toHaveBeenCalled();
  });
});
