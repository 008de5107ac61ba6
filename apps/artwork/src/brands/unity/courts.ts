import { pointOf } from '../../figures/figure';
import { blend } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { green, ink, paper } from './palette';
import { screen } from './paste';
import type { Setting } from './setting';
import { mesh, pitchFloor, stroke } from './setting';

/** The place of a ball. */
export const courts = {
  pitch: {
    behind(stage, palette, { x, y, scale, face }) {
      const { picture, w, h } = stage;
      const turf = palette.ground === green ? '#0a8a4e' : green;
      const top = y - scale * 0.4;
      pitchFloor(stage, top, turf);
      for (let stripe = -8; stripe < 10; stripe += 2) {
        const at = x + stripe * scale * 0.6;
        picture.add(
          path(
            `M${n(at)} ${n(top)}h${n(scale * 0.6)}L${n(at + scale * 0.6 - (w / 2 - at) * 0.5)} ${h}H${n(at - (w / 2 - at) * 0.5 - scale * 0.3)}Z`,
            `fill="${blend(turf, ink, 0.12)}"`,
          ),
        );
      }
      picture.add(
        ellipse(
          x + face * scale * 1.2,
          y + scale * 0.2,
          scale * 2.1,
          scale * 0.46,
          stroke(paper, scale * 0.045),
        ),
      );
      picture.add(rectangle(0, top, w, scale * 0.045, `fill="${paper}"`));
    },
    room: { bottom: 0.2 },
  },
  net: {
    behind(stage, palette, { x, y, scale }) {
      const { picture, w, h, u } = stage;
      const turf = palette.ground === green ? '#0a8a4e' : green;
      pitchFloor(stage, y - scale * 0.06, /handball/.test(stage.words) ? palette.disc : turf);
      const top = y - scale * 2.36;
      const left = x - scale * 1.9;
      mesh(
        picture,
        left,
        top,
        w,
        y - scale * 0.06,
        scale * 0.17,
        palette.ground === '#f4f4f8' ? ink : paper,
      );
      const post = `M${n(left)} ${h}V${n(top)}H${n(w + u)}`;
      picture.add(path(post, stroke(paper, scale * 0.14)));
      picture.add(
        path(
          post,
          stroke(
            palette.kit[1],
            scale * 0.14,
            `stroke-dasharray="${n(scale * 0.26)} ${n(scale * 0.26)}"`,
          ),
        ),
      );
    },
    room: { bottom: 0.1, top: 0.2 },
  },
  hoop: {
    behind(stage, palette, { x, y, scale, face, figure }) {
      const { picture } = stage;
      const hand = pointOf(figure, { x, y, scale }, [0.42, 2.34, 0.18]);
      const rim: Point = [hand[0] + face * scale * 0.5, hand[1] + scale * 0.2];
      picture.add(
        path(
          polygon([
            [rim[0] + face * scale * 0.3, rim[1] - scale * 0.85],
            [rim[0] + face * scale * 0.86, rim[1] - scale * 1.0],
            [rim[0] + face * scale * 0.86, rim[1] + scale * 0.24],
            [rim[0] + face * scale * 0.3, rim[1] + scale * 0.16],
          ]),
          `fill="${paper}" stroke="${ink}" stroke-width="${n(scale * 0.05)}"`,
        ),
      );
      picture.add(
        path(
          polygon([
            [rim[0] + face * scale * 0.36, rim[1] - scale * 0.42],
            [rim[0] + face * scale * 0.6, rim[1] - scale * 0.47],
            [rim[0] + face * scale * 0.6, rim[1] - scale * 0.04],
            [rim[0] + face * scale * 0.36, rim[1] - scale * 0.03],
          ]),
          stroke(palette.kit[1], scale * 0.045),
        ),
      );
    },
    before(stage, _palette, { x, y, scale, face, figure }) {
      const { picture } = stage;
      const hand = pointOf(figure, { x, y, scale }, [0.42, 2.34, 0.18]);
      const rim: Point = [hand[0] + face * scale * 0.5, hand[1] + scale * 0.2];
      const r = scale * 0.27;
      let cords = '';
      for (let cord = 0; cord <= 6; cord += 1) {
        const from = rim[0] - r + (cord * r) / 3;
        for (const step of [-1, 1]) {
          const to = rim[0] - r * 0.6 + ((cord + step) * r * 0.6) / 3;
          cords += `M${n(from)} ${n(rim[1])}L${n(Math.min(rim[0] + r * 0.66, Math.max(rim[0] - r * 0.66, to)))} ${n(rim[1] + r * 1.5)}`;
        }
      }
      picture.add(path(cords, stroke(paper, scale * 0.026)));
      picture.add(ellipse(rim[0], rim[1], r, r * 0.26, stroke('#ff5a1f', scale * 0.06)));
    },
    room: { top: 0.2, right: 0.6, left: 0.2, bottom: 0.06 },
  },
  beach: {
    behind(stage, palette, { x, y, scale, face }) {
      const { picture, w, h, u } = stage;
      const sand = palette.ground === '#ffc61a' ? '#ffe9a8' : '#ffd76b';
      const top = y + scale * 0.05;
      picture.add(
        path(
          `M0 ${n(top)}${`q${n(w / 12)} ${n(-scale * 0.1)} ${n(w / 6)} 0t${n(w / 6)} 0`.repeat(3)}V${h}H0Z`,
          `fill="${sand}"`,
        ),
      );
      picture.add(
        rectangle(0, top, w, h - top, `fill="${screen(picture, u * 1.6, '#e8a800', 0.2)}"`),
      );
      const post = x + face * scale * 1.0;
      const net = y - scale * 1.9;
      const edge = face > 0 ? w : 0;
      mesh(
        picture,
        Math.min(post, edge),
        net,
        Math.max(post, edge),
        net + scale * 0.8,
        scale * 0.13,
        ink,
      );
      for (const at of [net, net + scale * 0.8])
        picture.add(path(`M${n(post)} ${n(at)}H${n(edge)}`, stroke(paper, scale * 0.1)));
      picture.add(
        path(
          `M${n(post)} ${n(net - scale * 0.1)}V${n(top + scale * 0.1)}`,
          stroke(ink, scale * 0.09),
        ),
      );
    },
    room: { bottom: 0.16, right: 0.5, left: 0.2 },
  },
  table: {
    before(stage, palette, { x, y, scale, face }) {
      const { picture, w, h } = stage;
      const top = y - scale * 0.7;
      const edge = x + face * scale * 0.3;
      const end = face > 0 ? w * 1.1 : -w * 0.1;
      picture.add(
        path(
          `M${n(edge)} ${n(top + scale * 0.42)}L${n(edge + face * scale * 0.5)} ${n(top)}H${n(end)}V${n(top + scale * 0.42)}Z`,
          `fill="#1a56db"`,
        ),
      );
      picture.add(
        path(
          `M${n(edge)} ${n(top + scale * 0.42)}H${n(end)}v${n(scale * 0.08)}H${n(edge)}Z`,
          `fill="${paper}"`,
        ),
      );
      picture.add(
        path(
          `M${n(edge)} ${n(top + scale * 0.5)}H${n(end)}V${h}H${n(edge + face * scale * 0.2)}Z`,
          `fill="${ink}"`,
        ),
      );
      const net = x + face * scale * 1.5;
      mesh(
        picture,
        net - scale * 0.05,
        top - scale * 0.14,
        net + scale * 0.3,
        top + scale * 0.3,
        scale * 0.06,
        palette.ground === '#f4f4f8' ? ink : paper,
      );
    },
    room: { right: 0.4, left: 0.4, bottom: -0.2 },
  },
} as const satisfies Record<string, Setting>;
