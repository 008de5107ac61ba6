import type { Figure } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { n, path, rectangle } from '../../paint/picture';
import type { Stage } from '../../stage/stage';
import type { UnityPalette } from './palette';
import { paper } from './palette';

/** The athlete's place, in picture units. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  face: 1 | -1;
  figure: Figure;
}

export interface Setting {
  /** Under and behind the athlete. */
  behind?(stage: Stage, palette: UnityPalette, spot: Spot): void;
  /** Over the athlete's feet. */
  before?(stage: Stage, palette: UnityPalette, spot: Spot): void;
  /** Metres of room that it needs around the athlete. */
  room?: { left?: number; right?: number; top?: number; bottom?: number };
}

export const stroke = (colour: string, wide: number, more = '') =>
  `fill="none" stroke="${colour}" stroke-width="${n(wide)}" ${more}`;

/** A colour of the palette that is not the ground's. */
export const other = (palette: UnityPalette): Hex =>
  palette.ground === palette.other ? palette.band : palette.other;

/** Waves of cut paper, one over the other, across the whole width. */
export function waves(
  picture: Picture,
  y: number,
  step: number,
  colours: readonly string[],
  loose: Stage['loose'],
): void {
  const { width: w, height: h } = picture;
  colours.forEach((colour, row) => {
    const top = y + row * step;
    const long = step * loose.between(1.9, 2.6);
    const up = step * 0.34;
    const start = -long * (1 + loose.next());
    let data = `M${n(start)} ${n(top)}`;
    for (let x = start; x < w + long; x += long) {
      data += `q${n(long / 4)} ${n(-up * 2)} ${n(long / 2)} 0t${n(long / 2)} 0`;
    }
    picture.add(path(`${data}V${h + step}H${n(start)}Z`, `fill="${colour}"`));
  });
}

export const pitchFloor = (stage: Stage, y: number, fill: Hex) => {
  const { picture, w, h } = stage;
  picture.add(rectangle(0, y, w, h - y, `fill="${fill}"`));
};

/** Crossing cords. */
export function mesh(
  picture: Picture,
  left: number,
  top: number,
  right: number,
  bottom: number,
  gap: number,
  colour: Hex,
): void {
  let data = '';
  for (let x = left; x <= right; x += gap) data += `M${n(x)} ${n(top)}V${n(bottom)}`;
  for (let y = top; y <= bottom; y += gap) data += `M${n(left)} ${n(y)}H${n(right)}`;
  picture.add(path(data, stroke(colour, gap * 0.08)));
}

/** Drops that jump up from a point of the water. */
export function splash({ picture, loose }: Stage, [x, y]: Point, size: number): void {
  let data = '';
  for (let drop = 0; drop < 26; drop += 1) {
    const angle = loose.between(-Math.PI * 0.92, -Math.PI * 0.08);
    const far = size * loose.between(0.2, 1.2);
    const r = size * loose.between(0.03, 0.1) * (1.3 - far / size);
    const [cx, cy] = [x + Math.cos(angle) * far * 0.8, y + Math.sin(angle) * far];
    data += `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0z`;
  }
  picture.add(path(data, `fill="${paper}"`));
}
