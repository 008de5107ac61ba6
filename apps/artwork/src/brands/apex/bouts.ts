import { metresOf, placeFigure, placeOutline, pointOf, settle } from '../../figures/figure';
import type { PoseName } from '../../figures/human/poses';
import { n, path } from '../../paint/picture';
import { burst, streaks } from '../../stage/air';
import { chainLink, pad } from '../../stage/cage';
import { glow } from '../../stage/light';
import { fit, isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { cut, finish, hall, mat, rig, ringside, slashes } from './arena';
import { fighter } from './cast';
import type { ApexPalette } from './palette';
import { aFighter } from './palette';

interface Attack {
  strike: PoseName;
  answer: PoseName;
  /** Metres between the two. */
  gap: number;
  /** The point at which the blow lands. */
  hit: readonly [number, number, number];
}

const attacks: readonly [Attack, ...Attack[]] = [
  { strike: 'cross', answer: 'shell', gap: 1.0, hit: [0.92, 1.5, 0] },
  { strike: 'jab', answer: 'guard', gap: 1.1, hit: [0.94, 1.5, 0] },
  { strike: 'overhand', answer: 'shell', gap: 0.96, hit: [0.8, 1.54, 0] },
  { strike: 'hook', answer: 'guard', gap: 0.82, hit: [0.52, 1.52, 0] },
  { strike: 'uppercut', answer: 'crouch', gap: 0.78, hit: [0.5, 1.56, 0] },
  { strike: 'highKick', answer: 'shell', gap: 0.96, hit: [0.84, 1.58, 0] },
  { strike: 'bodyKick', answer: 'shell', gap: 0.98, hit: [0.84, 1.14, 0] },
  { strike: 'knee', answer: 'crouch', gap: 0.7, hit: [0.44, 1.04, 0] },
  { strike: 'superman', answer: 'guard', gap: 1.2, hit: [0.94, 1.66, 0] },
];

/** Two fighters under the lamps, the moment the blow lands; from far seats or from the apron. */
const exchange: Scene<ApexPalette> = {
  name: 'exchange',
  about: /full fight|fight night|trials|pool/,
  kinds: ['event', 'video', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const { strike, answer, gap, hit } = random.pick(attacks);
    const side = random.chance(0.5) ? 1 : -1;
    const turned = random.chance(0.5);
    const yaw = random.between(4, 26);
    const pitch = random.between(-10, -2);
    const one = aFighter(random);
    const other = aFighter(random);
    const close = random.chance(0.55);
    const put = fit(stage, {
      left: -0.5,
      right: gap + 0.55,
      bottom: close ? 0.62 : -0.14,
      top: close ? 1.95 : 2.02,
      zoom: isTall(stage) ? 1.34 : close ? 0.98 : 1.02,
      alignY: isTall(stage) ? 0.8 : 1,
    });
    const floor = put.y(0);
    const middle = put.x(gap / 2);
    hall(stage, palette, [middle, h * 0.34]);
    rig(
      stage,
      palette,
      h * random.between(-0.02, 0.05),
      Math.round(w / u / random.between(13, 20)),
    );
    const horizon = Math.min(floor - put.scale * 0.5, h * 0.86);
    ringside(stage, palette, horizon - h * 0.12, h * 0.17);
    mat(
      stage,
      palette,
      [middle, floor + put.scale * 0.1],
      Math.max(w * 0.62, put.scale * 2.4),
      floor + put.scale * 0.1 - horizon,
    );
    const shared = { yaw, pitch, scale: put.scale, side, distance: 4.2 } as const;
    const above = close ? 0.4 : undefined;
    const defender = fighter(stage, palette, {
      ...shared,
      pose: answer,
      fighter: other,
      mirror: !turned,
      above,
    });
    const attacker = fighter(stage, palette, {
      ...shared,
      pose: strike,
      fighter: one,
      mirror: turned,
      above,
    });
    const at = { x: put.x(turned ? gap : 0), y: floor, scale: put.scale };
    const opposite = { ...at, x: put.x(turned ? 0 : gap) };
    for (const { x } of [at, opposite]) {
      glow(picture, [x, floor], put.scale * 0.62, put.scale * 0.09, palette.deep, 0.9, 'normal');
    }
    placeFigure(picture, defender, opposite);
    placeFigure(picture, attacker, at);
    const spark = pointOf(attacker, at, hit);
    glow(picture, spark, put.scale * 0.3, put.scale * 0.3, palette.rim, 0.6);
    burst(picture, spark, put.scale * 0.66, 64, u * 0.24, [palette.core, palette.rim], loose);
    finish(stage, palette);
  },
};

/** One fighter in mid-strike against slanted slabs of signal colour. */
const strikeOnCut: Scene<ApexPalette> = {
  name: 'strike on the cut',
  about: /kick|knockout|thirty|left hand|one punch/,
  kinds: ['event', 'video', 'playlist', 'fighter'],
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const pose = random.pick([
      'highKick',
      'superman',
      'uppercut',
      'bodyKick',
      'cross',
      'overhand',
      'knee',
      'hook',
    ] as const);
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    // Only a picture in the signal colour may be filled with it: a title keeps one tone in every crop.
    const style = palette.signal ? 3 : random.whole(0, 2);
    const close = random.chance(0.4);
    const figure = fighter(stage, palette, {
      pose,
      outfit: /box/.test(stage.words) ? 'boxing' : random.pick(['cage', 'cageTight', 'cage']),
      fighter: aFighter(random),
      side,
      yaw: random.between(6, 56),
      pitch: random.between(-12, -3),
      distance: 3.1,
      mirror,
      scale: h * 0.46,
      accent: style !== 3,
    });
    const at = settle(stage.area, figure, {
      zoom: (close ? 1.3 : 1) * (isTall(stage) ? 1.06 : 1),
      alignY: close ? 0.2 : 0.6,
      room: { top: 0.06 },
    });
    const put = metresOf(at);
    const middle = put.x(0.1);
    picture.add(
      `<rect width="${w}" height="${h}" fill="${style === 3 ? palette.room : palette.deep}"/>`,
    );
    if (style < 3) glow(picture, [middle, h * 0.5], w * 0.7, h * 0.8, palette.room, 1, 'normal');
    const wide = put.scale * random.between(0.7, 1);
    const slant = random.between(0.12, 0.3) * (mirror ? -1 : 1);
    if (style === 0) {
      cut(stage, middle - wide * 0.5, wide, palette.rim, 1, slant);
      cut(stage, middle + wide * 0.62, wide * 0.12, palette.core, 0.9, slant);
      cut(stage, middle - wide * 0.86, wide * 0.2, palette.haze, 0.8, slant);
    } else if (style === 1) {
      cut(stage, middle, put.scale * 1.1, palette.rim, 1, slant);
      cut(stage, middle - wide * 0.16, wide * 0.08, palette.core, 0.9, slant);
    } else if (style === 2) {
      slashes(stage, [middle, h * 0.5], put.scale * 1.7, palette, mirror ? -1 : 1);
    } else {
      cut(stage, middle - wide * 1.1, wide * 2.2, palette.deep, 0.16, slant);
      cut(stage, middle - wide * 0.55, wide * 1.1, palette.deep, 0.18, slant);
    }

    const shade = `fill="${palette.deep}" fill-opacity="${style === 3 ? 0.3 : 0.55}"`;
    placeOutline(picture, figure, { ...at, x: at.x - u * 3.4 * side, y: at.y + u * 1.4 }, shade);
    placeFigure(picture, figure, at);
    const box = {
      left: middle - put.scale,
      right: middle + put.scale,
      top: h * 0.05,
      bottom: h * 0.95,
    };
    streaks(picture, box, 30, u * 5, mirror ? 14 : -14, u * 0.14, palette.core, 0.5, loose);
    const grit =
      style === 3
        ? ([palette.deep, palette.core] as const)
        : ([palette.core, palette.rim, palette.deep] as const);
    burst(picture, [middle, h * 0.6], put.scale * 1.1, 70, u * 0.2, grit, loose);
    finish(stage, palette, style === 3 ? 0 : 0.3);
  },
};

/** Two fighters on the mat, over the fence's rail: one on top, one covering up. */
const onTheMat: Scene<ApexPalette> = {
  name: 'on the mat',
  about: /grappl|submission|ground rules|triangle|throws/,
  kinds: ['event', 'video', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    const one = aFighter(random);
    const other = aFighter(random);
    const shared = {
      yaw: random.between(14, 40),
      pitch: 10,
      focus: [0, 0.6, 0],
      side,
      key: [side * -0.2, 0.95, 0.3],
      mirror,
      scale: h * 0.6,
    } as const;
    const below = fighter(stage, palette, {
      ...shared,
      pose: 'groundBelow',
      outfit: 'cageTight',
      fighter: other,
    });
    const above = fighter(stage, palette, {
      ...shared,
      pose: 'groundAbove',
      outfit: 'cage',
      fighter: one,
    });
    const at = settle(stage.area, above, {
      zoom: isTall(stage) ? 1.02 : 0.94,
      alignY: 0.86,
      room: { top: 0.1, bottom: 0.16, left: mirror ? 0.3 : 0, right: mirror ? 0 : 0.3 },
    });
    const put = metresOf(at);
    const floor = put.y(0);
    const middle = put.x(0.1);
    const rail = floor - put.scale * random.between(0.36, 0.5);
    hall(stage, palette, [middle, -h * 0.05]);
    ringside(stage, palette, rail - h * 0.16, h * 0.2);
    mat(
      stage,
      palette,
      [middle, floor + put.scale * 0.05],
      Math.max(w * 0.6, put.scale * 1.9),
      put.scale * 0.62,
    );
    chainLink(
      picture,
      { left: 0, right: w, top: 0, bottom: rail },
      u * 3.6,
      palette.deep,
      palette.haze,
      0.55,
    );
    pad(picture, [0, rail], [w, rail], u * 2, palette.deep, palette.rim);
    glow(
      picture,
      [middle, floor + put.scale * 0.06],
      put.scale * 1.1,
      put.scale * 0.2,
      palette.deep,
      0.95,
      'normal',
    );
    placeFigure(picture, below, at);
    placeFigure(picture, above, at);
    const low = floor + put.scale * 0.5;
    const cone = `M${n(middle - put.scale * 0.1)} 0L${n(middle - put.scale * 1.5)} ${n(low)}H${n(middle + put.scale * 1.5)}L${n(middle + put.scale * 0.1)} 0Z`;
    const light = picture.linear(
      [0, 0],
      [0, low],
      [
        [0, palette.core, 0.3],
        [1, palette.haze, 0],
      ],
    );
    picture.add(path(cone, `fill="${light}" style="mix-blend-mode:screen"`));
    finish(stage, palette, 0.6);
  },
};

export const bouts: readonly [Scene<ApexPalette>, ...Scene<ApexPalette>[]] = [
  exchange,
  strikeOnCut,
  onTheMat,
];
