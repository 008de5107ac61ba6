import type { Figure } from '../../figures/figure';
import { settle } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { circle, n, path } from '../../paint/picture';
import type { Stage } from '../../stage/stage';
import { isTall, isWide } from '../../stage/stage';
import type { Scene } from '../brand';
import type { Athlete, Shot } from './athlete';
import { anAthlete, another, shoot } from './athlete';
import { ball, trail } from './balls';
import { numberIn, numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { ink, paper } from './palette';
import { band, halftone, overlap, pasteUp, sash } from './paste';
import type { Spot } from './settings';
import { settingOf } from './settings';
import type { Sport } from './sports';
import { duelling, outfitOf, racing, sporting, sportOf } from './sports';

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

/** What lies flat behind everything: bands, discs, dots, each in a few arrangements. */
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

/** One athlete, cut out with scissors, where the sport is at home. */
const cutOut: Scene<UnityPalette> = {
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
      at.y - at.scale * (moment?.ball?.[1] ?? 0),
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

/** The same stride in strips, as a finish camera cuts time: each in colours of its own. */
const strips: Scene<UnityPalette> = {
  name: 'strips',
  about: racing,
  kinds: ['event', 'video', 'playlist', 'series'],
  draw(stage, palette) {
    const { picture, random, w, h, u, area } = stage;
    const sport = sportOf(stage.words, random, ({ field }) => field === true);
    const mirror = random.chance(0.5);
    const face = mirror ? -1 : 1;
    const tall = isTall(stage);
    const count = isWide(stage) ? 4 : 3;
    const one = anAthlete(stage);
    const colours = [palette.band, palette.disc, palette.other, palette.ground];
    const kits = [palette.kit, palette.away, palette.kit, palette.away];
    sheet(stage, palette.ground);
    const first = random.whole(1, 8 - count);
    const shot = shotOf(stage, palette, sport, one, mirror);
    const lean = tall ? 0 : 0.36 * face;
    const from = keepsCalm(stage) ? w * 0.36 : 0;
    const wide = tall ? w : (w * 1.02 - from) / count;
    const high = tall ? h / count : h;
    const order = Array.from({ length: count }, (_, strip) => strip);
    for (const strip of order) {
      const fill = colours[strip % colours.length] ?? palette.band;
      const left = from + strip * wide;
      const top = high * strip;
      if (tall) {
        const skew = strip ? h * 0.05 * face : 0;
        picture.add(path(`M0 ${n(top + skew)}L${w} ${n(top - skew)}V${h}H0Z`, `fill="${fill}"`));
      } else {
        band(stage, strip || from ? left : -w, w * 2.4, lean, fill);
      }
      const dots = [palette.disc, palette.band].find((colour) => colour !== fill) ?? palette.other;
      if (!tall && strip % 2)
        halftone(
          picture,
          [left + wide * 0.6, h],
          [left + wide * 0.6, h * 0.3],
          wide * 0.9,
          u * 2,
          dots,
        );
      const size = tall ? high * 0.5 : Math.min(h * 0.3, wide * 0.6);
      const text = String(first + strip);
      const shift = lean * (h / 2 - size * 0.62);
      numerals(picture, {
        text,
        at: tall
          ? [mirror ? u * 4 : w - spread(text, size) - u * 5, top + high * 0.7]
          : [left + wide * 0.5 - spread(text, size) / 2 + shift, size * 1.12],
        height: size,
        fill: fill === ink || fill === palette.band ? paper : ink,
        weight: 0.38,
      });
    }
    for (const strip of order) {
      const athlete = strip % 2 ? another(one, random) : one;
      const figure = shoot(
        stage,
        { ...shot, athlete, kit: kits[strip] ?? palette.kit, outfit: outfitOf(sport, athlete) },
        h * 0.4,
      );
      const cell = tall
        ? { left: 0, right: w, top: high * (strip + 0.06), bottom: high * (strip + 1) }
        : {
            left: from + wide * strip,
            right: from + wide * (strip + 1),
            top: area.top + h * 0.08,
            bottom: area.bottom,
          };
      const upright =
        figure.box.top - figure.box.bottom > (figure.box.right - figure.box.left) * 0.9;
      const at = settle(cell, figure, {
        zoom: tall ? 1.12 : upright ? 1.6 : 1.42,
        alignY: upright && !tall ? -0.06 : 0.5,
      });
      const nudge = tall ? 0 : h * 0.04 * (strip % 2 ? 1 : -1) + h * (upright ? 0.1 : 0.05);
      pasteUp(
        picture,
        figure,
        {
          ...at,
          x: at.x + (tall ? face * (strip - (count - 1) / 2) * w * 0.12 : 0),
          y: at.y + nudge,
        },
        {
          edge: u * 0.8,
          shadow: [u * -face, u * 1.3],
          snips: true,
        },
      );
    }
  },
};

/** Two sides on two halves. */
const duel: Scene<UnityPalette> = {
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
        (area.bottom - area.top) / (judo ? 2.2 : 2.5),
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

export const cutOuts: readonly [Scene<UnityPalette>, ...Scene<UnityPalette>[]] = [
  cutOut,
  strips,
  duel,
];
