import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time';
import { TooMany } from './rules/turns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that takes so many milliseconds. */
const after = (ms: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('page'), ms));

it('a slow origin is waited for while no page queues', async () => {
  const page = inTime(after(2_400), () => false);
  await vi.advanceTimersByTimeAsync(2_400);
  expect(await page).toBe('page');
});

it('a page that comes soon comes, however many queue', async () => {
  const page = inTime(after(200), () => true);
  await vi.advanceTimersByTimeAsync(200);
  expect(await page).toBe('page');
});

it('a viewer waits for a queue no longer than half a second', async () => {
  let crowded = false;
  const page = inTime(after(5_000), () => crowded);
  const refused = expect(page).rejects.toThrow(TooMany);
  await vi.advanceTimersByTimeAsync(260);
  crowded = true;
  await vi.advanceTimersByTimeAsync(240);
  await refused;
});

it('leaves no timer behind', async () => {
  await inTime(Promise.resolve('page'), () => true);
  await expect(inTime(Promise.reject(new Error('no')), () => true)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
