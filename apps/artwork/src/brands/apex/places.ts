import { placeFigure } from '../../figures/figure';
import { blend } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { ellipse, n, path, polygon } from '../../paint/picture';
import { smoke, streaks } from '../../stage/air';
import { chainLink, octagonFloor } from '../../stage/cage';
import { beam, glow, lamp } from '../../stage/light';
import { fit, isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { finish, hall, rig, ringside } from './arena';
import { fighter } from './cast';
import type { ApexPalette } from './palette';
import { aFighter } from './palette';

/** The cage from the highest seats, small and bright in a dark hall. */
const bowl: Scene<ApexPalette> = {
  name: 'bowl',
  about: /fight week|prelim|scored|start here|shook the hall/,
  kinds: ['series', 'playlist', 'event', 'video'],
  draw(stage, palette) {
    const { picture, random, w, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const tall = isTall(stage);
    const middle = (stage.area.left + stage.area.right) / 2;
    const centre: Point = [middle, h * (tall ? 0.6 : 0.66)];
    const rx = Math.min(w * 0.42, h * 0.46);
    const ry = rx * 0.36;
    hall(stage, palette, [middle, h * 0.3]);
    rig(stage, palette, h * 0.04, Math.round(w / u / 16), 0.35);
    ringside(stage, palette, centre[1] - ry * 1.1, h * 0.1);
    ringside(stage, { ...palette, haze: palette.rim }, h * 0.8, h * 0.1);
    glow(picture, centre, rx * 1.7, ry * 2.4, palette.haze, 0.7);
    const floor = picture.radial(
      centre,
      rx,
      [
        [0, '#ffffff'],
        [0.3, blend(palette.haze, palette.core, 0.7)],
        [1, blend(palette.room, palette.haze, 0.6)],
      ],
      0.36,
    );
    octagonFloor(picture, centre, rx, ry, floor, palette.rim, u * 0.7);
    const top = rx * 0.32;
    const corner = (index: number, up: number): Point => {
      const angle = ((index + 0.5) * Math.PI) / 4;
      return [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry - up];
    };
    const scale = rx / 3.4;
    const put = (x: number, turned: boolean, pose: 'guard' | 'jab') => {
      const figure = fighter(stage, palette, {
        pose,
        outfit: 'cage',
        fighter: aFighter(random),
        side,
        yaw: 12,
        pitch: 14,
        distance: 7,
        scale: scale * 1.5,
        mirror: turned,
      });
      glow(
        picture,
        [x, centre[1] + ry * 0.1],
        scale * 0.7,
        scale * 0.2,
        palette.deep,
        0.8,
        'normal',
      );
      placeFigure(picture, figure, { x, y: centre[1] + ry * 0.12, scale: scale * 1.25 });
    };
    for (const index of [4, 5, 6]) {
      const panel = polygon([
        corner(index, 0),
        corner(index + 1, 0),
        corner(index + 1, top),
        corner(index, top),
      ]);
      picture.add(path(panel, `fill="${palette.deep}" fill-opacity=".42"`));
    }
    put(middle - scale * 0.62, false, 'jab');
    put(middle + scale * 0.75, true, 'guard');
    for (let index = 0; index < 8; index += 1) {
      const front = index < 4;
      const line = `M${corner(index, top).map(n).join(' ')}L${corner(index + 1, top)
        .map(n)
        .join(' ')}`;
      picture.add(
        path(
          line,
          `stroke="${front ? palette.rim : palette.core}" stroke-width="${n(u * (front ? 0.8 : 0.5))}" fill="none"`,
        ),
      );
      const post = `M${corner(index, 0).map(n).join(' ')}L${corner(index, top).map(n).join(' ')}`;
      picture.add(
        path(post, `stroke="${palette.deep}" stroke-width="${n(u * (front ? 1.1 : 0.7))}"`),
      );
    }
    for (const x of [-0.5, 0, 0.5])
      beam(picture, {
        from: [middle + x * rx, -h * 0.02],
        angle: -x * 18,
        length: centre[1] + ry,
        spread: rx * 0.9,
        colour: palette.core,
        opacity: 0.5,
      });
    finish(stage, palette, 0.6);
  },
};

/** A morning in the gym: window bars, a bag on its chain, a fighter at work. */
const gym: Scene<ApexPalette> = {
  name: 'gym',
  about: /camp|gym|inside|four walls|diary|book of/,
  kinds: ['series', 'video', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const put = fit(stage, {
      left: -0.62,
      right: 1.25,
      bottom: -0.12,
      top: 2.1,
      zoom: isTall(stage) ? 1.3 : 1.04,
    });
    const floor = put.y(0);
    const wall = blend(palette.room, palette.haze, 0.4);
    picture.add(
      `<rect width="${w}" height="${h}" fill="${picture.linear(
        [0, 0],
        [0, h],
        [
          [0, palette.room],
          [0.7, wall],
          [1, palette.deep],
        ],
      )}"/>`,
    );
    const pane = put.scale * 0.42;
    const from = put.x(random.between(-0.4, 0.3));
    for (let column = 0; column < 3; column += 1) {
      for (let row = 0; row < 2; row += 1) {
        const x = from + column * pane * 1.08;
        const y = put.y(2.05) + row * pane * 1.34;
        picture.add(
          `<rect x="${n(x)}" y="${n(y)}" width="${n(pane)}" height="${n(pane * 1.26)}" fill="${blend(palette.core, palette.haze, 0.15 + row * 0.2)}"/>`,
        );
      }
    }
    const shaft = polygon([
      [from, put.y(2.05)],
      [from + pane * 3.2, put.y(2.05)],
      [from + pane * 3.2 + h * 0.5 * side, h],
      [from - pane * 0.5 + h * 0.5 * side, h],
    ]);
    picture.add(
      path(
        shaft,
        `fill="${picture.linear(
          [0, put.y(2.05)],
          [0, h],
          [
            [0, palette.core, 0.4],
            [1, palette.core, 0.05],
          ],
        )}" style="mix-blend-mode:screen"`,
      ),
    );
    picture.add(
      path(
        `M0 ${n(floor - put.scale * 0.16)}H${w}V${h}H0Z`,
        `fill="${picture.linear(
          [0, floor - put.scale * 0.16],
          [0, h],
          [
            [0, palette.room],
            [1, palette.deep],
          ],
        )}"`,
      ),
    );
    const bag = put.x(0.98);
    picture.add(
      path(
        `M${n(bag)} 0V${n(put.y(1.72))}`,
        `stroke="${palette.deep}" stroke-width="${n(u * 0.5)}" stroke-dasharray="${n(u * 1.2)} ${n(u * 0.5)}"`,
      ),
    );
    const r = put.scale * 0.2;
    const skin = picture.linear(
      [bag - r, 0],
      [bag + r, 0],
      side > 0
        ? [
            [0, palette.inks[1]],
            [0.6, palette.inks[0]],
            [0.9, palette.inks[1]],
            [0.93, palette.rim],
            [1, palette.core],
          ]
        : [
            [0, palette.core],
            [0.07, palette.rim],
            [0.1, palette.inks[1]],
            [0.4, palette.inks[0]],
            [1, palette.inks[1]],
          ],
    );
    picture.add(
      `<rect x="${n(bag - r)}" y="${n(put.y(1.72))}" width="${n(r * 2)}" height="${n(put.scale * 1.2)}" rx="${n(r * 0.36)}" fill="${skin}"/>`,
    );
    for (const band of [0.12, 1.02])
      picture.add(
        `<rect x="${n(bag - r)}" y="${n(put.y(1.72 - band))}" width="${n(r * 2)}" height="${n(put.scale * 0.05)}" fill="${palette.rim}" fill-opacity=".8"/>`,
      );
    const figure = fighter(stage, palette, {
      pose: random.pick(['cross', 'jab', 'hook', 'uppercut', 'bodyKick'] as const),
      outfit: 'boxing',
      fighter: aFighter(random),
      side,
      yaw: random.between(6, 30),
      scale: put.scale,
    });
    picture.add(
      ellipse(
        put.x(0),
        floor,
        put.scale * 0.6,
        put.scale * 0.06,
        `fill="${palette.deep}" fill-opacity=".8"`,
      ),
    );
    placeFigure(picture, figure, { x: put.x(0), y: floor, scale: put.scale });
    streaks(
      picture,
      { left: 0, right: w, top: 0, bottom: h },
      60,
      u * 0.3,
      80,
      u * 0.14,
      palette.core,
      0.4,
      loose,
    );
    finish(stage, palette, 0.5);
  },
};

/** Gloves on a nail, the cage empty behind them. */
const gloves: Scene<ApexPalette> = {
  name: 'gloves',
  kinds: ['series', 'playlist', 'video'],
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const put = fit(stage, {
      left: -0.34,
      right: 0.62,
      bottom: 1.1,
      top: 1.82,
      zoom: isTall(stage) ? 1.3 : 1.12,
      alignY: 0.4,
    });
    const middle = put.x(0.2);
    hall(stage, palette, [middle, h * 0.36]);
    chainLink(
      picture,
      { left: 0, right: w, top: 0, bottom: h },
      u * 6,
      palette.deep,
      palette.haze,
      0.7,
    );
    glow(picture, [middle, h * 0.42], put.scale * 0.55, put.scale * 0.5, palette.rim, 0.9);
    lamp(picture, [middle + side * put.scale * 0.5, h * 0.1], u * 1.6, palette.rim, palette.core);
    const figure = fighter(stage, palette, {
      pose: 'fistsTogether',
      outfit: 'boxing',
      fighter: aFighter(random),
      side,
      yaw: random.between(70, 110),
      pitch: random.between(-8, 12),
      distance: 1.25,
      focus: [0.28, 1.28, 0],
      scale: put.scale,
      above: 0.95,
    });
    placeFigure(picture, figure, {
      x: middle,
      y: put.y(1.36),
      scale: put.scale,
      anchor: [0.28, 1.32, 0],
    });
    smoke(
      picture,
      { left: 0, right: w, top: h * 0.6, bottom: h },
      14,
      u * 15,
      palette.haze,
      0.25,
      loose,
    );
    finish(stage, palette, 0.6);
  },
};

export const places: readonly Scene<ApexPalette>[] = [bowl, gym, gloves];
