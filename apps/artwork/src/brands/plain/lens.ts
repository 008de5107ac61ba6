import type { Hex } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import type { Random } from '../../random';
import { grain } from '../../stage/air';
import { glow, vignette } from '../../stage/light';
import type { Stage } from '../../stage/stage';
import type { PlainPalette } from './palette';
import { toneAt } from './palette';

/** The whole plate, from the tone at its top to the one at its foot. */
export function plate(stage: Stage, palette: PlainPalette, ...tones: readonly number[]): void {
  const { picture, w, h } = stage;
  const last = Math.max(1, tones.length - 1);
  const fill = picture.linear(
    [0, 0],
    [0, h],
    tones.map((tone, index) => [index / last, toneAt(palette, tone)] as const),
  );
  picture.add(rectangle(0, 0, w, h, `fill="${fill}"`));
}

/** A floor, a table or water from `y` down to the picture's edge, from its far tone to its near one. */
export function ground(
  stage: Stage,
  palette: PlainPalette,
  y: number,
  [far, near]: readonly [number, number],
): void {
  const { picture, w, h } = stage;
  const fill = picture.linear(
    [0, y],
    [0, h],
    [
      [0, toneAt(palette, far)],
      [1, toneAt(palette, near)],
    ],
  );
  picture.add(rectangle(0, y, w, h - y, `fill="${fill}"`));
}

/** Draws out of focus; `by` is in hundredths of the picture. */
export function unfocused(stage: Stage, by: number, make: () => void): void {
  const { picture, u, w, h } = stage;
  const id = picture.define(
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="${n(-w * 0.1)}" y="${n(-h * 0.1)}" width="${n(w * 1.2)}" height="${n(h * 1.2)}"><feGaussianBlur stdDeviation="${n(by * u)}"/></filter>`,
  );
  picture.group(`filter="url(#${id})"`, make);
}

/** Air: a level veil that is thickest at `y`. */
export function veil(stage: Stage, y: number, deep: number, colour: Hex, opacity: number): void {
  const { picture, w } = stage;
  const fill = picture.linear(
    [0, y - deep],
    [0, y + deep],
    [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ],
  );
  picture.add(rectangle(0, y - deep, w, deep * 2, `fill="${fill}"`));
}

/** Light through an opening, falling across a room. */
export function shaft(
  stage: Stage,
  corners: readonly [Point, Point, Point, Point],
  colour: Hex,
  opacity: number,
): void {
  const [a, , , d] = corners;
  const fill = stage.picture.linear(a, d, [
    [0, colour, opacity],
    [1, colour, opacity * 0.08],
  ]);
  stage.picture.add(path(polygon(corners), `fill="${fill}"`));
}

/** Soft dark under a thing. */
export function rest(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  colour: Hex,
  deep = 0.12,
): void {
  glow(stage.picture, [x, y], wide, wide * deep, colour, 0.8, 'normal');
}

/** Grain and the lens's falling off, over everything. */
export function develop(stage: Stage, palette: PlainPalette, dark = 0.42): void {
  const { picture, u, loose, area, h } = stage;
  grain(picture, palette.inks[0], 0.1, u * 0.085, loose);
  grain(picture, palette.inks[5], 0.08, u * 0.075, loose);
  vignette(picture, palette.inks[0], dark, [(area.left + area.right) / 2, h * 0.46]);
}

/** Heads and shoulders before the lens. */
export function heads(stage: Stage, y: number, size: number, fill: string, random: Random): void {
  const { picture, w, h } = stage;
  let data = '';
  for (let x = -size * random.next(); x < w + size; x += size * random.between(1.9, 2.8)) {
    const top = y + size * random.between(-0.25, 0.3);
    const r = size * random.between(0.44, 0.52);
    data += `M${n(x - r)} ${n(top)}a${n(r)} ${n(r * 1.22)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r * 1.2)} 0 1 1 ${n(-r * 2)} 0Z`;
    data += `M${n(x - size * 1.15)} ${n(h * 1.1)}V${n(top + size * 1.5)}C${n(x - size * 1.1)} ${n(top + size * 0.9)} ${n(x - size * 0.5)} ${n(top + size * 0.95)} ${n(x - r * 0.5)} ${n(top + size * 0.6)}H${n(x + r * 0.5)}C${n(x + size * 0.5)} ${n(top + size * 0.95)} ${n(x + size * 1.1)} ${n(top + size * 0.9)} ${n(x + size * 1.15)} ${n(top + size * 1.5)}V${n(h * 1.1)}Z`;
  }
  picture.add(path(data, `fill="${fill}"`));
}

/** A window with panes; gives back its outline's box. */
export function panes(
  stage: Stage,
  [x, y]: Point,
  wide: number,
  high: number,
  columns: number,
  rows: number,
  glass: string,
  bars: string,
): void {
  const { picture, u } = stage;
  const bar = Math.max(u * 0.5, wide * 0.035);
  picture.add(rectangle(x - bar, y - bar, wide + bar * 2, high + bar * 2, `fill="${bars}"`));
  picture.add(rectangle(x, y, wide, high, `fill="${glass}"`));
  let lines = '';
  for (let column = 1; column < columns; column += 1)
    lines += `M${n(x + (wide * column) / columns)} ${n(y)}V${n(y + high)}`;
  for (let row = 1; row < rows; row += 1)
    lines += `M${n(x)} ${n(y + (high * row) / rows)}H${n(x + wide)}`;
  if (lines) picture.add(path(lines, `stroke="${bars}" stroke-width="${n(bar * 0.7)}"`));
}

export const middleOf = ({ area, h }: Stage): Point => [(area.left + area.right) / 2, h / 2];

/** A round soft light with a bright heart. */
export function bulb(
  stage: Stage,
  [x, y]: Point,
  r: number,
  palette: PlainPalette,
  opacity = 0.8,
): void {
  const { picture } = stage;
  glow(picture, [x, y], r * 9, r * 9, palette.light, opacity * 0.42, 'normal');
  glow(picture, [x, y], r * 3.4, r * 3.4, palette.light, opacity, 'normal');
  picture.add(ellipse(x, y, r, r, `fill="${palette.light}"`));
}
