import type { Hex } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { circle, n, path } from '../../paint/picture';
import type { Random } from '../../random';
import { raisedArm } from '../../stage/crowd';
import { ink, paper } from './palette';

/** Flags of no country: three fields, a disc, a wedge. */
export function flag(
  picture: Picture,
  [x, y]: Point,
  wide: number,
  side: number,
  colours: readonly Hex[],
  random: Random,
): void {
  const high = wide * 0.64;
  const wave = (top: number) =>
    `q${n(side * wide * 0.25)} ${n(-high * 0.2)} ${n(side * wide * 0.5)} 0t${n(side * wide * 0.5)} 0v${n(top)}`;
  const back = `q${n(-side * wide * 0.25)} ${n(high * 0.2)} ${n(-side * wide * 0.5)} 0t${n(-side * wide * 0.5)} 0Z`;
  const [a = ink, b = paper, c = ink] = colours;
  const whole = `M${n(x)} ${n(y)}${wave(high)}${back}`;
  picture.add(path(whole, `fill="${paper}" stroke="${paper}" stroke-width="${n(wide * 0.05)}"`));
  picture.add(path(whole, `fill="${a}"`));
  switch (random.whole(0, 3)) {
    case 0:
      picture.add(path(`M${n(x)} ${n(y + high / 3)}${wave(high / 3)}${back}`, `fill="${b}"`));
      break;
    case 1:
      picture.add(circle(x + side * wide * 0.5, y + high * 0.5, high * 0.26, `fill="${b}"`));
      break;
    case 2:
      picture.add(path(`M${n(x)} ${n(y + high / 2)}${wave(high / 2)}${back}`, `fill="${b}"`));
      picture.add(
        path(
          `M${n(x)} ${n(y)}l${n(side * wide * 0.42)} ${n(high * 0.46)}L${n(x)} ${n(y + high)}Z`,
          `fill="${c}"`,
        ),
      );
      break;
    default:
      picture.add(path(`M${n(x)} ${n(y + high * 0.7)}${wave(high * 0.3)}${back}`, `fill="${b}"`));
      picture.add(path(`M${n(x)} ${n(y)}${wave(high * 0.3)}${back}`, `fill="${c}"`));
  }
}

export const stick = (picture: Picture, from: Point, to: Point, wide: number) => {
  const line = `M${from.map(n).join(' ')}L${to.map(n).join(' ')}`;
  picture.add(
    path(line, `stroke="${paper}" stroke-width="${n(wide * 2.4)}" stroke-linecap="round"`),
  );
  picture.add(path(line, `stroke="${ink}" stroke-width="${n(wide)}" stroke-linecap="round"`));
};

/** Rows of cut-paper people, arms and flags up: shirts in flat colour, heads as printed in black and white. */
export function paperCrowd(
  picture: Picture,
  y: number,
  size: number,
  rows: number,
  colours: readonly [Hex, ...Hex[]],
  random: Random,
  flags: number,
): void {
  const { width: w } = picture;
  const tones = ['#23252f', '#5d6270', '#9a9eab', '#d9dbe2'] as const;
  for (let row = 0; row < rows; row += 1) {
    const s = size * (0.62 + (0.38 * (row + 1)) / rows);
    const base = y + row * size * 0.98;
    const shirts = colours.map(() => '');
    const skins = tones.map(() => '');
    let all = '';
    const poles: [number, number][] = [];
    for (let x = -s * random.next(); x < w + s; x += s * random.between(1.5, 1.9)) {
      const top = base + s * random.between(-0.26, 0.26);
      const shirt = `M${n(x - s * 0.92)} ${n(top + s * 2.6)}V${n(top + s * 0.5)}q0 ${n(-s * 0.62)} ${n(s * 0.6)} ${n(-s * 0.62)}h${n(s * 0.64)}q${n(s * 0.6)} 0 ${n(s * 0.6)} ${n(s * 0.62)}V${n(top + s * 2.6)}Z`;
      let bare = `M${n(x - s * 0.4)} ${n(top - s * 0.56)}a${n(s * 0.4)} ${n(s * 0.46)} 0 1 1 ${n(s * 0.8)} 0a${n(s * 0.4)} ${n(s * 0.5)} 0 1 1 ${n(-s * 0.8)} 0Z`;
      if (random.chance(0.45))
        bare += raisedArm(
          x + s * 0.74,
          top + s * 0.5,
          s,
          random.between(-0.1, 0.5),
          random.chance(0.6),
        );
      if (random.chance(0.35))
        bare += raisedArm(
          x - s * 0.74,
          top + s * 0.5,
          s,
          random.between(-0.5, 0.1),
          random.chance(0.6),
        );
      shirts[random.whole(0, shirts.length - 1)] += shirt;
      skins[random.whole(0, skins.length - 1)] += bare;
      all += shirt + bare;
      if (random.chance(flags)) poles.push([x, top]);
    }
    for (const [x, top] of poles) {
      const side = random.chance(0.5) ? 1 : -1;
      const tip: Point = [x + side * s * 0.7, top - s * random.between(2.4, 3.4)];
      stick(picture, [x, top], tip, s * 0.07);
      flag(picture, tip, s * random.between(1.9, 2.7), side, random.shuffle(colours), random);
    }
    const edge = `stroke-width="${n(s * 0.2)}" stroke-linejoin="round"`;
    picture.add(path(all, `fill="${ink}" transform="translate(${n(s * 0.16)} ${n(s * 0.1)})"`));
    picture.add(path(all, `fill="${paper}" stroke="${paper}" ${edge}`));
    skins.forEach((data, index) => {
      if (data) picture.add(path(data, `fill="${tones[index] ?? ink}"`));
    });
    shirts.forEach((data, index) => {
      if (data) picture.add(path(data, `fill="${colours[index] ?? colours[0]}"`));
    });
  }
}
