import type { Hex } from '../paint/colour';
import type { Picture, Point } from '../paint/picture';
import { circle, ellipse, n, path } from '../paint/picture';
import type { Random } from '../random';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Haze, dust, steam: many soft discs, each barely there. */
export function smoke(
  picture: Picture,
  box: Box,
  puffs: number,
  size: number,
  colour: Hex,
  opacity: number,
  random: Random,
): void {
  const id = picture.define(
    (name) =>
      `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${n(opacity)}"/>` +
      `<stop offset=".5" stop-color="${colour}" stop-opacity="${n(opacity * 0.45)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  for (let puff = 0; puff < puffs; puff += 1) {
    const r = size * random.between(0.5, 1.4);
    const x = random.between(box.left, box.right);
    const y = random.between(box.top, box.bottom);
    picture.add(
      ellipse(
        x,
        y,
        r * random.between(1, 1.9),
        r * random.between(0.55, 0.9),
        `fill="url(#${id})"`,
      ),
    );
  }
}

/** A cloud with a body, flat below and lit from above, as dust behind hooves is. */
export function plume(
  picture: Picture,
  centre: Point,
  width: number,
  height: number,
  shades: readonly Hex[],
  random: Random,
): void {
  const lean = random.between(-0.3, 0.3);
  const balls = Array.from({ length: 22 }, (_, index) => {
    const along = (index / 21) * 2 - 1 + random.between(-0.08, 0.08);
    const body = Math.max(0.12, 1 - Math.abs(along - lean) ** 1.5);
    const r = height * body * random.between(0.2, 0.42);
    return {
      x: centre[0] + along * width * 0.5,
      y: centre[1] - height * body * random.between(0.05, 0.62),
      r,
    };
  });
  shades.forEach((shade, index) => {
    const up = index / Math.max(1, shades.length);
    let data = '';
    for (const { x, y, r } of balls) {
      const s = r * (1 - up * 0.4);
      const cx = x - r * up * 0.26;
      const cy = Math.min(y - r * up * 0.34, centre[1] - s * 0.2);
      data += `M${n(cx - s)} ${n(cy)}a${n(s)} ${n(s)} 0 1 1 ${n(s * 2)} 0a${n(s)} ${n(s * 0.62)} 0 1 1 ${n(-s * 2)} 0Z`;
    }
    if (index === 0)
      data += `M${n(centre[0] - width * 0.6)} ${n(centre[1])}q${n(width * 0.3)} ${n(-height * 0.3)} ${n(width * 0.6)} ${n(-height * 0.24)}t${n(width * 0.6)} ${n(height * 0.24)}q${n(-width * 0.6)} ${n(height * 0.12)} ${n(-width * 1.2)} 0Z`;
    picture.add(path(data, `fill="${shade}" fill-opacity="${n(0.62 + up * 0.3)}"`));
  });
}

/** Sparks, grit, rain: short strokes all flying one way. */
export function streaks(
  picture: Picture,
  box: Box,
  count: number,
  length: number,
  angle: number,
  width: number,
  colour: Hex,
  opacity: number,
  random: Random,
): void {
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const size = length * random.between(0.3, 1.3);
    const turn = ((angle + random.between(-6, 6)) * Math.PI) / 180;
    const x = random.between(box.left, box.right);
    const y = random.between(box.top, box.bottom);
    data += `M${n(x)} ${n(y)}l${n(Math.cos(turn) * size)} ${n(Math.sin(turn) * size)}`;
  }
  const line = `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-opacity="${n(opacity)}"`;
  picture.add(path(data, line));
}

/** Specks around a point, thicker near it: embers, grit, water. */
export function burst(
  picture: Picture,
  [x, y]: Point,
  radius: number,
  count: number,
  size: number,
  colours: readonly [Hex, ...Hex[]],
  random: Random,
): void {
  const data = colours.map(() => '');
  for (let index = 0; index < count; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    const far = radius * random.next() ** 1.6;
    const r = size * random.between(0.3, 1.2) * (1.15 - far / radius);
    const px = x + Math.cos(angle) * far;
    const py = y + Math.sin(angle) * far;
    const which = random.whole(0, colours.length - 1);
    data[which] +=
      `M${n(px - r)} ${n(py)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`;
  }
  data.forEach((dots, index) => {
    if (dots) picture.add(path(dots, `fill="${colours[index] ?? colours[0]}"`));
  });
}

/** Lights far out of focus. */
export function bokeh(
  picture: Picture,
  box: Box,
  count: number,
  size: number,
  colours: readonly [Hex, ...Hex[]],
  opacity: number,
  random: Random,
): void {
  for (let index = 0; index < count; index += 1) {
    const r = size * random.between(0.35, 1.15);
    const colour = random.pick(colours);
    const seen = opacity * random.between(0.3, 1);
    const x = random.between(box.left, box.right);
    const y = random.between(box.top, box.bottom);
    picture.add(
      circle(
        x,
        y,
        r,
        `fill="${colour}" fill-opacity="${n(seen)}" stroke="${colour}" stroke-opacity="${n(seen * 0.8)}" stroke-width="${n(r * 0.08)}"`,
      ),
    );
  }
}

/** Paper falling: small turned rectangles and curls. */
export function confetti(
  picture: Picture,
  box: Box,
  count: number,
  size: number,
  colours: readonly [Hex, ...Hex[]],
  random: Random,
): void {
  for (let index = 0; index < count; index += 1) {
    const s = size * random.between(0.4, 1.4);
    const x = n(random.between(box.left, box.right));
    const y = n(random.between(box.top, box.bottom));
    const turn = n(random.between(0, 180));
    const wide = n(s * random.between(0.25, 1));
    picture.add(
      `<rect width="${wide}" height="${n(s)}" fill="${random.pick(colours)}" transform="translate(${x} ${y}) rotate(${turn}) skewX(${n(random.between(-25, 25))})"/>`,
    );
  }
}

/** Fine specks over the whole picture, from one small tile: the tooth of paper or film. */
export function grain(
  picture: Picture,
  colour: Hex,
  opacity: number,
  size: number,
  random: Random,
): void {
  const side = size * 110;
  let data = '';
  for (let speck = 0; speck < 620; speck += 1) {
    const s = size * random.between(0.35, 1.15);
    data += `M${n(random.next() * side)} ${n(random.next() * side)}h${n(s)}v${n(s)}h${n(-s)}z`;
  }
  const id = picture.define(
    (name) =>
      `<pattern id="${name}" width="${n(side)}" height="${n(side)}" patternUnits="userSpaceOnUse">${path(data, `fill="${colour}"`)}</pattern>`,
  );
  picture.add(
    `<rect width="${picture.width}" height="${picture.height}" fill="url(#${id})" opacity="${n(opacity)}"/>`,
  );
}
