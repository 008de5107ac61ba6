import { blend } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { ellipse, n, path, rectangle } from '../../paint/picture';
import type { Stage } from '../../stage/stage';
import { numerals } from './numerals';
import type { UnityPalette } from './palette';
import { green, ink, paper } from './palette';
import type { Setting, Spot } from './setting';
import { pitchFloor, stroke } from './setting';

/** A floor seen slightly from above, with lanes that run to one point. */
function lanes(stage: Stage, palette: UnityPalette, { x, y, scale, face }: Spot): void {
  const { picture, w, h, random } = stage;
  const horizon = y - scale * 0.34;
  const floor = palette.ground === palette.band ? palette.other : palette.band;
  picture.add(rectangle(0, horizon, w, h - horizon, `fill="${floor}"`));
  const vanish: Point = [x + face * w * 0.9, horizon - scale * 0.5];
  let lines = '';
  for (let lane = -3; lane <= 4; lane += 1) {
    const foot = x - face * w * 0.4 + (lane - 0.5) * scale * 1.3;
    const wide = scale * 0.07;
    const t = (horizon - h) / (vanish[1] - h);
    const cx = foot + (vanish[0] - foot) * t;
    lines += `M${n(foot)} ${h}L${n(cx)} ${n(horizon)}h${n(wide * 0.4)}L${n(foot + wide * 2.4)} ${h}Z`;
  }
  picture.add(path(lines, `fill="${floor === paper ? ink : paper}"`));
  picture.add(rectangle(0, horizon, w, scale * 0.03, `fill="${ink}"`));
  const lane = String(random.whole(1, 8));
  numerals(picture, {
    text: lane,
    at: [x - face * scale * 0.9 - scale * 0.2, Math.min(h * 0.985, y + scale * 0.5)],
    height: Math.min(scale * 0.42, h * 0.985 - horizon - scale * 0.1),
    fill: floor === paper ? ink : paper,
    weight: 0.36,
    slant: face * 24,
  });
}

/** Running, riding and throwing. */
export const courses = {
  track: { behind: lanes, room: { bottom: 0.24 } },
  hurdle: {
    behind: lanes,
    before({ picture }, palette, { x, y, scale, face }) {
      const [l, r] = [x - face * scale * 0.5, x + face * scale * 0.42];
      const top = y - scale * 0.86;
      const posts = `M${n(l)} ${n(y + scale * 0.06)}h${n(face * scale * 0.3)}M${n(l)} ${n(y + scale * 0.06)}V${n(top)}M${n(r)} ${n(y + scale * 0.1)}h${n(face * scale * 0.3)}M${n(r)} ${n(y + scale * 0.1)}V${n(top)}`;
      picture.add(path(posts, stroke(ink, scale * 0.045)));
      const wide = Math.abs(r - l) + scale * 0.1;
      const left = Math.min(l, r) - scale * 0.05;
      picture.add(
        rectangle(
          left,
          top,
          wide,
          scale * 0.13,
          `fill="${paper}" stroke="${ink}" stroke-width="${n(scale * 0.02)}"`,
        ),
      );
      for (const at of [0.12, 0.6])
        picture.add(
          rectangle(left + wide * at, top, wide * 0.26, scale * 0.13, `fill="${palette.kit[1]}"`),
        );
    },
    room: { bottom: 0.2 },
  },
  road: {
    behind(stage, palette, { x, y, scale, face }) {
      const { picture, w, h, loose } = stage;
      const horizon = y - scale * 0.3;
      const hill = (cx: number, r: number, fill: string) =>
        picture.add(
          path(
            `M${n(cx - r * 1.7)} ${n(horizon + 1)}Q${n(cx)} ${n(horizon - r * 1.7)} ${n(cx + r * 1.7)} ${n(horizon + 1)}Z`,
            `fill="${fill}"`,
          ),
        );
      hill(x - face * scale * 1.1, scale * 0.8, palette.ground === green ? '#0a8a4e' : green);
      hill(x + face * scale * 0.9, scale * 0.6, blend(palette.band, ink, 0.25));
      hill(w * loose.next(), scale * 0.4, palette.disc);
      picture.add(rectangle(0, horizon, w, h - horizon, `fill="${ink}"`));
      for (let dash = -6; dash < 8; dash += 1) {
        const at = x + dash * scale * 0.85;
        picture.add(
          path(
            `M${n(at)} ${n(y + scale * 0.2)}h${n(scale * 0.46)}l${n(-face * scale * 0.05)} ${n(scale * 0.07)}h${n(-scale * 0.46)}Z`,
            `fill="${paper}"`,
          ),
        );
      }
      picture.add(rectangle(0, horizon, w, scale * 0.05, `fill="${paper}"`));
    },
    room: { bottom: 0.26 },
  },
  bar: {
    behind(stage, palette, { x, y, scale }) {
      const { picture, h } = stage;
      const bar = y - scale * 1.24;
      picture.add(
        path(`M${n(x - scale * 1.3)} ${n(bar)}H${n(x + scale * 1.3)}`, stroke(paper, scale * 0.06)),
      );
      picture.add(
        path(
          `M${n(x - scale * 1.3)} ${n(bar)}H${n(x + scale * 1.3)}`,
          stroke(
            palette.kit[1],
            scale * 0.06,
            `stroke-dasharray="${n(scale * 0.3)} ${n(scale * 0.3)}"`,
          ),
        ),
      );
      for (const side of [-1, 1])
        picture.add(
          rectangle(
            x + side * scale * 1.3 - scale * 0.04,
            bar - scale * 0.2,
            scale * 0.08,
            h,
            `fill="${ink}"`,
          ),
        );
      picture.add(
        rectangle(
          x - scale * 1.1,
          y - scale * 0.34,
          scale * 2.2,
          scale * 0.6 + h,
          `fill="${palette.band}" stroke="${ink}" stroke-width="${n(scale * 0.02)}"`,
        ),
      );
      picture.add(
        rectangle(x - scale * 1.1, y - scale * 0.34, scale * 2.2, scale * 0.1, `fill="${paper}"`),
      );
    },
    room: { left: 0.5, right: 0.5, bottom: -0.55 },
  },
  field: {
    behind(stage, palette, { x, y, scale, face }) {
      const { picture, w } = stage;
      pitchFloor(stage, y - scale * 0.1, palette.ground === green ? palette.band : green);
      for (let arc = 1; arc < 6; arc += 1)
        picture.add(
          ellipse(
            x - face * scale,
            y + scale * 0.1,
            scale * (1 + arc * 0.9),
            scale * (0.2 + arc * 0.12),
            stroke(paper, scale * 0.035),
          ),
        );
      picture.add(
        path(
          `M${n(x - face * scale * 0.4)} ${n(y - scale * 1.5)}Q${n(x + face * scale * 1.4)} ${n(y - scale * 2.6)} ${n(x + face * w)} ${n(y - scale * 1.4)}`,
          stroke(
            palette.kit[1],
            scale * 0.05,
            `stroke-dasharray="${n(scale * 0.12)} ${n(scale * 0.1)}"`,
          ),
        ),
      );
    },
    room: { bottom: 0.14 },
  },
} as const satisfies Record<string, Setting>;
