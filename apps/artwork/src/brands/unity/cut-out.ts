import { settle } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, shoot } from './athlete';
import { ball, trail } from './balls';
import { backdrop, between, bigNumber, headIn, shotOf } from './layout';
import { numberIn } from './numerals';
import type { UnityPalette } from './palette';
import { pasteUp } from './paste';
import type { Spot } from './setting';
import { settingOf } from './settings';
import { sporting, sportOf } from './sports';

/** One athlete, cut out with scissors, where the sport is at home. */
export const cutOut: Scene<UnityPalette> = {
  name: 'cut-out',
  about: sporting,
  draw(stage, palette) {
    const { picture, random, h, u } = stage;
    const sport = sportOf(stage.words, random);
    const mirror = random.chance(0.5);
    const face = mirror ? -1 : 1;
    const shot = shotOf(stage, palette, sport, anAthlete(stage), mirror);
    const figure = shoot(stage, shot, h * 0.52);
    const setting = settingOf(sport.setting);
    const { left = 0, right = 0, ...updown } = setting.room ?? {};
    const room = { ...updown, left: mirror ? right : left, right: mirror ? left : right };
    const bold = random.between(1.02, 1.16);
    const loose = settle(stage.area, figure, {
      room,
      zoom: isTall(stage) ? bold * 1.16 : bold,
      alignY: isTall(stage) ? 0.66 : 0.7,
    });
    const at = headIn(stage, figure, loose);
    const spot: Spot = { ...at, face, figure };
    const middle = between(stage);
    backdrop(stage, palette, middle, random.between(0.3, 0.6) * face);
    const number = numberIn(stage.words);
    if (number && random.chance(0.7)) bigNumber(stage, palette, number, -face);
    setting.behind?.(stage, palette, spot);
    const moment = sport.moments.find(({ pose }) => pose === shot.pose);
    const put: Point = [
      at.x + face * at.scale * (moment?.ball?.[0] ?? 0),
      Math.max(u * 11, at.y - at.scale * (moment?.ball?.[1] ?? 0)),
    ];
    const r = at.scale * (sport.ball === 'small' ? 0.05 : 0.17);
    if (sport.ball && moment?.ball)
      trail(picture, put, [-face * r * 1.5, r * 0.2], r, palette.other);
    pasteUp(picture, figure, at, {
      edge: u * 0.95,
      shadow: [u * 1.5 * -face, u * 1.7],
      snips: random.chance(0.65),
    });
    setting.before?.(stage, palette, spot);
    if (sport.ball && moment?.ball) ball(picture, sport.ball, put, r, random.between(0, 2));
  },
};
