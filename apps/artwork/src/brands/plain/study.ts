import type { Point } from '../../paint/picture';
import { circle, curve, n, path, rectangle } from '../../paint/picture';
import { isTall } from '../../stage/stage';
import { bulb, develop, ground, middleOf, plate, rest, shaft, unfocused } from './lens';
import type { PlainScene } from './palette';
import { toneAt } from './palette';

/** A chart: contours, a river, a folded sheet under a lens. */
export const chart: PlainScene = {
  name: 'chart',
  about: /maps|cartograph|borders/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x, y] = middleOf(stage);
    plate(stage, palette, 0.2, 0.12);
    const size = Math.min(w, h);
    const turn = random.between(-12, 12);
    picture.group(`transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`, () => {
      const [sw, sh] = isTall(stage)
        ? [w * 0.98, h * 0.84]
        : [Math.min(w * 0.66, h * 1.2), h * 1.02];
      const [left, top] = [x - sw / 2, y - sh / 2];
      unfocused(stage, 0.8, () =>
        picture.add(rectangle(left + u, top + u * 2, sw, sh, `fill="${t(0)}" fill-opacity=".7"`)),
      );
      picture.add(rectangle(left, top, sw, sh, `fill="${t(0.9)}"`));
      const clip = picture.define(
        (id) => `<clipPath id="${id}">${rectangle(left, top, sw, sh, '')}</clipPath>`,
      );
      picture.group(`clip-path="url(#${clip})"`, () => {
        for (const [hx, hy] of [
          [0.3, 0.34],
          [0.74, 0.66],
        ] as const) {
          const wobble = Array.from({ length: 12 }, () => loose.between(0.75, 1.25));
          for (let ring = 1; ring < 11; ring += 1) {
            const points = wobble.map((far, corner): Point => {
              const a = (corner / 12) * Math.PI * 2;
              const r = size * 0.042 * ring * (1 + (far - 1) * (1.2 - ring * 0.06));
              return [left + sw * hx + Math.cos(a) * r * 1.2, top + sh * hy + Math.sin(a) * r];
            });
            picture.add(
              path(
                curve(points, true),
                `fill="${t(0.6)}" fill-opacity=".05" stroke="${t(0.42)}" stroke-opacity=".8" stroke-width="${n(u * (ring % 4 ? 0.12 : 0.26))}"`,
              ),
            );
          }
        }
        const river: Point[] = [
          [left, top + sh * 0.8],
          [left + sw * 0.3, top + sh * 0.7],
          [left + sw * 0.5, top + sh * 0.46],
          [left + sw * 0.66, top + sh * 0.3],
          [left + sw, top + sh * 0.16],
        ];
        picture.add(
          path(curve(river), `fill="none" stroke="${t(0.62)}" stroke-width="${n(u * 1.5)}"`),
        );
        picture.add(
          path(
            curve([
              [left + sw * 0.06, top],
              [left + sw * 0.4, top + sh * 0.36],
              [left + sw * 0.62, top + sh * 0.8],
              [left + sw * 0.9, top + sh],
            ]),
            `fill="none" stroke="${t(0.2)}" stroke-width="${n(u * 0.4)}" stroke-dasharray="${n(u * 2)} ${n(u)}"`,
          ),
        );
        for (const fold of [0.33, 0.66]) {
          picture.add(
            rectangle(
              left + sw * fold,
              top,
              sw * 0.12,
              sh,
              `fill="${picture.linear(
                [left + sw * fold, 0],
                [left + sw * (fold + 0.12), 0],
                [
                  [0, t(0), 0.26],
                  [1, t(0), 0],
                ],
              )}"`,
            ),
          );
          picture.add(
            rectangle(
              left + sw * fold - u * 0.2,
              top,
              u * 0.2,
              sh,
              `fill="${t(1)}" fill-opacity=".6"`,
            ),
          );
        }
      });
    });
    const lens: Point = [
      x + size * random.between(-0.12, 0.16),
      y + size * random.between(-0.05, 0.14),
    ];
    const r = size * 0.19;
    rest(stage, lens[0] + r * 0.2, lens[1] + r * 0.9, r * 1.2, t(0), 0.3);
    picture.add(circle(lens[0], lens[1], r, `fill="${t(1)}" fill-opacity=".32"`));
    picture.add(
      path(
        `M${n(lens[0] + r * 0.72)} ${n(lens[1] + r * 0.72)}l${n(r * 1.2)} ${n(r * 1.2)}`,
        `stroke="${t(0.06)}" stroke-width="${n(r * 0.22)}" stroke-linecap="round"`,
      ),
    );
    picture.add(
      circle(lens[0], lens[1], r, `fill="none" stroke="${t(0.08)}" stroke-width="${n(r * 0.12)}"`),
    );
    picture.add(
      path(
        `M${n(lens[0] - r * 0.7)} ${n(lens[1] - r * 0.2)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(lens[0] - r * 0.1)} ${n(lens[1] - r * 0.74)}`,
        `fill="none" stroke="${t(1)}" stroke-width="${n(r * 0.06)}" stroke-linecap="round"`,
      ),
    );
    shaft(
      stage,
      [
        [w * 0.7, 0],
        [w, 0],
        [w * 0.5, h],
        [w * 0.1, h],
      ],
      palette.light,
      0.22,
    );
    develop(stage, palette, 0.5);
  },
};

/** A microscope in the light of its own lamp. */
export const microscope: PlainScene = {
  name: 'microscope',
  about: /one object|ice\b|science/,
  kinds: ['series', 'event', 'video', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.1, 0.24, 0.1);
    const s = Math.min(w, h) * 0.74;
    const foot = h * 0.9;
    const r = s * 0.5;
    const cy = foot - s * 0.56;
    const field = picture.radial([x - side * r * 0.5, cy], r * 1.3, [
      [0, t(0.96)],
      [0.5, t(0.74)],
      [1, t(0.4)],
    ]);
    unfocused(stage, 0.35, () => {
      picture.add(circle(x - side * r * 0.3, cy, r * 1.06, `fill="${field}"`));
      for (let cell = 0; cell < 15; cell += 1) {
        const a = cell * 2.4;
        const far = r * 0.94 * Math.sqrt((cell + 0.5) / 15);
        picture.add(
          circle(
            x - side * r * 0.3 + Math.cos(a) * far,
            cy + Math.sin(a) * far,
            r * 0.13,
            `fill="${t(0.7)}" fill-opacity=".5" stroke="${t(0.4)}" stroke-opacity=".6" stroke-width="${n(r * 0.016)}"`,
          ),
        );
      }
    });
    ground(stage, palette, foot, [0.3, 0.06]);
    rest(stage, x, foot, s * 0.5, t(0), 0.1);
    const dark = t(0.04);
    const edge = t(0.44);
    const at = (px: number, py: number): Point => [x + side * px * s, foot - py * s];
    const line = (points: readonly Point[], wide: number, colour: string) =>
      path(
        curve(points),
        `fill="none" stroke="${colour}" stroke-width="${n(wide * s)}" stroke-linecap="round"`,
      );
    picture.add(line([at(-0.3, 0.03), at(0.26, 0.03)], 0.07, dark));
    picture.add(line([at(0.16, 0.06), at(0.3, 0.26), at(0.26, 0.52), at(0.06, 0.7)], 0.085, dark));
    picture.add(line([at(0.19, 0.08), at(0.33, 0.26), at(0.29, 0.52), at(0.1, 0.71)], 0.012, edge));
    picture.add(line([at(-0.26, 0.3), at(0.2, 0.3)], 0.034, dark));
    picture.add(line([at(-0.06, 0.42), at(0.06, 0.78)], 0.1, dark));
    picture.add(line([at(-0.09, 0.36), at(-0.07, 0.42)], 0.06, dark));
    picture.add(line([at(0.06, 0.78), at(0.11, 0.92)], 0.066, dark));
    picture.add(line([at(-0.005, 0.44), at(0.1, 0.76)], 0.01, edge));
    picture.add(
      circle(
        ...at(0.29, 0.36),
        s * 0.045,
        `fill="${t(0.16)}" stroke="${edge}" stroke-width="${n(s * 0.008)}"`,
      ),
    );
    bulb(stage, at(-0.1, 0.16), s * 0.024, palette, 0.9);
    develop(stage, palette, 0.46);
  },
};
