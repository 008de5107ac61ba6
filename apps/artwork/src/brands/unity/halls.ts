import { pointOf } from '../../figures/figure';
import { blend } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { circle, curve, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { ink, paper } from './palette';
import type { Setting } from './setting';
import { other, stroke } from './setting';

/** Walls, beams, ramps and mats. */
export const halls = {
  wall: {
    behind(stage, palette, { x, y, scale, figure }) {
      const { picture, w, h, loose } = stage;
      const shades = [
        palette.ground,
        blend(palette.ground, ink, 0.12),
        blend(palette.ground, paper, 0.16),
        blend(palette.ground, palette.band, 0.24),
      ];
      const s = scale * 0.95;
      for (let column = -1; column * s < w + s; column += 1) {
        for (let row = -1; row * s < h + s; row += 1) {
          const p = (dx: number, dy: number): Point => {
            const seed = Math.sin((column + dx) * 12.9 + (row + dy) * 78.2) * 43758.5;
            const j = seed - Math.floor(seed) - 0.5;
            return [(column + dx + j * 0.5) * s, (row + dy + ((seed * 7) % 1) * 0.3) * s];
          };
          const [a, b, c, d] = [p(0, 0), p(1, 0), p(1, 1), p(0, 1)];
          picture.add(
            path(
              polygon([a, b, c]),
              `fill="${shades[(column * 3 + row * 5 + 16) % 4] ?? palette.ground}"`,
            ),
          );
          picture.add(
            path(
              polygon([a, c, d]),
              `fill="${shades[(column * 5 + row * 3 + 17) % 4] ?? palette.ground}"`,
            ),
          );
        }
      }
      const colours = [palette.kit[1], palette.disc, paper, palette.away[1], other(palette)];
      const hold = ([hx, hy]: Point, r: number, index: number) => {
        const blob = Array.from({ length: 7 }, (_, corner): Point => {
          const angle = (corner / 7) * Math.PI * 2;
          const far = r * loose.between(0.72, 1.25);
          return [hx + Math.cos(angle) * far * 1.3, hy + Math.sin(angle) * far * 0.9];
        });
        const shape = curve(blob, true);
        picture.add(
          `<g transform="translate(${n(r * 0.16)} ${n(r * 0.26)})">${path(shape, `fill="${ink}" fill-opacity=".75"`)}</g>`,
        );
        picture.add(path(shape, `fill="${colours[index % colours.length] ?? paper}"`));
        picture.add(circle(hx - r * 0.1, hy - r * 0.1, r * 0.16, `fill="${ink}"`));
      };
      for (let index = 0; index < 26; index += 1)
        hold(
          [loose.between(stage.area.left > w * 0.3 ? w * 0.42 : 0, w), loose.between(0, h)],
          Math.min(scale, h * 0.44) * loose.between(0.05, 0.13),
          index,
        );
      const spots = [
        [0.4, 1.92, -0.22],
        [0.44, 1.48, 0.42],
        [0.4, 0.16, -0.18],
        [0.4, 0.58, 0.36],
      ] as const;
      spots.forEach((spot, index) => {
        hold(pointOf(figure, { x, y, scale }, spot), Math.min(scale, h * 0.5) * 0.16, index);
      });
    },
    room: { top: 0.1, bottom: 0.1 },
  },
  beam: {
    behind(stage, palette, { x, y, scale, figure }) {
      const { picture, w, h } = stage;
      const top =
        y -
        scale * Math.max(0, figure.box.bottom) +
        scale * (figure.box.bottom > 0.5 ? 0.42 : 0.02);
      picture.add(rectangle(0, top, w, scale * 0.17, `fill="${paper}"`));
      picture.add(rectangle(0, top + scale * 0.11, w, scale * 0.06, `fill="${palette.kit[1]}"`));
      for (const side of [-1, 1])
        picture.add(
          path(
            `M${n(x + side * scale * 1.1)} ${n(top + scale * 0.17)}l${n(side * scale * 0.2)} ${h}h${n(side * scale * 0.14)}L${n(x + side * scale * 1.24)} ${n(top + scale * 0.17)}Z`,
            `fill="${palette.ground === ink ? paper : ink}"`,
          ),
        );
    },
    room: { bottom: 0.34, top: 0.06 },
  },
  ramp: {
    behind(stage, palette, { x, y, scale, face }) {
      const { picture, h } = stage;
      const lip = y + scale * 0.16;
      const edge = x - face * scale * 0.5;
      const far = face * scale * 4;
      picture.add(
        path(
          `M${n(edge)} ${n(lip)}h${n(-far)}V${n(h * 1.2)}H${n(edge + far)}V${n(lip + scale * 2.6)}Q${n(edge)} ${n(lip + scale * 2.2)} ${n(edge)} ${n(lip)}Z`,
          `fill="${palette.band === palette.ground ? other(palette) : palette.band}"`,
        ),
      );
      picture.add(
        path(
          `M${n(edge - far)} ${n(lip)}H${n(edge + face * scale * 0.06)}`,
          stroke(paper, scale * 0.09),
        ),
      );
      picture.add(
        path(
          `M${n(edge + face * scale * 0.2)} ${n(lip - scale * 0.2)}C${n(edge + face * scale * 0.2)} ${n(lip + scale * 1.2)} ${n(edge + face * scale * 0.8)} ${n(lip + scale * 2)} ${n(edge + face * scale * 2)} ${n(lip + scale * 2.1)}`,
          stroke(paper, scale * 0.05, `stroke-dasharray="${n(scale * 0.16)} ${n(scale * 0.12)}"`),
        ),
      );
    },
    room: { bottom: 0.5 },
  },
  mat: {
    behind(stage, palette, { x, y, scale }) {
      const { picture } = stage;
      const rings = [
        [3.1, palette.band === palette.ground ? other(palette) : palette.band],
        [2.3, palette.disc],
        [1.55, palette.ground],
        [1.35, palette.disc],
      ] as const;
      for (const [r, fill] of rings)
        picture.add(ellipse(x, y + scale * 0.04, scale * r, scale * r * 0.3, `fill="${fill}"`));
    },
    room: { bottom: 0.26 },
  },
  piste: {
    behind(stage, palette, { x, y, scale }) {
      const { picture, w } = stage;
      picture.add(rectangle(0, y - scale * 0.12, w, scale * 0.36, `fill="${paper}"`));
      picture.add(rectangle(0, y + scale * 0.24, w, scale * 0.09, `fill="${ink}"`));
      for (const at of [-1.6, -0.6, 0.9, 1.9])
        picture.add(
          path(
            `M${n(x + at * scale)} ${n(y - scale * 0.12)}h${n(scale * 0.08)}l${n(scale * 0.06)} ${n(scale * 0.36)}h${n(-scale * 0.08)}Z`,
            `fill="${palette.kit[1]}"`,
          ),
        );
    },
    room: { bottom: 0.36 },
  },
} as const satisfies Record<string, Setting>;
