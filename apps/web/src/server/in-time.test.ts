import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time';
import { TooMany } from './rules/turns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const calm = { isLong: () => false, isHopeless: () => false };
const long = { isLong: () => true, isHopeless: () => false };
const hopeless = { isLong: () => true, isHopeless: () => true };

/** Work that takes `ms` milliseconds. */
const after = (ms: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('page'), ms));

it('inTime waits for a slow origin while no page queues', async () => {
  const page = inTime(after(2_400), calm);
  await vi.advanceTimersByTimeAsync(2_400);
  expect(await page).toBe('page');
});

it('inTime gives a page that comes soon, however many queue', async () => {
  const page = inTime(after(200), long);
  await vi.advanceTimersByTimeAsync(200);
  expect(await page).toBe('page');
});

it('inTime lets a viewer wait for a queue no longer than half a second', async () => {
  let crowded = false;
  const page = inTime(after(5_000), { ...calm, isLong: () => crowded });
  const refused = expect(page).rejects.toThrow(TooMany);
  await vi.advanceTimersByTimeAsync(260);
  crowded = true;
  await vi.advanceTimersByTimeAsync(240);
  await refused;
});

it('a viewer does not wait at all for a page that cannot come in half a second', async () => {
  const refused = expect(inTime(after(5_000), hopeless)).rejects.toThrow(TooMany);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});

it('a page that is at hand comes, however hopeless the queue', async () => {
  expect(await inTime(Promise.resolve('page'), hopeless)).toBe('page');
});

it('inTime leaves no timer behind', async () => {
  await inTime(Promise.resolve('page'), hopeless);
  await expect(inTime(Promise.reject(new Error('no')), hopeless)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
