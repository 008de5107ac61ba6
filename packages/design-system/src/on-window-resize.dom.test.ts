import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWindowResize } from './on-window-resize';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Resizes the window at each of these moments, in milliseconds, and returns when the callback ran
 * until `end`.
 */
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

describe('onWindowResize', () => {
  it.each([
    ['calls back 500 ms after one resize', [0], 2000, [500]],
    ['does not call back sooner', [0], 499, []],
    [
      'calls back once for resizes in a row, 500 ms after the last',
      [0, 300, 600, 1099],
      3000,
      [1599],
    ],
    ['calls back twice for two resizes with a pause between', [0, 501], 3000, [500, 1001]],
    ['does not call back without a resize', [], 3000, []],
  ])('[1.9-02] %s', (_what, moments, end, expected) => {
    expect(heardAt(moments, end)).toEqual(expected);
  });

  it('does not call back after it was stopped', () => {
    const settled = vi.fn();
    const stop = onWindowResize(settled);
    window.dispatchEvent(new Event('resize'));
    stop();
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(3000);
    expect(settled).not.toHaveBeenCalled();
  });
});
