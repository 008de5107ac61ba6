import { circle } from '../../paint/picture';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, another, shoot } from './athlete';
import { ball } from './balls';
import { between, sheet, shotOf } from './layout';
import type { UnityPalette } from './palette';
import { paper } from './palette';
import { band, halftone, pasteUp } from './paste';
import { settingOf } from './settings';
import { duelling, outfitOf, sportOf } from './sports';

/** Two sides on two halves. */
export const duel: Scene<UnityPalette> = {
  name: 'duel',
  about: duelling,
  kinds: ['event', 'video', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h, u, area } = stage;
    const sport = sportOf(stage.words, random, (of) => Boolean(of.duel));
    const tall = isTall(stage);
    const one = anAthlete(stage);
    const two = another(one, random);
    const judo = sport.setting === 'mat' && /judo/.test(sport.about.source);
    const middle = between(stage);
    sheet(stage, palette.ground);
    const lean = random.between(0.34, 0.6) * (random.chance(0.5) ? 1 : -1);
    const halves = [palette.kit[1], palette.away[1]] as const;
    const split = tall ? w / 2 : middle[0];
    if (palette.ground !== halves[0]) band(stage, -w, split + w, lean, palette.ground);
    band(stage, split, w * 2, lean, palette.band === palette.ground ? palette.disc : palette.band);
    band(stage, split - u * 1.6, u * 3.2, lean, paper);
    const size = Math.min(w, h);
    if (random.chance(0.5))
      picture.add(circle(middle[0], middle[1], size * 0.36, `fill="${palette.disc}"`));
    else halftone(picture, [middle[0], h], [middle[0], h * 0.16], w, u * 2.6, palette.disc);
    const setting = settingOf(sport.setting);
    const first = shotOf(stage, palette, sport, one, false);
    const poses = typeof sport.duel === 'object' ? sport.duel : undefined;
    const shot = poses ? { ...first, pose: poses[0], yaw: 20 } : first;
    const left = shoot(stage, shot, h * 0.42);
    const right = shoot(
      stage,
      judo
        ? { ...shot, pose: 'thrown', athlete: two, kit: palette.away, yaw: shot.yaw - 10 }
        : {
            ...shotOf(stage, palette, sport, two, true, palette.away),
            ...(poses ? { pose: poses[1], yaw: 30 } : {}),
            outfit: outfitOf(sport, two),
            side: shot.side,
          },
      h * 0.42,
    );
    const gap = judo
      ? 0.1
      : sport.setting === 'piste'
        ? 2.1
        : sport.setting === 'mat'
          ? 0.96
          : 1.25;
    const reach = { left: 0.62, right: gap + 0.62 };
    const scale =
      Math.min(
        (area.right - area.left) / (reach.left + reach.right),
        (area.bottom - area.top) / (judo ? 2.1 : 2.2),
      ) * (tall ? 1.3 : 1.06);
    const ground = tall ? h * 0.74 : h * 0.93;
    const tallest = Math.max(left.box.top, right.box.top) + (judo ? 0 : 0.16);
    const base = Math.max(
      stage.crop === 'heroMobile' ? h * 0.68 : ground,
      area.top + tallest * scale,
    );
    const at = { x: middle[0] - (gap / 2) * scale, y: base, scale };
    const opposite = { ...at, x: middle[0] + (gap / 2) * scale };
    if (sport.setting !== 'table' && sport.setting !== 'hoop')
      setting.behind?.(stage, palette, { x: middle[0], y: base, scale, face: 1, figure: left });
    const style = (face: 1 | -1) => ({
      edge: u * 0.75,
      shadow: [-face * u * 1.2, u * 1.4] as const,
      snips: true,
    });
    pasteUp(picture, right, judo ? { ...opposite, y: base + scale * 0.1 } : opposite, style(-1));
    pasteUp(picture, left, at, style(1));
    if (sport.ball) {
      const r = scale * (sport.ball === 'small' ? 0.06 : 0.19);
      ball(
        picture,
        sport.ball,
        [middle[0], base - scale * (poses ? 0.5 : random.between(1.5, 2.1))],
        r,
        random.between(0, 2),
      );
    }
  },
};
