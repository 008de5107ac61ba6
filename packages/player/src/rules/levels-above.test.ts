import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelsAbove } from './levels-above';

describe('levelsAbove', () => {
  it.each<[string, number[], number, number[]]>([
    ['nothing where all are as large at most', [180, 360, 720], 720, []],
    ['what is larger, the last first', [180, 360, 720, 1080], 360, [3, 2]],
    ['what is larger, in any order of levels', [1080, 360, 720], 480, [2, 0]],
    ['all but the smallest where all are larger', [720, 540, 1080], 360, [2, 0]],
    ['nothing of a stream with one level', [1080], 360, []],
    ['nothing of sound alone, which has no height', [0, 360], 360, []],
    ['nothing where there are no levels', [], 360, []],
  ])('lists %s', (_, heights, most, above) => {
    expect(levelsAbove(heights, most)).toEqual(above);
  });

  it('leaves a level of every stream, and none that is larger beside one that is not', () => {
    const heights = fc.array(fc.integer({ min: 0, max: 4320 }), { minLength: 1 });
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 4320 }), (all, most) => {
        const above = levelsAbove(all, most);
        const left = all.filter((_, index) => !above.includes(index));
        expect(left.length).toBeGreaterThan(0);
        const isFree = all.some((height) => height <= most);
        if (isFree) expect(Math.max(...left)).toBeLessThanOrEqual(most);
        else expect(left).toEqual([Math.min(...all)]);
      }),
    );
  });
});
