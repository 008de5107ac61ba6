import type { Point } from '../../paint/picture';
import { circle, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { ridge } from '../../stage/land';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { bulb, develop, middleOf, plate, unfocused } from './lens';
import type { PlainScene } from './palette';
import { toneAt } from './palette';

/** The dome, its slit open, and the sky turning about the pole. */
export const observatory: PlainScene = {
  name: 'observatory',
  about: /observatory/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.04, 0.12, 0.26, 0.52);
    const pole: Point = [x + w * random.between(-0.12, 0.12), h * 0.2];
    for (let star = 0; star < 260; star += 1) {
      const r = Math.hypot(w, h) * loose.between(0.02, 0.75);
      const a = loose.between(0, Math.PI * 2);
      const arc = loose.between(0.1, 0.34);
      const [x1, y1] = [pole[0] + Math.cos(a) * r, pole[1] + Math.sin(a) * r];
      const [x2, y2] = [pole[0] + Math.cos(a + arc) * r, pole[1] + Math.sin(a + arc) * r];
      picture.add(
        path(
          `M${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 0 1 ${n(x2)} ${n(y2)}`,
          `fill="none" stroke="${t(loose.between(0.7, 1))}" stroke-opacity="${n(loose.between(0.3, 0.95))}" stroke-width="${n(u * loose.between(0.07, 0.2))}" stroke-linecap="round"`,
        ),
      );
    }
    const base = h * (isTall(stage) ? 0.86 : 0.88);
    ridge(picture, 'hills', base - h * 0.02, h * 0.1, t(0.14), loose);
    const r = Math.min(w, h) * (isTall(stage) ? 0.36 : 0.34);
    const foot = base - r * 0.5;
    const wall = picture.linear(
      [x - r, 0],
      [x + r, 0],
      [
        [0, t(0.34)],
        [0.4, t(0.16)],
        [1, t(0.05)],
      ],
    );
    const shell = picture.radial([x - r * 0.5, foot - r * 0.6], r * 1.5, [
      [0, t(0.74)],
      [0.5, t(0.4)],
      [1, t(0.1)],
    ]);
    picture.add(rectangle(x - r * 0.94, foot, r * 1.88, r * 1.2, `fill="${wall}"`));
    picture.add(
      path(
        `M${n(x - r)} ${n(foot)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(foot)}Z`,
        `fill="${shell}"`,
      ),
    );
    picture.add(rectangle(x - r * 1.03, foot - r * 0.03, r * 2.06, r * 0.09, `fill="${t(0.5)}"`));
    const slit = `M${n(x + r * 0.16)} ${n(foot - r * 0.04)}Q${n(x + r * 0.1)} ${n(foot - r * 0.7)} ${n(x - r * 0.06)} ${n(foot - r * 1.0)}L${n(x + r * 0.2)} ${n(foot - r * 0.985)}Q${n(x + r * 0.4)} ${n(foot - r * 0.6)} ${n(x + r * 0.46)} ${n(foot - r * 0.04)}Z`;
    picture.add(path(slit, `fill="${palette.light}"`));
    glow(picture, [x + r * 0.26, foot - r * 0.5], r * 0.9, r * 0.9, palette.light, 0.5, 'normal');
    picture.add(
      path(
        `M${n(x + r * 0.3)} ${n(foot - r * 0.1)}L${n(x + r * 0.06)} ${n(foot - r * 0.94)}`,
        `stroke="${t(0.05)}" stroke-width="${n(r * 0.13)}"`,
      ),
    );
    picture.add(
      rectangle(
        x - r * 0.7,
        foot + r * 0.42,
        r * 0.22,
        r * 0.5,
        `fill="${palette.light}" fill-opacity=".85"`,
      ),
    );
    ridge(picture, 'hills', base + h * 0.07, h * 0.05, t(0.02), loose);
    develop(stage, palette, 0.45);
  },
};

/** A disc before a disc: the thin ring of light. */
export const limb: PlainScene = {
  name: 'limb',
  about: /eclipse|planet|moon|space/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.02, 0.06, 0.1);
    let stars = '';
    for (let star = 0; star < 160; star += 1) {
      const s = u * loose.between(0.05, 0.16);
      stars += `M${n(loose.between(0, w))} ${n(loose.between(0, h))}h${n(s)}v${n(s)}h${n(-s)}z`;
    }
    picture.add(path(stars, `fill="${t(0.9)}" fill-opacity=".7"`));
    if (/eclipse/.test(stage.words)) {
      const r = Math.min(w, h) * 0.25;
      const y = h * (isTall(stage) ? 0.4 : 0.48);
      for (const [far, seen] of [
        [3.4, 0.26],
        [2.1, 0.42],
        [1.4, 0.75],
      ] as const)
        glow(picture, [x, y], r * far, r * far, palette.light, seen, 'normal');
      unfocused(stage, 0.5, () => {
        for (let ray = 0; ray < 26; ray += 1) {
          const a = (ray / 26) * Math.PI * 2 + loose.between(-0.1, 0.1);
          const far = r * loose.between(1.3, 2.1);
          const wide = 0.07;
          picture.add(
            path(
              polygon([
                [x + Math.cos(a - wide) * r, y + Math.sin(a - wide) * r],
                [x + Math.cos(a) * far, y + Math.sin(a) * far],
                [x + Math.cos(a + wide) * r, y + Math.sin(a + wide) * r],
              ]),
              `fill="${palette.light}" fill-opacity=".3"`,
            ),
          );
        }
      });
      picture.add(circle(x, y, r * 1.012, `fill="${palette.light}"`));
      picture.add(circle(x - r * 0.014, y + r * 0.012, r, `fill="${t(0.01)}"`));
      bulb(stage, [x + r * 0.72, y - r * 0.7], r * 0.035, palette, 1);
    } else {
      const r = Math.max(w, h) * 0.86;
      const cx = x + w * random.between(0.1, 0.24);
      const cy = h * 0.46 + r;
      const air = picture.radial([cx, cy], r * 1.06, [
        [0.9, t(0.7), 0],
        [0.943, palette.light, 0.9],
        [0.96, t(0.6), 0.35],
        [1, t(0.4), 0],
      ]);
      picture.add(circle(cx, cy, r * 1.06, `fill="${air}"`));
      const ball = picture.radial([cx - r * 0.1, cy - r * 0.94], r, [
        [0, t(0.86)],
        [0.25, t(0.52)],
        [0.6, t(0.2)],
        [1, t(0.04)],
      ]);
      picture.add(circle(cx, cy, r, `fill="${ball}"`));
      const clip = picture.define(
        (id) => `<clipPath id="${id}">${circle(cx, cy, r, '')}</clipPath>`,
      );
      picture.group(`clip-path="url(#${clip})"`, () => {
        unfocused(stage, 0.35, () => {
          for (let cloud = 0; cloud < 26; cloud += 1) {
            const y = cy - r + h * loose.between(0.02, 0.5);
            picture.add(
              ellipse(
                loose.between(0, w),
                y,
                w * loose.between(0.04, 0.2),
                h * loose.between(0.004, 0.018),
                `fill="${t(0.95)}" fill-opacity="${n(loose.between(0.08, 0.3))}"`,
              ),
            );
          }
        });
      });
      picture.add(circle(x - w * 0.1, h * 0.2, Math.min(w, h) * 0.035, `fill="${t(0.8)}"`));
      picture.add(
        circle(
          x - w * 0.1 + Math.min(w, h) * 0.012,
          h * 0.2 - Math.min(w, h) * 0.006,
          Math.min(w, h) * 0.034,
          `fill="${t(0.05)}"`,
        ),
      );
    }
    develop(stage, palette, 0.4);
  },
};
