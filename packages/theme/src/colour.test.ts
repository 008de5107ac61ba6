import { converter, formatHex } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOf, plainHex, readTone, toHex } from './colour';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel).map(toHex);
const toOklch = converter('oklch');

describe('readTone', () => {
  it('is what culori computes, to the last digit', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const { l, c, h = 0 } = toOklch(hex) ?? {};
        expect(readTone(hex)).toEqual({ l, c, h });
      }),
    );
  });

  it.each(['#000000', '#808080', '#ffffff'])('gives the grey %s no chroma', (grey) => {
    expect(readTone(grey)).toMatchObject({ c: 0, h: 0 });
  });
});

describe('hexOf', () => {
  it.each(['#000000', '#64748b', '#2f5bea', '#ff4d1c', '#d9b25f', '#ffffff'])(
    'writes the tone of %s as that colour',
    (hex) => {
      expect(hexOf(readTone(hex))).toBe(hex);
    },
  );

  it('does not change the lightness and hue of a colour that no screen shows', () => {
    const { l, h, c } = readTone(hexOf({ l: 0.7, c: 0.4, h: 145 }));
    expect(l).toBeCloseTo(0.7, 2);
    expect(h).toBeCloseTo(145, 0);
    expect(c).toBeLessThan(0.4);
    expect(formatHex({ mode: 'oklch', l, c, h })).toBe(hexOf({ l, c, h }));
  });
});

describe('plainHex', () => {
  it('writes a colour in small letters', () => {
    expect(plainHex('#FF4D1C')).toBe('#ff4d1c');
  });

  it.each(['orangeish', '#f00', 'ff4d1c'])('refuses %s, saying how to write a colour', (given) => {
    expect(() => plainHex(given)).toThrow(
      `"${given}" is not a colour: write it as #rrggbb, e.g. "#ff4d1c".`,
    );
  });
});
