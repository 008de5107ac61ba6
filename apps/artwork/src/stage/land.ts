import type { Hex } from '../paint/colour';
import { blend } from '../paint/colour';
import type { Picture, Point } from '../paint/picture';
import { curve, ellipse, n, path, polygon } from '../paint/picture';
import type { Random } from '../random';

/** The far line of a country, from edge to edge and down to the bottom. */
export function ridge(
  picture: Picture,
  shape: 'hills' | 'mesas' | 'dunes' | 'peaks',
  y: number,
  rise: number,
  fill: string,
  random: Random,
): Point[] {
  const { width: w, height: h } = picture;
  const line: Point[] = [];
  if (shape === 'mesas') {
    let x = -w * 0.05;
    while (x < w * 1.05) {
      const gap = w * random.between(0.03, 0.16);
      const wide = w * random.between(0.05, 0.2);
      const tall = rise * random.between(0.35, 1);
      const slope = tall * random.between(0.25, 0.6);
      line.push([x, y], [x + gap, y - rise * 0.04]);
      line.push([x + gap + slope * 0.6, y - tall * 0.45], [x + gap + slope * 0.75, y - tall]);
      line.push([x + gap + slope + wide, y - tall * random.between(0.96, 1.04)]);
      line.push([x + gap + slope * 1.2 + wide, y - tall * 0.5], [x + gap + slope * 2 + wide, y]);
      x += gap + wide + slope * 2;
    }
    picture.add(path(`${polygon([...line, [w * 1.1, h], [-w * 0.1, h]])}`, `fill="${fill}"`));
    return line;
  }
  const steps = shape === 'peaks' ? random.whole(7, 11) : random.whole(4, 7);
  for (let step = 0; step <= steps; step += 1) {
    const up = step % 2 === 0 ? random.between(0, 0.3) : random.between(0.55, 1);
    line.push([(w * 1.1 * step) / steps - w * 0.05, y - rise * up]);
  }
  const end = `L${n(w * 1.1)} ${h}H${n(-w * 0.1)}Z`;
  const data =
    shape === 'peaks' ? `M${line.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}` : curve(line);
  picture.add(path(data + end, `fill="${fill}"`));
  if (shape !== 'peaks') return line;
  // The side of each peak that the light does not reach.
  let shade = '';
  line.forEach(([px, py], index) => {
    const next = line[index + 1];
    if (index % 2 === 0 || !next) return;
    shade += `M${n(px)} ${n(py)}L${n(next[0])} ${n(next[1])}L${n(next[0])} ${h}H${n(px - (next[0] - px) * 0.15)}L${n(px + (next[0] - px) * 0.2)} ${n(py + (next[1] - py) * 0.55)}Z`;
  });
  picture.add(path(shade, 'fill="#000" fill-opacity=".13"'));
  return line;
}

/** A dune with its lit back and its shaded face. */
export function dune(picture: Picture, crest: readonly Point[], lit: string, shaded: string): void {
  const { width: w, height: h } = picture;
  picture.add(path(`${curve(crest)}L${n(w * 1.2)} ${h}H${n(-w * 0.2)}Z`, `fill="${lit}"`));
  crest.forEach((point, index) => {
    const next = crest[index + 1];
    const before = crest[index - 1];
    if (!next || !before || point[1] > next[1] || point[1] > before[1]) return;
    const foot: Point = [point[0] - (point[0] - before[0]) * 0.2, point[1] + (h - point[1]) * 0.8];
    const belly: Point = [point[0] + (next[0] - point[0]) * 0.35, (point[1] + foot[1]) / 2];
    picture.add(
      path(
        `M${n(point[0])} ${n(point[1])}C${n((point[0] + next[0]) / 2)} ${n(point[1] + (next[1] - point[1]) * 0.3)} ${n(next[0])} ${n(next[1])} ${n(next[0] + w * 0.12)} ${n(h)}L${n(foot[0])} ${n(h)}Q${n(belly[0])} ${n(belly[1])} ${n(point[0])} ${n(point[1])}Z`,
        `fill="${shaded}"`,
      ),
    );
  });
}

/** A flat disc with rings of haze. */
export function sun(
  picture: Picture,
  [x, y]: Point,
  r: number,
  colour: Hex,
  haze: Hex,
  rings = 3,
): void {
  for (let ring = rings; ring > 0; ring -= 1) {
    picture.add(
      ellipse(
        x,
        y,
        r * (1 + ring * 0.34),
        r * (1 + ring * 0.34),
        `fill="${haze}" fill-opacity="${n(0.5 / (ring + 0.6))}"`,
      ),
    );
  }
  picture.add(ellipse(x, y, r, r, `fill="${colour}"`));
}

/** Long flat clouds with round upper edges. */
export function clouds(
  picture: Picture,
  top: number,
  bottom: number,
  count: number,
  size: number,
  colour: Hex,
  opacity: number,
  random: Random,
): void {
  for (let cloud = 0; cloud < count; cloud += 1) {
    const x = random.between(-0.1, 1) * picture.width;
    const y = random.between(top, bottom);
    const wide = size * random.between(0.7, 2.2);
    const tall = size * random.between(0.07, 0.16);
    const bumps = random.whole(3, 6);
    let data = `M${n(x)} ${n(y)}`;
    for (let bump = 0; bump < bumps; bump += 1) {
      const up = tall * random.between(0.6, 1.9) * Math.sin((Math.PI * (bump + 0.5)) / bumps);
      data += `q${n(wide / bumps / 2)} ${n(-up * 2)} ${n(wide / bumps)} 0`;
    }
    picture.add(
      path(
        `${data}q${n(tall * 0.7)} ${n(tall * 0.35)} 0 ${n(tall * 0.5)}H${n(x)}q${n(-tall * 0.7)} ${n(-tall * 0.25)} 0 ${n(-tall * 0.5)}Z`,
        `fill="${colour}" fill-opacity="${n(opacity)}"`,
      ),
    );
  }
}

/** A plank fence: posts and rails with a lit upper edge. */
export function fence(
  picture: Picture,
  y: number,
  tall: number,
  rails: number,
  gap: number,
  dark: Hex,
  edge: Hex,
  random: Random,
): void {
  const { width: w } = picture;
  const thick = tall * 0.13;
  const one = (x: number, top: number, wide: number, high: number, lit: boolean) => {
    picture.add(
      `<rect x="${n(x)}" y="${n(top)}" width="${n(wide)}" height="${n(high)}" fill="${dark}"/>`,
    );
    if (lit)
      picture.add(
        `<rect x="${n(x)}" y="${n(top)}" width="${n(wide)}" height="${n(thick * 0.2)}" fill="${edge}"/>`,
      );
  };
  for (let rail = 0; rail < rails; rail += 1)
    one(0, y - tall + (tall * (rail + 0.25)) / rails, w, thick, true);
  for (let x = -gap * random.next(); x < w; x += gap) {
    one(x, y - tall * random.between(1.06, 1.16), thick * 1.25, tall * 1.2, true);
    picture.add(
      `<rect x="${n(x)}" y="${n(y - tall * 1.1)}" width="${n(thick * 0.24)}" height="${n(tall * 1.14)}" fill="${edge}"/>`,
    );
  }
}

/** A covered grandstand: roof, posts and rows of people as marks. */
export function grandstand(
  picture: Picture,
  left: number,
  right: number,
  top: number,
  bottom: number,
  colours: { roof: Hex; shade: Hex; people: readonly [Hex, ...Hex[]] },
  random: Random,
): void {
  const tall = bottom - top;
  const wide = right - left;
  picture.add(
    path(
      `M${n(left)} ${n(top + tall * 0.24)}L${n(left + wide * 0.05)} ${n(top + tall * 0.24)}V${n(bottom)}H${n(right)}V${n(top + tall * 0.24)}Z`,
      `fill="${colours.shade}"`,
    ),
  );
  const r = tall * 0.034;
  const marks = colours.people.map(() => '');
  for (let row = 0; row < 7; row += 1) {
    const y = top + tall * (0.36 + row * 0.088);
    for (let x = left + wide * 0.02; x < right - wide * 0.01; x += r * random.between(2.2, 3.4)) {
      if (random.chance(0.14)) continue;
      const which = random.whole(0, colours.people.length - 1);
      marks[which] +=
        `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0v${n(r * 1.7)}h${n(-r * 2)}z`;
    }
  }
  marks.forEach((data, index) => {
    if (data) picture.add(path(data, `fill="${colours.people[index] ?? colours.people[0]}"`));
  });
  picture.add(
    path(
      `M${n(left - wide * 0.03)} ${n(top + tall * 0.24)}L${n(left + wide * 0.06)} ${n(top)}H${n(right - wide * 0.06)}L${n(right + wide * 0.03)} ${n(top + tall * 0.24)}Z`,
      `fill="${colours.roof}"`,
    ),
  );
  const posts = Math.max(3, Math.round(wide / tall) * 2);
  for (let post = 0; post <= posts; post += 1) {
    const x = left + (wide * post) / posts;
    picture.add(
      `<rect x="${n(x - r * 0.3)}" y="${n(top + tall * 0.22)}" width="${n(r * 0.6)}" height="${n(tall * 0.78)}" fill="${blend(colours.roof, colours.shade, 0.5)}"/>`,
    );
  }
}

/** Grass along a line. */
export function tufts(
  picture: Picture,
  y: number,
  depth: number,
  count: number,
  size: number,
  colour: Hex,
  random: Random,
): void {
  let data = '';
  for (let tuft = 0; tuft < count; tuft += 1) {
    const x = random.between(0, picture.width);
    const at = y + random.between(0, depth);
    const s = size * random.between(0.5, 1.3);
    for (let blade = -2; blade <= 2; blade += 1) {
      data += `M${n(x + blade * s * 0.12)} ${n(at)}q${n(blade * s * 0.1)} ${n(-s * 0.6)} ${n(blade * s * 0.34)} ${n(-s * random.between(0.7, 1.1))}q${n(-blade * s * 0.1)} ${n(s * 0.4)} ${n(-blade * s * 0.18)} ${n(s)}z`;
    }
  }
  picture.add(path(data, `fill="${colour}"`));
}

/** A loop of rope in the air and its tail down to a hand. */
export function lasso(
  picture: Picture,
  hand: Point,
  centre: Point,
  rx: number,
  ry: number,
  tilt: number,
  width: number,
  dark: Hex,
  light: Hex,
): void {
  const turn = (tilt * Math.PI) / 180;
  const on = (angle: number): Point => [
    centre[0] + Math.cos(angle) * rx * Math.cos(turn) - Math.sin(angle) * ry * Math.sin(turn),
    centre[1] + Math.cos(angle) * rx * Math.sin(turn) + Math.sin(angle) * ry * Math.cos(turn),
  ];
  const loop = curve(
    Array.from({ length: 16 }, (_, index) => on((index * Math.PI) / 8)),
    true,
  );
  const knot = on(Math.PI * 0.62);
  const middle: Point = [(hand[0] + knot[0]) / 2 + rx * 0.06, (hand[1] + knot[1]) / 2 + ry * 0.2];
  const tail = `M${n(hand[0])} ${n(hand[1])}Q${n(middle[0])} ${n(middle[1])} ${n(knot[0])} ${n(knot[1])}`;
  for (const [colour, wide] of [
    [dark, width],
    [light, width * 0.45],
  ] as const) {
    const line = `fill="none" stroke="${colour}" stroke-width="${n(wide)}" stroke-linecap="round"`;
    picture.add(path(tail, line));
    picture.add(path(loop, line));
  }
  picture.add(
    path(
      loop,
      `fill="none" stroke="${light}" stroke-width="${n(width * 0.5)}" stroke-dasharray="${n(width * 1.2)} ${n(width * 1.2)}" stroke-opacity=".6"`,
    ),
  );
}
