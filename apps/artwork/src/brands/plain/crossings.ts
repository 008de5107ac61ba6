import { placeFigure } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { n, path, rectangle } from '../../paint/picture';
import { dune, ridge } from '../../stage/land';
import { isTall } from '../../stage/stage';
import { bulb, develop, middleOf, plate, veil } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';

/** Dunes with the light low. */
export const dunes: PlainScene = {
  name: 'dunes',
  kinds: ['video', 'series', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.6, 0.86, 0.96);
    bulb(stage, [x + w * 0.1, h * 0.26], h * 0.03, palette, 0.5);
    const crests = [0.46, 0.58, 0.74] as const;
    crests.forEach((base, layer) => {
      const peak = random.between(0.25, 0.75);
      const points: Point[] = [
        [-w * 0.1, h * (base + 0.08)],
        [w * peak * 0.5, h * (base + 0.02)],
        [w * peak, h * (base - 0.07)],
        [w * (peak + 0.18), h * (base + 0.06)],
        [w * 1.1, h * (base + 0.02)],
      ];
      dune(
        picture,
        points,
        picture.linear(
          [0, h * (base - 0.08)],
          [0, h * (base + 0.4)],
          [
            [0, t(0.86 - layer * 0.06)],
            [1, t(0.6 - layer * 0.1)],
          ],
        ),
        t(0.5 - layer * 0.12),
      );
      veil(stage, h * (base + 0.16), h * 0.08, t(0.95), 0.18);
    });
    const scale = h * 0.055;
    const figure = portray(stage, palette, {
      subject: { kind: 'person', pose: 'walk', outfit: 'coat', hair: 'short' },
      yaw: 20,
      scale,
      side: 1,
      behind: 1,
      reach: 0.3,
    });
    placeFigure(picture, figure, { x: x + w * 0.04, y: h * 0.64, scale });
    develop(stage, palette, 0.3);
  },
};

/** An arch across a valley of mist. */
export const bridge: PlainScene = {
  name: 'bridge',
  about: /bridges|train|borders|unfinished/,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    plate(stage, palette, 0.66, 0.88, 0.96, 0.7);
    bulb(stage, [x - w * 0.12, h * 0.28], h * 0.03, palette, 0.5);
    ridge(picture, 'peaks', h * 0.5, h * 0.16, t(0.74), loose);
    ridge(picture, 'hills', h * 0.58, h * 0.12, t(0.6), loose);
    veil(stage, h * 0.62, h * 0.16, t(0.96), 0.75);
    const deck = h * random.between(0.42, 0.48);
    const dark = t(0.26);
    const span = Math.min(w, h) * (isTall(stage) ? 0.34 : 0.3);
    let data = `M0 ${n(deck)}H${w}V${n(deck + span * 0.14)}H0Z`;
    for (let pier = -8; pier <= 8; pier += 1) {
      const px = x + (pier + 0.5) * span;
      const thick = span * 0.09;
      data += `M${n(px - thick)} ${n(deck)}h${n(thick * 2)}L${n(px + thick * 1.5)} ${n(h * 0.9)}H${n(px - thick * 1.5)}Z`;
      const left = px + thick;
      const r = span / 2 - thick;
      data += `M${n(left)} ${n(deck)}H${n(left + r * 2)}V${n(deck + span * 0.1 + r)}A${n(r)} ${n(r)} 0 0 0 ${n(left)} ${n(deck + span * 0.1 + r)}Z`;
    }
    picture.add(path(data, `fill="${dark}"`));
    picture.add(rectangle(0, deck - span * 0.05, w, span * 0.03, `fill="${t(0.2)}"`));
    if (/train/.test(stage.words) || random.chance(0.5)) {
      const side = random.chance(0.5) ? 1 : -1;
      for (let car = 0; car < 5; car += 1) {
        const cx = x + side * (car - 1.4) * span * 0.68;
        picture.add(
          `<rect x="${n(cx - span * 0.32)}" y="${n(deck - span * 0.25)}" width="${n(span * 0.64)}" height="${n(span * 0.2)}" rx="${n(span * 0.03)}" fill="${t(0.14)}"/>`,
        );
        for (let pane = 0; pane < 5; pane += 1)
          picture.add(
            rectangle(
              cx - span * 0.27 + pane * span * 0.11,
              deck - span * 0.2,
              span * 0.075,
              span * 0.07,
              `fill="${palette.light}"`,
            ),
          );
      }
    }
    veil(stage, h * 0.8, h * 0.24, t(0.94), 0.95);
    ridge(picture, 'hills', h * 0.9, h * 0.07, t(0.4), loose);
    veil(stage, h * 0.92, h * 0.1, t(0.9), 0.5);
    let trees = '';
    for (let tree = 0; tree < 70; tree += 1) {
      const tx = loose.between(0, w);
      const s = h * loose.between(0.03, 0.1);
      const foot = h * (0.985 + loose.between(0, 0.04));
      trees += `M${n(tx)} ${n(foot - s)}l${n(s * 0.12)} ${n(s * 0.4)}h${n(-s * 0.04)}l${n(s * 0.14)} ${n(s * 0.5)}h${n(-s * 0.44)}l${n(s * 0.14)} ${n(-s * 0.5)}h${n(-s * 0.04)}z`;
    }
    picture.add(path(`${trees}M0 ${n(h * 0.97)}H${w}V${h}H0Z`, `fill="${t(0.07)}"`));
    develop(stage, palette, 0.3);
  },
};
