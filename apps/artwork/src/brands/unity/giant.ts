import { settle } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, shoot } from './athlete';
import { between, headIn, sheet } from './layout';
import { numberIn, numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { ink, paper } from './palette';
import { band, halftone, pasteUp } from './paste';
import { sportOf } from './sports';

/** The number is the picture; an athlete climbs, leaps or runs out of it. */
export const giant: Scene<UnityPalette> = {
  name: 'giant number',
  about: /\d|nine point|fourth|lane|seconds|ten\b|row nine|goalkeeper|two golds|daily|marathon/,
  draw(stage, palette) {
    const { picture, random, w, h, u, area } = stage;
    const tall = isTall(stage);
    const face = random.chance(0.5) ? 1 : -1;
    const text = numberIn(stage.words) ?? String(random.whole(1, 9));
    sheet(stage, palette.ground);
    const field = palette.band;
    const middle = between(stage);
    if (random.chance(0.5)) band(stage, middle[0], w * 1.4, 0.5 * face, field);
    else halftone(picture, [w, 0], [w * 0.4, h], h * 1.6, u * 2.8, field);
    const room = area.right - area.left;
    const height = Math.min(h * (tall ? 0.62 : 0.98), (room * 1.02) / spread(text, 1, 0.42));
    const wide = spread(text, height, 0.42);
    const at: Point = [middle[0] - wide / 2, tall ? h * 0.06 + height : h * 0.5 + height / 2];
    const fill =
      [palette.disc, paper, palette.other].find(
        (colour) => colour !== palette.ground && colour !== field,
      ) ?? paper;
    numerals(picture, {
      text,
      at: [at[0] + u * 1.6, at[1] + u * 1.8],
      height,
      fill: ink,
      weight: 0.42,
    });
    numerals(picture, { text, at, height, fill, weight: 0.42 });
    const sport = sportOf(stage.words, random);
    const [first, ...rest] = sport.moments;
    const moment = random.pick([first, ...rest]);
    const athlete = anAthlete(stage);
    const figure = shoot(
      stage,
      {
        pose: moment.pose,
        props: moment.props,
        outfit: (athlete.woman ? sport.woman : undefined) ?? sport.outfit,
        athlete,
        kit: palette.kit,
        yaw: random.between(moment.yaw[0], moment.yaw[1]),
        pitch: moment.pitch ?? -8,
        mirror: face < 0,
        side: face,
      },
      h * 0.5,
    );
    const spot = settle(area, figure, {
      zoom: tall ? 1.12 : 0.94,
      alignY: tall ? 0.86 : 0.6,
      alignX: 0.5 + face * 0.14,
    });
    pasteUp(picture, figure, headIn(stage, figure, spot), {
      edge: u * 0.95,
      shadow: [-face * u * 1.5, u * 1.6],
      snips: true,
    });
  },
};
