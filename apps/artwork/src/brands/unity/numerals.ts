import type { Picture, Point } from '../../paint/picture';
import { circle, n } from '../../paint/picture';

/** Centre lines of the figures, one unit wide and 1.4 high; no typeface is involved. */
const digits: Readonly<Record<string, string>> = {
  '0': 'M.5 0A.5 .5 0 0 1 1 .5V.9A.5 .5 0 0 1 0 .9V.5A.5 .5 0 0 1 .5 0Z',
  '1': 'M.06 .3L.52 .02V1.52',
  '2': 'M0 .48A.5 .48 0 0 1 1 .46Q1 .72 .72 .94L.12 1.4H1.1',
  '3': 'M0 0H.86L.42 .56A.46 .42 0 0 1 .5 1.4Q.12 1.4 -.04 1.08',
  '4': 'M.74 1.52V.02L.02 1.06H1.14',
  '5': 'M1 0H.14L.1 .62Q.28 .5 .5 .5A.47 .45 0 0 1 .5 1.4Q.14 1.4 -.02 1.12',
  '6': 'M.82 -.04L.1 .68M.5 .44A.48 .48 0 1 1 .49 .44Z',
  '7': 'M-.1 0H.96L.36 1.52',
  '8': 'M.5 0A.4 .33 0 1 1 .49 0ZM.5 .66A.5 .37 0 1 1 .49 .66Z',
  '9': 'M.18 1.44L.9 .72M.5 0A.48 .48 0 1 1 .49 0Z',
};

export interface Numerals {
  /** Digits, points and colons. */
  text: string;
  /** The lower left corner and the height. */
  at: Point;
  height: number;
  fill: string;
  /** Share of a figure's width that its line takes. */
  weight?: number;
  slant?: number;
  attributes?: string;
}

const widthOf = (sign: string, weight: number) => (digits[sign] ? 1 : 0.1) + weight * 1.3;

/** The width of numerals for their height. */
export function spread(text: string, height: number, weight = 0.3): number {
  const unit = height / (1.4 + weight);
  return [...text].reduce((sum, sign) => sum + widthOf(sign, weight), -weight * 0.3) * unit;
}

/** Huge figures built of lines and arcs. */
export function numerals(
  picture: Picture,
  { text, at, height, fill, weight = 0.3, slant = 0, attributes = '' }: Numerals,
): void {
  const unit = height / (1.4 + weight);
  let x = weight / 2;
  picture.group(
    `transform="translate(${n(at[0])} ${n(at[1])}) skewX(${n(-slant)}) scale(${n(unit)})" fill="none" stroke="${fill}" stroke-width="${weight}" stroke-miterlimit="3" ${attributes}`,
    () => {
      for (const sign of text) {
        const line = digits[sign];
        const top = -1.4 - weight / 2;
        if (line) {
          picture.add(`<path transform="translate(${n(x)} ${n(top)})" d="${line}"/>`);
        } else {
          const heights = sign === ':' ? [-0.42, -1.12] : [-weight * 0.6];
          for (const y of heights)
            picture.add(circle(x + 0.02, y, weight * 0.6, `fill="${fill}" stroke="none"`));
        }
        x += widthOf(sign, weight);
      }
    },
  );
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [/nine point nine|9\.9/, '9.9'],
  [/\b100\b/, '100'],
  [/lane four|fourth|group c/, '4'],
  [/five seconds/, '5'],
  [/perfect ten|the ten\b|platform/, '10'],
  [/row nine/, '9'],
  [/3x3/, '3'],
  [/three seconds|slow motion dive/, '3.0'],
  [/eights/, '8'],
  [/marathon/, '42'],
  [/goalkeeper scores/, '90'],
  [/breakfast|football final/, '11'],
  [/relay/, '4'],
  [/two golds/, '2'],
  [/village|daily/, '17'],
];

/** The number that a title speaks of, if any. */
export const numberIn = (words: string): string | undefined =>
  spoken.find(([about]) => about.test(words))?.[1];
