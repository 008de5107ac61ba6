import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOT_PLAYING, type PlaybackStatus, playbackState } from '../rules/playback-state';
import { useWaitStage } from './use-wait-stage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wait as the playback notes it, by the clock of a device that is so many hours ahead of the origin's. */
function waiting(hours: number): PlaybackStatus {
  vi.setSystemTime(Date.parse('2026-06-01T20:00:00Z') + hours * 3_600_000);
  const now = { now: Date.now(), isOnline: true };
  const events = [
    { type: 'pressedPlay' },
    { type: 'answered' },
    { type: 'ready' },
    { type: 'playing' },
    { type: 'waiting' },
  ] as const;
  return events.reduce((state, event) => playbackState(state, event, now), NOT_PLAYING).status;
}

it.each([-1, 0, 1])(
  'shows a ring and then words on a device %d hours ahead of the origin',
  (hours) => {
    const status = waiting(hours);
    expect(status.is).toBe('waiting');
    const { result } = renderHook(() => useWaitStage(status));
    expect(result.current).toBe('unseen');
    act(() => vi.advanceTimersByTime(300));
    expect(result.current).toBe('ring');
    act(() => vi.advanceTimersByTime(10_000));
    expect(result.current).toBe('words');
  },
);
