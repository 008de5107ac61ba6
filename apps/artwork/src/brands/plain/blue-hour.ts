import { placeFigure } from '../../figures/figure';
import { n, path, rectangle } from '../../paint/picture';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { bulb, develop, ground, middleOf, plate, rest, unfocused, veil } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';

/** Blocks against the last of the light, windows coming on, a wet street. */
export const blueHour: PlainScene = {
  name: 'blue hour',
  about: /town|city|last cinema|second kitchen|clocks|whole evening/,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.28, 0.46, 0.76, 0.4);
    const street = h * 0.76;
    glow(picture, [x, street], w * 0.5, h * 0.36, palette.light, 0.5, 'normal');
    for (let layer = 0; layer < 3; layer += 1) {
      let blocks = '';
      let lit = '';
      let dim = '';
      const step = w * (0.05 + layer * 0.035) * Math.sqrt(h / w);
      for (let bx = -step * loose.next(); bx < w; bx += step * loose.between(1, 1.5)) {
        const gap = Math.abs(bx + step / 2 - x) / w;
        const tall = h * (0.1 + layer * 0.06 + loose.between(0, 0.2)) * (0.6 + gap * 1.5);
        const wide = step * loose.between(0.95, 1.3);
        blocks += `M${n(bx)} ${n(street)}v${n(-tall)}h${n(wide)}v${n(tall)}z`;
        if (loose.chance(0.3))
          blocks += `M${n(bx + wide * 0.2)} ${n(street - tall)}l${n(wide * 0.3)} ${n(-wide * 0.25)}l${n(wide * 0.3)} ${n(wide * 0.25)}z`;
        if (layer === 0) continue;
        const pane = wide * 0.1;
        for (let wy = street - tall + pane * 1.4; wy < street - pane * 2; wy += pane * 2.2) {
          for (let wx = bx + pane; wx < bx + wide - pane; wx += pane * 1.9) {
            const mark = `M${n(wx)} ${n(wy)}h${n(pane)}v${n(pane * 1.3)}h${n(-pane)}z`;
            if (loose.chance(0.18)) lit += mark;
            else if (loose.chance(0.4)) dim += mark;
          }
        }
      }
      picture.add(path(blocks, `fill="${t(0.44 - layer * 0.17)}"`));
      if (dim) picture.add(path(dim, `fill="${t(0.34)}" fill-opacity=".5"`));
      if (lit) picture.add(path(lit, `fill="${palette.light}" fill-opacity=".92"`));
      veil(stage, street - h * 0.04, h * 0.1, t(0.72), 0.3 - layer * 0.08);
    }
    ground(stage, palette, street, [0.32, 0.04]);
    unfocused(stage, 0.45, () => {
      for (let mark = 0; mark < 26; mark += 1) {
        const rx = loose.between(0, w);
        picture.add(
          rectangle(
            rx,
            street + h * 0.01,
            w * loose.between(0.003, 0.012),
            h * loose.between(0.04, 0.2),
            `fill="${palette.light}" fill-opacity="${n(loose.between(0.1, 0.5))}"`,
          ),
        );
      }
    });
    for (const side of [-1, 1]) {
      const lx = x + side * w * 0.16;
      picture.add(
        path(
          `M${n(lx)} ${n(h * 0.9)}V${n(h * 0.46)}q0 ${n(-h * 0.03)} ${n(-side * h * 0.04)} ${n(-h * 0.03)}`,
          `fill="none" stroke="${t(0.03)}" stroke-width="${n(h * 0.007)}"`,
        ),
      );
      bulb(stage, [lx - side * h * 0.045, h * 0.437], h * 0.009, palette, 0.9);
    }
    const scale = h * (isTall(stage) ? 0.17 : 0.22);
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: random.pick(['walk', 'umbrella'] as const),
        props: [],
        outfit: 'coat',
        hair: 'short',
      },
      yaw: random.between(10, 60),
      scale,
      side: 1,
      behind: 1,
      reach: 0.3,
    });
    glow(
      picture,
      [x, h * 0.9 - scale * 0.9],
      scale * 0.9,
      scale * 1.1,
      palette.light,
      0.4,
      'normal',
    );
    rest(stage, x, h * 0.9, scale * 0.6, t(0));
    placeFigure(picture, figure, { x, y: h * 0.9, scale });
    develop(stage, palette, 0.5);
  },
};
