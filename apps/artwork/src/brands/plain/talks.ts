import { placeFigure, settle } from '../../figures/figure';
import { n, path, polygon, rectangle } from '../../paint/picture';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { develop, heads, middleOf, plate, unfocused } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';

/** A speaker at a lectern, one light, the backs of heads. */
export const lectern: PlainScene = {
  name: 'lectern',
  about: /a talk|lecture|in conversation|relay|cartographers|discussion/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const side = random.chance(0.5) ? 1 : -1;
    const [x] = middleOf(stage);
    plate(stage, palette, 0.1, 0.22, 0.16, 0.05);
    glow(picture, [x, h * 0.36], w * 0.36, h * 0.56, t(0.6), 0.8, 'normal');
    const wide = Math.min(w, h) * 0.5;
    const screen = random.chance(0.5);
    if (screen) {
      const left = x - side * wide * 0.2 - (side > 0 ? 0 : wide);
      const top = h * 0.14;
      unfocused(stage, 0.25, () => {
        picture.add(
          rectangle(
            left,
            top,
            wide,
            wide * 0.62,
            `fill="${picture.linear(
              [left, top],
              [left + wide, top + wide * 0.6],
              [
                [0, t(0.92)],
                [1, t(0.7)],
              ],
            )}"`,
          ),
        );
        const arch = (cx: number, r: number) =>
          `M${n(cx - r)} ${n(top + wide * 0.46)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(top + wide * 0.46)}`;
        picture.add(
          path(
            [0.2, 0.5, 0.8].map((at) => arch(left + wide * at, wide * 0.14)).join('') +
              `M${n(left + wide * 0.04)} ${n(top + wide * 0.3)}H${n(left + wide * 0.96)}`,
            `fill="none" stroke="${t(0.3)}" stroke-width="${n(u * 0.6)}"`,
          ),
        );
      });
    }
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: random.pick(['explain', 'point', 'explain'] as const),
        outfit: random.pick(['suit', 'casual', 'speaker']),
        hair: random.pick(['short', 'bun', 'bob', 'curly']),
        build: { woman: random.chance(0.5) },
      },
      yaw: random.between(24, 58),
      pitch: -6,
      distance: 4,
      scale: h * 0.48,
      side,
      behind: 0.55,
      reach: 0.66,
      mirror: side < 0,
      above: 0.5,
    });
    const at = settle({ ...stage.area, bottom: h * 0.86 }, figure, {
      zoom: isTall(stage) ? 0.92 : 0.9,
      alignX: 0.5,
      room: { top: 0.16 },
    });
    glow(
      picture,
      [at.x, at.y - at.scale * 1.5],
      at.scale * 0.8,
      at.scale * 0.7,
      palette.light,
      0.4,
      'normal',
    );
    placeFigure(picture, figure, at);
    const face = side;
    const lx = at.x + face * at.scale * 0.46;
    const top = at.y - at.scale * 1.12;
    const wood = picture.linear(
      [lx - at.scale * 0.3, 0],
      [lx + at.scale * 0.3, 0],
      [
        [0, t(side > 0 ? 0.1 : 0.3)],
        [1, t(side > 0 ? 0.3 : 0.1)],
      ],
    );
    picture.add(
      path(
        polygon([
          [lx - at.scale * 0.34, top + at.scale * 0.08],
          [lx + at.scale * 0.3, top - at.scale * 0.02],
          [lx + at.scale * 0.34, top + at.scale * 0.06],
          [lx - at.scale * 0.3, top + at.scale * 0.16],
        ]),
        `fill="${t(0.5)}"`,
      ),
    );
    picture.add(
      path(
        polygon([
          [lx - at.scale * 0.26, top + at.scale * 0.13],
          [lx + at.scale * 0.27, top + at.scale * 0.05],
          [lx + at.scale * 0.2, h * 1.05],
          [lx - at.scale * 0.2, h * 1.05],
        ]),
        `fill="${wood}"`,
      ),
    );
    picture.add(
      path(
        `M${n(lx - face * at.scale * 0.1)} ${n(top + at.scale * 0.05)}q${n(face * at.scale * 0.1)} ${n(-at.scale * 0.2)} ${n(-face * at.scale * 0.06)} ${n(-at.scale * 0.3)}`,
        `fill="none" stroke="${t(0.05)}" stroke-width="${n(at.scale * 0.016)}"`,
      ),
    );
    unfocused(stage, 0.55, () =>
      heads(
        stage,
        h * (isTall(stage) ? 0.86 : 0.84),
        u * (isTall(stage) ? 7 : 7.6),
        t(0.02),
        loose,
      ),
    );
    develop(stage, palette, 0.5);
  },
};
