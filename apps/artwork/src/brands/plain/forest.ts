import { placeFigure } from '../../figures/figure';
import { n, path, polygon } from '../../paint/picture';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { develop, middleOf, plate, rest, unfocused, veil } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';

/** Trunks in mist and a clearing where the light comes down. */
export const forest: PlainScene = {
  name: 'forest',
  about: /bees|walk|field|on silence|recordings/,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.5, 0.82, 0.9, 0.5);
    glow(picture, [x, h * 0.42], w * 0.4, h * 0.5, palette.light, 0.7, 'normal');
    const ground = h * 0.82;
    for (let layer = 0; layer < 4; layer += 1) {
      const near = layer / 3;
      const trunks = () => {
        let data = '';
        const step = w * (0.035 + near * 0.075);
        for (let tx = -step * loose.next(); tx < w + step; tx += step * loose.between(0.6, 1.5)) {
          if (Math.abs(tx - x) < w * (0.03 + near * 0.12) && loose.chance(0.8)) continue;
          const thick =
            w * (0.004 + near * near * 0.026) * loose.between(0.6, 1.3) * Math.sqrt(h / w);
          const lean = thick * loose.between(-0.6, 0.6);
          const foot = ground + h * (0.02 + near * 0.14);
          data += `M${n(tx - thick + lean)} ${n(-h * 0.05)}L${n(tx - thick * 1.2)} ${n(foot - thick)}Q${n(tx - thick * 1.3)} ${n(foot)} ${n(tx - thick * 2)} ${n(foot)}H${n(tx + thick * 2)}Q${n(tx + thick * 1.3)} ${n(foot)} ${n(tx + thick * 1.2)} ${n(foot - thick)}L${n(tx + thick + lean)} ${n(-h * 0.05)}Z`;
          if (near < 0.9 && loose.chance(0.6)) {
            const by = h * loose.between(0.1, 0.5);
            const side = loose.chance(0.5) ? 1 : -1;
            data += `M${n(tx)} ${n(by)}q${n(side * thick * 6)} ${n(-thick * 2)} ${n(side * thick * 12)} ${n(-thick * 8)}q${n(-side * thick * 5)} ${n(thick * 7)} ${n(-side * thick * 12)} ${n(thick * 9.4)}Z`;
          }
        }
        picture.add(path(data, `fill="${t(0.7 - near * 0.66)}"`));
      };
      if (layer === 3) unfocused(stage, 0.5, trunks);
      else trunks();
      veil(stage, ground - h * 0.06, h * 0.26, t(0.94), 0.4 - near * 0.3);
    }
    for (let ray = 0; ray < 4; ray += 1) {
      const rx = x + w * (ray - 1.6) * 0.07;
      const fill = picture.linear(
        [rx, 0],
        [rx, ground],
        [
          [0, palette.light, 0.34],
          [1, palette.light, 0],
        ],
      );
      picture.add(
        path(
          polygon([
            [rx + w * 0.08, 0],
            [rx + w * 0.11, 0],
            [rx + w * 0.03, ground],
            [rx - w * 0.05, ground],
          ]),
          `fill="${fill}"`,
        ),
      );
    }
    const floor = picture.linear(
      [0, ground],
      [0, h],
      [
        [0, t(0.44)],
        [1, t(0.05)],
      ],
    );
    picture.add(
      path(
        `M0 ${n(ground + h * 0.03)}Q${n(x)} ${n(ground - h * 0.02)} ${w} ${n(ground + h * 0.04)}V${h}H0Z`,
        `fill="${floor}"`,
      ),
    );
    if (random.chance(0.7)) {
      const scale = h * (isTall(stage) ? 0.12 : 0.17);
      const figure = portray(stage, palette, {
        subject: {
          kind: 'person',
          pose: random.pick(['lookUp', 'walk', 'stand'] as const),
          outfit: random.pick(['coat', 'hiker']),
          hair: 'short',
        },
        yaw: random.between(200, 300),
        scale,
        side: 1,
        behind: 1,
        reach: 0.4,
      });
      rest(stage, x, ground + h * 0.05, scale * 0.6, t(0));
      placeFigure(picture, figure, { x, y: ground + h * 0.05, scale });
    }
    develop(stage, palette, 0.5);
  },
};
