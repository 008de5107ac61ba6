import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes on what comes, and leaves no timer', async () => {
  await expect(inTime(Promise.resolve(7), 'A number')).resolves.toBe(7);
  await expect(inTime(Promise.reject(new TypeError('none')), 'A number')).rejects.toThrow('none');
  expect(vi.getTimerCount()).toBe(0);
});

it('ends a wait for what never comes after ten seconds', async () => {
  const told = vi.fn();
  inTime(new Promise(() => {}), 'The file').catch(told);
  await vi.advanceTimersByTimeAsync(9900);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toHaveBeenCalledWith(new Error('The file did not come in time.'));
});
