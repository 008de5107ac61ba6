import type { Scheme } from '@marquee/theme';

/** Names from the outermost group to the token itself. */
export type Path = readonly string[];

/** A reference to another token instead of a value. */
export interface Reference {
  refersTo: Path;
}

/** Values as the Design Tokens format 2025.10 writes them. */
export interface ColourValue {
  colorSpace: 'srgb';
  /** Red, green and blue, 0 to 1. */
  components: readonly [number, number, number];
  alpha: number;
  /** The colour without its alpha, as #rrggbb. */
  hex: string;
}

export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}

export interface DurationValue {
  value: number;
  unit: 'ms' | 's';
}

export type BezierValue = readonly [number, number, number, number];

export interface ShadowValue {
  color: ColourValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
}

export interface TransitionValue {
  duration: Reference;
  delay: DurationValue;
  timingFunction: BezierValue;
}

export interface TypographyValue {
  fontFamily: Reference;
  fontSize: DimensionValue;
  fontWeight: Reference | number;
  letterSpacing: DimensionValue;
  /** A multiple of the size. */
  lineHeight: Reference | number;
}

/**
 * A value with its type; `text` is for values that the format has no type for, such as a keyword of
 * CSS.
 */
export type TokenValue =
  | { type: 'color'; value: ColourValue }
  | { type: 'dimension'; value: DimensionValue }
  | { type: 'duration'; value: DurationValue }
  | { type: 'cubicBezier'; value: BezierValue }
  | { type: 'fontFamily'; value: readonly string[] }
  | { type: 'fontWeight'; value: number }
  | { type: 'number'; value: number }
  | { type: 'shadow'; value: ShadowValue }
  | { type: 'transition'; value: TransitionValue }
  | { type: 'typography'; value: TypographyValue }
  | { type: 'text'; value: string };

export type TokenType = TokenValue['type'];

/** One design token of one brand in one scheme. */
export type Token = TokenValue & {
  path: Path;
  /** What the token is for. */
  description: string;
  /** The path of the token that this one refers to; both have the same value. */
  alias?: Path;
  /** The CSS variable of the site that has this value, as the site's style sheet writes it. */
  variable?: { name: string; css: string };
};

/** All tokens of a brand in one scheme: one mode of a design tool. */
export interface TokenSet {
  /** The realm's id. */
  realm: string;
  scheme: Scheme;
  tokens: readonly Token[];
}

/** Writes a path as it is in a list of names. */
export const pathText = (path: Path): string => path.join('/');

export const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'refersTo' in value;
