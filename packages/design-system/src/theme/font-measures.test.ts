import { readFileSync } from 'node:fs';
import { FONT_NAMES } from '@marquee/theme';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { plain } from '../testing/brands';
import { themeCss } from './theme-css';

/** Words other than those that the measures were taken with: the measures have to fit both. */
const LATIN =
  'Every card live, every fight on demand, and the whole week in one long evening at home';
const ARABIC = 'كل المباريات مباشرة وكل الحلقات متى شئت وأسبوع كامل في مساء واحد طويل في البيت';

/**
 * Advance widths of Arial, in thousandths of an em, and the length of the Arabic words in DejaVu
 * Sans, in ems, without spaces.
 */
const ARIAL: Record<'regular' | 'bold', Record<string, number>> = {
  regular: {
    ' ': 278,
    ',': 278,
    E: 667,
    a: 556,
    c: 500,
    d: 556,
    e: 556,
    f: 278,
    g: 556,
    h: 556,
    i: 222,
    k: 500,
    l: 222,
    m: 833,
    n: 556,
    o: 556,
    r: 333,
    t: 278,
    v: 500,
    w: 722,
    y: 500,
  },
  bold: {
    ' ': 278,
    ',': 278,
    E: 667,
    a: 556,
    c: 556,
    d: 611,
    e: 556,
    f: 333,
    g: 611,
    h: 611,
    i: 278,
    k: 556,
    l: 278,
    m: 889,
    n: 611,
    o: 611,
    r: 389,
    t: 333,
    v: 556,
    w: 778,
    y: 556,
  },
};
const DEJAVU = { regular: 33.216, bold: 39.793 };

/**
 * How far the width of a stand-in may differ from the face's own: a line of 60 letters stays within
 * two of them.
 */
const WIDTH = 0.03;
/** Ascent and descent come from the same numbers, rounded to a tenth of a percent. */
const HEIGHT = 0.002;

interface Face {
  family: string;
  weight: number;
  arabic: boolean;
  url?: string;
  adjust: number;
  ascent: number;
  descent: number;
}

/** The `@font-face` rules of a theme. */
function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, rule = '']) => {
    const share = (name: string) => {
      const [, value] = new RegExp(`${name}:([\\d.]+)%`).exec(rule) ?? [];
      return value === undefined ? Number.NaN : Number(value) / 100;
    };
    return {
      family: /font-family:"([^"]+)"/.exec(rule)?.[1] ?? '',
      weight: Number(/font-weight:(\d+)/.exec(rule)?.[1]),
      arabic: /unicode-range:U\+60C/.test(rule),
      url: /url\(([^)]+)\)/.exec(rule)?.[1],
      adjust: share('size-adjust'),
      ascent: share('ascent-override'),
      descent: share('descent-override'),
    };
  });
}

async function openFont(file: string, words: string) {
  // fontkit sets variable fonts only when they are unpacked
  const unpacked = await subsetFont(readFileSync(file), words, { targetFormat: 'sfnt' });
  const font = fontkit.create(Buffer.from(unpacked));
  const [light = 400, heavy = 700] = [font.variationAxes.wght?.min, font.variationAxes.wght?.max];
  return {
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    widthAt(weight: number) {
      const at = font.getVariation({ wght: Math.min(Math.max(weight, light), heavy) });
      const parts = words === ARABIC ? words.split(' ') : [words];
      return parts.reduce((sum, part) => sum + at.layout(part).advanceWidth, 0) / font.unitsPerEm;
    },
  };
}

const arialWidth = (style: 'regular' | 'bold') =>
  [...LATIN].reduce((sum, letter) => sum + (ARIAL[style][letter] ?? Number.NaN), 0) / 1000;

describe('the stand-in', () => {
  it.each(FONT_NAMES)('takes the room of %s until the face is loaded', async (name) => {
    const { css, fonts } = themeCss({ ...plain, fonts: { display: name, text: name } });
    const faces = facesOf(css);
    const file = fonts.find(({ script }) => script === 'latin')?.file ?? '';
    const font = await openFont(file, LATIN);
    const own = faces.find(({ url, arabic }) => url && !arabic);
    const text = faces.filter(({ family, arabic }) => family === 'text-local' && !arabic);
    expect(text.map(({ weight }) => weight)).toEqual([400, 700]);
    for (const { weight, adjust, ascent, descent } of text) {
      const asked = font.widthAt(weight) / arialWidth(weight === 400 ? 'regular' : 'bold');
      expect(Math.abs(adjust / asked - 1)).toBeLessThan(WIDTH);
      // the browser uses the height of the file, or what the face's own rule overrides it with
      const high = Number.isNaN(own?.ascent) ? font.ascent : own?.ascent;
      const deep = Number.isNaN(own?.descent) ? font.descent : own?.descent;
      expect(Math.abs(ascent * adjust - (high ?? 0))).toBeLessThan(HEIGHT);
      expect(Math.abs(descent * adjust - (deep ?? 0))).toBeLessThan(HEIGHT);
    }
  });

  it.each(['kufi', 'naskh'] as const)('takes the room of %s for Arabic too', async (name) => {
    const { css, fonts } = themeCss({ ...plain, fonts: { display: name, text: name } });
    const file = fonts.find(({ script }) => script === 'arabic')?.file ?? '';
    const font = await openFont(file, ARABIC);
    const faces = facesOf(css).filter(({ family, arabic }) => arabic && family.endsWith('-linux'));
    expect(faces.map(({ family, weight }) => [family, weight])).toEqual([
      ['text-local-linux', 400],
      ['text-local-linux', 700],
      ['display-local-linux', 700],
    ]);
    for (const { weight, adjust } of faces) {
      const asked = font.widthAt(weight) / DEJAVU[weight === 400 ? 'regular' : 'bold'];
      expect(Math.abs(adjust / asked - 1)).toBeLessThan(WIDTH);
    }
  });
});
