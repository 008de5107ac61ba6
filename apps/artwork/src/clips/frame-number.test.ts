import { describe, expect, it } from 'vitest';
import { frameNumberOf, SQUARES, squaresOf } from './frame-number';

describe('the frame number of a clip', () => {
  it('reads back every frame of every clip', () => {
    for (let clip = 0; clip < 16; clip += 1) {
      for (let frame = 0; frame < 512; frame += 1)
        expect(frameNumberOf(squaresOf({ frame, clip }))).toEqual({ frame, clip });
    }
  });

  it('refuses a row with one square turned', () => {
    const squares = squaresOf({ frame: 217, clip: 6 });
    for (let at = 0; at < SQUARES; at += 1) {
      const turned = squares.map((white, place) => (place === at ? !white : white));
      expect(frameNumberOf(turned), `square ${at}`).toBeNull();
    }
  });

  it.each([
    ['too few', 15],
    ['too many', 17],
  ])('refuses %s squares', (_, length) =>
    expect(frameNumberOf(Array.from({ length }, () => false))).toBeNull(),
  );

  it.each([
    { frame: 512, clip: 0 },
    { frame: -1, clip: 0 },
    { frame: 0, clip: 16 },
  ])('cannot write %o', (number) => expect(() => squaresOf(number)).toThrow(RangeError));
});
