import type { Hex } from '../paint/colour';
import type { Picture, Point } from '../paint/picture';
import { n, path, polygon } from '../paint/picture';

/** Chain-link: wires that bend around each other, in a repeating tile. */
export function chainLink(
  picture: Picture,
  box: { left: number; right: number; top: number; bottom: number },
  mesh: number,
  colour: Hex,
  edge: Hex,
  opacity: number,
  wire = 0.075,
): void {
  const m = mesh;
  const wires = `M0 0Q${n(m * 0.5)} ${n(m * 0.52)} ${n(m)} ${n(m * 0.96)}M${n(m)} 0Q${n(m * 0.5)} ${n(m * 0.48)} 0 ${n(m)}`;
  const id = picture.define(
    (name) =>
      `<pattern id="${name}" width="${n(m)}" height="${n(m)}" patternUnits="userSpaceOnUse">` +
      path(wires, `fill="none" stroke="${colour}" stroke-width="${n(m * wire * 1.5)}"`) +
      path(
        wires,
        `fill="none" stroke="${edge}" stroke-width="${n(m * wire * 0.4)}" transform="translate(${n(m * wire * 0.4)} ${n(-m * wire * 0.4)})"`,
      ) +
      `</pattern>`,
  );
  const { left, right, top, bottom } = box;
  picture.add(
    `<rect x="${n(left)}" y="${n(top)}" width="${n(right - left)}" height="${n(bottom - top)}" fill="url(#${id})" opacity="${n(opacity)}"/>`,
  );
}

/** A padded post or rail between two points, lit from one side. */
export function pad(
  picture: Picture,
  from: Point,
  to: Point,
  thick: number,
  dark: Hex,
  edge: Hex,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / size) * (thick / 2), (dx / size) * (thick / 2)];
  const body = polygon([
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx, from[1] - ny],
  ]);
  picture.add(path(body, `fill="${dark}"`));
  const lit = polygon([
    [from[0] - nx, from[1] - ny],
    [to[0] - nx, to[1] - ny],
    [to[0] - nx * 0.72, to[1] - ny * 0.72],
    [from[0] - nx * 0.72, from[1] - ny * 0.72],
  ]);
  picture.add(path(lit, `fill="${edge}"`));
}

/** Ring ropes sagging a little towards the middle. */
export function ropes(
  picture: Picture,
  left: Point,
  right: Point,
  gap: number,
  count: number,
  thick: number,
  colours: readonly [Hex, ...Hex[]],
  edge: Hex,
): void {
  for (let rope = 0; rope < count; rope += 1) {
    const drop = rope * gap;
    const sag = gap * 0.12;
    const line =
      `M${n(left[0])} ${n(left[1] + drop)}Q${n((left[0] + right[0]) / 2)} ${n((left[1] + right[1]) / 2 + drop + sag)} ` +
      `${n(right[0])} ${n(right[1] + drop)}`;
    const colour = colours[rope % colours.length] ?? colours[0];
    picture.add(path(line, `fill="none" stroke="${colour}" stroke-width="${n(thick)}"`));
    const up = `transform="translate(0 ${n(-thick * 0.36)})"`;
    picture.add(path(line, `fill="none" stroke="${edge}" stroke-width="${n(thick * 0.14)}" ${up}`));
  }
}

/** The floor of an octagon or a ring seen from its edge, with the light's pool and the border. */
export function octagonFloor(
  picture: Picture,
  centre: Point,
  rx: number,
  ry: number,
  fill: string,
  border: Hex,
  line: number,
): void {
  const corners = Array.from({ length: 8 }, (_, index): Point => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    return [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry];
  });
  const inner = corners.map(
    ([x, y]): Point => [centre[0] + (x - centre[0]) * 0.9, centre[1] + (y - centre[1]) * 0.9],
  );
  picture.add(path(polygon(corners), `fill="${fill}"`));
  picture.add(path(polygon(inner), `fill="none" stroke="${border}" stroke-width="${n(line)}"`));
}
