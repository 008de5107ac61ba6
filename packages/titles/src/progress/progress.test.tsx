import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noteProgress, setProgress, useProgress } from './progress';

afterEach(() => setProgress(new Map()));

it('useProgress follows what the viewer has seen of its title, and of no other', () => {
  const { result } = renderHook(() => useProgress('a'));
  expect(result.current).toBeUndefined();
  act(() => setProgress(new Map([['b', 0.5]])));
  expect(result.current).toBeUndefined();
  act(() => noteProgress('a', 0.25));
  expect(result.current).toBe(0.25);
  act(() => noteProgress('a', null));
  expect(result.current).toBeUndefined();
  act(() => noteProgress('a', 0.1));
  act(() => setProgress(new Map()));
  expect(result.current).toBeUndefined();
});
