import { contrast, toHex } from '@marquee/theme';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reaching } from './reaching';

it('the colour that is proposed reaches what is needed, and a colour that does is kept', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const colour = fc.tuple(channel, channel, channel).map(toHex);
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(3, 4.5), (from, against, needed) => {
      const better = reaching(from, against, needed);
      expect(better).toBeDefined();
      expect(contrast(better ?? from, against)).toBeGreaterThanOrEqual(needed);
      if (contrast(from, against) >= needed) expect(better).toBe(from);
    }),
  );
});
