import type { Point } from './path-box';

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0];

export const placed = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Combines two transformations: first `inner`, then `outer`. */
export function combined(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [a2, b2, c2, d2, e2, f2] = inner;
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ];
}

const turned = (degrees: number): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};

const slope = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

const FUNCTIONS: Readonly<Record<string, (numbers: number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([angle = 0, x = 0, y = 0]) =>
    combined(combined([1, 0, 0, 1, x, y], turned(angle)), [1, 0, 0, 1, -x, -y]),
  skewx: ([angle = 0]) => [1, 0, slope(angle), 1, 0, 0],
  skewy: ([angle = 0]) => [1, slope(angle), 0, 1, 0, 0],
};

/** Reads the attribute `transform` as a matrix (SVG 2 §8.5). */
export function matrixOf(transform: string | undefined): Matrix {
  let matrix = AS_IT_IS;
  for (const [, name = '', list = ''] of (transform ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number.parseFloat);
    const own = FUNCTIONS[name.toLowerCase()]?.(numbers);
    if (own) matrix = combined(matrix, own);
  }
  return matrix;
}
