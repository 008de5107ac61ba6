import { n, path } from '../../paint/picture';
import { bokeh } from '../../stage/air';
import { develop, ground, middleOf, plate, rest, shaft, unfocused } from './lens';
import type { PlainScene } from './palette';
import { toneAt } from './palette';

/** Lights far away, out of focus, and two empty chairs. */
export const chairs: PlainScene = {
  name: 'chairs',
  about: /chairs|conversation|translators|discussion|long table/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.62, 0.74, 0.52);
    const floor = h * 0.72;
    ground(stage, palette, floor, [0.56, 0.3]);
    const pane = Math.min(w, h) * 0.34;
    shaft(
      stage,
      [
        [x - side * pane * 1.56, -h * 0.02],
        [x - side * pane * 0.5, -h * 0.02],
        [x + side * pane * 1.7, h * 0.96],
        [x + side * pane * 0.2, h * 0.96],
      ],
      palette.light,
      0.75,
    );
    const s = Math.min(w, h) * 0.36;
    const chair = (cx: number, face: number) => {
      const y = floor + s * 0.34;
      rest(stage, cx + side * s * 0.5, y + s * 0.02, s * 0.8, t(0.1), 0.12);
      const line = `fill="none" stroke="${t(0.08)}" stroke-width="${n(s * 0.05)}" stroke-linecap="round" stroke-linejoin="round"`;
      picture.add(
        path(
          `M${n(cx - face * s * 0.3)} ${n(y - s * 0.04)}L${n(cx - face * s * 0.26)} ${n(y - s * 0.52)}L${n(cx - face * s * 0.36)} ${n(y - s * 1.12)}M${n(cx + face * s * 0.3)} ${n(y + s * 0.02)}L${n(cx + face * s * 0.26)} ${n(y - s * 0.5)}M${n(cx - face * s * 0.06)} ${n(y - s * 0.14)}V${n(y - s * 0.5)}M${n(cx + face * s * 0.12)} ${n(y - s * 0.1)}V${n(y - s * 0.5)}`,
          line,
        ),
      );
      picture.add(
        path(
          `M${n(cx - face * s * 0.3)} ${n(y - s * 0.56)}H${n(cx + face * s * 0.32)}L${n(cx + face * s * 0.28)} ${n(y - s * 0.47)}H${n(cx - face * s * 0.28)}Z`,
          `fill="${t(0.14)}"`,
        ),
      );
      picture.add(
        path(
          `M${n(cx - face * s * 0.4)} ${n(y - s * 1.14)}q${n(face * s * 0.06)} ${n(-s * 0.04)} ${n(face * s * 0.1)} ${n(s * 0.02)}l${n(face * s * 0.03)} ${n(s * 0.24)}l${n(-face * s * 0.1)} ${n(s * 0.02)}Z`,
          `fill="${t(0.12)}"`,
        ),
      );
    };
    chair(x - s * 0.62, 1);
    chair(x + s * 0.62, -1);
    unfocused(stage, 0.7, () =>
      bokeh(
        picture,
        { left: 0, right: w, top: h * 0.02, bottom: h * 0.3 },
        7,
        u * 4,
        [t(1), t(0.86)],
        0.22,
        loose,
      ),
    );
    develop(stage, palette, 0.3);
  },
};
