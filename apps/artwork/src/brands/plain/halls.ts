import { placeFigure, settle } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { circle, n, path, rectangle } from '../../paint/picture';
import { ridge } from '../../stage/land';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { develop, ground, heads, middleOf, plate, rest, shaft, unfocused, veil } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';

/** Tall windows, stone, and one who plays. */
export const chapel: PlainScene = {
  name: 'chapel',
  about: /^(?!.*organ).*(concert|quartet|choir)/,
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const side = random.chance(0.5) ? 1 : -1;
    const [x] = middleOf(stage);
    plate(stage, palette, 0.2, 0.34, 0.12);
    const floor = h * 0.86;
    const near = random.chance(0.5);
    const bay = Math.min(w, h) * (isTall(stage) ? 0.3 : 0.34) * (near ? 1.8 : 1);
    const arch = (cx: number, half: number, top: number, foot: number) =>
      `M${n(cx - half)} ${n(foot)}V${n(top + half * 1.3)}Q${n(cx - half)} ${n(top + half * 0.4)} ${n(cx)} ${n(top)}Q${n(cx + half)} ${n(top + half * 0.4)} ${n(cx + half)} ${n(top + half * 1.3)}V${n(foot)}Z`;
    unfocused(stage, 0.3, () => {
      for (let window = -4; window <= 4; window += 1) {
        const cx = x + window * bay;
        const dim = Math.abs(window) * 0.12;
        picture.add(path(arch(cx, bay * 0.36, h * 0.06, h * 0.66), `fill="${t(0.12)}"`));
        picture.add(
          path(
            arch(cx, bay * 0.26, h * 0.1, h * 0.62),
            `fill="${picture.linear(
              [0, h * 0.1],
              [0, h * 0.62],
              [
                [0, t(0.96 - dim)],
                [1, t(0.66 - dim)],
              ],
            )}"`,
          ),
        );
        picture.add(
          path(
            `M${n(cx)} ${n(h * 0.1)}V${n(h * 0.62)}M${n(cx - bay * 0.26)} ${n(h * 0.3)}h${n(bay * 0.52)}M${n(cx - bay * 0.26)} ${n(h * 0.46)}h${n(bay * 0.52)}`,
            `stroke="${t(0.14)}" stroke-width="${n(bay * 0.025)}"`,
          ),
        );
      }
    });
    for (const window of [-1, 0, 1]) {
      const cx = x + window * bay;
      shaft(
        stage,
        [
          [cx - bay * 0.24, h * 0.2],
          [cx + bay * 0.24, h * 0.2],
          [cx + bay * 0.5 + side * bay * 0.9, floor + h * 0.06],
          [cx - bay * 0.2 + side * bay * 0.9, floor + h * 0.06],
        ],
        palette.light,
        0.2,
      );
    }
    ground(stage, palette, floor, [0.3, 0.06]);
    const choir = /choir/.test(stage.words);
    if (choir) {
      const scale = h * 0.2;
      for (let singer = 0; singer < 5; singer += 1) {
        const figure = portray(stage, palette, {
          subject: {
            kind: 'person',
            pose: singer % 2 ? 'lookUp' : 'stand',
            outfit: singer % 2 ? 'gown' : 'suit',
            hair: singer % 2 ? 'long' : 'short',
            build: { woman: singer % 2 === 1 },
          },
          yaw: 80 - singer * 8,
          scale,
          side,
          behind: 0.7,
          reach: 0.6,
        });
        placeFigure(picture, figure, {
          x: x + (singer - 2) * scale * 0.66,
          y: floor + h * 0.05,
          scale: scale * 1.15,
        });
      }
    } else {
      const conductor = /organ|symphon/.test(stage.words);
      const figure = portray(stage, palette, {
        subject: {
          kind: 'person',
          pose: conductor ? 'conduct' : 'cello',
          props: [conductor ? 'baton' : 'cello'],
          outfit: conductor ? 'suit' : random.pick(['suit', 'gown']),
          hair: random.pick(['long', 'short', 'bun']),
          build: { woman: !conductor && random.chance(0.6) },
        },
        yaw: random.between(30, 66),
        pitch: -2,
        focus: [0, 0.75, 0],
        scale: h * 0.42,
        side,
        behind: 0.35,
        mirror: side < 0,
      });
      const at = settle({ ...stage.area, bottom: floor + h * 0.06 }, figure, {
        zoom: isTall(stage) ? 0.86 : 0.74,
      });
      rest(stage, at.x, at.y, at.scale * 0.9, t(0));
      if (!conductor)
        picture.add(
          rectangle(
            at.x - at.scale * 0.3,
            at.y - at.scale * 0.42,
            at.scale * 0.44,
            at.scale * 0.42,
            `fill="${t(0.06)}"`,
          ),
        );
      placeFigure(picture, figure, at);
    }
    veil(stage, floor, h * 0.14, t(0.8), 0.16);
    develop(stage, palette, 0.5);
  },
};

/** The beam over the seats. */
export const cinema: PlainScene = {
  name: 'cinema',
  about: /last cinema|film club|silent film|whole evening/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    plate(stage, palette, 0.05, 0.1, 0.04);
    const tall = isTall(stage);
    const wide = tall ? w * 0.84 : Math.min(w * 0.56, h * 0.98);
    const high = wide * 0.6;
    const [left, top] = [x - wide / 2, h * (tall ? 0.16 : 0.14)];
    glow(picture, [x, top + high / 2], wide * 1.1, high * 1.3, t(0.7), 0.55, 'normal');
    picture.add(
      rectangle(
        left,
        top,
        wide,
        high,
        `fill="${picture.linear(
          [left, top],
          [left + wide, top + high],
          [
            [0, t(0.98)],
            [1, t(0.74)],
          ],
        )}"`,
      ),
    );
    const clip = picture.define(
      (id) => `<clipPath id="${id}">${rectangle(left, top, wide, high, '')}</clipPath>`,
    );
    picture.group(`clip-path="url(#${clip})"`, () => {
      unfocused(stage, 0.2, () => {
        ridge(picture, 'hills', top + high * 0.8, high * 0.16, t(0.5), loose);
        const figure = portray(stage, palette, {
          subject: {
            kind: 'person',
            pose: random.pick(['hatTip', 'umbrella', 'walk'] as const),
            props: [],
            outfit: 'coat',
            hair: 'short',
          },
          yaw: 30,
          scale: high * 0.4,
          side: 1,
          reach: 0.6,
        });
        placeFigure(picture, figure, {
          x: x + wide * 0.14,
          y: top + high * 0.98,
          scale: high * 0.42,
        });
        picture.add(circle(left + wide * 0.28, top + high * 0.3, high * 0.1, `fill="${t(1)}"`));
      });
    });
    for (let row = 0; row < 3; row += 1) {
      const y = h * (0.7 + row * 0.1) + (tall ? -h * 0.06 : 0);
      unfocused(stage, 0.1 + row * 0.24, () =>
        heads(stage, y, u * (3.4 + row * 1.6), t(0.09 - row * 0.04), loose),
      );
    }
    const from: Point = [x + w * 0.2, -h * 0.06];
    shaft(
      stage,
      [
        [from[0] - u, from[1]],
        [from[0] + u, from[1]],
        [left + wide, top + high],
        [left, top + high],
      ],
      palette.light,
      0.22,
    );
    develop(stage, palette, 0.5);
  },
};
