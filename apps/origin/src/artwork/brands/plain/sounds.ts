import type { Point } from '../../paint/picture';
import { circle, curve, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { bokeh } from '../../stage/air';
import { ridge } from '../../stage/land';
import { glow } from '../../stage/light';
import { isTall, isWide } from '../../stage/stage';
import type { Scene } from '../brand';
import { bulb, develop, middleOf, plate, rest, unfocused, veil } from './lens';
import type { PlainPalette } from './palette';
import { toneAt } from './palette';

type PlainScene = Scene<PlainPalette>;

/** Organ pipes in the last light, rank before rank. */
const pipes: PlainScene = {
  name: 'pipes',
  about: /organ\b/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.06, 0.16, 0.04);
    glow(picture, [x + side * w * 0.16, h * 0.24], w * 0.44, h * 0.6, palette.light, 0.4, 'normal');
    const foot = h * 0.86;
    for (const [rank, size, dim] of [
      [0, 0.032, 0.5],
      [1, 0.05, 1],
    ] as const) {
      const wide = Math.min(w, h) * size * 1.5;
      const count = Math.ceil(w / wide / 2) + 2;
      for (let pipe = -count; pipe <= count; pipe += 1) {
        const px = x + (pipe + rank * 0.5) * wide * 1.08;
        const group = Math.abs((((pipe % 8) + 8) % 8) - 4) / 4;
        const tall = h * (0.46 + group * 0.26 + rank * -0.1);
        const near = Math.max(0, 1 - Math.abs(px - x - side * w * 0.1) / (w * 0.5)) * dim;
        const top = foot - tall;
        const metal = picture.linear(
          [px - wide / 2, 0],
          [px + wide / 2, 0],
          [
            [0, t(0.06)],
            [0.5 + side * 0.2, t(0.16 + near * 0.66)],
            [1, t(0.05)],
          ],
        );
        picture.add(rectangle(px - wide / 2, top, wide, tall - wide, `fill="${metal}"`));
        picture.add(ellipse(px, top, wide / 2, wide * 0.13, `fill="${t(0.1 + near * 0.3)}"`));
        picture.add(
          path(
            polygon([
              [px - wide / 2, foot - wide],
              [px + wide / 2, foot - wide],
              [px + wide * 0.12, foot + wide * 1.4],
              [px - wide * 0.12, foot + wide * 1.4],
            ]),
            `fill="${metal}"`,
          ),
        );
        picture.add(
          path(
            `M${n(px - wide * 0.24)} ${n(foot - wide * 1.1)}Q${n(px)} ${n(foot - wide * 1.9)} ${n(px + wide * 0.24)} ${n(foot - wide * 1.1)}Z`,
            `fill="${t(0)}"`,
          ),
        );
      }
      veil(stage, foot - h * 0.1, h * 0.3, t(0.3), 0.26 * (1 - rank));
    }
    picture.add(
      rectangle(
        0,
        foot + h * 0.03,
        w,
        h,
        `fill="${picture.linear(
          [0, foot],
          [0, h],
          [
            [0, t(0.14)],
            [1, t(0.02)],
          ],
        )}"`,
      ),
    );
    develop(stage, palette, 0.55);
  },
};

/** Strings, bridge and bow from so near that they are a landscape. */
const strings: PlainScene = {
  name: 'strings',
  about: /quartet|chamber|symphon|unfinished/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, w, h, u, loose } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x, y] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.05, 0.14, 0.05);
    unfocused(stage, 0.8, () =>
      bokeh(
        picture,
        { left: 0, right: w, top: 0, bottom: h * 0.5 },
        9,
        u * 6,
        [palette.light, t(0.6)],
        0.2,
        loose,
      ),
    );
    const s = Math.min(w, h) * (isWide(stage) ? 0.62 : 0.54);
    picture.group(`transform="translate(${n(x)} ${n(y + h * 0.06)}) rotate(${side * 14})"`, () => {
      const body: Point[] = [
        [-0.66, 1.6],
        [-0.78, 0.9],
        [-0.5, 0.34],
        [-0.44, 0.02],
        [-0.62, -0.4],
        [-0.5, -0.84],
        [-0.12, -1.02],
        [0.12, -1.02],
        [0.5, -0.84],
        [0.62, -0.4],
        [0.44, 0.02],
        [0.5, 0.34],
        [0.78, 0.9],
        [0.66, 1.6],
      ];
      const wood = picture.linear(
        [-s * 0.8, 0],
        [s * 0.8, 0],
        side > 0
          ? [
              [0, t(0.1)],
              [0.55, t(0.34)],
              [0.82, t(0.7)],
              [1, t(0.24)],
            ]
          : [
              [0, t(0.24)],
              [0.2, t(0.7)],
              [0.45, t(0.34)],
              [1, t(0.1)],
            ],
      );
      const shape = `${curve(body.map(([px, py]): Point => [px * s, py * s]))}Z`;
      picture.add(path(shape, `fill="${wood}"`));
      picture.add(path(shape, `fill="none" stroke="${t(0.04)}" stroke-width="${n(s * 0.03)}"`));
      for (const hole of [-1, 1]) {
        picture.add(
          path(
            `M${n(hole * s * 0.2)} ${n(-s * 0.06)}C${n(hole * s * 0.36)} ${n(-s * 0.1)} ${n(hole * s * 0.16)} ${n(s * 0.42)} ${n(hole * s * 0.38)} ${n(s * 0.44)}`,
            `fill="none" stroke="${t(0.02)}" stroke-width="${n(s * 0.035)}" stroke-linecap="round"`,
          ),
        );
        picture.add(circle(hole * s * 0.21, -s * 0.03, s * 0.035, `fill="${t(0.02)}"`));
        picture.add(circle(hole * s * 0.36, s * 0.43, s * 0.045, `fill="${t(0.02)}"`));
      }
      picture.add(
        path(
          polygon([
            [-s * 0.09, -s * 2.4],
            [s * 0.09, -s * 2.4],
            [s * 0.11, -s * 0.4],
            [-s * 0.11, -s * 0.4],
          ]),
          `fill="${t(0.06)}"`,
        ),
      );
      picture.add(
        path(
          `M${n(-s * 0.17)} ${n(s * 0.24)}Q0 ${n(s * 0.04)} ${n(s * 0.17)} ${n(s * 0.24)}L${n(s * 0.14)} ${n(s * 0.3)}Q0 ${n(s * 0.16)} ${n(-s * 0.14)} ${n(s * 0.3)}Z`,
          `fill="${t(0.8)}"`,
        ),
      );
      picture.add(
        path(
          polygon([
            [-s * 0.06, s * 0.7],
            [s * 0.06, s * 0.7],
            [s * 0.1, s * 1.3],
            [-s * 0.1, s * 1.3],
          ]),
          `fill="${t(0.05)}"`,
        ),
      );
      for (const string of [-1.5, -0.5, 0.5, 1.5])
        picture.add(
          path(
            `M${n(string * s * 0.045)} ${n(-s * 2.4)}L${n(string * s * 0.075)} ${n(s * 0.16)}L${n(string * s * 0.03)} ${n(s * 0.72)}`,
            `fill="none" stroke="${palette.light}" stroke-width="${n(s * (0.008 + (string + 1.5) * 0.002))}"`,
          ),
        );
      picture.group(`transform="rotate(${-side * 22})"`, () => {
        picture.add(rectangle(-s * 2.4, -s * 0.17, s * 4.8, s * 0.03, `fill="${t(0.92)}"`));
        picture.add(rectangle(-s * 2.4, -s * 0.29, s * 4.8, s * 0.035, `fill="${t(0.1)}"`));
      });
    });
    develop(stage, palette, 0.55);
  },
};

/** A book open under the lamp. */
const openBook: PlainScene = {
  name: 'open book',
  about: /novel|translator|poets|essay|letters|lecture|unfinished/,
  draw(stage, palette) {
    const { picture, random, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.05, 0.16, 0.26);
    const desk = h * 0.5;
    picture.add(
      rectangle(
        0,
        desk,
        w,
        h - desk,
        `fill="${picture.linear(
          [0, desk],
          [0, h],
          [
            [0, t(0.34)],
            [0.5, t(0.26)],
            [1, t(0.1)],
          ],
        )}"`,
      ),
    );
    const s = Math.min(w, h) * (isTall(stage) ? 0.42 : 0.5);
    const cy = desk + s * 0.5;
    const lamp: Point = [x + side * s * 0.72, desk - s * 0.56];
    glow(picture, [x + side * s * 0.2, cy], s * 1.9, s * 0.9, palette.light, 0.6, 'normal');
    unfocused(stage, 0.25, () => {
      for (let volume = 0; volume < 9; volume += 1) {
        const tall = s * random.between(0.5, 0.86);
        const bx = x - side * s * (0.4 + volume * 0.15);
        picture.add(
          rectangle(
            bx,
            desk + s * 0.06 - tall,
            s * 0.13,
            tall,
            `fill="${t(0.08 + (volume % 4) * 0.1)}"`,
          ),
        );
      }
    });
    picture.add(
      path(
        `M${n(lamp[0])} ${n(lamp[1])}Q${n(lamp[0] + side * s * 0.5)} ${n(lamp[1] - s * 0.1)} ${n(lamp[0] + side * s * 0.44)} ${n(desk + s * 0.14)}M${n(lamp[0] + side * s * 0.26)} ${n(desk + s * 0.15)}h${n(side * s * 0.36)}`,
        `fill="none" stroke="${t(0.03)}" stroke-width="${n(s * 0.03)}"`,
      ),
    );
    picture.add(
      path(
        polygon([
          [lamp[0] - s * 0.1, lamp[1] - s * 0.12],
          [lamp[0] + s * 0.1, lamp[1] - s * 0.12],
          [lamp[0] + s * 0.24, lamp[1] + s * 0.12],
          [lamp[0] - s * 0.24, lamp[1] + s * 0.12],
        ]),
        `fill="${t(0.12)}"`,
      ),
    );
    bulb(stage, [lamp[0], lamp[1] + s * 0.12], s * 0.045, palette, 0.8);
    rest(stage, x, cy + s * 0.24, s * 1.0, t(0), 0.2);
    for (const page of [-1, 1]) {
      const edge = x + page * s * 0.8;
      const data = `M${n(x)} ${n(cy + s * 0.18)}C${n(x + page * s * 0.2)} ${n(cy + s * 0.04)} ${n(x + page * s * 0.6)} ${n(cy + s * 0.06)} ${n(edge)} ${n(cy + s * 0.18)}L${n(x + page * s * 0.64)} ${n(cy - s * 0.24)}C${n(x + page * s * 0.46)} ${n(cy - s * 0.34)} ${n(x + page * s * 0.16)} ${n(cy - s * 0.36)} ${n(x)} ${n(cy - s * 0.22)}Z`;
      picture.add(
        `<g transform="translate(0 ${n(s * 0.035)})">${path(data, `fill="${t(0.4)}"`)}</g>`,
      );
      const lit = page === side ? [0.98, 0.86] : [0.84, 0.66];
      picture.add(
        path(
          data,
          `fill="${picture.linear(
            [x, 0],
            [edge, 0],
            [
              [0, t(0.5)],
              [0.18, t(lit[0] ?? 1)],
              [1, t(lit[1] ?? 0.8)],
            ],
          )}"`,
        ),
      );
      let rules = '';
      for (let row = 0; row < 9; row += 1) {
        const f = 0.12 + row * 0.09;
        const ry = cy - s * 0.27 + s * 0.42 * f;
        const near = 0.1 + f * 0.03;
        const far = (0.54 + f * 0.16) * (row === 8 ? 0.6 : random.between(0.94, 1));
        rules += `M${n(x + page * s * near)} ${n(ry)}Q${n(x + page * s * (near + far) * 0.5)} ${n(ry - s * 0.05)} ${n(x + page * s * far)} ${n(ry + s * 0.01)}`;
      }
      picture.add(
        path(
          rules,
          `fill="none" stroke="${t(0.34)}" stroke-opacity=".55" stroke-width="${n(s * 0.011)}"`,
        ),
      );
    }
    const gx = x - side * s * 0.5;
    const gy = cy + s * 0.46;
    picture.add(
      path(
        `M${n(gx - s * 0.02)} ${n(gy)}q${n(s * 0.02)} ${n(-s * 0.03)} ${n(s * 0.04)} 0M${n(gx - s * 0.2)} ${n(gy - s * 0.02)}l${n(-s * 0.1)} ${n(-s * 0.12)}M${n(gx + s * 0.2)} ${n(gy - s * 0.02)}l${n(s * 0.1)} ${n(-s * 0.12)}`,
        `fill="none" stroke="${t(0.03)}" stroke-width="${n(s * 0.016)}"`,
      ),
    );
    for (const glass of [-1, 1])
      picture.add(
        ellipse(
          gx + glass * s * 0.11,
          gy,
          s * 0.095,
          s * 0.05,
          `fill="${t(0.9)}" fill-opacity=".14" stroke="${t(0.03)}" stroke-width="${n(s * 0.016)}"`,
        ),
      );
    unfocused(stage, 0.9, () =>
      picture.add(ellipse(x + side * w * 0.3, h * 1.03, u * 16, u * 8, `fill="${t(0.03)}"`)),
    );
    develop(stage, palette, 0.5);
  },
};

/** An arch across a valley of mist. */
const bridge: PlainScene = {
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

export const sounds: readonly PlainScene[] = [pipes, strings, openBook, bridge];
