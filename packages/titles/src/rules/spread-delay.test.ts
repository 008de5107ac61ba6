import { expect, it } from 'vitest';
import { spreadDelay } from './spread-delay';

it('pages that wait for the same start ask within five seconds after it', () => {
  expect([0, 0.5, 1].map((chance) => spreadDelay(() => chance))).toEqual([0, 2500, 5000]);
  const waits = Array.from({ length: 100 }, () => spreadDelay());
  expect(Math.max(...waits)).toBeLessThanOrEqual(5000);
  expect(new Set(waits).size).toBeGreaterThan(90);
});
