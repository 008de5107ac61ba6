import { pointOf, settle } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { circle } from '../../paint/picture';
import { confetti } from '../../stage/air';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, shoot } from './athlete';
import { flag, paperCrowd, stick } from './flags';
import { backdrop, between, keepsCalm, sheet } from './layout';
import type { UnityPalette } from './palette';
import { ink, paper } from './palette';
import { band, halftone, pasteUp } from './paste';

/** A flag-bearer in front of a grandstand that is all arms. */
export const parade: Scene<UnityPalette> = {
  name: 'parade',
  about: /ceremony|opening|of their flag|anthem|nations/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const mirror = random.chance(0.5);
    const face = mirror ? -1 : 1;
    const tall = isTall(stage);
    const colours = [
      palette.band,
      palette.disc,
      palette.kit[1],
      palette.away[1],
      palette.other,
    ] as const;
    backdrop(stage, palette, between(stage), 0.4 * face);
    const size = u * (tall ? 7.6 : 7);
    const top = h * (tall ? 0.46 : 0.58);
    paperCrowd(picture, top, size, Math.ceil((h - top) / size) + 1, colours, loose, 0.17);
    // The title's third stays a plain sheet, cut off as with a knife.
    if (keepsCalm(stage)) {
      band(stage, -w, w * 1.38, 0.3, paper);
      band(stage, -w, w * 1.365, 0.3, palette.ground);
    }
    const athlete = anAthlete(stage);
    const figure = shoot(
      stage,
      {
        pose: 'flagUp',
        outfit: 'tee',
        athlete,
        kit: palette.kit,
        yaw: random.between(30, 74),
        pitch: -12,
        mirror,
        side: face,
      },
      h * 0.6,
    );
    const at = settle(stage.area, figure, {
      zoom: tall ? 1.1 : 1.24,
      alignY: 0.1,
      room: { top: 0.72, left: mirror ? 0 : 0.5, right: mirror ? 0.5 : 0 },
    });
    const hands = pointOf(figure, at, [0.32, 1.4, 0]);
    const tip: Point = [hands[0] + face * at.scale * 0.08, hands[1] - at.scale * 1.0];
    stick(
      picture,
      [hands[0] - face * at.scale * 0.04, hands[1] + at.scale * 0.5],
      tip,
      at.scale * 0.03,
    );
    flag(
      picture,
      [tip[0], tip[1] + at.scale * 0.02],
      at.scale * 0.95,
      -face,
      [palette.kit[1], paper, palette.disc],
      random,
    );
    pasteUp(picture, figure, at, {
      edge: u * 0.95,
      shadow: [-face * u * 1.5, u * 1.6],
      snips: true,
    });
    confetti(
      picture,
      { left: keepsCalm(stage) ? w * 0.4 : 0, right: w, top: 0, bottom: h * 0.8 },
      46,
      u * 2,
      [palette.disc, palette.other, palette.kit[1], paper],
      loose,
    );
  },
};

/** The grandstand itself, all of it on its feet. */
export const stand: Scene<UnityPalette> = {
  name: 'stand',
  about: /grandmother|anthem|daily|tears|hug|row nine|breakfast/,
  kinds: ['video', 'series', 'playlist'],
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const colours = [palette.kit[1], palette.disc, palette.band, palette.away[1]] as const;
    sheet(stage, palette.ground);
    halftone(picture, [w, 0], [w * 0.3, h * 0.7], w, u * 2.4, palette.other);
    const middle = between(stage);
    picture.add(circle(middle[0], h * 0.34, Math.min(w, h) * 0.27, `fill="${palette.disc}"`));
    const one = anAthlete(stage);
    paperCrowd(picture, h * 0.42, u * 8, 2, colours, loose, 0.2);
    const shot = {
      pose: random.pick(['celebrate', 'victory', 'oneArmUp'] as const),
      outfit: 'tee',
      athlete: one,
      kit: palette.kit,
      yaw: random.between(66, 106),
      pitch: -8,
      distance: 3,
      side: 1,
    } as const;
    const figure = shoot(stage, { ...shot, above: 0.85 }, h * 0.7);
    const at = settle(stage.area, figure, { zoom: isTall(stage) ? 1.1 : 0.9, alignY: 0.6 });
    pasteUp(picture, figure, at, { edge: u * 0.95, shadow: [u * 1.4, u * 1.4], snips: true });
    paperCrowd(
      picture,
      Math.min(h * 0.84, at.y - at.scale * 0.75),
      u * 9,
      3,
      [palette.band, palette.away[1], palette.kit[1], ink],
      loose,
      0.1,
    );
    confetti(
      picture,
      { left: 0, right: w, top: 0, bottom: h * 0.6 },
      40,
      u * 2,
      [palette.other, palette.kit[1], paper, palette.disc],
      loose,
    );
  },
};
