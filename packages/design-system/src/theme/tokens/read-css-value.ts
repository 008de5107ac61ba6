import { formatHex, parse } from 'culori';
import type {
  BezierValue,
  ColourValue,
  DimensionValue,
  DurationValue,
  ShadowValue,
  TokenValue,
} from './token';

/** The types whose values are read from the site's CSS. Typography is composed of them. */
export type CssType = Exclude<TokenValue['type'], 'typography' | 'transition'>;

/**
 * A value read from CSS. A size that grows with the window has two: its minimum and its maximum.
 */
export type ReadValue = TokenValue & { part?: 'min' | 'max' };

/** The curves of the keywords of CSS Easing Functions 1 §2. */
const EASINGS: Readonly<Record<string, BezierValue>> = {
  linear: [0, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
};

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

const unreadable = (css: string, as: string) =>
  new Error(`The theme's value "${css}" is no ${as}: give its row in tokens/rows.ts another type.`);

export function readColour(css: string): ColourValue {
  const colour = parse(css);
  if (colour?.mode !== 'rgb') throw unreadable(css, 'colour');
  const { r, g, b, alpha = 1 } = colour;
  return {
    colorSpace: 'srgb',
    components: [rounded(r, 5), rounded(g, 5), rounded(b, 5)],
    alpha: rounded(alpha, 4),
    hex: formatHex({ mode: 'rgb', r, g, b }),
  };
}

function readDimension(css: string): DimensionValue {
  const [, number, unit] = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem)?$/.exec(css.trim()) ?? [];
  const value = Number(number);
  if (number === undefined || (unit === undefined && value !== 0)) {
    throw unreadable(css, 'dimension');
  }
  return { value, unit: unit === 'rem' ? 'rem' : 'px' };
}

/** Reads a length: both ends of `clamp()`, and the value of `max()` at the default size of text. */
function readDimensions(css: string): ReadValue[] {
  const [, name, inner = ''] = /^(clamp|max)\((.+)\)$/.exec(css) ?? [];
  if (!name) return [{ type: 'dimension', value: readDimension(css) }];
  const bounds = inner.split(',');
  const last: ReadValue = { type: 'dimension', value: readDimension(bounds.at(-1) ?? '') };
  if (name === 'max') return [last];
  return [
    { type: 'dimension', value: readDimension(bounds[0] ?? ''), part: 'min' },
    { ...last, part: 'max' },
  ];
}

export function readDuration(css: string): DurationValue {
  const [, number, unit] = /^(\d*\.?\d+)(ms|s)$/.exec(css) ?? [];
  if (number === undefined) throw unreadable(css, 'duration');
  return { value: Number(number), unit: unit === 'ms' ? 'ms' : 's' };
}

export function readBezier(css: string): BezierValue {
  const known = EASINGS[css];
  if (known) return known;
  const [, inner = ''] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  const [x1, y1, x2, y2, ...more] = inner.split(',').map(Number);
  const given = [x1, y1, x2, y2];
  if (more.length > 0 || given.some((one) => one === undefined || Number.isNaN(one))) {
    throw unreadable(css, 'easing');
  }
  return [x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0];
}

/** Names of faces; the browser takes the first that exists. */
const readFamilies = (css: string): string[] =>
  css.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));

/** Reads a number, or a length in em as a multiple of the size of the text. */
function readNumber(css: string): number {
  const [, number] = /^(-?(?:\d+\.?\d*|\.\d+))(?:em)?$/.exec(css) ?? [];
  if (number === undefined) throw unreadable(css, 'number');
  return Number(number);
}

/** Reads `0 8px 34px rgb(…)`: horizontal and vertical offset, blur and colour. */
function readShadow(css: string): ShadowValue {
  const [, x = '', y = '', blur = '', colour = ''] = /^(\S+) (\S+) (\S+) (.+)$/.exec(css) ?? [];
  return {
    color: readColour(colour),
    offsetX: readDimension(x),
    offsetY: readDimension(y),
    blur: readDimension(blur),
    spread: { value: 0, unit: 'px' },
  };
}

/**
 * Reads a value of the site's style sheet as the value of a design token.
 * @throws {Error} when the value is not of that type, which is a mistake in the table of tokens.
 * @throws {Error} when it is not of that type, which is a fault of the table of tokens.
 */
export function readCssValue(type: CssType, css: string): ReadValue[] {
  switch (type) {
    case 'color':
      return [{ type, value: readColour(css) }];
    case 'dimension':
      return readDimensions(css);
    case 'duration':
      return [{ type, value: readDuration(css) }];
    case 'cubicBezier':
      return [{ type, value: readBezier(css) }];
    case 'fontFamily':
      return [{ type, value: readFamilies(css) }];
    case 'fontWeight':
    case 'number':
      return [{ type, value: readNumber(css) }];
    case 'shadow':
      return [{ type, value: readShadow(css) }];
    case 'text':
      return [{ type, value: css }];
  }
}
