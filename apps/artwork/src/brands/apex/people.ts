import { metresOf, placeFigure, placeOutline, settle } from '../../figures/figure';
import { blend } from '../../paint/colour';
import { n, path, polygon } from '../../paint/picture';
import { bokeh, confetti, smoke, streaks } from '../../stage/air';
import { chainLink, ropes } from '../../stage/cage';
import { crowd } from '../../stage/crowd';
import { beam, glow, lamp, rays } from '../../stage/light';
import { fit, isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { cut, finish, hall, mat, rig, ringside } from './arena';
import { fighter } from './cast';
import type { ApexPalette } from './palette';
import { aFighter } from './palette';

/** A fighter from the waist up, half in the dark. */
const halfLight: Scene<ApexPalette> = {
  name: 'half light',
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    const pose = random.pick(['guard', 'armsCrossed', 'fistsTogether', 'guard', 'shell'] as const);
    const behind = random.whole(0, 3);
    const figure = fighter(stage, palette, {
      pose,
      fighter: aFighter(random),
      side,
      yaw: random.between(48, 96),
      pitch: random.between(-10, 0),
      distance: 2.3,
      focus: [0.05, 1.4, 0],
      mirror,
      scale: h * 0.9,
      above: 0.7,
    });
    const at = settle({ ...stage.area, bottom: h * 1.02 }, figure, {
      fillHeight: true,
      alignY: 0,
      zoom: random.pick([1, 1.12]),
    });
    const put = metresOf(at);
    const middle = put.x(0);
    hall(stage, palette, [middle, h * 0.4]);
    if (behind === 0) {
      cut(stage, middle + put.scale * 0.1 * side, put.scale * 0.5, palette.rim, 0.95);
      cut(stage, middle - put.scale * 0.6 * side, put.scale * 0.07, palette.core, 0.8);
    } else if (behind === 1) {
      glow(picture, [middle, put.y(1.55)], put.scale * 0.8, put.scale * 0.8, palette.rim, 0.95);
      picture.add(
        `<circle cx="${n(middle)}" cy="${n(put.y(1.5))}" r="${n(put.scale * 0.5)}" fill="none" stroke="${palette.core}" stroke-width="${n(u * 0.7)}"/>`,
      );
    } else if (behind === 2) {
      bokeh(
        picture,
        { left: 0, right: w, top: 0, bottom: h * 0.8 },
        34,
        u * 4.5,
        [palette.haze, palette.rim, palette.back],
        0.4,
        loose,
      );
    } else {
      for (const x of [-0.7, -0.3, 0.35, 0.75]) {
        beam(picture, {
          from: [middle + x * put.scale, -h * 0.05],
          angle: -x * 26,
          length: h * 1.2,
          spread: h * 0.3,
          colour: x * side > 0 ? palette.rim : palette.haze,
          opacity: 0.75,
        });
      }
    }

    placeFigure(picture, figure, at);
    streaks(
      picture,
      { left: middle - put.scale, right: middle + put.scale, top: 0, bottom: h },
      26,
      u * 1.6,
      74,
      u * 0.12,
      palette.core,
      0.5,
      loose,
    );
    finish(stage, palette, 0.5);
  },
};

/** A fighter with the hood up, light behind, the crowd leaning in on both sides. */
const walkOut: Scene<ApexPalette> = {
  name: 'walk-out',
  about: /walkouts|farewell|goes home|every |main/,
  kinds: ['event', 'fighter', 'series', 'video', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h, loose } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const hooded = random.chance(0.6);
    const figure = fighter(stage, palette, {
      pose: hooded ? 'walkOut' : random.pick(['walkOut', 'oneArmUp', 'stand']),
      outfit: hooded ? 'robe' : undefined,
      fighter: aFighter(random),
      side,
      yaw: random.between(74, 104),
      pitch: -6,
      distance: 3.4,
      key: [side * -0.3, 0.5, 0.2],
      scale: h * 0.45,
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.02 : 1,
      room: { top: 0.1, bottom: hooded ? 0.1 : -0.3 },
    });
    const put = metresOf(at);
    const middle = put.x(0);
    const floor = put.y(0);
    picture.add(`<rect width="${w}" height="${h}" fill="${palette.deep}"/>`);
    const gate = put.scale * random.between(0.9, 1.3);
    const opening = polygon([
      [middle - gate * 0.62, -h * 0.02],
      [middle + gate * 0.62, -h * 0.02],
      [middle + gate, floor - put.scale * 0.12],
      [middle - gate, floor - put.scale * 0.12],
    ]);
    const shine = picture.linear(
      [0, 0],
      [0, floor],
      [
        [0, palette.haze],
        [0.6, blend(palette.haze, palette.core, 0.45)],
        [1, blend(palette.haze, palette.core, 0.75)],
      ],
    );
    glow(picture, [middle, h * 0.5], gate * 2.2, h * 0.9, palette.haze, 0.6, 'normal');
    picture.add(path(opening, `fill="${shine}"`));
    rays(
      picture,
      [middle, h * 0.36],
      h * 1.1,
      26,
      0.42,
      blend(palette.haze, palette.core, 0.5),
      0.34,
      loose.next(),
    );
    const run = polygon([
      [middle - gate * 0.8, floor - put.scale * 0.12],
      [middle + gate * 0.8, floor - put.scale * 0.12],
      [middle + gate * 2.4, h * 1.05],
      [middle - gate * 2.4, h * 1.05],
    ]);
    picture.add(
      path(
        run,
        `fill="${picture.linear(
          [0, floor - put.scale * 0.12],
          [0, h * 1.1],
          [
            [0, blend(palette.haze, palette.core, 0.5)],
            [1, palette.deep],
          ],
        )}"`,
      ),
    );
    smoke(
      picture,
      {
        left: middle - gate * 1.6,
        right: middle + gate * 1.6,
        top: floor - put.scale * 0.9,
        bottom: floor,
      },
      16,
      put.scale * 0.34,
      palette.haze,
      0.4,
      loose,
    );
    const lined = {
      back: floor - put.scale * 0.62,
      front: h * 1.0,
      rows: 4,
      size: put.scale * 0.3,
      far: blend(palette.room, palette.haze, 0.3),
      near: palette.deep,
      hands: 0.35,
      phones: 0.2,
      phone: palette.core,
      edge: palette.haze,
    };
    crowd(picture, { ...lined, left: -w * 0.1, right: middle - gate * 1.02 }, loose);
    crowd(picture, { ...lined, left: middle + gate * 1.02, right: w * 1.1 }, loose);

    picture.group(`transform="translate(0 ${n(floor * 2)}) scale(1 -1)" opacity=".5"`, () =>
      placeOutline(picture, figure, at, `fill="${palette.deep}"`),
    );
    placeFigure(picture, figure, at);
    smoke(
      picture,
      { left: 0, right: w, top: floor - put.scale * 0.06, bottom: h },
      10,
      put.scale * 0.3,
      palette.haze,
      0.26,
      loose,
    );
    finish(stage, palette, 0.2);
  },
};

/** Two profiles a hand's breadth apart, each in its own light. */
const faceOff: Scene<ApexPalette> = {
  name: 'face-off',
  about: /weigh|face|rival|rematch|countdown|pruett 2/,
  kinds: ['event', 'video'],
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const one = aFighter(random);
    const other = aFighter(random);
    const flash = random.chance(0.5);
    const tall = isTall(stage);
    const centre = (stage.area.left + stage.area.right) / 2;
    // Tall crops come closer and keep the eyes at a third of the height.
    const put = tall
      ? metresOf({ x: centre, y: h * 0.32 + h * 0.58 * 1.62, scale: h * 0.58 })
      : fit(stage, { left: -0.5, right: 0.5, bottom: 1.16, top: 1.84, zoom: 1.3 });
    const middle = put.x(0);
    picture.add(`<rect width="${w}" height="${h}" fill="${palette.deep}"/>`);
    glow(picture, [middle - put.scale * 0.7, h * 0.5], w * 0.5, h * 0.9, palette.room, 1, 'normal');
    glow(
      picture,
      [middle + put.scale * 0.8, h * 0.5],
      w * 0.5,
      h * 0.9,
      blend(palette.rim, palette.deep, 0.55),
      1,
      'normal',
    );
    const seam = path(
      `M${n(middle + h * 0.12)} 0H${n(middle + h * 0.14)}L${n(middle - h * 0.12)} ${h}H${n(middle - h * 0.14)}Z`,
      `fill="${palette.core}"`,
    );
    glow(picture, [middle, h * 0.44], h * 0.5, h * 0.8, palette.core, flash ? 0.75 : 0.4);
    picture.add(seam);
    const shared = {
      yaw: random.between(6, 22),
      pitch: random.between(-6, 0),
      distance: 2.4,
      focus: [0.05, 1.4, 0],
      scale: put.scale,
      above: 0.84,
      outfit: 'cage',
    } as const;
    const pose = tall
      ? random.pick(['stand', 'armsCrossed'] as const)
      : random.pick(['stand', 'armsCrossed', 'guard'] as const);
    const gap = pose === 'guard' ? 0.5 : 0.2;
    const left = fighter(stage, palette, { ...shared, pose, fighter: one, side: -1 });
    const right = fighter(
      stage,
      { ...palette, rim: palette.back, core: '#f2f7ff', back: palette.rim },
      {
        ...shared,
        pose,
        fighter: other,
        side: 1,
        mirror: true,
      },
    );
    const eye = put.y(1.4);
    placeFigure(picture, left, {
      x: middle - put.scale * gap,
      y: eye,
      scale: put.scale,
      anchor: [0, 1.4, 0],
    });
    placeFigure(picture, right, {
      x: middle + put.scale * gap,
      y: eye,
      scale: put.scale,
      anchor: [0, 1.4, 0],
    });
    if (flash)
      bokeh(
        picture,
        { left: 0, right: w, top: 0, bottom: h },
        18,
        u * 3,
        [palette.core, palette.haze],
        0.3,
        loose,
      );
    finish(stage, palette, 0.4);
  },
};

/** Arms up on the fence, paper in the air. */
const winner: Scene<ApexPalette> = {
  name: 'winner',
  about: /final|class of|season|alumni/,
  kinds: ['event', 'video', 'fighter', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const figure = fighter(stage, palette, {
      pose: random.pick(['victory', 'oneArmUp', 'victory', 'celebrate'] as const),
      outfit: 'champion',
      fighter: aFighter(random),
      side,
      yaw: random.between(66, 112),
      pitch: -14,
      distance: 3.2,
      scale: h * 0.5,
      above: 0.2,
    });
    const at = settle(stage.area, figure, { zoom: isTall(stage) ? 1 : 0.98, room: { top: 0.08 } });
    const put = metresOf(at);
    const middle = put.x(0);
    hall(stage, palette, [middle, h * 0.3]);
    if (random.chance(0.45)) {
      rays(
        picture,
        [middle, put.y(1.5)],
        Math.hypot(w, h) * 0.8,
        random.whole(18, 30),
        0.5,
        palette.rim,
        0.85,
        loose.next(),
      );
    } else {
      for (const x of [-0.8, -0.4, 0.05, 0.45, 0.85]) {
        beam(picture, {
          from: [middle + x * put.scale, h * 0.02],
          angle: x * 34,
          length: h * 1.1,
          spread: h * 0.3,
          colour: x > 0 ? palette.rim : blend(palette.haze, palette.core, 0.3),
          opacity: 0.8,
        });
      }
    }
    rig(stage, palette, h * 0.01, Math.round(w / u / 18), 0.6);
    ringside(stage, palette, h * 0.62, h * 0.2);

    placeFigure(picture, figure, at);
    crowd(
      picture,
      {
        left: 0,
        right: w,
        back: h * 0.93,
        front: h * 1.02,
        rows: 2,
        size: u * 9,
        far: palette.deep,
        near: palette.deep,
        hands: 0.5,
        edge: palette.rim,
      },
      loose,
    );
    confetti(
      picture,
      { left: 0, right: w, top: 0, bottom: h },
      90,
      u * 1.3,
      [palette.rim, palette.core, palette.haze, '#ffffff'],
      loose,
    );
    finish(stage, palette, 0);
  },
};

/** Seen through the fence. */
const behindWire: Scene<ApexPalette> = {
  name: 'behind the wire',
  kinds: ['series', 'fighter', 'video', 'playlist', 'event'],
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const figure = fighter(stage, palette, {
      pose: random.pick(['guard', 'stand', 'shell', 'armsCrossed'] as const),
      fighter: aFighter(random),
      side,
      yaw: random.between(60, 110),
      pitch: -4,
      distance: 2.6,
      focus: [0.05, 1.4, 0],
      scale: h * 0.8,
      above: 0.6,
    });
    const at = settle({ ...stage.area, bottom: h * 1.02 }, figure, {
      fillHeight: isTall(stage),
      zoom: 1,
      room: { top: 0.08 },
    });
    const put = metresOf(at);
    const middle = put.x(0);
    hall(stage, palette, [middle, h * 0.4]);
    bokeh(
      picture,
      { left: 0, right: w, top: 0, bottom: h * 0.7 },
      26,
      u * 5,
      [palette.rim, palette.haze],
      0.45,
      loose,
    );
    lamp(picture, [middle - side * put.scale * 0.6, h * 0.16], u * 2, palette.rim, palette.core);

    placeFigure(picture, figure, at);
    chainLink(
      picture,
      { left: 0, right: w, top: 0, bottom: h },
      u * random.between(7, 10),
      palette.deep,
      blend(palette.rim, palette.core, 0.3),
      0.9,
      0.07,
    );
    finish(stage, palette, 0.3);
  },
};

/** A fighter on the stool between rounds, one lamp above. */
const corner: Scene<ApexPalette> = {
  name: 'corner',
  about: /corner|cutman|after the bell|cold blood|talk/,
  kinds: ['series', 'video', 'fighter', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const put = fit(stage, {
      left: -0.62,
      right: 0.72,
      bottom: -0.16,
      top: 1.62,
      zoom: isTall(stage) ? 1.12 : 1.0,
    });
    const middle = put.x(0.05);
    const floor = put.y(0);
    picture.add(`<rect width="${w}" height="${h}" fill="${palette.deep}"/>`);
    glow(picture, [middle, h * 0.5], w * 0.5, h * 0.7, palette.room, 1, 'normal');
    for (const wide of [1.1, 0.7])
      beam(picture, {
        from: [middle, -h * 0.08],
        angle: 0,
        length: h * 1.15,
        spread: put.scale * 2 * wide,
        colour: blend(palette.haze, palette.core, 0.5),
        opacity: 0.7,
      });
    mat(stage, palette, [middle, floor + put.scale * 0.02], put.scale * 1.5, put.scale * 0.3);
    ropes(
      picture,
      [-u * 4, h * 0.46],
      [w + u * 4, h * 0.46],
      put.scale * 0.26,
      3,
      u * 1.2,
      [palette.deep, blend(palette.rim, palette.deep, 0.4), palette.deep],
      palette.haze,
    );
    picture.add(
      `<rect x="${n(middle - put.scale * 0.27)}" y="${n(floor - put.scale * 0.42)}" width="${n(put.scale * 0.4)}" height="${n(put.scale * 0.06)}" fill="${palette.inks[0]}"/>`,
    );
    for (const leg of [-0.24, 0.08])
      picture.add(
        `<rect x="${n(middle + put.scale * leg)}" y="${n(floor - put.scale * 0.4)}" width="${n(u * 0.6)}" height="${n(put.scale * 0.42)}" fill="${palette.inks[0]}"/>`,
      );
    const figure = fighter(stage, palette, {
      pose: 'seated',
      fighter: aFighter(random),
      side,
      yaw: random.between(28, 88),
      pitch: 2,
      focus: [0, 0.7, 0],
      key: [side * -0.15, 0.98, 0.2],
      scale: put.scale,
    });
    placeFigure(picture, figure, { x: middle, y: floor, scale: put.scale });
    streaks(
      picture,
      { left: middle - put.scale * 0.6, right: middle + put.scale * 0.6, top: 0, bottom: floor },
      30,
      u * 0.4,
      90,
      u * 0.12,
      palette.core,
      0.6,
      loose,
    );
    finish(stage, palette, 0.5);
  },
};

export const people: readonly Scene<ApexPalette>[] = [
  halfLight,
  walkOut,
  faceOff,
  winner,
  behindWire,
  corner,
];
