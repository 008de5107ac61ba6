import type { Figure } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { circle } from '../../paint/picture';
import type { Stage } from '../../stage/stage';
import { isTall } from '../../stage/stage';
import type { Athlete, Shot } from './athlete';
import { numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { ink, paper } from './palette';
import { band, halftone, overlap, sash } from './paste';
import type { Sport } from './sports';
import { outfitOf } from './sports';

export const between = ({ area }: Stage): Point => [
  (area.left + area.right) / 2,
  (area.top + area.bottom) / 2,
];

/** Wide pictures with a title leave their start side plain. */
export const keepsCalm = ({ area, w }: Stage): boolean => area.left > w * 0.3;

/** Moves a figure down until its head is in the picture. */
export const headIn = <Place extends { y: number; scale: number }>(
  { area }: Stage,
  figure: Figure,
  at: Place,
): Place => ({ ...at, y: Math.max(at.y, area.top + figure.box.top * at.scale) });

export const sheet = ({ picture, w, h }: Stage, fill: string): void =>
  picture.add(`<rect width="${w}" height="${h}" fill="${fill}"/>`);

/** One athlete of a sport, at its decisive moment. */
export function shotOf(
  stage: Stage,
  palette: UnityPalette,
  sport: Sport,
  athlete: Athlete,
  mirror: boolean,
  kit = palette.kit,
): Shot {
  const { random } = stage;
  const [first, ...rest] = sport.moments;
  const { pose, props, yaw, pitch = random.between(-12, -2) } = random.pick([first, ...rest]);
  return {
    pose,
    props,
    outfit: outfitOf(sport, athlete),
    athlete,
    kit,
    yaw: random.between(yaw[0], yaw[1]),
    pitch,
    mirror,
    side: random.chance(0.5) ? 1 : -1,
  };
}

/** The flat background: bands, discs, dots, each in a few arrangements. */
export function backdrop(stage: Stage, palette: UnityPalette, middle: Point, lean: number): void {
  const { picture, w, h, u, random } = stage;
  sheet(stage, palette.ground);
  const size = Math.min(w, h);
  switch (random.whole(0, 4)) {
    case 0:
      sash(stage, middle[0] - size * 0.16, [size * 0.3, size * 0.1, size * 0.1], lean, [
        palette.band,
        palette.disc,
        palette.other,
      ]);
      halftone(picture, [w, h], [w * 0.62, h * 0.3], h * 1.3, u * 2.2, palette.other);
      break;
    case 1:
      if (keepsCalm(stage)) {
        halftone(picture, [w, h], [w * 0.56, h * 0.2], h * 1.5, u * 2.4, palette.band);
      } else {
        halftone(
          picture,
          [middle[0], h * 1.05],
          [middle[0], h * 0.1],
          w * 1.3,
          u * 2.4,
          palette.band,
        );
      }
      picture.add(circle(middle[0], middle[1] - h * 0.04, size * 0.4, `fill="${palette.disc}"`));
      break;
    case 2:
      band(stage, middle[0], w * 1.2, lean, palette.band);
      picture.add(circle(middle[0], middle[1], size * 0.37, `fill="${palette.disc}"`));
      break;
    case 3:
      overlap(
        picture,
        [middle[0] - size * 0.2, middle[1] - size * 0.08],
        [middle[0] + size * 0.2, middle[1] + size * 0.06],
        size * 0.36,
        [palette.band, palette.disc, palette.other],
      );
      break;
    default:
      for (let stripe = 0; stripe < 9; stripe += 1)
        band(
          stage,
          middle[0] - size * 0.62 + stripe * size * 0.15,
          size * 0.075,
          lean,
          stripe % 3 === 1 ? palette.disc : palette.band,
        );
  }
}

/** The title's number, as high as the picture lets it be, running off behind the athlete. */
export function bigNumber(stage: Stage, palette: UnityPalette, text: string, side: number): void {
  const { picture, w, h, area } = stage;
  const tall = isTall(stage);
  const room = (area.right - area.left) * (tall ? 0.98 : 0.8);
  const height = Math.min(h * (tall ? 0.5 : 0.82), (room / spread(text, 1)) * (tall ? 1.1 : 1));
  const wide = spread(text, height);
  const [x, y] = between(stage);
  const contrast = [palette.other, palette.disc, paper, ink].filter(
    (fill) => fill !== palette.ground,
  );
  numerals(picture, {
    text,
    at: [
      Math.min(w - wide * 0.9, Math.max(area.left - wide * 0.1, x - wide / 2 + side * w * 0.14)),
      tall ? h * 0.1 + height : y + height * 0.42,
    ],
    height,
    fill: contrast[stage.random.whole(0, 1)] ?? paper,
    weight: 0.38,
  });
}
