import type { Point } from '../../paint/picture';
import { circle, curve, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { bokeh } from '../../stage/air';
import { glow } from '../../stage/light';
import { isWide } from '../../stage/stage';
import { develop, middleOf, plate, unfocused, veil } from './lens';
import type { PlainScene } from './palette';
import { toneAt } from './palette';

/** Organ pipes in the last light, rank before rank. */
export const pipes: PlainScene = {
  name: 'pipes',
  about: /organ\b/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.06, 0.16, 0.04);
    glow(picture, [x + side * w * 0.16, h * 0.24], w * 0.44, h * 0.6, palette.light, 0.4, 'normal');
    const foot = h * 0.86;
    for (const [rank, size, dim] of [
      [0, 0.032, 0.5],
      [1, 0.05, 1],
    ] as const) {
      const wide = Math.min(w, h) * size * 1.5;
      const count = Math.ceil(w / wide / 2) + 2;
      for (let pipe = -count; pipe <= count; pipe += 1) {
        const px = x + (pipe + rank * 0.5) * wide * 1.08;
        const group = Math.abs((((pipe % 8) + 8) % 8) - 4) / 4;
        const tall = h * (0.46 + group * 0.26 + rank * -0.1);
        const near = Math.max(0, 1 - Math.abs(px - x - side * w * 0.1) / (w * 0.5)) * dim;
        const top = foot - tall;
        const metal = picture.linear(
          [px - wide / 2, 0],
          [px + wide / 2, 0],
          [
            [0, t(0.06)],
            [0.5 + side * 0.2, t(0.16 + near * 0.66)],
            [1, t(0.05)],
          ],
        );
        picture.add(rectangle(px - wide / 2, top, wide, tall - wide, `fill="${metal}"`));
        picture.add(ellipse(px, top, wide / 2, wide * 0.13, `fill="${t(0.1 + near * 0.3)}"`));
        picture.add(
          path(
            polygon([
              [px - wide / 2, foot - wide],
              [px + wide / 2, foot - wide],
              [px + wide * 0.12, foot + wide * 1.4],
              [px - wide * 0.12, foot + wide * 1.4],
            ]),
            `fill="${metal}"`,
          ),
        );
        picture.add(
          path(
            `M${n(px - wide * 0.24)} ${n(foot - wide * 1.1)}Q${n(px)} ${n(foot - wide * 1.9)} ${n(px + wide * 0.24)} ${n(foot - wide * 1.1)}Z`,
            `fill="${t(0)}"`,
          ),
        );
      }
      veil(stage, foot - h * 0.1, h * 0.3, t(0.3), 0.26 * (1 - rank));
    }
    picture.add(
      rectangle(
        0,
        foot + h * 0.03,
        w,
        h,
        `fill="${picture.linear(
          [0, foot],
          [0, h],
          [
            [0, t(0.14)],
            [1, t(0.02)],
          ],
        )}"`,
      ),
    );
    develop(stage, palette, 0.55);
  },
};

/** Strings, bridge and bow from so near that they are a landscape. */
export const strings: PlainScene = {
  name: 'strings',
  about: /quartet|chamber|symphon|unfinished/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x, y] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.05, 0.14, 0.05);
    unfocused(stage, 0.8, () =>
      bokeh(
        picture,
        { left: 0, right: w, top: 0, bottom: h * 0.5 },
        9,
        u * 6,
        [palette.light, t(0.6)],
        0.2,
        loose,
      ),
    );
    const s = Math.min(w, h) * (isWide(stage) ? 0.62 : 0.54);
    picture.group(`transform="translate(${n(x)} ${n(y + h * 0.06)}) rotate(${side * 14})"`, () => {
      const body: Point[] = [
        [-0.66, 1.6],
        [-0.78, 0.9],
        [-0.5, 0.34],
        [-0.44, 0.02],
        [-0.62, -0.4],
        [-0.5, -0.84],
        [-0.12, -1.02],
        [0.12, -1.02],
        [0.5, -0.84],
        [0.62, -0.4],
        [0.44, 0.02],
        [0.5, 0.34],
        [0.78, 0.9],
        [0.66, 1.6],
      ];
      const wood = picture.linear(
        [-s * 0.8, 0],
        [s * 0.8, 0],
        side > 0
          ? [
              [0, t(0.1)],
              [0.55, t(0.34)],
              [0.82, t(0.7)],
              [1, t(0.24)],
            ]
          : [
              [0, t(0.24)],
              [0.2, t(0.7)],
              [0.45, t(0.34)],
              [1, t(0.1)],
            ],
      );
      const shape = `${curve(body.map(([px, py]): Point => [px * s, py * s]))}Z`;
      picture.add(path(shape, `fill="${wood}"`));
      picture.add(path(shape, `fill="none" stroke="${t(0.04)}" stroke-width="${n(s * 0.03)}"`));
      for (const hole of [-1, 1]) {
        picture.add(
          path(
            `M${n(hole * s * 0.2)} ${n(-s * 0.06)}C${n(hole * s * 0.36)} ${n(-s * 0.1)} ${n(hole * s * 0.16)} ${n(s * 0.42)} ${n(hole * s * 0.38)} ${n(s * 0.44)}`,
            `fill="none" stroke="${t(0.02)}" stroke-width="${n(s * 0.035)}" stroke-linecap="round"`,
          ),
        );
        picture.add(circle(hole * s * 0.21, -s * 0.03, s * 0.035, `fill="${t(0.02)}"`));
        picture.add(circle(hole * s * 0.36, s * 0.43, s * 0.045, `fill="${t(0.02)}"`));
      }
      picture.add(
        path(
          polygon([
            [-s * 0.09, -s * 2.4],
            [s * 0.09, -s * 2.4],
            [s * 0.11, -s * 0.4],
            [-s * 0.11, -s * 0.4],
          ]),
          `fill="${t(0.06)}"`,
        ),
      );
      picture.add(
        path(
          `M${n(-s * 0.17)} ${n(s * 0.24)}Q0 ${n(s * 0.04)} ${n(s * 0.17)} ${n(s * 0.24)}L${n(s * 0.14)} ${n(s * 0.3)}Q0 ${n(s * 0.16)} ${n(-s * 0.14)} ${n(s * 0.3)}Z`,
          `fill="${t(0.8)}"`,
        ),
      );
      picture.add(
        path(
          polygon([
            [-s * 0.06, s * 0.7],
            [s * 0.06, s * 0.7],
            [s * 0.1, s * 1.3],
            [-s * 0.1, s * 1.3],
          ]),
          `fill="${t(0.05)}"`,
        ),
      );
      for (const string of [-1.5, -0.5, 0.5, 1.5])
        picture.add(
          path(
            `M${n(string * s * 0.045)} ${n(-s * 2.4)}L${n(string * s * 0.075)} ${n(s * 0.16)}L${n(string * s * 0.03)} ${n(s * 0.72)}`,
            `fill="none" stroke="${palette.light}" stroke-width="${n(s * (0.008 + (string + 1.5) * 0.002))}"`,
          ),
        );
      picture.group(`transform="rotate(${-side * 22})"`, () => {
        picture.add(rectangle(-s * 2.4, -s * 0.17, s * 4.8, s * 0.03, `fill="${t(0.92)}"`));
        picture.add(rectangle(-s * 2.4, -s * 0.29, s * 4.8, s * 0.035, `fill="${t(0.1)}"`));
      });
    });
    develop(stage, palette, 0.55);
  },
};
