import type { Hex } from '../paint/colour';
import type { Picture, Point } from '../paint/picture';
import { n, path, polygon } from '../paint/picture';

/** The outline of a star with `points` tips, its valleys at `waist` of the radius. */
export function star([x, y]: Point, r: number, points: number, waist: number, turn = 0): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const angle = turn + (index * Math.PI) / points;
      const far = index % 2 === 0 ? r : r * waist;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }),
  );
}

/** Eight-pointed stars and the crosses between them, without end. */
export function starGrid(
  picture: Picture,
  box: { left: number; top: number; right: number; bottom: number },
  size: number,
  colour: Hex,
  opacity: number,
  line: number,
  fade?: string,
): void {
  const eight = Math.SQRT2 - 1 + 0.3515;
  const centre: Point = [size / 2, size / 2];
  const outer = size * 0.5;
  const tile =
    star(centre, outer, 8, eight, 0) +
    star(centre, outer * 0.56, 8, eight, Math.PI / 8) +
    (
      [
        [0, 0],
        [size, 0],
        [0, size],
        [size, size],
      ] as const
    )
      .map((corner) => star(corner, size * 0.207, 4, 0.54, 0))
      .join('');
  const id = picture.define(
    (name) =>
      `<pattern id="${name}" width="${n(size)}" height="${n(size)}" patternUnits="userSpaceOnUse">${path(tile, `fill="none" stroke="${colour}" stroke-width="${n(line)}"`)}</pattern>`,
  );
  const mask = fade
    ? picture.define(
        (name) =>
          `<mask id="${name}" maskUnits="userSpaceOnUse" x="0" y="0" width="${picture.width}" height="${picture.height}"><rect width="${picture.width}" height="${picture.height}" fill="${fade}"/></mask>`,
      )
    : '';
  const { left, top, right, bottom } = box;
  picture.add(
    `<rect x="${n(left)}" y="${n(top)}" width="${n(right - left)}" height="${n(bottom - top)}" fill="url(#${id})" opacity="${n(opacity)}"${mask && ` mask="url(#${mask})"`}/>`,
  );
}

/** Nested stars and rings about one point: a halo, a medallion, a dome seen from below. */
export function rosette(
  picture: Picture,
  centre: Point,
  r: number,
  points: number,
  colour: Hex,
  opacity: number,
  line: number,
): void {
  const [x, y] = centre;
  const ring = (far: number) =>
    `M${n(x - far)} ${n(y)}a${n(far)} ${n(far)} 0 1 1 ${n(far * 2)} 0a${n(far)} ${n(far)} 0 1 1 ${n(-far * 2)} 0`;
  let data = ring(r) + ring(r * 0.95);
  for (const [far, waist, turn] of [
    [0.93, 0.78, 0],
    [0.93, 0.62, 0.5],
    [0.73, 0.76, 0],
    [0.58, 0.7, 0.5],
    [0.42, 0.72, 0],
  ] as const) {
    data += star(centre, r * far, points, waist, (turn * Math.PI) / points);
  }
  for (let spoke = 0; spoke < points; spoke += 1) {
    const angle = ((spoke + 0.5) * 2 * Math.PI) / points;
    data += star(
      [x + Math.cos(angle) * r * 0.82, y + Math.sin(angle) * r * 0.82],
      r * 0.065,
      8,
      0.76,
      angle,
    );
  }
  picture.add(
    path(
      data,
      `fill="none" stroke="${colour}" stroke-width="${n(line)}" stroke-opacity="${n(opacity)}"`,
    ),
  );
}

/** A pointed arch as an opening: fills what is around it. */
export function archFrame(
  picture: Picture,
  middle: number,
  half: number,
  spring: number,
  apex: number,
  fill: string,
  edge: Hex,
  line: number,
): void {
  const { width: w, height: h } = picture;
  const rise = spring - apex;
  const opening =
    `M${n(middle - half)} ${n(h * 1.1)}V${n(spring)}C${n(middle - half)} ${n(spring - rise * 0.62)} ${n(middle - half * 0.42)} ${n(apex + rise * 0.2)} ${n(middle)} ${n(apex)}` +
    `C${n(middle + half * 0.42)} ${n(apex + rise * 0.2)} ${n(middle + half)} ${n(spring - rise * 0.62)} ${n(middle + half)} ${n(spring)}V${n(h * 1.1)}Z`;
  picture.add(
    path(
      `M${n(-w)} ${n(-h)}H${n(w * 2)}V${n(h * 2)}H${n(-w)}Z${opening}`,
      `fill-rule="evenodd" fill="${fill}"`,
    ),
  );
  picture.add(path(opening, `fill="none" stroke="${edge}" stroke-width="${n(line)}"`));
}

/** A hanging lamp of pierced metal. */
export function lantern(
  picture: Picture,
  [x, y]: Point,
  size: number,
  body: Hex,
  light: Hex,
  chain: number,
): void {
  const s = size;
  const glow = picture.radial([x, y + s * 0.6], s * 2.6, [
    [0, light, 0.75],
    [0.3, light, 0.3],
    [1, light, 0],
  ]);
  picture.add(
    path(`M${n(x)} ${n(y - chain)}V${n(y)}`, `stroke="${body}" stroke-width="${n(s * 0.05)}"`),
  );
  picture.add(`<circle cx="${n(x)}" cy="${n(y + s * 0.6)}" r="${n(s * 2.6)}" fill="${glow}"/>`);
  picture.add(
    path(
      `M${n(x)} ${n(y)}C${n(x + s * 0.1)} ${n(y + s * 0.1)} ${n(x + s * 0.34)} ${n(y + s * 0.16)} ${n(x + s * 0.36)} ${n(y + s * 0.34)}H${n(x - s * 0.36)}C${n(x - s * 0.34)} ${n(y + s * 0.16)} ${n(x - s * 0.1)} ${n(y + s * 0.1)} ${n(x)} ${n(y)}Z`,
      `fill="${body}"`,
    ),
  );
  picture.add(
    path(
      `M${n(x - s * 0.36)} ${n(y + s * 0.36)}H${n(x + s * 0.36)}L${n(x + s * 0.26)} ${n(y + s)}H${n(x - s * 0.26)}Z`,
      `fill="${light}"`,
    ),
  );
  let bars = '';
  for (let bar = -2; bar <= 2; bar += 1)
    bars += `M${n(x + bar * s * 0.17)} ${n(y + s * 0.36)}L${n(x + bar * s * 0.125)} ${n(y + s)}`;
  picture.add(
    path(
      `${bars}M${n(x - s * 0.33)} ${n(y + s * 0.56)}H${n(x + s * 0.33)}M${n(x - s * 0.3)} ${n(y + s * 0.78)}H${n(x + s * 0.3)}`,
      `stroke="${body}" stroke-width="${n(s * 0.045)}" fill="none"`,
    ),
  );
  picture.add(
    path(
      `M${n(x - s * 0.3)} ${n(y + s)}H${n(x + s * 0.3)}L${n(x)} ${n(y + s * 1.26)}Z`,
      `fill="${body}"`,
    ),
  );
}

/** A young moon, its horns to one side. */
export function crescent(
  picture: Picture,
  [x, y]: Point,
  r: number,
  colour: Hex,
  side: 1 | -1,
): void {
  const data =
    `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 ${side > 0 ? 0 : 1} ${n(x)} ${n(y + r)}` +
    `A${n(r * 1.16)} ${n(r * 1.16)} 0 0 ${side > 0 ? 1 : 0} ${n(x)} ${n(y - r)}Z`;
  picture.add(path(data, `fill="${colour}" transform="rotate(${side * 24} ${n(x)} ${n(y)})"`));
}
