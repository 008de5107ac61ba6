import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeCue } from './cue-place';

describe('placeCue', () => {
  it.each([
    [{}, { from: 'end', offset: '0px', inset: 0, size: 100 }],
    [{ line: 0 }, { from: 'start', offset: 'calc(0 * 1lh)' }],
    [{ line: -1 }, { from: 'end', offset: 'calc(0 * 1lh)' }],
    [{ line: -3 }, { from: 'end', offset: 'calc(2 * 1lh)' }],
    [
      { line: 40, snapToLines: false },
      { from: 'start', offset: '40%' },
    ],
    [
      { position: 20, align: 'start' },
      { inset: 20, size: 80 },
    ],
    [
      { position: 80, align: 'end', size: 50 },
      { inset: 30, size: 50 },
    ],
    [
      { position: 10, size: 60 },
      { inset: 0, size: 20 },
    ],
    [
      { position: 0, anchor: 'start' },
      { inset: 0, size: 100 },
    ],
    [
      { position: 90, anchor: 'end', align: 'start', size: 40 },
      { inset: 50, size: 40 },
    ],
    [
      { vertical: 'rl', line: 2 },
      { vertical: 'rl', from: 'start' },
    ],
  ] as const)('puts %j at %j', (cue, place) => {
    expect(placeCue(cue)).toMatchObject(place);
  });

  it('lets the viewer move all cues up or down', () => {
    expect(placeCue({ line: 4 }, 'up')).toMatchObject({ from: 'start', offset: '0px' });
    expect(placeCue({ line: 4 }, 'down')).toMatchObject({ from: 'end', offset: '0px' });
  });

  it('keeps every box inside the picture, whatever a file says', () => {
    const any = fc.option(fc.double(), { nil: undefined });
    fc.assert(
      fc.property(
        any,
        any,
        fc.constantFrom('start', 'center', 'end', 'left', 'right'),
        fc.constantFrom('start', 'center', 'end', undefined),
        (position, size, align, anchor) => {
          const place = placeCue({ position, size, align, anchor });
          expect(place.inset).toBeGreaterThanOrEqual(0);
          expect(place.size).toBeGreaterThanOrEqual(0);
          expect(place.inset + place.size).toBeLessThanOrEqual(100.000001);
        },
      ),
    );
  });
});
