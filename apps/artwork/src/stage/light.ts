import type { Hex } from '../paint/colour';
import type { Picture, Point } from '../paint/picture';
import { circle, ellipse, path, polygon } from '../paint/picture';

const screen = 'style="mix-blend-mode:screen"';

export interface Beam {
  from: Point;
  /** Degrees from straight down, positive to the right. */
  angle: number;
  length: number;
  /** Width at the far end. */
  spread: number;
  colour: Hex;
  opacity: number;
}

/** A cone of light in the haze: three nested wedges make its edge soft without a filter. */
export function beam(
  picture: Picture,
  { from, angle, length, spread, colour, opacity }: Beam,
): void {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(turn), Math.cos(turn)];
  const end: Point = [from[0] + dx * length, from[1] + dy * length];
  for (const [width, share] of [
    [1, 0.3],
    [0.66, 0.35],
    [0.3, 0.45],
  ] as const) {
    const half = (spread * width) / 2;
    const root = half * 0.06;
    const fill = picture.linear(from, end, [
      [0, colour, opacity * share],
      [0.35, colour, opacity * share * 0.55],
      [1, colour, 0],
    ]);
    const wedge = polygon([
      [from[0] - dy * root, from[1] + dx * root],
      [from[0] + dy * root, from[1] - dx * root],
      [end[0] + dy * half, end[1] - dx * half],
      [end[0] - dy * half, end[1] + dx * half],
    ]);
    picture.add(path(wedge, `fill="${fill}" ${screen}`));
  }
}

/** A lamp that looks into the camera. */
export function lamp(picture: Picture, [x, y]: Point, size: number, colour: Hex, core: Hex): void {
  const glow = picture.radial([x, y], size * 7, [
    [0, colour, 0.75],
    [0.18, colour, 0.32],
    [0.5, colour, 0.08],
    [1, colour, 0],
  ]);
  picture.add(circle(x, y, size * 7, `fill="${glow}" ${screen}`));
  picture.add(circle(x, y, size, `fill="${core}"`));
}

/** A soft pool of light or dark. */
export function glow(
  picture: Picture,
  [x, y]: Point,
  rx: number,
  ry: number,
  colour: Hex,
  opacity: number,
  mode: 'screen' | 'normal' | 'multiply' = 'screen',
): void {
  const fill = picture.radial(
    [x, y],
    rx,
    [
      [0, colour, opacity],
      [0.3, colour, opacity * 0.7],
      [0.65, colour, opacity * 0.22],
      [1, colour, 0],
    ],
    ry / rx,
  );
  const style = mode === 'normal' ? '' : ` style="mix-blend-mode:${mode}"`;
  picture.add(ellipse(x, y, rx, ry, `fill="${fill}"${style}`));
}

/** Rays from one point, as behind a saint or a champion. */
export function rays(
  picture: Picture,
  centre: Point,
  radius: number,
  count: number,
  share: number,
  colour: Hex,
  opacity: number,
  turn = 0,
): void {
  const step = (Math.PI * 2) / count;
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const at = turn + index * step;
    const [a, b] = [at - (step * share) / 2, at + (step * share) / 2];
    data += polygon([
      centre,
      [centre[0] + Math.cos(a) * radius, centre[1] + Math.sin(a) * radius],
      [centre[0] + Math.cos(b) * radius, centre[1] + Math.sin(b) * radius],
    ]);
  }
  const fill = picture.radial(centre, radius, [
    [0, colour, opacity],
    [0.5, colour, opacity * 0.5],
    [1, colour, 0],
  ]);
  picture.add(path(data, `fill="${fill}"`));
}

/** Darkens the edges. */
export function vignette(picture: Picture, colour: Hex, opacity: number, centre?: Point): void {
  const { width, height } = picture;
  const at = centre ?? [width / 2, height / 2];
  const fill = picture.radial(at, Math.hypot(width, height) * 0.62, [
    [0.35, colour, 0],
    [0.75, colour, opacity * 0.55],
    [1, colour, opacity],
  ]);
  picture.add(`<rect width="${width}" height="${height}" fill="${fill}"/>`);
}
