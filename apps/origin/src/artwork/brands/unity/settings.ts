import type { Figure } from '../../figures/figure';
import { pointOf } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import { blend } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { circle, curve, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import type { Stage } from '../../stage/stage';
import { numerals } from './numerals';
import type { UnityPalette } from './palette';
import { green, ink, paper } from './palette';
import { screen } from './paste';

/** Where the athlete is, in picture units. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  face: 1 | -1;
  figure: Figure;
}

interface Setting {
  /** Under and behind the athlete. */
  behind?(stage: Stage, palette: UnityPalette, spot: Spot): void;
  /** Over the athlete's feet. */
  before?(stage: Stage, palette: UnityPalette, spot: Spot): void;
  /** Metres of room that it needs around the athlete. */
  room?: { left?: number; right?: number; top?: number; bottom?: number };
}

const stroke = (colour: string, wide: number, more = '') =>
  `fill="none" stroke="${colour}" stroke-width="${n(wide)}" ${more}`;

/** A colour of the palette that is not the ground's. */
const other = (palette: UnityPalette): Hex =>
  palette.ground === palette.other ? palette.band : palette.other;

/** Waves of cut paper, one over the other, across the whole width. */
export function waves(
  picture: Picture,
  y: number,
  step: number,
  colours: readonly string[],
  loose: Stage['loose'],
): void {
  const { width: w, height: h } = picture;
  colours.forEach((colour, row) => {
    const top = y + row * step;
    const long = step * loose.between(1.9, 2.6);
    const up = step * 0.34;
    const start = -long * (1 + loose.next());
    let data = `M${n(start)} ${n(top)}`;
    for (let x = start; x < w + long; x += long) {
      data += `q${n(long / 4)} ${n(-up * 2)} ${n(long / 2)} 0t${n(long / 2)} 0`;
    }
    picture.add(path(`${data}V${h + step}H${n(start)}Z`, `fill="${colour}"`));
  });
}

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

const pitchFloor = (stage: Stage, y: number, fill: Hex) => {
  const { picture, w, h } = stage;
  picture.add(rectangle(0, y, w, h - y, `fill="${fill}"`));
};

/** Crossing cords. */
function mesh(
  picture: Picture,
  left: number,
  top: number,
  right: number,
  bottom: number,
  gap: number,
  colour: Hex,
): void {
  let data = '';
  for (let x = left; x <= right; x += gap) data += `M${n(x)} ${n(top)}V${n(bottom)}`;
  for (let y = top; y <= bottom; y += gap) data += `M${n(left)} ${n(y)}H${n(right)}`;
  picture.add(path(data, stroke(colour, gap * 0.08)));
}

export const settings = {
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
  pool: {
    behind(stage, _palette, { y, scale }) {
      const { picture, w, h } = stage;
      picture.add(rectangle(0, y - scale * 0.62, w, h, 'fill="#9fe3ff"'));
      waves(picture, y - scale * 0.5, scale * 0.2, ['#5cc8ff', '#2fa9f5'], stage.loose);
      const rope = y - scale * 0.62;
      for (const [colour, shift] of [
        [paper, 0],
        ['#ff4f45', 1],
      ] as const)
        picture.add(
          path(
            `M${n(shift * scale * 0.14)} ${n(rope)}H${w}`,
            stroke(
              colour,
              scale * 0.09,
              `stroke-dasharray="${n(scale * 0.14)} ${n(scale * 0.14)}"`,
            ),
          ),
        );
    },
    before(stage, palette, { x, y, scale, face }) {
      const { picture, w, h } = stage;
      waves(
        picture,
        y - scale * 0.2,
        scale * 0.19,
        [paper, '#3a9bf5', '#2468e8', palette.ground === '#3a2ee6' ? '#1b4fd6' : '#3a2ee6'],
        stage.loose,
      );
      const rope = Math.min(h * 0.94, y + scale * 0.52);
      for (const [colour, shift] of [
        [paper, 0],
        ['#12b76a', 1],
      ] as const)
        picture.add(
          path(
            `M${n(shift * scale * 0.2)} ${n(rope)}H${w}`,
            stroke(colour, scale * 0.13, `stroke-dasharray="${n(scale * 0.2)} ${n(scale * 0.2)}"`),
          ),
        );
      splash(stage, [x + face * scale * 0.9, y - scale * 0.2], scale * 0.5);
    },
    room: { bottom: 0.42, top: 0.3 },
  },
  tower: {
    behind(stage, palette, { x, y, scale, face }) {
      const { picture, w, h } = stage;
      const deck = y - scale * 1.7;
      const from = x - face * scale * 1.1;
      picture.add(
        path(
          `M${n(from)} ${n(deck)}h${n(-face * w)}v${n(scale * 0.16)}h${n(face * w)}Z`,
          `fill="${paper}" stroke="${ink}" stroke-width="${n(scale * 0.02)}"`,
        ),
      );
      picture.add(
        path(
          `M${n(from - face * scale * 0.3)} ${n(deck + scale * 0.16)}h${n(-face * scale * 0.4)}V${h}h${n(face * scale * 0.2)}Z`,
          `fill="${ink}"`,
        ),
      );
      numerals(picture, {
        text: '10',
        at: [from - face * scale * 0.66 - scale * 0.3, deck - scale * 0.08],
        height: scale * 0.5,
        fill: palette.ground === ink ? paper : ink,
        weight: 0.36,
      });
    },
    before(stage, _palette, { x, y, scale, face, figure }) {
      const { picture, loose } = stage;
      const water = y - scale * (figure.box.bottom - 0.24);
      waves(picture, water, scale * 0.2, ['#9fe3ff', paper, '#3a9bf5', '#2468e8'], loose);
      splash(stage, [x + face * scale * 0.9, water], scale * 0.5);
    },
    room: { top: 0.5, left: 0.2, right: 0.1, bottom: 0.6 },
  },
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
    room: { bottom: 0.75 },
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
  lake: {
    behind(stage, _palette, { y, scale }) {
      waves(stage.picture, y - scale * 0.06, scale * 0.24, ['#bdefff', '#7fd8ff'], stage.loose);
    },
    before(stage, palette, { x, y, scale, face }) {
      const { picture, w, h } = stage;
      const top = y - scale * 0.26;
      const bow = face > 0 ? w + scale : -scale;
      const stern = face > 0 ? -scale : w + scale;
      picture.add(
        path(
          `M${n(stern)} ${n(top)}H${n(bow)}L${n(bow - face * scale)} ${n(top + scale * 0.3)}H${n(stern + face * scale)}Z`,
          `fill="${paper}"`,
        ),
      );
      picture.add(
        path(
          `M${n(stern)} ${n(top + scale * 0.1)}H${n(bow)}v${n(scale * 0.07)}H${n(stern)}Z`,
          `fill="${palette.kit[1]}"`,
        ),
      );
      waves(picture, y, scale * 0.22, ['#3fb8ff', '#2486ea', '#1f5fdc'], stage.loose);
      for (let seat = -4; seat < 5; seat += 1) {
        const at = x + (seat * 1.16 + 0.3) * scale * face;
        picture.add(
          path(
            `M${n(at)} ${n(y - scale * 0.5)}L${n(at - face * scale * 0.42)} ${n(y + scale * 0.5)}`,
            stroke(ink, scale * 0.04),
          ),
        );
        picture.add(
          path(
            `M${n(at - face * scale * 0.36)} ${n(y + scale * 0.36)}l${n(-face * scale * 0.16)} ${n(scale * 0.4)}h${n(-face * scale * 0.15)}l${n(face * scale * 0.1)} ${n(-scale * 0.4)}Z`,
            `fill="${palette.kit[1]}"`,
          ),
        );
      }
      picture.add(
        path(
          `M0 ${n(Math.min(h, y + scale * 0.86))}H${w}`,
          stroke(paper, scale * 0.03, `stroke-dasharray="${n(scale * 0.7)} ${n(scale * 0.5)}"`),
        ),
      );
    },
    room: { bottom: 0.6, top: 0.25 },
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export const settingOf = (name: SettingName): Setting => settings[name];

/** Drops that jump up from a point of the water. */
export function splash({ picture, loose }: Stage, [x, y]: Point, size: number): void {
  let data = '';
  for (let drop = 0; drop < 26; drop += 1) {
    const angle = loose.between(-Math.PI * 0.92, -Math.PI * 0.08);
    const far = size * loose.between(0.2, 1.2);
    const r = size * loose.between(0.03, 0.1) * (1.3 - far / size);
    const [cx, cy] = [x + Math.cos(angle) * far * 0.8, y + Math.sin(angle) * far];
    data += `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0z`;
  }
  picture.add(path(data, `fill="${paper}"`));
}
