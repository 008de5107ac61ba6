import type { Figure, Placement } from '../../figures/figure';
import { marksOf, transformOf } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { circle, n, path, polygon } from '../../paint/picture';
import type { Random } from '../../random';
import type { Stage } from '../../stage/stage';
import { ink, paper } from './palette';

/** The largest loop of an outline as corners, as scissors would follow it: `slack` cells off at most. */
function snipped(outline: string, slack: number): Point[] {
  let longest = '';
  for (const loop of outline.split('Z')) if (loop.length > longest.length) longest = loop;
  const numbers = (longest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const all: Point[] = [];
  for (let index = 2; index + 3 < numbers.length; index += 6) {
    all.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  }
  const keep = new Set<number>();
  const cut = (from: number, to: number) => {
    const [a, b] = [all[from], all[to]];
    if (!a || !b) return;
    let [worst, at] = [slack, -1];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    for (let index = from + 1; index < to; index += 1) {
      const p = all[index];
      if (!p) continue;
      const away = Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / long;
      if (away > worst) [worst, at] = [away, index];
    }
    keep.add(from).add(to);
    if (at < 0) return;
    cut(from, at);
    cut(at, to);
  };
  const last = all.length - 1;
  const half = Math.floor(last / 2);
  cut(0, half);
  cut(half, last);
  return all.filter((_, index) => keep.has(index));
}

export interface CutOut {
  /** Width of the white edge in picture units. */
  edge: number;
  shadow?: Point;
  shade?: Hex;
  border?: Hex;
  /** Straight snips instead of an even edge. */
  snips?: boolean;
  /** Dots printed into the shadows. */
  dots?: boolean;
}

/** A figure cut out of a magazine: white edge, hard shadow. */
export function pasteUp(picture: Picture, figure: Figure, at: Placement, of: CutOut): void {
  const outline = figure.layers[0]?.path ?? '';
  const cell = at.scale * figure.cell;
  const slack = of.snips ? (of.edge * 0.9) / cell : 0;
  const shape = of.snips ? polygon(snipped(outline, slack)) : outline;
  const wide = (of.edge * (of.snips ? 2.5 : 2)) / cell;
  const join = of.snips ? 'bevel' : 'round';
  const cutAs = (colour: Hex, moved: Placement) =>
    picture.add(
      `<path transform="${transformOf(figure, moved)}" d="${shape}" fill="${colour}" stroke="${colour}" stroke-width="${n(wide)}" stroke-linejoin="${join}"/>`,
    );
  if (of.shadow) {
    cutAs(of.shade ?? ink, { ...at, x: at.x + of.shadow[0], y: at.y + of.shadow[1] });
  }
  cutAs(of.border ?? paper, at);
  const [base, ...rest] = figure.layers;
  if (!base) return;
  picture.group(`fill-rule="evenodd" transform="${transformOf(figure, at)}"`, () => {
    picture.add(marksOf([base]));
    picture.add(marksOf(rest));
    if (of.dots !== false) {
      const pitch = Math.max(2.2, (of.edge * 0.62) / cell);
      const fill = screen(picture, pitch, '#ffffff', 0.24);
      picture.add(`<path d="${base.path}" fill="${fill}" fill-opacity=".3"/>`);
    }
  });
}

/** A dot screen as a paint, in the units it is used in. */
export function screen(picture: Picture, pitch: number, colour: Hex, share: number): string {
  const r = pitch * share;
  const id = picture.define(
    (name) =>
      `<pattern id="${name}" width="${n(pitch)}" height="${n(pitch)}" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="${n(pitch / 2)}" cy="${n(pitch / 2)}" r="${n(r)}" fill="${colour}"/></pattern>`,
  );
  return `url(#${id})`;
}

/** Dots that shrink away from one end, laid on a slanted grid. */
export function halftone(
  picture: Picture,
  from: Point,
  to: Point,
  wide: number,
  pitch: number,
  colour: Hex,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  let data = '';
  const rows = Math.floor(long / pitch);
  const columns = Math.floor(wide / pitch);
  for (let row = 0; row < rows; row += 1) {
    const r = pitch * 0.66 * (1 - row / rows) ** 0.8;
    if (r < pitch * 0.06) continue;
    for (let column = 0; column <= columns; column += 1) {
      const along = row * pitch;
      const across = (column - columns / 2 + (row % 2) / 2) * pitch;
      const x = from[0] + ux * along - uy * across;
      const y = from[1] + uy * along + ux * across;
      if (x < -r || y < -r || x > picture.width + r || y > picture.height + r) continue;
      data += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0z`;
    }
  }
  if (data) picture.add(path(data, `fill="${colour}"`));
}

/** A slanted field from top to bottom; `x` and `wide` are measured at half height. */
export function band(stage: Stage, x: number, wide: number, lean: number, fill: string): void {
  const { picture, h } = stage;
  const d = (h / 2) * lean;
  picture.add(
    path(
      `M${n(x + d)} 0H${n(x + wide + d)}L${n(x + wide - d)} ${h}H${n(x - d)}Z`,
      `fill="${fill}"`,
    ),
  );
}

/** Several slanted fields side by side, as on a sash. */
export function sash(
  stage: Stage,
  x: number,
  widths: readonly number[],
  lean: number,
  fills: readonly string[],
): void {
  let at = x;
  widths.forEach((wide, index) => {
    band(stage, at, wide, lean, fills[index % fills.length] ?? ink);
    at += wide;
  });
}

/** A sheet with one torn side. */
export function torn(
  picture: Picture,
  corners: readonly [Point, Point, Point, Point],
  fill: string,
  rough: number,
  random: Random,
): void {
  const [a, b, c, d] = corners;
  const rip = (from: Point, to: Point, wobble: number): Point[] =>
    Array.from({ length: 30 }, (_, index): Point => {
      const t = (index + random.between(-0.3, 0.3)) / 29;
      return [
        from[0] + (to[0] - from[0]) * t + random.between(-1, 1) * wobble,
        from[1] + (to[1] - from[1]) * t + random.between(-1, 1) * wobble,
      ];
    });
  const edge = rip(b, c, rough);
  const white: Point[] = edge.map(([x, y]) => [
    x + random.between(0.4, 1.8) * rough * Math.sign(b[0] - a[0] || 1),
    y + random.between(-0.5, 0.5) * rough,
  ]);
  picture.add(path(polygon([a, ...white, d]), `fill="${paper}"`));
  picture.add(path(polygon([a, ...edge, d]), `fill="${fill}"`));
}

/** A disc and what overlaps it, in the overlap's own colour. */
export function overlap(
  picture: Picture,
  one: Point,
  other: Point,
  r: number,
  colours: readonly [Hex, Hex, Hex],
): void {
  picture.add(circle(one[0], one[1], r, `fill="${colours[0]}"`));
  picture.add(circle(other[0], other[1], r, `fill="${colours[1]}"`));
  const clip = picture.define(
    (id) => `<clipPath id="${id}">${circle(one[0], one[1], r, '')}</clipPath>`,
  );
  picture.add(circle(other[0], other[1], r, `fill="${colours[2]}" clip-path="url(#${clip})"`));
}

/** A strip of tape across a corner. */
export function tape(picture: Picture, [x, y]: Point, long: number, turn: number, fill: Hex): void {
  const t = long * 0.28;
  let left = '';
  for (let tooth = 0; tooth < 4; tooth += 1)
    left += `l${n(t * 0.1)} ${n(t / 8)}l${n(-t * 0.1)} ${n(t / 8)}`;
  picture.add(
    path(
      `M0 0${left}h${n(long)}${left.replaceAll(/ (\d)/g, ' -$1')}z`,
      `fill="${fill}" fill-opacity=".82" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) translate(${n(-long / 2)} ${n(-t / 2)})"`,
    ),
  );
}
