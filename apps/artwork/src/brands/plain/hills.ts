import { placeFigure } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { curve, n, path, rectangle } from '../../paint/picture';
import { ridge } from '../../stage/land';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { bulb, develop, middleOf, plate, rest, veil } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';

/** Range behind range, each paler, and a walker on the nearest crest. */
export const ranges: PlainScene = {
  name: 'ranges',
  about: /walk|borders|midnight|essay on maps/,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    const horizon = h * random.between(0.4, 0.5);
    plate(stage, palette, 0.7, 0.92, 0.98, 0.8);
    bulb(stage, [x + w * random.between(-0.1, 0.16), horizon - h * 0.1], h * 0.03, palette, 0.6);
    const shape = random.pick(['hills', 'peaks', 'hills'] as const);
    for (let layer = 0; layer < 5; layer += 1) {
      const y = horizon + h * 0.088 * layer;
      ridge(
        picture,
        layer > 2 ? 'hills' : shape,
        y,
        h * (0.12 - layer * 0.012),
        t(0.78 - layer * 0.14),
        loose,
      );
      veil(stage, y + h * 0.09, h * 0.07, t(0.92), 0.42 - layer * 0.05);
    }
    const crest = h * 0.9;
    const side = random.chance(0.5) ? 1 : -1;
    const line: Point[] = [
      [-w * 0.05, crest + h * 0.05],
      [x - w * 0.2, crest + h * 0.02],
      [x, crest - h * 0.03],
      [x + w * 0.2, crest],
      [w * 1.05, crest + h * 0.06],
    ];
    picture.add(path(`${curve(line)}V${h}H${n(-w * 0.05)}Z`, `fill="${t(0.05)}"`));
    const scale = h * (isTall(stage) ? 0.13 : 0.17);
    const walkers = random.whole(1, 2);
    for (let walker = 0; walker < walkers; walker += 1) {
      const figure = portray(stage, palette, {
        subject: {
          kind: 'person',
          pose: walker ? 'walk' : 'hike',
          outfit: 'hiker',
          props: walker ? [] : ['backpack'],
          hair: 'short',
        },
        yaw: 10,
        scale,
        side,
        behind: 1,
        reach: 0.4,
        mirror: side < 0,
      });
      placeFigure(picture, figure, {
        x: x - side * walker * scale * 1.1,
        y: crest - h * 0.018 + walker * h * 0.008,
        scale,
      });
    }
    develop(stage, palette, 0.3);
  },
};

/** A road to the edge of the evening, posts beside it. */
export const road: PlainScene = {
  name: 'road',
  about: /road|fences|borders|unfinished|town/,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    const horizon = h * random.between(0.52, 0.6);
    const side = random.chance(0.5) ? 1 : -1;
    const end: Point = [x + side * w * 0.06, horizon];
    plate(stage, palette, 0.32, 0.58, 0.88, 0.4);
    glow(picture, end, w * 0.5, h * 0.24, palette.light, 0.75, 'normal');
    ridge(picture, 'hills', horizon + 1, h * 0.06, t(0.42), loose);
    picture.add(
      rectangle(
        0,
        horizon,
        w,
        h - horizon,
        `fill="${picture.linear(
          [0, horizon],
          [0, h],
          [
            [0, t(0.36)],
            [0.3, t(0.2)],
            [1, t(0.08)],
          ],
        )}"`,
      ),
    );
    let grass = '';
    for (let blade = 0; blade < 420; blade += 1) {
      const depth = loose.next() ** 1.4;
      const y = horizon + (h - horizon) * depth;
      const tall = h * (0.004 + depth * 0.05) * loose.between(0.5, 1);
      const bx = loose.between(0, w);
      grass += `M${n(bx)} ${n(y)}l${n(loose.between(-0.3, 0.3) * tall)} ${n(-tall)}l${n(tall * 0.1)} ${n(tall)}z`;
    }
    picture.add(path(grass, `fill="${t(0.26)}" fill-opacity=".6"`));
    const from = x - side * w * 0.1;
    const wide = Math.min(w, h) * 0.5;
    const lane = (a: number, b: number) =>
      `M${n(end[0] - wide * 0.008)} ${n(horizon)}Q${n(end[0] - side * w * 0.01)} ${n(horizon + h * 0.1)} ${n(from + a * wide)} ${h}H${n(from + b * wide)}Q${n(end[0] + side * w * 0.02)} ${n(horizon + h * 0.1)} ${n(end[0] + wide * 0.008)} ${n(horizon)}Z`;
    picture.add(
      path(
        lane(-0.8, 0.8),
        `fill="${picture.linear(
          [0, horizon],
          [0, h],
          [
            [0, t(0.74)],
            [0.3, t(0.36)],
            [1, t(0.14)],
          ],
        )}"`,
      ),
    );
    for (let post = 0; post < 9; post += 1) {
      const depth = 0.03 + (post / 8) ** 2 * 0.9;
      const y = horizon + (h - horizon) * depth;
      const px = end[0] + (from + side * wide * 1.1 - end[0]) * depth ** 0.9;
      const tall = h * 0.27 * depth + h * 0.008;
      picture.add(
        path(
          `M${n(px)} ${n(y)}v${n(-tall)}`,
          `stroke="${t(0.05)}" stroke-width="${n(tall * 0.1)}"`,
        ),
      );
    }
    for (const up of [0.4, 0.8]) {
      const points = Array.from({ length: 9 }, (_, post): Point => {
        const depth = 0.03 + (post / 8) ** 2 * 0.9;
        const tall = h * 0.27 * depth + h * 0.008;
        return [
          end[0] + (from + side * wide * 1.1 - end[0]) * depth ** 0.9,
          horizon + (h - horizon) * depth - tall * up,
        ];
      });
      picture.add(
        path(curve(points), `fill="none" stroke="${t(0.05)}" stroke-width="${n(h * 0.003)}"`),
      );
    }
    if (random.chance(0.6)) {
      const scale = h * 0.1;
      const figure = portray(stage, palette, {
        subject: { kind: 'person', pose: 'walk', outfit: 'coat', hair: 'short' },
        yaw: 250,
        scale,
        side,
        behind: 1,
        reach: 0.4,
      });
      const y = horizon + h * 0.12;
      rest(stage, end[0], y, scale * 0.5, t(0), 0.16);
      placeFigure(picture, figure, { x: end[0] - side * w * 0.012, y, scale });
    }
    develop(stage, palette, 0.5);
  },
};
