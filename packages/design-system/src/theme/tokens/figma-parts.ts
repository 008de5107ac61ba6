import type { FigmaColour, FigmaVariable } from './figma';
import { VARIANTS } from './rows';
import {
  type BezierValue,
  type ColourValue,
  type DimensionValue,
  type DurationValue,
  isReference,
  type Path,
  pathText,
  type Reference,
  type Token,
} from './token';

/** The values of one Figma variable. A composite token becomes several. */
export interface FigmaPart {
  name: string;
  resolvedType: FigmaVariable['resolvedType'];
  value: FigmaColour | number | string;
  /** The variable that this one refers to instead of a value. */
  alias?: string;
  description: string;
  scopes: readonly string[];
  /** The variable's name in CSS. */
  code?: string | undefined;
}

type Plain = Pick<FigmaPart, 'resolvedType' | 'value' | 'alias'>;

/** The pickers that offer the tokens of a group; without a row, all of them. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  space: ['GAP', 'WIDTH_HEIGHT'],
  size: ['WIDTH_HEIGHT'],
  radius: ['CORNER_RADIUS'],
  font: ['FONT_FAMILY'],
  'font-size': ['FONT_SIZE'],
};

/** One rem at a browser's default size of text, in pixels. */
const REM = 16;

const pixels = ({ value, unit }: DimensionValue) =>
  Number((unit === 'rem' ? value * REM : value).toFixed(4));
const milliseconds = ({ value, unit }: DurationValue) => (unit === 's' ? value * 1000 : value);
const easing = (points: BezierValue) => `cubic-bezier(${points.join(', ')})`;

const colour = ({ components: [r, g, b], alpha }: ColourValue): Plain => ({
  resolvedType: 'COLOR',
  value: { r, g, b, a: alpha },
});
const float = (value: number): Plain => ({ resolvedType: 'FLOAT', value });
const text = (value: string): Plain => ({ resolvedType: 'STRING', value });
/** Figma takes the name of one face only. */
const family = (names: readonly string[]): Plain => text(names[0] ?? '');

const naming = (plain: Plain, target: Path | undefined): Plain =>
  target ? { ...plain, alias: pathText(target) } : plain;
const referred = (plain: Plain, value: Reference | number): Plain =>
  naming(plain, isReference(value) ? value.refersTo : undefined);

/**
 * Splits a token into parts by the suffix of their names; a plain token is one part without suffix.
 */
function partsOf(token: Token, numberOf: NumberOf): Readonly<Record<string, Plain>> {
  switch (token.type) {
    case 'color':
      return { '': colour(token.value) };
    case 'dimension':
      return { '': float(pixels(token.value)) };
    case 'duration':
      return { '': float(milliseconds(token.value)) };
    case 'number':
    case 'fontWeight':
      return { '': float(token.value) };
    case 'cubicBezier':
      return { '': text(easing(token.value)) };
    case 'fontFamily':
      return { '': family(token.value) };
    case 'text':
      return { '': text(token.value) };
    case 'shadow':
      return {
        '/color': colour(token.value.color),
        '/x': float(pixels(token.value.offsetX)),
        '/y': float(pixels(token.value.offsetY)),
        '/blur': float(pixels(token.value.blur)),
        '/spread': float(pixels(token.value.spread)),
      };
    case 'transition':
      return {
        '/duration': naming(float(0), token.value.duration.refersTo),
        '/delay': float(milliseconds(token.value.delay)),
        '/easing': text(easing(token.value.timingFunction)),
      };
    case 'typography':
      return {
        '/family': naming(text(''), token.value.fontFamily.refersTo),
        '/size': float(pixels(token.value.fontSize)),
        '/weight': referred(float(numberOf(token.value.fontWeight)), token.value.fontWeight),
        '/letter-spacing': float(pixels(token.value.letterSpacing)),
        // a multiple on the site; Figma wants a length
        '/line-height': float(
          pixels({
            ...token.value.fontSize,
            value: token.value.fontSize.value * numberOf(token.value.lineHeight),
          }),
        ),
      };
  }
}

/** The value of a number, or of the token that is referred to instead. */
type NumberOf = (value: Reference | number) => number;

/** Makes Figma's parts of the tokens of one mode, in their order. */
export function figmaParts(tokens: readonly Token[]): FigmaPart[] {
  const numbers = new Map(
    tokens.flatMap(({ path, value }) =>
      typeof value === 'number' ? [[pathText(path), value] as const] : [],
    ),
  );
  const numberOf: NumberOf = (value) => {
    if (!isReference(value)) return value;
    const found = numbers.get(pathText(value.refersTo));
    if (found === undefined) throw new Error(`${pathText(value.refersTo)} is no number.`);
    return found;
  };
  return tokens.flatMap((token) =>
    Object.entries(partsOf(token, numberOf)).map(([part, plain]) => ({
      ...naming(plain, token.alias),
      name: `${pathText(token.path)}${part}`,
      description: token.description,
      scopes: scopesOf(token.path),
      code: token.variable && part === '' ? `var(--${token.variable.name})` : undefined,
    })),
  );
}

/** The group of a token under a condition is the one below the condition's. */
function scopesOf([first = '', second = '']: Path): readonly string[] {
  return SCOPES[first in VARIANTS ? second : first] ?? ['ALL_SCOPES'];
}
