import type { Point } from '../../paint/picture';
import { ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { glow } from '../../stage/light';
import { isWide } from '../../stage/stage';
import { develop, middleOf, plate, rest, unfocused } from './lens';
import type { PlainScene } from './palette';
import { toneAt } from './palette';

/** Threads of a loom, the shuttle halfway. */
export const loom: PlainScene = {
  name: 'loom',
  about: /made by hand|unfinished|people at work/,
  kinds: ['series', 'playlist', 'video'],
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    plate(stage, palette, 0.14, 0.3, 0.2);
    glow(picture, [x, h * 0.3], w * 0.5, h * 0.6, palette.light, 0.4, 'normal');
    const far: Point = [x + w * random.between(-0.06, 0.06), -h * 0.5];
    const fell = h * 0.6;
    const half = Math.min(w, h) * (isWide(stage) ? 0.74 : 0.5);
    const count = 84;
    for (const [pass, tone] of [
      [0, 0.9],
      [1, 0.6],
    ] as const) {
      let threads = '';
      for (let thread = pass; thread < count; thread += 2) {
        const px = x + ((thread / (count - 1)) * 2 - 1) * half;
        const up = pass ? -h * 0.02 : 0;
        const f = 0.62;
        threads += `M${n(px)} ${n(fell)}L${n(px + (far[0] - px) * f * 0.5)} ${n(fell + (far[1] - fell) * f + up)}`;
      }
      picture.add(
        path(threads, `stroke="${t(tone)}" stroke-opacity=".85" stroke-width="${n(u * 0.16)}"`),
      );
    }
    unfocused(stage, 0.4, () => {
      picture.add(rectangle(x - half * 0.92, h * 0.16, half * 1.84, h * 0.045, `fill="${t(0.1)}"`));
      picture.add(rectangle(x - half * 0.86, h * 0.27, half * 1.72, h * 0.02, `fill="${t(0.2)}"`));
    });
    const cloth = picture.linear(
      [0, fell],
      [0, h],
      [
        [0, t(0.74)],
        [1, t(0.34)],
      ],
    );
    picture.add(
      path(
        polygon([
          [x - half, fell],
          [x + half, fell],
          [x + half * 1.3, h * 1.02],
          [x - half * 1.3, h * 1.02],
        ]),
        `fill="${cloth}"`,
      ),
    );
    let weft = '';
    for (let row = 0; row < 42; row += 1) {
      const f = (row / 42) ** 1.2;
      const y = fell + (h - fell) * f;
      const spread = half * (1 + f * 0.3);
      weft += `M${n(x - spread)} ${n(y)}H${n(x + spread)}`;
      if (row % 9 === 4)
        picture.add(
          rectangle(
            x - spread,
            y,
            spread * 2,
            h * 0.012,
            `fill="${t(loose.between(0.12, 0.4))}" fill-opacity=".7"`,
          ),
        );
    }
    picture.add(path(weft, `stroke="${t(0.2)}" stroke-opacity=".35" stroke-width="${n(u * 0.1)}"`));
    const sx = x + half * random.between(-0.3, 0.3);
    const s = Math.min(w, h) * 0.2;
    rest(stage, sx, fell - s * 0.02, s * 1.1, t(0), 0.1);
    picture.add(
      path(
        `M${n(sx - s)} ${n(fell - s * 0.12)}Q${n(sx)} ${n(fell - s * 0.42)} ${n(sx + s)} ${n(fell - s * 0.12)}Q${n(sx)} ${n(fell + s * 0.06)} ${n(sx - s)} ${n(fell - s * 0.12)}Z`,
        `fill="${picture.linear(
          [0, fell - s * 0.3],
          [0, fell],
          [
            [0, t(0.7)],
            [1, t(0.16)],
          ],
        )}"`,
      ),
    );
    picture.add(ellipse(sx, fell - s * 0.17, s * 0.4, s * 0.06, `fill="${t(0.94)}"`));
    unfocused(stage, 0.9, () => {
      picture.add(rectangle(-w * 0.02, h * 0.93, w * 1.04, h * 0.1, `fill="${t(0.04)}"`));
    });
    develop(stage, palette, 0.46);
  },
};
