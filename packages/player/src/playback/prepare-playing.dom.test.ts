import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePreparedPlaying } from './prepare-playing';

/** What the choice of an engine asks a `video` for. */
const asked = vi.fn(() => '' as const);

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation(asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

it('loads player and engine a second after the page listens', () => {
  renderHook(() => usePreparedPlaying(true));
  vi.advanceTimersByTime(999);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalled();
});

it('loads nothing for a title that does not play now', () => {
  renderHook(() => usePreparedPlaying(false));
  vi.advanceTimersByTime(60_000);
  expect(asked).not.toHaveBeenCalled();
});

it('loads nothing before a press where the viewer saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderHook(() => usePreparedPlaying(true));
  vi.advanceTimersByTime(60_000);
  expect(asked).not.toHaveBeenCalled();
});

it('stops waiting when the viewer leaves the page', () => {
  const { unmount } = renderHook(() => usePreparedPlaying(true));
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(asked).not.toHaveBeenCalled();
});
