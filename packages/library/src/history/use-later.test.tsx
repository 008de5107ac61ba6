import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLater } from './use-later';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useLater', () => {
  it('makes a change once its time is over, and not when it was taken back', () => {
    const { result } = renderHook(() => useLater(10_000));
    const [first, second] = [vi.fn(), vi.fn()];
    result.current.begin(first);
    vi.advanceTimersByTime(9_999);
    expect(first).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(first).toHaveBeenCalledOnce();
    expect(result.current.takeBack(), 'too late').toBe(false);
    result.current.begin(second);
    expect(result.current.takeBack()).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(second).not.toHaveBeenCalled();
  });

  it.each([
    ['leaves the site', () => window.dispatchEvent(new Event('pagehide'))],
    ['goes to another page', (leave: () => void) => leave()],
  ])('makes a change at once, and once, when the viewer %s', (_, go) => {
    const { result, unmount } = renderHook(() => useLater(10_000));
    const make = vi.fn();
    result.current.begin(make);
    go(unmount);
    expect(make).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(20_000);
    expect(make).toHaveBeenCalledOnce();
  });
});
