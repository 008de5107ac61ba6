import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Beside, EDGE, placeBeside } from './place-beside';

const pixels = (min: number, max: number) => fc.integer({ min, max });

/**
 * Any anchor in the window or scrolled partly out of it, and any panel that fits the window with
 * its margins.
 */
const situations: fc.Arbitrary<Beside> = fc
  .record({ inlineSize: pixels(200, 2000), blockSize: pixels(200, 1200) })
  .chain((window) =>
    fc.record({
      window: fc.constant(window),
      anchor: fc.record({
        inlineStart: pixels(-100, window.inlineSize),
        blockStart: pixels(-100, window.blockSize),
        inlineSize: pixels(1, 300),
        blockSize: pixels(1, 100),
      }),
      panel: fc.record({
        inlineSize: pixels(1, window.inlineSize - 2 * EDGE),
        blockSize: pixels(1, window.blockSize - 2 * EDGE),
      }),
      side: fc.constantFrom('block-start', 'block-end', 'inline-start', 'inline-end'),
      align: fc.constantFrom('start', 'center', 'end'),
      gap: pixels(0, 21),
    }),
  );

const situation: Beside = {
  window: { inlineSize: 1000, blockSize: 600 },
  anchor: { inlineStart: 400, blockStart: 300, inlineSize: 100, blockSize: 40 },
  panel: { inlineSize: 200, blockSize: 80 },
  side: 'block-start',
  align: 'center',
  gap: 8,
};

describe('placeBeside', () => {
  it('[1.5-40] keeps 10 px between the panel and every edge of the window, wherever the anchor is', () => {
    fc.assert(
      fc.property(situations, (given) => {
        const { inlineStart, blockStart } = placeBeside(given);
        expect(inlineStart).toBeGreaterThanOrEqual(EDGE);
        expect(blockStart).toBeGreaterThanOrEqual(EDGE);
        expect(inlineStart + given.panel.inlineSize).toBeLessThanOrEqual(
          given.window.inlineSize - EDGE,
        );
        expect(blockStart + given.panel.blockSize).toBeLessThanOrEqual(
          given.window.blockSize - EDGE,
        );
      }),
    );
    expect(EDGE).toBe(10);
  });

  it('never covers the anchor when there is room on the preferred side or the opposite one', () => {
    fc.assert(
      fc.property(situations, (given) => {
        const { anchor, panel, window, gap, side } = given;
        const [start, size] = side.startsWith('block')
          ? (['blockStart', 'blockSize'] as const)
          : (['inlineStart', 'inlineSize'] as const);
        const room = Math.max(
          anchor[start] - gap - EDGE,
          window[size] - anchor[start] - anchor[size] - gap - EDGE,
        );
        fc.pre(anchor[start] >= 0 && panel[size] <= room);
        const placed = placeBeside(given);
        const apart =
          placed[start] + panel[size] <= anchor[start] ||
          placed[start] >= anchor[start] + anchor[size];
        expect(apart).toBe(true);
      }),
    );
  });

  it('places the panel on the preferred side, in line with its anchor', () => {
    expect(placeBeside(situation)).toEqual({
      inlineStart: 350,
      blockStart: 212,
      side: 'block-start',
    });
    expect(placeBeside({ ...situation, side: 'inline-end', align: 'start' })).toEqual({
      inlineStart: 508,
      blockStart: 300,
      side: 'inline-end',
    });
  });

  it('places the panel on the opposite side where the preferred one has no room', () => {
    const anchor = { ...situation.anchor, blockStart: 60 };
    expect(placeBeside({ ...situation, anchor })).toMatchObject({
      blockStart: 108,
      side: 'block-end',
    });
  });
});
