import type { Point } from '../../paint/picture';
import { curve, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { glow } from '../../stage/light';
import type { Stage } from '../../stage/stage';
import { isTall, isWide } from '../../stage/stage';
import { develop, middleOf, plate, rest } from './lens';
import type { PlainPalette, PlainScene } from './palette';
import { toneAt } from './palette';

/** A body turned on a wheel: half its outline, from foot to lip, in shares of its height. */
export function turnedBody(
  stage: Stage,
  palette: PlainPalette,
  [x, y]: Point,
  high: number,
  profile: readonly Point[],
  side: number,
  tones: readonly [number, number, number] = [0.3, 0.9, 0.12],
): void {
  const right = profile.map(([px, py]): Point => [x + px * high, y - py * high]);
  const left = profile.map(([px, py]): Point => [x - px * high, y - py * high]).reverse();
  const r = Math.max(...profile.map(([px]) => px)) * high;
  const [near, bright, far] = tones.map((tone) => toneAt(palette, tone));
  const fill = stage.picture.linear(
    [x + side * r, 0],
    [x - side * r, 0],
    [
      [0, near ?? palette.inks[1]],
      [0.26, bright ?? palette.inks[4]],
      [0.7, far ?? palette.inks[0]],
      [1, toneAt(palette, 0.24)],
    ],
  );
  stage.picture.add(path(`${curve(right)}L${curve(left).slice(1)}Z`, `fill="${fill}"`));
  const lip = profile.at(-1);
  if (lip)
    stage.picture.add(
      ellipse(
        x,
        y - lip[1] * high,
        lip[0] * high,
        lip[0] * high * 0.2,
        `fill="${toneAt(palette, 0.1)}"`,
      ),
    );
}

export const profiles = {
  bottle: [
    [0.2, 0],
    [0.22, 0.1],
    [0.22, 0.45],
    [0.16, 0.58],
    [0.07, 0.68],
    [0.06, 0.96],
    [0.075, 1],
  ],
  jar: [
    [0.22, 0],
    [0.32, 0.2],
    [0.34, 0.45],
    [0.26, 0.7],
    [0.17, 0.8],
    [0.2, 0.88],
  ],
  bowl: [
    [0.14, 0],
    [0.16, 0.05],
    [0.36, 0.22],
    [0.44, 0.42],
  ],
  vase: [
    [0.12, 0],
    [0.2, 0.16],
    [0.22, 0.36],
    [0.12, 0.66],
    [0.08, 0.84],
    [0.12, 1],
  ],
  cup: [
    [0.16, 0],
    [0.2, 0.06],
    [0.23, 0.3],
    [0.23, 0.46],
  ],
} as const satisfies Record<string, readonly Point[]>;

/** A few vessels on a board, light from one side. */
export const stillLife: PlainScene = {
  name: 'still life',
  about: /object|long table|kitchen|twenty|essays|repair/,
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    const light = random.chance(0.5);
    plate(stage, palette, light ? 0.74 : 0.34, light ? 0.86 : 0.46, light ? 0.7 : 0.3);
    glow(picture, [x + side * w * 0.2, h * 0.3], w * 0.5, h * 0.6, palette.light, 0.45, 'normal');
    const board = h * (isTall(stage) ? 0.72 : 0.74);
    picture.add(
      rectangle(
        0,
        board,
        w,
        h - board,
        `fill="${picture.linear(
          [0, board],
          [0, h],
          [
            [0, t(light ? 0.62 : 0.3)],
            [1, t(light ? 0.4 : 0.12)],
          ],
        )}"`,
      ),
    );
    const size = Math.min(w, h) * (isWide(stage) ? 0.52 : 0.48);
    const names = random
      .shuffle(['bottle', 'jar', 'bowl', 'vase', 'cup', 'bottle'] as const)
      .slice(0, isWide(stage) ? 4 : 3);
    names.forEach((name, index) => {
      const at: Point = [
        x + (index - (names.length - 1) / 2) * size * 0.5,
        board + size * (index % 2 ? 0.1 : 0.2),
      ];
      const high =
        size * (name === 'bottle' ? 1 : name === 'vase' ? 0.86 : 0.72) * random.between(0.86, 1.08);
      const cast = picture.linear(
        [at[0], 0],
        [at[0] - side * high, 0],
        [
          [0, t(0.04), 0.6],
          [1, t(0.04), 0],
        ],
      );
      picture.add(
        path(
          polygon([
            [at[0] + side * high * 0.18, at[1]],
            [at[0] - side * high * 1.0, at[1] - high * 0.1],
            [at[0] - side * high * 1.0, at[1] + high * 0.05],
            [at[0] - side * high * 0.1, at[1] + high * 0.05],
          ]),
          `fill="${cast}"`,
        ),
      );
      rest(stage, at[0], at[1], high * 0.34, t(0), 0.16);
      turnedBody(stage, palette, at, high, profiles[name], side, [
        0.4 + index * 0.06,
        0.96 - index * 0.09,
        0.14 + index * 0.05,
      ]);
    });
    if (/seed|garden|bees/.test(stage.words) || random.chance(0.4)) {
      const stem: Point = [x + side * size * 0.24, board - size * 0.5];
      for (let branch = -2; branch <= 2; branch += 1) {
        const tip: Point = [
          stem[0] + branch * size * 0.16,
          stem[1] - size * (0.56 - Math.abs(branch) * 0.1),
        ];
        picture.add(
          path(
            `M${n(stem[0])} ${n(stem[1])}Q${n(stem[0] + branch * size * 0.02)} ${n(stem[1] - size * 0.3)} ${n(tip[0])} ${n(tip[1])}`,
            `fill="none" stroke="${t(0.14)}" stroke-width="${n(size * 0.012)}"`,
          ),
        );
        for (let leaf = 0; leaf < 4; leaf += 1) {
          const f = 0.4 + leaf * 0.18;
          const lx = stem[0] + (tip[0] - stem[0]) * f * f;
          const ly = stem[1] + (tip[1] - stem[1]) * f;
          const turn = branch * 18 + (leaf % 2 ? 50 : -50);
          picture.add(
            `<ellipse cx="${n(lx)}" cy="${n(ly)}" rx="${n(size * 0.022)}" ry="${n(size * 0.06)}" transform="rotate(${n(turn)} ${n(lx)} ${n(ly)}) translate(0 ${n(-size * 0.05)})" fill="${t(leaf % 2 ? 0.3 : 0.2)}"/>`,
          );
        }
      }
    }
    develop(stage, palette, 0.36);
  },
};
