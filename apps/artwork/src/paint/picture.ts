import type { Hex } from './colour';

/** An SVG in the making. Later marks lie over earlier ones. */
export interface Picture {
  width: number;
  height: number;
  add(markup: string): void;
  /** Puts `make`'s marks in one group. */
  group(attributes: string, make: () => void): void;
  /** Stores a definition (a gradient, a clip, a filter) and gives its id. */
  define(make: (id: string) => string): string;
  /** A paint that runs along a line in user units. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string;
  radial(centre: Point, radius: number, stops: readonly Stop[], squash?: number): string;
  /** A filter that blurs by so many units. */
  blur(deviation: number): string;
  toSvg(): string;
}

export type Point = readonly [x: number, y: number];
export type Stop = readonly [at: number, colour: Hex, opacity?: number];

/** Numbers with at most two decimals keep a picture's text short. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, opacity = 1]) => {
      const seen = opacity < 1 ? ` stop-opacity="${n(opacity)}"` : '';
      return `<stop offset="${n(at)}" stop-color="${colour}"${seen}/>`;
    })
    .join('');

export function createPicture(width: number, height: number): Picture {
  const definitions: string[] = [];
  let marks: string[] = [];
  const define = (make: (id: string) => string) => {
    const id = `d${definitions.length}`;
    definitions.push(make(id));
    return id;
  };
  return {
    width,
    height,
    add: (markup) => {
      marks.push(markup);
    },
    group(attributes, make) {
      const outside = marks;
      marks = [];
      make();
      outside.push(`<g ${attributes}>${marks.join('')}</g>`);
      marks = outside;
    },
    define,
    linear(from, to, stops) {
      const line = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
      const id = define(
        (name) =>
          `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${line}>${stopsOf(stops)}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    radial(centre, radius, stops, squash = 1) {
      const [x, y] = centre;
      const turn =
        squash === 1
          ? ''
          : ` gradientTransform="matrix(1 0 0 ${n(squash)} 0 ${n(y * (1 - squash))})"`;
      const id = define(
        (name) =>
          `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${turn}>${stopsOf(stops)}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    blur(deviation) {
      const id = define(
        (name) =>
          `<filter id="${name}" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
      );
      return `url(#${id})`;
    },
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${definitions.join('')}</defs>${marks.join('')}</svg>`,
  };
}

export const path = (data: string, attributes: string): string =>
  `<path d="${data}" ${attributes}/>`;

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const circle = (x: number, y: number, r: number, attributes: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${attributes}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, attributes: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`;

export const rectangle = (x: number, y: number, w: number, h: number, attributes: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${attributes}/>`;

/** A smooth line through points (Catmull-Rom), open or closed. */
export function curve(points: readonly Point[], closed = false): string {
  const size = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + size) % size : Math.min(size - 1, Math.max(0, index))] ?? [0, 0];
  let data = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < (closed ? size : size - 1); index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const;
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const;
    data += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${data}Z` : data;
}
