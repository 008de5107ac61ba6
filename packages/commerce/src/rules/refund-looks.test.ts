import { expect, it } from 'vitest';
import { isOnItsWay, refundPause } from './refund-looks';

it.each([
  [undefined, false],
  ['processing', true],
  ['succeeded', false],
  ['failed', false],
] as const)('a refund that is %s is on its way: %s', (status, is) => {
  expect(isOnItsWay(status)).toBe(is);
});

it('a refund is asked for after 2 s, then more and more rarely, and never less than once a minute', () => {
  const pauses = Array.from({ length: 20 }, (_, looks) => refundPause(looks));
  expect(pauses[0]).toBe(2_000);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(60_000);
});
