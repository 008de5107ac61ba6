import type { Hex } from '../../paint/colour';
import { blend, lighten } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { circle, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import type { MetroPalette } from './palette';
import { card, floor, middleOf } from './shapes';

/** Three wisps over something hot. */
function steam(picture: Picture, [x, y]: Point, s: number, colour: Hex): void {
  for (const at of [-1, 0, 1])
    picture.add(
      path(
        `M${n(x + at * s * 0.5)} ${n(y)}c${n(-s * 0.34)} ${n(-s * 0.34)} ${n(s * 0.34)} ${n(-s * 0.56)} 0 ${n(-s * (at === 0 ? 1.1 : 0.84))}`,
        `fill="none" stroke="${colour}" stroke-width="${n(s * 0.11)}" stroke-linecap="round"`,
      ),
    );
}

/** A pot on the hob and a clock, for titles that are short enough to cook by. */
const tenMinutes: Scene<MetroPalette> = {
  name: 'ten minutes',
  about: /ten minutes/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    const tall = isTall(stage);
    const s = Math.min(w, h) * (tall ? 1.1 : 1);
    const top = h * 0.8;
    picture.add(rectangle(0, 0, w, h, `fill="${palette.field}"`));
    for (let x = -u * 5; x < w; x += u * 12)
      for (let y = 0; y < top; y += u * 12)
        picture.add(card(x, y, u * 11, u * 11, u * 1.4, lighten(palette.field, 0.025)));

    // The clock: ten minutes of its face are left.
    const [cx, cy, r] = tall
      ? ([middle, top - s * 0.76, s * 0.31] as const)
      : ([middle + s * 0.17, top - s * 0.5, s * 0.25] as const);
    picture.add(circle(cx, cy, r, `fill="${palette.ink}"`));
    picture.add(circle(cx, cy, r * 0.9, `fill="${palette.paper}"`));
    picture.add(
      path(
        `M${n(cx)} ${n(cy)}V${n(cy - r * 0.78)}A${n(r * 0.78)} ${n(r * 0.78)} 0 0 1 ${n(cx + r * 0.78 * Math.sin(Math.PI / 3))} ${n(cy - r * 0.78 * Math.cos(Math.PI / 3))}Z`,
        `fill="${palette.pop}"`,
      ),
    );
    for (let hour = 0; hour < 12; hour += 1) {
      const [dx, dy] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
      const from = hour % 3 ? 0.76 : 0.68;
      picture.add(
        path(
          `M${n(cx + dx * r * from)} ${n(cy + dy * r * from)}L${n(cx + dx * r * 0.82)} ${n(cy + dy * r * 0.82)}`,
          `stroke="${palette.ink}" stroke-width="${n(u * 0.7)}" stroke-linecap="round"`,
        ),
      );
    }
    picture.add(
      path(
        `M${n(cx)} ${n(cy)}V${n(cy - r * 0.6)}M${n(cx)} ${n(cy)}L${n(cx + r * 0.7 * Math.sin(Math.PI / 3))} ${n(cy - r * 0.7 * Math.cos(Math.PI / 3))}`,
        `stroke="${palette.ink}" stroke-width="${n(u * 1.3)}" stroke-linecap="round"`,
      ),
    );
    picture.add(circle(cx, cy, u * 1.5, `fill="${palette.ink}"`));

    floor(stage, palette.ink, top);
    picture.add(rectangle(0, top, w, u * 1.6, `fill="${lighten(palette.ink, 0.1)}"`));

    // The pot, its lid ajar.
    const [px, wide, deep] = [middle - s * 0.2, s * 0.44, s * 0.27] as const;
    const pot: Hex = palette.pop;
    const shadow = blend(pot, palette.ink, 0.2);
    const lid = blend(palette.paper, palette.ink, 0.22);
    for (const side of [-1, 1])
      picture.add(
        card(px + side * wide * 0.56 - u * 3, top - deep * 0.78, u * 6, u * 2.6, u * 1.3, shadow),
      );
    steam(picture, [px, top - deep * 1.34], s * 0.15, palette.paper);
    picture.add(
      `<g transform="rotate(-7 ${n(px)} ${n(top - deep)})">${card(px - wide / 2 - u, top - deep * 1.14, wide + u * 2, u * 2.6, u * 1.3, lid)}${card(px - wide * 0.1, top - deep * 1.26, wide * 0.2, u * 2.6, u * 1.2, lid)}</g>`,
    );
    for (const [at, size] of [
      [-0.26, 0.1],
      [-0.02, 0.12],
      [0.22, 0.09],
    ] as const)
      picture.add(
        ellipse(px + at * wide, top - deep, size * wide, size * wide * 0.7, 'fill="#f4dc9a"'),
      );
    picture.add(
      path(
        `M${n(px - wide / 2)} ${n(top - deep)}H${n(px + wide / 2)}V${n(top - u * 5)}a${n(u * 5)} ${n(u * 5)} 0 0 1 ${n(-u * 5)} ${n(u * 5)}H${n(px - wide / 2 + u * 5)}a${n(u * 5)} ${n(u * 5)} 0 0 1 ${n(-u * 5)} ${n(-u * 5)}Z`,
        `fill="${pot}"`,
      ),
    );
    picture.add(
      path(
        `M${n(px + wide * 0.24)} ${n(top - deep)}H${n(px + wide / 2)}V${n(top - u * 5)}a${n(u * 5)} ${n(u * 5)} 0 0 1 ${n(-u * 5)} ${n(u * 5)}H${n(px + wide * 0.24)}Z`,
        `fill="${shadow}"`,
      ),
    );
    picture.add(
      card(px - wide * 0.4, top - deep * 0.8, u * 1.8, deep * 0.5, u, lighten(pot, 0.08)),
    );

    // What waits to go in.
    for (const [at, size, tint] of [
      [0.4, 0.045, '#c9953f'],
      [0.15, 0.075, '#e2b35c'],
      [0.3, 0.062, '#eec878'],
    ] as const) {
      const tallness = size * s;
      const [x, y] = [middle + at * s, top - tallness * 0.9];
      picture.add(ellipse(x, y, tallness * 1.25, tallness, `fill="${tint}"`));
      for (let eye = 0; eye < 3; eye += 1)
        picture.add(
          circle(
            x + loose.between(-0.7, 0.7) * tallness,
            y + loose.between(-0.4, 0.4) * tallness,
            u * 0.35,
            'fill="#9c6a2a"',
          ),
        );
    }
  },
};

/** A window with rain outside, and a cat and a mug inside. */
const rainySunday: Scene<MetroPalette> = {
  name: 'rainy sunday',
  about: /rainy/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    const tall = isTall(stage);
    const s = Math.min(w, h) * (tall ? 1.06 : 1);
    const sill = h * 0.8;
    picture.add(rectangle(0, 0, w, h, `fill="${palette.field}"`));

    const [left, wide, top] = [middle - s * 0.42, s * 0.84, sill - s * (tall ? 1 : 0.72)] as const;
    const sky = blend('#4c678f', palette.deep, 0.28);
    picture.add(
      card(left - u * 2, top - u * 2, wide + u * 4, sill - top + u * 4, u * 2, palette.paper),
    );
    picture.add(card(left, top, wide, sill - top, u, sky));
    const inside = picture.define(
      (id) => `<clipPath id="${id}">${card(left, top, wide, sill - top, u, '#000')}</clipPath>`,
    );
    picture.group(`clip-path="url(#${inside})"`, () => {
      // Roofs over the way, one window lit.
      const roofs = [0.3, 0.42, 0.24, 0.36];
      roofs.forEach((height, at) => {
        const x = left + (at * wide) / roofs.length;
        const y = sill - height * (sill - top);
        picture.add(
          path(
            polygon([
              [x, sill],
              [x, y],
              [x + wide / 8, y - u * 6],
              [x + wide / 4, y],
              [x + wide / 4, sill],
            ]),
            `fill="${lighten(sky, at % 2 ? -0.1 : -0.06)}"`,
          ),
        );
        picture.add(
          card(
            x + wide * 0.09,
            y + u * 3,
            u * 4,
            u * 5,
            u * 0.6,
            at === 1 ? '#ffd84d' : lighten(sky, -0.02),
          ),
        );
      });
      picture.add(circle(left + wide * 0.2, top + u * 6, u * 9, `fill="${lighten(sky, 0.08)}"`));
      picture.add(circle(left + wide * 0.36, top + u * 3, u * 11, `fill="${lighten(sky, 0.08)}"`));
      picture.add(circle(left + wide * 0.8, top + u * 2, u * 12, `fill="${lighten(sky, 0.05)}"`));
      let drops = '';
      for (let drop = 0; drop < 90; drop += 1)
        drops += `M${n(left + loose.next() * wide)} ${n(top + loose.next() * (sill - top))}l${n(-u * 0.9)} ${n(u * loose.between(2.4, 4.6))}`;
      picture.add(
        path(
          drops,
          `stroke="#dcebff" stroke-opacity=".8" stroke-width="${n(u * 0.42)}" stroke-linecap="round"`,
        ),
      );
    });
    picture.add(rectangle(middle - u, top, u * 2, sill - top, `fill="${palette.paper}"`));
    picture.add(
      rectangle(left, top + (sill - top) * 0.38, wide, u * 1.6, `fill="${palette.paper}"`),
    );
    for (const side of [-1, 1]) {
      const x = middle + side * s * 0.5;
      picture.add(
        path(
          `M${n(x - side * s * 0.14)} ${n(top - u * 5)}H${n(x + side * s * 0.1)}V${n(sill)}H${n(x)}Q${n(x + side * s * 0.03)} ${n(sill - s * 0.3)} ${n(x - side * s * 0.14)} ${n(top - u * 5)}Z`,
          `fill="${palette.pop}"`,
        ),
      );
    }
    picture.add(card(middle - s * 0.64, top - u * 6.4, s * 1.28, u * 2, u, palette.ink));
    floor(stage, palette.deep, sill + u * 4);
    picture.add(card(middle - s * 0.56, sill, s * 1.12, u * 4.4, u, palette.paper));

    // The cat, asleep.
    const [x, c] = [middle - s * 0.16, s * 0.2] as const;
    const fur: Hex = '#f2994a';
    const stripe = blend(fur, palette.ink, 0.3);
    picture.add(
      path(`M${n(x - c)} ${n(sill)}a${n(c)} ${n(c * 0.78)} 0 0 1 ${n(c * 2)} 0Z`, `fill="${fur}"`),
    );
    for (const at of [-0.1, 0.18, 0.46])
      picture.add(
        path(
          `M${n(x + at * c)} ${n(sill - c * (0.74 - at * at * 0.6))}q${n(c * 0.1)} ${n(c * 0.16)} ${n(c * 0.03)} ${n(c * 0.3)}`,
          `fill="none" stroke="${stripe}" stroke-width="${n(c * 0.08)}" stroke-linecap="round"`,
        ),
      );
    picture.add(
      path(
        `M${n(x + c * 0.9)} ${n(sill - c * 0.1)}q${n(c * 0.36)} ${n(c * 0.06)} ${n(c * 0.4)} ${n(c * 0.56)}`,
        `fill="none" stroke="${fur}" stroke-width="${n(c * 0.2)}" stroke-linecap="round"`,
      ),
    );
    const [hx, hy, hr] = [x - c * 0.72, sill - c * 0.36, c * 0.42] as const;
    for (const side of [-1, 1])
      picture.add(
        path(
          polygon([
            [hx + side * hr * 0.92, hy - hr * 0.3],
            [hx + side * hr * 0.74, hy - hr * 1.3],
            [hx + side * hr * 0.1, hy - hr * 0.8],
          ]),
          `fill="${side < 0 ? fur : stripe}"`,
        ),
      );
    picture.add(ellipse(hx, hy, hr, hr * 0.86, `fill="${fur}"`));
    for (const side of [-1, 1])
      picture.add(
        path(
          `M${n(hx + side * hr * 0.42 - hr * 0.2)} ${n(hy)}q${n(hr * 0.2)} ${n(hr * 0.2)} ${n(hr * 0.4)} 0`,
          `fill="none" stroke="${palette.ink}" stroke-width="${n(hr * 0.09)}" stroke-linecap="round"`,
        ),
      );
    picture.add(circle(hx, hy + hr * 0.3, hr * 0.09, `fill="${palette.ink}"`));

    // The mug, and what it steams at.
    const [mx, m] = [middle + s * 0.26, s * 0.13] as const;
    steam(picture, [mx, sill - m * 1.2], m, palette.paper);
    picture.add(
      circle(
        mx + m * 0.52,
        sill - m * 0.52,
        m * 0.28,
        `fill="none" stroke="#ff6b57" stroke-width="${n(m * 0.14)}"`,
      ),
    );
    picture.add(card(mx - m * 0.5, sill - m, m, m, m * 0.16, '#ff6b57'));
    picture.add(rectangle(mx - m * 0.5, sill - m * 0.64, m, m * 0.22, `fill="${palette.paper}"`));
  },
};

/** A laid table from above: the bowl, and everything round it. */
const hungry: Scene<MetroPalette> = {
  name: 'hungry',
  about: /hungry/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    const s = Math.min(w, h) * (isTall(stage) ? 1.14 : 1);
    const centre = h * 0.52;
    picture.add(rectangle(0, 0, w, h, `fill="${palette.field}"`));
    // A cloth in checks.
    const check = u * 9;
    for (let x = 0; x < w; x += check * 2)
      picture.add(rectangle(x, 0, check, h, `fill="${palette.soft}" fill-opacity=".32"`));
    for (let y = 0; y < h; y += check * 2)
      picture.add(rectangle(0, y, w, check, `fill="${palette.soft}" fill-opacity=".32"`));

    const r = s * 0.36;
    picture.add(
      circle(middle + u * 1.4, centre + u * 2.2, r, `fill="${palette.ink}" fill-opacity=".25"`),
    );
    picture.add(circle(middle, centre, r, `fill="${palette.paper}"`));
    picture.add(circle(middle, centre, r * 0.86, `fill="${palette.ink}"`));
    picture.add(circle(middle, centre, r * 0.8, 'fill="#c9622b"'));
    // Noodles: arcs laid over one another.
    const bowl = picture.define(
      (id) => `<clipPath id="${id}">${circle(middle, centre, r * 0.78, '')}</clipPath>`,
    );
    picture.group(`clip-path="url(#${bowl})"`, () => {
      for (let nest = 0; nest < 5; nest += 1) {
        const [nx, ny] = [
          middle + loose.between(-0.3, 0.34) * r,
          centre + loose.between(-0.1, 0.4) * r,
        ];
        for (let strand = 0; strand < 7; strand += 1)
          picture.add(
            circle(
              nx,
              ny,
              r * (0.1 + strand * 0.07),
              `fill="none" stroke="${strand % 2 ? '#ffe08a' : '#f6c95c'}" stroke-width="${n(r * 0.045)}"`,
            ),
          );
      }
      for (let leaf = 0; leaf < 14; leaf += 1) {
        const [lx, ly] = [
          middle + loose.between(-0.7, 0.7) * r,
          centre + loose.between(-0.6, 0.7) * r,
        ];
        picture.add(
          circle(lx, ly, r * 0.04, `fill="none" stroke="#22b88f" stroke-width="${n(r * 0.028)}"`),
        );
      }
    });
    // An egg cut in two.
    for (const [ex, ey, turn] of [
      [-0.36, -0.3, -24],
      [-0.02, -0.42, 12],
    ] as const) {
      const [x, y] = [middle + ex * r, centre + ey * r];
      picture.add(
        `<g transform="rotate(${turn} ${n(x)} ${n(y)})">${ellipse(x, y, r * 0.17, r * 0.23, 'fill="#fffdf4"')}${circle(x, y + r * 0.04, r * 0.105, 'fill="#ffb02e"')}</g>`,
      );
    }
    // A sheet of seaweed, and a slice of fish cake with its pink swirl.
    picture.add(
      `<g transform="rotate(16 ${n(middle + r * 0.46)} ${n(centre - r * 0.4)})">${card(middle + r * 0.3, centre - r * 0.74, r * 0.34, r * 0.5, r * 0.03, '#14523f')}</g>`,
    );
    const [sx, sy] = [middle + r * 0.34, centre + r * 0.3];
    picture.add(circle(sx, sy, r * 0.17, 'fill="#fffdf4"'));
    picture.add(
      path(
        `M${n(sx - r * 0.08)} ${n(sy)}a${n(r * 0.08)} ${n(r * 0.08)} 0 1 1 ${n(r * 0.08)} ${n(r * 0.08)}`,
        `fill="none" stroke="#ff5c8a" stroke-width="${n(r * 0.05)}" stroke-linecap="round"`,
      ),
    );
    // Chopsticks on the rim.
    for (const off of [0, 0.1])
      picture.add(
        path(
          `M${n(middle + r * (0.2 + off))} ${n(centre - r * 0.16)}L${n(middle + r * (1.16 + off))} ${n(centre - r * 1.16)}`,
          `stroke="${off ? lighten('#7a4a2c', 0.06) : '#7a4a2c'}" stroke-width="${n(r * 0.06)}" stroke-linecap="round"`,
        ),
      );
    // A cup at the corner and a dish of sauce.
    const [cx, cy] = [middle - r * 1.12, centre - r * 0.94];
    picture.add(circle(cx + u, cy + u * 1.6, r * 0.28, `fill="${palette.ink}" fill-opacity=".25"`));
    picture.add(circle(cx, cy, r * 0.28, `fill="${palette.pop}"`));
    picture.add(circle(cx, cy, r * 0.22, `fill="${lighten(palette.pop, -0.12)}"`));
    picture.add(
      ellipse(
        cx - r * 0.06,
        cy - r * 0.06,
        r * 0.06,
        r * 0.04,
        `fill="${palette.paper}" fill-opacity=".6"`,
      ),
    );
    const [dx, dy] = [middle + r * 1.06, centre + r * 0.96];
    picture.add(circle(dx + u, dy + u * 1.4, r * 0.24, `fill="${palette.ink}" fill-opacity=".25"`));
    picture.add(circle(dx, dy, r * 0.24, `fill="${palette.paper}"`));
    picture.add(circle(dx, dy, r * 0.18, 'fill="#5a2a1c"'));
  },
};

/** Scenes for a collection: things rather than people. */
export const moods: readonly Scene<MetroPalette>[] = [tenMinutes, rainySunday, hungry];
