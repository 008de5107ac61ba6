import type { Picture, Point } from '../../paint/picture';
import { circle, n, path, polygon } from '../../paint/picture';
import { ink, paper } from './palette';
import type { BallName } from './sports';

const spot = ([x, y]: Point, r: number, turn: number): string =>
  polygon(
    Array.from({ length: 5 }, (_, corner): Point => {
      const angle = turn + (corner * Math.PI * 2) / 5;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    }),
  );

/** A ball as a sticker: white edge, hard shadow, its seams. */
export function ball(
  picture: Picture,
  name: BallName,
  [x, y]: Point,
  r: number,
  turn: number,
): void {
  const edge = r * (name === 'small' ? 0.3 : 0.16);
  picture.add(circle(x + edge, y + edge * 1.2, r + edge, `fill="${ink}"`));
  picture.add(circle(x, y, r + edge, `fill="${paper}"`));
  const fills = {
    football: paper,
    basketball: '#ff7a1a',
    volleyball: '#ffd23f',
    handball: '#12b76a',
    small: '#ff8a3d',
  } as const;
  picture.add(
    circle(x, y, r, `fill="${fills[name]}" stroke="${ink}" stroke-width="${n(r * 0.06)}"`),
  );
  const clip = picture.define((id) => `<clipPath id="${id}">${circle(x, y, r, '')}</clipPath>`);
  picture.group(`clip-path="url(#${clip})"`, () => {
    const line = `fill="none" stroke="${ink}" stroke-width="${n(r * 0.07)}"`;
    if (name === 'football' || name === 'handball') {
      let spots = spot([x, y], r * 0.36, turn);
      let seams = '';
      for (let arm = 0; arm < 5; arm += 1) {
        const angle = turn + (arm * Math.PI * 2) / 5;
        const at = (far: number): Point => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
        spots += spot(at(r * 1.02), r * 0.36, angle + Math.PI);
        seams += `M${at(r * 0.36)
          .map(n)
          .join(' ')}L${at(r * 0.7)
          .map(n)
          .join(' ')}`;
      }
      picture.add(path(spots, `fill="${ink}"`));
      picture.add(path(seams, line));
    } else if (name === 'basketball') {
      picture.add(
        path(
          `M${n(x - r)} ${n(y)}H${n(x + r)}M${n(x)} ${n(y - r)}V${n(y + r)}M${n(x - r * 0.8)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x - r * 0.8)} ${n(y + r)}M${n(x + r * 0.8)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r * 0.8)} ${n(y + r)}`,
          `${line} transform="rotate(${n((turn * 180) / Math.PI)} ${n(x)} ${n(y)})"`,
        ),
      );
    } else if (name === 'volleyball') {
      let seams = '';
      for (const third of [0, 1, 2]) {
        const a = turn + (third * Math.PI * 2) / 3;
        for (const off of [0, 0.5, 1]) {
          const b = a + off;
          seams += `M${n(x + Math.cos(a) * r * 0.2 * off)} ${n(y + Math.sin(a) * r * 0.2 * off)}Q${n(x + Math.cos(b + 0.4) * r * 0.6)} ${n(y + Math.sin(b + 0.4) * r * 0.6)} ${n(x + Math.cos(b) * r * 1.1)} ${n(y + Math.sin(b) * r * 1.1)}`;
        }
      }
      picture.add(path(seams, line));
    }
    picture.add(circle(x - r * 0.3, y - r * 0.36, r * 0.16, `fill="${paper}" fill-opacity=".7"`));
  });
}

/** The way a ball has come: shrinking dots. */
export function trail(picture: Picture, from: Point, by: Point, r: number, fill: string): void {
  let data = '';
  for (let step = 1; step <= 7; step += 1) {
    const s = r * (0.62 - step * 0.07);
    const x = from[0] + by[0] * step;
    const y = from[1] + by[1] * step + r * 0.03 * step * step;
    data += `M${n(x - s)} ${n(y)}a${n(s)} ${n(s)} 0 1 1 ${n(s * 2)} 0a${n(s)} ${n(s)} 0 1 1 ${n(-s * 2)} 0z`;
  }
  picture.add(path(data, `fill="${fill}"`));
}
