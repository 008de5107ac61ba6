import { placeFigure } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { n, path, polygon, rectangle } from '../../paint/picture';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { develop, ground, middleOf, plate, unfocused } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';

/** Glass, pots and leaves before the lens. */
export const glasshouse: PlainScene = {
  name: 'glasshouse',
  about: /garden|seed/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    plate(stage, palette, 0.8, 0.94, 0.6);
    const bar = `stroke="${t(0.5)}" stroke-width="${n(Math.min(w, h) * 0.007)}"`;
    let frame = '';
    const step = Math.min(w, h) * 0.17;
    for (let column = -8; column <= 8; column += 1)
      frame += `M${n(x + column * step)} ${n(h * 0.86)}V${n(h * 0.34)}L${n(x + column * step * 0.24)} ${n(-h * 0.1)}`;
    for (const y of [0.34, 0.52, 0.7]) frame += `M0 ${n(h * y)}H${w}`;
    unfocused(stage, 0.25, () => {
      picture.add(path(frame, `fill="none" ${bar}`));
    });
    glow(picture, [x, h * 0.2], w * 0.4, h * 0.4, palette.light, 0.7, 'normal');
    const leaf = (at: Point, long: number, turn: number, tone: number) => {
      picture.add(
        `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${n(turn)})">${path(`M0 0C${n(long * 0.34)} ${n(-long * 0.2)} ${n(long * 0.3)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(-long * 0.3)} ${n(-long * 0.8)} ${n(-long * 0.34)} ${n(-long * 0.2)} 0 0Z`, `fill="${t(tone)}"`)}${path(`M0 0V${n(-long * 0.94)}`, `stroke="${t(tone + 0.16)}" stroke-width="${n(long * 0.02)}"`)}</g>`,
      );
    };
    const plant = (px: number, y: number, size: number, tone: number) => {
      for (let blade = 0; blade < 13; blade += 1)
        leaf(
          [px + (blade - 6) * size * 0.02, y],
          size * loose.between(0.6, 1.15),
          (blade - 6) * 13 + loose.between(-7, 7),
          tone + loose.between(-0.05, 0.1),
        );
    };
    unfocused(stage, 0.5, () => {
      for (let px = 0; px < w; px += step * 0.9)
        plant(px, h * 0.86, step * loose.between(0.8, 1.5), 0.52);
    });
    const shelf = h * 0.84;
    ground(stage, palette, shelf, [0.46, 0.14]);
    const scale = h * (isTall(stage) ? 0.34 : 0.44);
    const side = random.chance(0.5) ? 1 : -1;
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'pour',
        outfit: 'tee',
        hair: random.pick(['bun', 'short', 'curly']),
        build: { woman: random.chance(0.6) },
      },
      yaw: random.between(20, 60),
      scale,
      side,
      behind: 0.5,
      mirror: side < 0,
      above: 0.7,
    });
    placeFigure(picture, figure, { x: x - side * scale * 0.3, y: shelf + scale * 0.8, scale });
    picture.add(
      rectangle(
        0,
        shelf,
        w,
        h - shelf,
        `fill="${picture.linear(
          [0, shelf],
          [0, h],
          [
            [0, t(0.5)],
            [0.1, t(0.3)],
            [1, t(0.08)],
          ],
        )}"`,
      ),
    );
    for (const [off, size] of [
      [-0.4, 0.5],
      [0.55, 0.42],
      [1.15, 0.6],
      [-1.15, 0.6],
    ] as const) {
      const px = x + off * scale;
      const s = scale * size * 0.5;
      plant(px, shelf - s * 0.5, s * 1.3, 0.14);
      picture.add(
        path(
          polygon([
            [px - s * 0.36, shelf - s * 0.56],
            [px + s * 0.36, shelf - s * 0.56],
            [px + s * 0.26, shelf + s * 0.1],
            [px - s * 0.26, shelf + s * 0.1],
          ]),
          `fill="${picture.linear(
            [px - s * 0.36, 0],
            [px + s * 0.36, 0],
            [
              [0, t(0.2)],
              [0.7, t(0.56)],
              [1, t(0.3)],
            ],
          )}"`,
        ),
      );
    }
    unfocused(stage, 1.1, () => {
      for (const edge of [0.02, 0.98])
        for (let blade = 0; blade < 5; blade += 1)
          leaf(
            [w * edge, h * 1.05],
            h * loose.between(0.3, 0.5),
            (edge > 0.5 ? -1 : 1) * (10 + blade * 14),
            0.05,
          );
    });
    develop(stage, palette, 0.36);
  },
};
