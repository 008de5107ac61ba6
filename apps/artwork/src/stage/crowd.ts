import type { Hex } from '../paint/colour';
import { blend } from '../paint/colour';
import type { Picture } from '../paint/picture';
import { n, path } from '../paint/picture';
import type { Random } from '../random';

export interface Crowd {
  /** Left and right end, and the heights of the last and the front row (their shoulders). */
  left: number;
  right: number;
  back: number;
  front: number;
  rows: number;
  /** Head height of the front row. */
  size: number;
  far: Hex;
  near: Hex;
  /** Share of people with an arm up. */
  hands?: number;
  /** Share of people who hold a lit phone, and its colour. */
  phones?: number;
  phone?: Hex;
  /** Light that catches the tops of heads. */
  edge?: Hex;
  hats?: boolean;
}

function spectator(x: number, y: number, s: number, random: Random, hats: boolean): string {
  const w = s * random.between(0.34, 0.42);
  const head = y - s * random.between(0.52, 0.72);
  const shoulder = s * random.between(0.85, 1.1);
  const r = s * 0.4;
  const body =
    `M${n(x - shoulder)} ${n(y + s)}C${n(x - shoulder)} ${n(y - s * 0.1)} ${n(x - w)} ${n(y - s * 0.02)} ${n(x - w * 0.5)} ${n(y - s * 0.16)}` +
    `L${n(x + w * 0.5)} ${n(y - s * 0.16)}C${n(x + w)} ${n(y - s * 0.02)} ${n(x + shoulder)} ${n(y - s * 0.1)} ${n(x + shoulder)} ${n(y + s)}Z`;
  const skull = `M${n(x - w)} ${n(head)}a${n(w)} ${n(r * 1.2)} 0 1 1 ${n(w * 2)} 0a${n(w)} ${n(r * 1.2)} 0 1 1 ${n(-w * 2)} 0Z`;
  if (!hats) return body + skull;
  const brim = head - s * 0.12;
  return (
    `${body}${skull}M${n(x - s * 0.9)} ${n(brim - s * 0.1)}Q${n(x)} ${n(brim + s * 0.3)} ${n(x + s * 0.9)} ${n(brim - s * 0.1)}` +
    `Q${n(x + s * 0.5)} ${n(brim)} ${n(x + s * 0.36)} ${n(brim - s * 0.55)}Q${n(x)} ${n(brim - s * 0.35)} ${n(x - s * 0.36)} ${n(brim - s * 0.55)}` +
    `Q${n(x - s * 0.5)} ${n(brim)} ${n(x - s * 0.9)} ${n(brim - s * 0.1)}Z`
  );
}

/** An arm with a fist or an open hand, from a shoulder upwards. */
export function raisedArm(x: number, y: number, s: number, lean: number, open: boolean): string {
  const top = y - s * 2.1;
  const tx = x + lean * s;
  const w = s * 0.2;
  const arm =
    `M${n(x - w)} ${n(y + s * 0.4)}C${n(x - w)} ${n(y - s)} ${n(tx - w * 0.8)} ${n(top + s)} ${n(tx - w * 0.75)} ${n(top)}` +
    `L${n(tx + w * 0.75)} ${n(top)}C${n(tx + w)} ${n(top + s)} ${n(x + w * 1.2)} ${n(y - s * 0.8)} ${n(x + w * 1.2)} ${n(y + s * 0.4)}Z`;
  const r = w * 1.25;
  if (!open) {
    return `${arm}M${n(tx - r)} ${n(top - r * 0.5)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`;
  }
  let hand = `M${n(tx - r)} ${n(top + r)}L${n(tx - r * 0.9)} ${n(top - r)}L${n(tx + r * 0.9)} ${n(top - r)}L${n(tx + r)} ${n(top + r)}Z`;
  for (const [at, tall] of [
    [-1.3, 0.6],
    [-0.75, 1.9],
    [-0.25, 2.2],
    [0.25, 2.1],
    [0.75, 1.7],
  ] as const) {
    const fx = tx + at * r;
    hand += `M${n(fx - r * 0.2)} ${n(top)}L${n(fx + at * r * 0.3 - r * 0.18)} ${n(top - tall * r)}h${n(r * 0.36)}L${n(fx + r * 0.2)} ${n(top)}Z`;
  }
  return arm + hand;
}

/** Rows of people from behind; each nearer row is larger and takes more of the near colour. */
export function crowd(picture: Picture, of: Crowd, random: Random): void {
  const rows = Math.max(1, of.rows);
  for (let row = 0; row < rows; row += 1) {
    const depth = rows === 1 ? 1 : row / (rows - 1);
    const s = of.size * (0.3 + 0.7 * depth * depth);
    const y = of.back + (of.front - of.back) * depth ** 1.4;
    const colour = blend(of.far, of.near, depth);
    let people = '';
    let lights = '';
    let x = of.left - s * random.next();
    while (x < of.right + s) {
      const jump = y + s * random.between(-0.18, 0.18);
      people += spectator(x, jump, s, random, of.hats === true && random.chance(0.75));
      if (random.chance(of.hands ?? 0)) {
        const side = random.chance(0.5) ? 1 : -1;
        people += raisedArm(
          x + side * s * 0.7,
          jump,
          s,
          side * random.between(-0.1, 0.7),
          random.chance(0.5),
        );
      } else if (random.chance(of.phones ?? 0)) {
        const px = x + s * random.between(-0.5, 0.5);
        people += raisedArm(px, jump, s, 0, false);
        lights += `M${n(px - s * 0.11)} ${n(jump - s * 2.45)}h${n(s * 0.22)}v${n(s * 0.36)}h${n(-s * 0.22)}z`;
      }
      x += s * random.between(1.25, 1.9);
    }
    if (of.edge)
      picture.add(
        path(people, `fill="${of.edge}" transform="translate(0 ${n(-s * 0.07)})" opacity=".55"`),
      );
    picture.add(path(people, `fill="${colour}"`));
    if (lights) picture.add(path(lights, `fill="${of.phone ?? '#ffffff'}"`));
  }
}

/** Far grandstands: people as grains of light in the dark. */
export function stands(
  picture: Picture,
  box: { left: number; right: number; top: number; bottom: number },
  grains: number,
  size: number,
  colours: readonly [Hex, ...Hex[]],
  random: Random,
): void {
  const dots = colours.map(() => '');
  const tiers = 14;
  for (let grain = 0; grain < grains; grain += 1) {
    const tier = random.whole(0, tiers);
    const x = random.between(box.left, box.right);
    const y = box.top + ((box.bottom - box.top) * (tier + random.between(-0.2, 0.2))) / tiers;
    const r = size * random.between(0.5, 1.2);
    const which = random.whole(0, colours.length - 1);
    dots[which] +=
      `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 1.2)} 0 1 1 ${n(r * 2)} 0v${n(r * 1.4)}h${n(-r * 2)}z`;
  }
  dots.forEach((data, index) => {
    if (data) picture.add(path(data, `fill="${colours[index] ?? colours[0]}"`));
  });
}
