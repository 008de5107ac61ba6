import { expect, it } from 'vitest';
import { createTurns, TooMany } from './turns';

it('createTurns lets a number work at once, a number wait in order, and refuses the others', async () => {
  const turn = createTurns({ atOnce: 2, waiting: 2 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    turn(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    }),
  );
  await expect(turn(async () => 4)).rejects.toThrow(TooMany);
  expect(begun).toEqual([0, 1]);
  for (let at = 0; at < 4; at += 1) {
    ends[at]?.();
    await works[at];
    await Promise.resolve();
  }
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await turn(async () => 5)).toBe(5);
});

it('createTurns gives the turn to the next when work fails', async () => {
  const turn = createTurns({ atOnce: 1, waiting: 0 });
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turn(async () => 1)).toBe(1);
});
