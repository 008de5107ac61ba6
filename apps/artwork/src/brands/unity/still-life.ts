import { circle, n } from '../../paint/picture';
import { isWide } from '../../stage/stage';
import type { Scene } from '../brand';
import { ball } from './balls';
import { between, keepsCalm, sheet } from './layout';
import type { UnityPalette } from './palette';
import { band, halftone } from './paste';
import type { Thing } from './stickers';
import { baton, bowl, medal, shoe, suitcase, watch, whistle } from './stickers';

const things: readonly (readonly [RegExp, readonly Thing[]])[] = [
  [/shoes|athletics|sunrise/, [shoe, watch, medal]],
  [/place|gold|tears|twins|hug/, [medal, medal]],
  [/relay/, [baton, watch]],
  [/of their flag/, [suitcase, medal]],
  [/breakfast|village/, [bowl, suitcase]],
  [/football|goal|corner/, [whistle]],
  [/seconds|slow|photo|daily|nine point/, [watch, whistle]],
];

/** A few things of the games on a loud table. */
export const stillLife: Scene<UnityPalette> = {
  name: 'still life',
  about:
    /shoes|place|gold|tears|village|breakfast|of their flag|(?<!air )mix\b|daily|goal|corner|photo|seconds|sunrise/,
  kinds: ['series', 'playlist', 'video'],
  draw(stage, palette) {
    const { picture, random, w, h, u } = stage;
    const middle = between(stage);
    const size = Math.min(w * (keepsCalm(stage) ? 0.66 : 1), h) * 0.3;
    const lean = random.between(0.3, 0.6) * (random.chance(0.5) ? 1 : -1);
    sheet(stage, palette.ground);
    switch (random.whole(0, 2)) {
      case 0:
        band(stage, middle[0] - size * 0.7, size * 1.4, lean, palette.band);
        halftone(picture, [w, h], [w * 0.5, h * 0.2], h * 1.2, u * 2.4, palette.disc);
        break;
      case 1:
        picture.add(circle(middle[0], middle[1], size * 1.45, `fill="${palette.band}"`));
        picture.add(
          circle(
            middle[0] + size * 0.5,
            middle[1] - size * 0.4,
            size * 0.8,
            `fill="${palette.disc}"`,
          ),
        );
        break;
      default:
        for (let lane = 0; lane < 7; lane += 1)
          picture.add(
            circle(
              middle[0] - size * 1.4,
              h * 1.1,
              size * (1.4 + lane * 0.5),
              `fill="none" stroke="${lane % 2 ? palette.disc : palette.band}" stroke-width="${n(size * 0.25)}"`,
            ),
          );
    }
    const [, found] = things.find(([about]) => about.test(stage.words)) ?? [];
    const [lead = medal, second = whistle, third] =
      found ?? random.shuffle([medal, whistle, watch, shoe, baton]).slice(0, 2);
    const spread2 = isWide(stage) ? [size * 1.15, -size * 0.1] : [size * 0.45, -size * 1.05];
    const turn = random.between(-18, 18);
    second(
      stage,
      palette,
      [middle[0] + (spread2[0] ?? 0), middle[1] + (spread2[1] ?? 0)],
      size * 0.72,
      -turn * 1.4,
    );
    lead(
      stage,
      palette,
      [middle[0] - (spread2[0] ?? 0) * 0.5, middle[1] - (spread2[1] ?? 0) * 0.4 + size * 0.1],
      size * 1.12,
      turn,
    );
    const kinds = ['football', 'basketball', 'volleyball', 'handball'] as const;
    const kind = /football|goal|corner/.test(stage.words) ? 'football' : random.pick(kinds);
    const place = [
      middle[0] + (spread2[0] ?? 0) * 0.66,
      middle[1] - (spread2[1] ?? 0) * 0.5 + size * 0.95,
    ] as const;
    // A sport without a ball has something of its own there.
    if (third) third(stage, palette, place, size * 0.5, turn);
    else ball(picture, kind, place, size * 0.36, random.between(0, 2));
  },
};
