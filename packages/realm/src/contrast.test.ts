import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from './colour';
import { reaching } from './contrast';

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

it('the colour that is proposed reaches what is needed, and a colour that does is kept', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const colour = fc
    .tuple(channel, channel, channel)
    .map((all) => `#${all.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(3, 4.5), (from, against, needed) => {
      const better = reaching(from, against, needed);
      expect(better).toBeDefined();
      expect(contrast(better ?? from, against)).toBeGreaterThanOrEqual(needed);
      if (contrast(from, against) >= needed) expect(better).toBe(from);
    }),
  );
});
