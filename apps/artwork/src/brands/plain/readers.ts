import { placeFigure, settle } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { bulb, develop, ground, middleOf, panes, plate, rest, unfocused } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';

/** Reading by a lamp. */
export const reader: PlainScene = {
  name: 'reader',
  about: /poets|novel|letters|essay|three essays/,
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const mirror = random.chance(0.5);
    const side = mirror ? -1 : 1;
    const day = random.chance(0.5);
    if (day) plate(stage, palette, 0.5, 0.62, 0.4);
    else plate(stage, palette, 0.3, 0.24, 0.12);
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'read',
        props: ['book'],
        outfit: random.pick(['casual', 'tee', 'dress']),
        hair: random.pick(['long', 'short', 'bun', 'curly']),
        build: { woman: random.chance(0.6) },
      },
      yaw: random.between(16, 48),
      pitch: 2,
      distance: 4.4,
      focus: [0.1, 0.7, 0],
      scale: h * 0.56,
      behind: 0.4,
      reach: 0.7,
      side,
      mirror,
    });
    const at = settle({ ...stage.area, bottom: h * 0.94 }, figure, {
      zoom: isTall(stage) ? 1 : 0.92,
      room: { top: 0.3, right: mirror ? 0.2 : 0.5, left: mirror ? 0.5 : 0.2 },
    });
    const lamp: Point = [at.x + side * at.scale * 0.72, at.y - at.scale * 1.52];
    if (day) {
      const high = at.scale * 1.5;
      const left = at.x + side * at.scale * 0.1 - high * 0.4;
      const top = at.y - at.scale * 1.9;
      const glass = picture.linear(
        [0, top],
        [0, top + high],
        [
          [0, t(1)],
          [1, t(0.84)],
        ],
      );
      glow(
        picture,
        [left + high * 0.4, top + high / 2],
        high * 1.3,
        high,
        palette.light,
        0.6,
        'normal',
      );
      panes(stage, [left, top], high * 0.8, high, 3, 4, glass, t(0.34));
    } else {
      glow(
        picture,
        [lamp[0], lamp[1] + at.scale * 0.3],
        w * 0.42,
        h * 0.66,
        palette.light,
        0.5,
        'normal',
      );
    }
    const floor = at.y - at.scale * 0.06;
    ground(stage, palette, floor, [day ? 0.5 : 0.34, day ? 0.24 : 0.1]);
    const seat = [at.x - side * at.scale * 0.1, at.y - at.scale * 0.42] as const;
    const chair = t(0.2);
    picture.add(
      path(
        `M${n(seat[0] - side * at.scale * 0.56)} ${n(seat[1] - at.scale * 0.86)}q${n(side * at.scale * 0.12)} ${n(-at.scale * 0.1)} ${n(side * at.scale * 0.26)} 0l${n(side * at.scale * 0.1)} ${n(at.scale * 0.8)}h${n(side * at.scale * 0.6)}q${n(side * at.scale * 0.1)} 0 ${n(side * at.scale * 0.08)} ${n(at.scale * 0.2)}V${n(at.y - at.scale * 0.1)}H${n(seat[0] - side * at.scale * 0.44)}Z`,
        `fill="${chair}"`,
      ),
    );
    for (const leg of [-0.4, 0.46])
      picture.add(
        path(
          `M${n(seat[0] + side * leg * at.scale)} ${n(at.y - at.scale * 0.12)}v${n(at.scale * 0.14)}`,
          `stroke="${t(0.04)}" stroke-width="${n(at.scale * 0.05)}"`,
        ),
      );
    rest(stage, at.x, at.y, at.scale * 0.9, t(0));
    placeFigure(picture, figure, at);
    if (!day) {
      picture.add(
        path(
          `M${n(lamp[0])} ${n(lamp[1])}V${n(at.y)}M${n(lamp[0] - at.scale * 0.18)} ${n(at.y)}h${n(at.scale * 0.36)}`,
          `stroke="${t(0.04)}" stroke-width="${n(at.scale * 0.026)}"`,
        ),
      );
      picture.add(
        path(
          polygon([
            [lamp[0] - at.scale * 0.11, lamp[1] - at.scale * 0.14],
            [lamp[0] + at.scale * 0.11, lamp[1] - at.scale * 0.14],
            [lamp[0] + at.scale * 0.22, lamp[1] + at.scale * 0.12],
            [lamp[0] - at.scale * 0.22, lamp[1] + at.scale * 0.12],
          ]),
          `fill="${palette.light}"`,
        ),
      );
      glow(
        picture,
        [lamp[0], lamp[1] + at.scale * 0.04],
        at.scale * 0.7,
        at.scale * 0.6,
        palette.light,
        0.6,
        'normal',
      );
    }
    develop(stage, palette, 0.5);
  },
};

/** A book open under the lamp. */
export const openBook: PlainScene = {
  name: 'open book',
  about: /novel|translator|poets|essay|letters|lecture|unfinished/,
  draw(stage, palette) {
    const { picture, random, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.05, 0.16, 0.26);
    const desk = h * 0.5;
    picture.add(
      rectangle(
        0,
        desk,
        w,
        h - desk,
        `fill="${picture.linear(
          [0, desk],
          [0, h],
          [
            [0, t(0.34)],
            [0.5, t(0.26)],
            [1, t(0.1)],
          ],
        )}"`,
      ),
    );
    const s = Math.min(w, h) * (isTall(stage) ? 0.42 : 0.5);
    const cy = desk + s * 0.5;
    const lamp: Point = [x + side * s * 0.72, desk - s * 0.56];
    glow(picture, [x + side * s * 0.2, cy], s * 1.9, s * 0.9, palette.light, 0.6, 'normal');
    unfocused(stage, 0.25, () => {
      for (let volume = 0; volume < 9; volume += 1) {
        const tall = s * random.between(0.5, 0.86);
        const bx = x - side * s * (0.4 + volume * 0.15);
        picture.add(
          rectangle(
            bx,
            desk + s * 0.06 - tall,
            s * 0.13,
            tall,
            `fill="${t(0.08 + (volume % 4) * 0.1)}"`,
          ),
        );
      }
    });
    picture.add(
      path(
        `M${n(lamp[0])} ${n(lamp[1])}Q${n(lamp[0] + side * s * 0.5)} ${n(lamp[1] - s * 0.1)} ${n(lamp[0] + side * s * 0.44)} ${n(desk + s * 0.14)}M${n(lamp[0] + side * s * 0.26)} ${n(desk + s * 0.15)}h${n(side * s * 0.36)}`,
        `fill="none" stroke="${t(0.03)}" stroke-width="${n(s * 0.03)}"`,
      ),
    );
    picture.add(
      path(
        polygon([
          [lamp[0] - s * 0.1, lamp[1] - s * 0.12],
          [lamp[0] + s * 0.1, lamp[1] - s * 0.12],
          [lamp[0] + s * 0.24, lamp[1] + s * 0.12],
          [lamp[0] - s * 0.24, lamp[1] + s * 0.12],
        ]),
        `fill="${t(0.12)}"`,
      ),
    );
    bulb(stage, [lamp[0], lamp[1] + s * 0.12], s * 0.045, palette, 0.8);
    rest(stage, x, cy + s * 0.24, s * 1.0, t(0), 0.2);
    for (const page of [-1, 1]) {
      const edge = x + page * s * 0.8;
      const data = `M${n(x)} ${n(cy + s * 0.18)}C${n(x + page * s * 0.2)} ${n(cy + s * 0.04)} ${n(x + page * s * 0.6)} ${n(cy + s * 0.06)} ${n(edge)} ${n(cy + s * 0.18)}L${n(x + page * s * 0.64)} ${n(cy - s * 0.24)}C${n(x + page * s * 0.46)} ${n(cy - s * 0.34)} ${n(x + page * s * 0.16)} ${n(cy - s * 0.36)} ${n(x)} ${n(cy - s * 0.22)}Z`;
      picture.add(
        `<g transform="translate(0 ${n(s * 0.035)})">${path(data, `fill="${t(0.4)}"`)}</g>`,
      );
      const lit = page === side ? [0.98, 0.86] : [0.84, 0.66];
      picture.add(
        path(
          data,
          `fill="${picture.linear(
            [x, 0],
            [edge, 0],
            [
              [0, t(0.5)],
              [0.18, t(lit[0] ?? 1)],
              [1, t(lit[1] ?? 0.8)],
            ],
          )}"`,
        ),
      );
      let rules = '';
      for (let row = 0; row < 9; row += 1) {
        const f = 0.12 + row * 0.09;
        const ry = cy - s * 0.27 + s * 0.42 * f;
        const near = 0.1 + f * 0.03;
        const far = (0.54 + f * 0.16) * (row === 8 ? 0.6 : random.between(0.94, 1));
        rules += `M${n(x + page * s * near)} ${n(ry)}Q${n(x + page * s * (near + far) * 0.5)} ${n(ry - s * 0.05)} ${n(x + page * s * far)} ${n(ry + s * 0.01)}`;
      }
      picture.add(
        path(
          rules,
          `fill="none" stroke="${t(0.34)}" stroke-opacity=".55" stroke-width="${n(s * 0.011)}"`,
        ),
      );
    }
    const gx = x - side * s * 0.5;
    const gy = cy + s * 0.46;
    picture.add(
      path(
        `M${n(gx - s * 0.02)} ${n(gy)}q${n(s * 0.02)} ${n(-s * 0.03)} ${n(s * 0.04)} 0M${n(gx - s * 0.2)} ${n(gy - s * 0.02)}l${n(-s * 0.1)} ${n(-s * 0.12)}M${n(gx + s * 0.2)} ${n(gy - s * 0.02)}l${n(s * 0.1)} ${n(-s * 0.12)}`,
        `fill="none" stroke="${t(0.03)}" stroke-width="${n(s * 0.016)}"`,
      ),
    );
    for (const glass of [-1, 1])
      picture.add(
        ellipse(
          gx + glass * s * 0.11,
          gy,
          s * 0.095,
          s * 0.05,
          `fill="${t(0.9)}" fill-opacity=".14" stroke="${t(0.03)}" stroke-width="${n(s * 0.016)}"`,
        ),
      );
    unfocused(stage, 0.9, () =>
      picture.add(ellipse(x + side * w * 0.3, h * 1.03, u * 16, u * 8, `fill="${t(0.03)}"`)),
    );
    develop(stage, palette, 0.5);
  },
};
