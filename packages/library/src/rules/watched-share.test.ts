import { expect, it } from 'vitest';
import { watchedShare } from './watched-share';

it.each([
  [300, 1200, true, 0.25],
  [1300, 1200, true, 1],
  [1190, 1200, false, null],
  [5, 1200, false, null],
  [5, 0, true, null],
] as const)('%d of %d seconds, to be resumed: %s, is %s', (position, duration, resumes, share) => {
  expect(watchedShare({ position, duration, resumes })).toBe(share);
});
