import { expect, it } from 'vitest';
import { Semaphore } from './semaphore';

it('a semaphore runs only so many tasks at once, in the order they came, and goes on after a failure', async () => {
  const semaphore = new Semaphore(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) =>
    semaphore.run(async () => {
      order.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (number === 1) throw new Error('failed');
      return number;
    });
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
