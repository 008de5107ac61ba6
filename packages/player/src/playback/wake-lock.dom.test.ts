import { expect, it } from 'vitest';
import { wakeLock } from './wake-lock';

it('holds one lock at a time, also when it is wanted again before it came, and leaves none behind', async () => {
  const held = new Set<object>();
  const given: (() => void)[] = [];
  const locks = {
    request: () =>
      new Promise<WakeLockSentinel>((resolve) => {
        given.push(() => {
          const lock = {
            released: false,
            async release() {
              lock.released = true;
              held.delete(lock);
            },
          };
          held.add(lock);
          // The part of the browser's object that is used.
          resolve(lock as unknown as WakeLockSentinel);
        });
      }),
  } as WakeLock;
  const keepOn = wakeLock(locks);
  const first = keepOn(true);
  const second = keepOn(true);
  for (const give of given) give();
  await Promise.all([first, second]);
  expect(held.size).toBe(1);
  await keepOn(false);
  expect(held.size).toBe(0);
});
