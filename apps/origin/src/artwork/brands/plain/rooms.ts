import { placeFigure, settle } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { circle, curve, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { bokeh } from '../../stage/air';
import { ridge } from '../../stage/land';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { bulb, develop, heads, middleOf, panes, plate, rest, shaft, unfocused, veil } from './lens';
import type { PlainPalette } from './palette';
import { portray, toneAt } from './palette';

type PlainScene = Scene<PlainPalette>;

/** Somebody at a lectern, one light, the backs of heads. */
const lectern: PlainScene = {
  name: 'lectern',
  about: /a talk|lecture|in conversation|relay|cartographers|discussion/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const side = random.chance(0.5) ? 1 : -1;
    const [x] = middleOf(stage);
    plate(stage, palette, 0.1, 0.22, 0.16, 0.05);
    glow(picture, [x, h * 0.36], w * 0.36, h * 0.56, t(0.6), 0.8, 'normal');
    const wide = Math.min(w, h) * 0.5;
    const screen = random.chance(0.5);
    if (screen) {
      const left = x - side * wide * 0.2 - (side > 0 ? 0 : wide);
      const top = h * 0.14;
      unfocused(stage, 0.25, () => {
        picture.add(
          rectangle(
            left,
            top,
            wide,
            wide * 0.62,
            `fill="${picture.linear(
              [left, top],
              [left + wide, top + wide * 0.6],
              [
                [0, t(0.92)],
                [1, t(0.7)],
              ],
            )}"`,
          ),
        );
        const arch = (cx: number, r: number) =>
          `M${n(cx - r)} ${n(top + wide * 0.46)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(top + wide * 0.46)}`;
        picture.add(
          path(
            [0.2, 0.5, 0.8].map((at) => arch(left + wide * at, wide * 0.14)).join('') +
              `M${n(left + wide * 0.04)} ${n(top + wide * 0.3)}H${n(left + wide * 0.96)}`,
            `fill="none" stroke="${t(0.3)}" stroke-width="${n(u * 0.6)}"`,
          ),
        );
      });
    }
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: random.pick(['explain', 'point', 'explain'] as const),
        outfit: random.pick(['suit', 'casual', 'speaker']),
        hair: random.pick(['short', 'bun', 'bob', 'curly']),
        build: { woman: random.chance(0.5) },
      },
      yaw: random.between(24, 58),
      pitch: -6,
      distance: 4,
      scale: h * 0.48,
      side,
      behind: 0.55,
      reach: 0.66,
      mirror: side < 0,
      above: 0.5,
    });
    const at = settle({ ...stage.area, bottom: h * 0.86 }, figure, {
      zoom: isTall(stage) ? 0.92 : 0.9,
      alignX: 0.5,
      room: { top: 0.16 },
    });
    glow(
      picture,
      [at.x, at.y - at.scale * 1.5],
      at.scale * 0.8,
      at.scale * 0.7,
      palette.light,
      0.4,
      'normal',
    );
    placeFigure(picture, figure, at);
    const face = side;
    const lx = at.x + face * at.scale * 0.46;
    const top = at.y - at.scale * 1.12;
    const wood = picture.linear(
      [lx - at.scale * 0.3, 0],
      [lx + at.scale * 0.3, 0],
      [
        [0, t(side > 0 ? 0.1 : 0.3)],
        [1, t(side > 0 ? 0.3 : 0.1)],
      ],
    );
    picture.add(
      path(
        polygon([
          [lx - at.scale * 0.34, top + at.scale * 0.08],
          [lx + at.scale * 0.3, top - at.scale * 0.02],
          [lx + at.scale * 0.34, top + at.scale * 0.06],
          [lx - at.scale * 0.3, top + at.scale * 0.16],
        ]),
        `fill="${t(0.5)}"`,
      ),
    );
    picture.add(
      path(
        polygon([
          [lx - at.scale * 0.26, top + at.scale * 0.13],
          [lx + at.scale * 0.27, top + at.scale * 0.05],
          [lx + at.scale * 0.2, h * 1.05],
          [lx - at.scale * 0.2, h * 1.05],
        ]),
        `fill="${wood}"`,
      ),
    );
    picture.add(
      path(
        `M${n(lx - face * at.scale * 0.1)} ${n(top + at.scale * 0.05)}q${n(face * at.scale * 0.1)} ${n(-at.scale * 0.2)} ${n(-face * at.scale * 0.06)} ${n(-at.scale * 0.3)}`,
        `fill="none" stroke="${t(0.05)}" stroke-width="${n(at.scale * 0.016)}"`,
      ),
    );
    unfocused(stage, 0.55, () =>
      heads(
        stage,
        h * (isTall(stage) ? 0.86 : 0.84),
        u * (isTall(stage) ? 7 : 7.6),
        t(0.02),
        loose,
      ),
    );
    develop(stage, palette, 0.5);
  },
};

/** Reading by a lamp. */
const reader: PlainScene = {
  name: 'reader',
  about: /poets|novel|letters|essay|three essays/,
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const mirror = random.chance(0.5);
    const side = mirror ? -1 : 1;
    const day = random.chance(0.5);
    if (day) plate(stage, palette, 0.5, 0.62, 0.4);
    else plate(stage, palette, 0.3, 0.24, 0.12);
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'read',
        props: ['book'],
        outfit: random.pick(['casual', 'tee', 'dress']),
        hair: random.pick(['long', 'short', 'bun', 'curly']),
        build: { woman: random.chance(0.6) },
      },
      yaw: random.between(16, 48),
      pitch: 2,
      distance: 4.4,
      focus: [0.1, 0.7, 0],
      scale: h * 0.56,
      behind: 0.4,
      reach: 0.7,
      side,
      mirror,
    });
    const at = settle({ ...stage.area, bottom: h * 0.94 }, figure, {
      zoom: isTall(stage) ? 1 : 0.92,
      room: { top: 0.3, right: mirror ? 0.2 : 0.5, left: mirror ? 0.5 : 0.2 },
    });
    const lamp: Point = [at.x + side * at.scale * 0.72, at.y - at.scale * 1.52];
    if (day) {
      const high = at.scale * 1.5;
      const left = at.x + side * at.scale * 0.1 - high * 0.4;
      const top = at.y - at.scale * 1.9;
      const glass = picture.linear(
        [0, top],
        [0, top + high],
        [
          [0, t(1)],
          [1, t(0.84)],
        ],
      );
      glow(
        picture,
        [left + high * 0.4, top + high / 2],
        high * 1.3,
        high,
        palette.light,
        0.6,
        'normal',
      );
      panes(stage, [left, top], high * 0.8, high, 3, 4, glass, t(0.34));
    } else {
      glow(
        picture,
        [lamp[0], lamp[1] + at.scale * 0.3],
        w * 0.42,
        h * 0.66,
        palette.light,
        0.5,
        'normal',
      );
    }
    const floor = at.y - at.scale * 0.06;
    picture.add(
      rectangle(
        0,
        floor,
        w,
        h - floor,
        `fill="${picture.linear(
          [0, floor],
          [0, h],
          [
            [0, t(day ? 0.5 : 0.34)],
            [1, t(day ? 0.24 : 0.1)],
          ],
        )}"`,
      ),
    );
    const seat = [at.x - side * at.scale * 0.1, at.y - at.scale * 0.42] as const;
    const chair = t(0.2);
    picture.add(
      path(
        `M${n(seat[0] - side * at.scale * 0.56)} ${n(seat[1] - at.scale * 0.86)}q${n(side * at.scale * 0.12)} ${n(-at.scale * 0.1)} ${n(side * at.scale * 0.26)} 0l${n(side * at.scale * 0.1)} ${n(at.scale * 0.8)}h${n(side * at.scale * 0.6)}q${n(side * at.scale * 0.1)} 0 ${n(side * at.scale * 0.08)} ${n(at.scale * 0.2)}V${n(at.y - at.scale * 0.1)}H${n(seat[0] - side * at.scale * 0.44)}Z`,
        `fill="${chair}"`,
      ),
    );
    for (const leg of [-0.4, 0.46])
      picture.add(
        path(
          `M${n(seat[0] + side * leg * at.scale)} ${n(at.y - at.scale * 0.12)}v${n(at.scale * 0.14)}`,
          `stroke="${t(0.04)}" stroke-width="${n(at.scale * 0.05)}"`,
        ),
      );
    rest(stage, at.x, at.y, at.scale * 0.9, t(0));
    placeFigure(picture, figure, at);
    if (!day) {
      picture.add(
        path(
          `M${n(lamp[0])} ${n(lamp[1])}V${n(at.y)}M${n(lamp[0] - at.scale * 0.18)} ${n(at.y)}h${n(at.scale * 0.36)}`,
          `stroke="${t(0.04)}" stroke-width="${n(at.scale * 0.026)}"`,
        ),
      );
      picture.add(
        path(
          polygon([
            [lamp[0] - at.scale * 0.11, lamp[1] - at.scale * 0.14],
            [lamp[0] + at.scale * 0.11, lamp[1] - at.scale * 0.14],
            [lamp[0] + at.scale * 0.22, lamp[1] + at.scale * 0.12],
            [lamp[0] - at.scale * 0.22, lamp[1] + at.scale * 0.12],
          ]),
          `fill="${palette.light}"`,
        ),
      );
      glow(
        picture,
        [lamp[0], lamp[1] + at.scale * 0.04],
        at.scale * 0.7,
        at.scale * 0.6,
        palette.light,
        0.6,
        'normal',
      );
    }
    develop(stage, palette, 0.5);
  },
};

/** At a tall window, the day on the floor. */
const atTheWindow: PlainScene = {
  name: 'at the window',
  about: /kitchen|clocks|letters|unfinished|director|on silence/,
  draw(stage, palette) {
    const { picture, random, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const side = random.chance(0.5) ? 1 : -1;
    const [x] = middleOf(stage);
    const tall = isTall(stage);
    plate(stage, palette, 0.14, 0.26, 0.16);
    const floor = h * 0.84;
    picture.add(
      rectangle(
        0,
        floor,
        w,
        h - floor,
        `fill="${picture.linear(
          [0, floor],
          [0, h],
          [
            [0, t(0.26)],
            [1, t(0.08)],
          ],
        )}"`,
      ),
    );
    const high = h * (tall ? 0.5 : 0.58);
    const wide = high * (tall ? 0.58 : 0.62);
    const left = x - wide * 0.5 - side * wide * 0.3;
    const top = floor - high - h * 0.14;
    const glass = picture.linear(
      [0, top],
      [0, top + high],
      [
        [0, t(0.98)],
        [0.6, t(0.86)],
        [1, t(0.72)],
      ],
    );
    glow(
      picture,
      [left + wide / 2, top + high / 2],
      wide * 1.5,
      high * 1.1,
      palette.light,
      0.45,
      'normal',
    );
    panes(stage, [left, top], wide, high, 2, 4, glass, t(0.1));
    unfocused(stage, 0.3, () => {
      const clip = picture.define(
        (id) => `<clipPath id="${id}">${rectangle(left, top, wide, high, '')}</clipPath>`,
      );
      picture.group(`clip-path="url(#${clip})" opacity=".5"`, () => {
        ridge(picture, 'hills', top + high * 0.74, high * 0.14, t(0.6), random);
      });
    });
    const bar = Math.max(u * 0.4, wide * 0.026);
    picture.add(
      path(
        `M${n(left + wide / 2)} ${n(top)}v${n(high)}${[1, 2, 3].map((row) => `M${n(left)} ${n(top + (high * row) / 4)}h${n(wide)}`).join('')}`,
        `stroke="${t(0.1)}" stroke-width="${n(bar)}"`,
      ),
    );
    for (const edge of [-1, 1]) {
      const cx = left + wide / 2 + edge * wide * 0.66;
      let folds = '';
      for (let fold = 0; fold < 5; fold += 1) {
        const fx = cx + (fold - 2) * wide * 0.075;
        folds += `M${n(fx)} ${n(top - high * 0.08)}q${n(wide * 0.03)} ${n(high * 0.6)} ${n(-edge * wide * 0.02)} ${n(high * 1.24)}h${n(wide * 0.05)}q${n(wide * 0.02)} ${n(-high * 0.6)} 0 ${n(-high * 1.24)}z`;
      }
      picture.add(
        path(
          `M${n(cx - wide * 0.2)} ${n(top - high * 0.08)}h${n(wide * 0.4)}q${n(edge * wide * 0.04)} ${n(high * 0.6)} 0 ${n(high * 1.26)}h${n(-wide * 0.4)}q${n(-wide * 0.02)} ${n(-high * 0.7)} 0 ${n(-high * 1.26)}Z`,
          `fill="${t(0.42)}"`,
        ),
      );
      picture.add(path(folds, `fill="${t(0.6)}" fill-opacity=".5"`));
    }
    shaft(
      stage,
      [
        [left, floor],
        [left + wide, floor],
        [left + wide + side * wide * 0.9, h],
        [left + side * wide * 0.7, h],
      ],
      palette.light,
      0.5,
    );
    const scale = high * 0.52;
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: random.pick(['stand', 'lookUp', 'armsCrossed'] as const),
        outfit: random.pick(['coat', 'casual', 'dress', 'gown']),
        hair: random.pick(['short', 'long', 'bun']),
        build: { woman: random.chance(0.6) },
      },
      yaw: random.pick([200, 250, 320]),
      scale: h * 0.3,
      side: side > 0 ? -1 : 1,
      behind: 0.9,
      reach: 0.6,
    });
    const fx = left + wide * (side > 0 ? 0.86 : 0.14);
    const fy = floor + h * 0.04;
    rest(stage, fx + side * scale * 0.2, fy, scale * 0.7, t(0), 0.14);
    placeFigure(picture, figure, { x: fx, y: fy, scale: scale * 1.15 });
    develop(stage, palette, 0.5);
  },
};

/** The seat by the window of a train. */
const train: PlainScene = {
  name: 'train',
  about: /train\b/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const tall = isTall(stage);
    picture.add(
      rectangle(
        0,
        0,
        w,
        h,
        `fill="${picture.linear(
          [0, 0],
          [w, h],
          [
            [0, t(0.1)],
            [1, t(0.04)],
          ],
        )}"`,
      ),
    );
    const wide = tall ? w * 0.86 : Math.min(w * 0.62, h * 1.1);
    const high = tall ? h * 0.5 : h * 0.66;
    const left = x - wide / 2;
    const top = h * (tall ? 0.12 : 0.1);
    const frame = `x="${n(left)}" y="${n(top)}" width="${n(wide)}" height="${n(high)}" rx="${n(high * 0.09)}"`;
    const clip = picture.define((id) => `<clipPath id="${id}"><rect ${frame}/></clipPath>`);
    picture.group(`clip-path="url(#${clip})"`, () => {
      picture.add(
        rectangle(
          left,
          top,
          wide,
          high,
          `fill="${picture.linear(
            [0, top],
            [0, top + high],
            [
              [0, t(0.62)],
              [0.5, t(0.96)],
              [1, t(0.7)],
            ],
          )}"`,
        ),
      );
      bulb(
        stage,
        [left + wide * random.between(0.3, 0.7), top + high * 0.36],
        high * 0.045,
        palette,
        0.8,
      );
      ridge(picture, 'peaks', top + high * 0.54, high * 0.16, t(0.76), loose);
      ridge(picture, 'hills', top + high * 0.58, high * 0.07, t(0.6), loose);
      picture.add(rectangle(left, top + high * 0.6, wide, high * 0.16, `fill="${t(0.84)}"`));
      ridge(picture, 'hills', top + high * 0.76, high * 0.05, t(0.4), loose);
      unfocused(stage, 0.4, () => {
        for (let tree = 0; tree < 14; tree += 1) {
          const tx = left + wide * loose.next();
          const s = high * loose.between(0.08, 0.2);
          picture.add(
            path(
              `M${n(tx)} ${n(top + high * 0.84 - s)}l${n(s * 0.3)} ${n(s)}h${n(-s * 0.6)}z`,
              `fill="${t(0.24)}"`,
            ),
          );
        }
        picture.add(rectangle(left, top + high * 0.82, wide, high * 0.2, `fill="${t(0.2)}"`));
        for (let streak = 0; streak < 18; streak += 1)
          picture.add(
            rectangle(
              left + wide * loose.between(-0.2, 0.9),
              top + high * loose.between(0.84, 1),
              wide * loose.between(0.1, 0.4),
              high * 0.008,
              `fill="${t(0.5)}" fill-opacity=".6"`,
            ),
          );
        const pole = left + wide * random.between(0.2, 0.8);
        picture.add(rectangle(pole, top, wide * 0.02, high, `fill="${t(0.12)}" fill-opacity=".8"`));
      });
      picture.add(
        path(
          polygon([
            [left + wide * 0.06, top],
            [left + wide * 0.3, top],
            [left + wide * 0.02, top + high],
            [left - wide * 0.22, top + high],
          ]),
          `fill="${t(1)}" fill-opacity=".08"`,
        ),
      );
    });
    picture.add(`<rect ${frame} fill="none" stroke="${t(0.26)}" stroke-width="${n(u * 1.3)}"/>`);
    picture.add(`<rect ${frame} fill="none" stroke="${t(0.02)}" stroke-width="${n(u * 0.5)}"/>`);
    const table = top + high + h * 0.09;
    glow(picture, [x, table], wide * 0.6, h * 0.12, palette.light, 0.25, 'normal');
    picture.add(
      path(
        polygon([
          [left + wide * 0.14, table],
          [left + wide * 0.86, table],
          [left + wide * 1.04, h],
          [left - wide * 0.04, h],
        ]),
        `fill="${picture.linear(
          [0, table],
          [0, h],
          [
            [0, t(0.5)],
            [1, t(0.16)],
          ],
        )}"`,
      ),
    );
    const cup = Math.min(wide, high) * 0.12;
    const cx = x + wide * 0.12;
    const cy = table + h * 0.045;
    rest(stage, cx - cup * 0.3, cy, cup * 1.2, t(0), 0.2);
    picture.add(
      path(
        `M${n(cx - cup * 0.5)} ${n(cy - cup)}h${n(cup)}l${n(-cup * 0.12)} ${n(cup)}h${n(-cup * 0.76)}Z`,
        `fill="${picture.linear(
          [cx - cup / 2, 0],
          [cx + cup / 2, 0],
          [
            [0, t(0.5)],
            [0.4, t(0.95)],
            [1, t(0.44)],
          ],
        )}"`,
      ),
    );
    picture.add(ellipse(cx, cy - cup, cup * 0.5, cup * 0.1, `fill="${t(0.2)}"`));
    picture.add(
      path(
        `M${n(cx + cup * 0.46)} ${n(cy - cup * 0.8)}q${n(cup * 0.4)} 0 ${n(cup * 0.34)} ${n(cup * 0.3)}t${n(-cup * 0.4)} ${n(cup * 0.24)}`,
        `fill="none" stroke="${t(0.6)}" stroke-width="${n(cup * 0.1)}"`,
      ),
    );
    unfocused(stage, 0.5, () => {
      for (let steam = 0; steam < 3; steam += 1)
        picture.add(
          path(
            curve([
              [cx + (steam - 1) * cup * 0.2, cy - cup * 1.1],
              [cx + (steam - 1.4) * cup * 0.3, cy - cup * 1.6],
              [cx + (steam - 0.6) * cup * 0.3, cy - cup * 2.2],
            ]),
            `fill="none" stroke="${t(0.9)}" stroke-opacity=".5" stroke-width="${n(cup * 0.1)}"`,
          ),
        );
      picture.add(
        path(
          `M${n(left - wide * 0.3)} ${h}V${n(h * 0.36)}q${n(wide * 0.02)} ${n(-h * 0.05)} ${n(wide * 0.12)} ${n(-h * 0.05)}t${n(wide * 0.13)} ${n(h * 0.07)}V${h}Z`,
          `fill="${t(0.07)}"`,
        ),
      );
    });
    develop(stage, palette, 0.5);
  },
};

/** Tall windows, stone, and one who plays. */
const chapel: PlainScene = {
  name: 'chapel',
  about: /^(?!.*organ).*(concert|quartet|choir)/,
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const side = random.chance(0.5) ? 1 : -1;
    const [x] = middleOf(stage);
    plate(stage, palette, 0.2, 0.34, 0.12);
    const floor = h * 0.86;
    const near = random.chance(0.5);
    const bay = Math.min(w, h) * (isTall(stage) ? 0.3 : 0.34) * (near ? 1.8 : 1);
    const arch = (cx: number, half: number, top: number, foot: number) =>
      `M${n(cx - half)} ${n(foot)}V${n(top + half * 1.3)}Q${n(cx - half)} ${n(top + half * 0.4)} ${n(cx)} ${n(top)}Q${n(cx + half)} ${n(top + half * 0.4)} ${n(cx + half)} ${n(top + half * 1.3)}V${n(foot)}Z`;
    unfocused(stage, 0.3, () => {
      for (let window = -4; window <= 4; window += 1) {
        const cx = x + window * bay;
        const dim = Math.abs(window) * 0.12;
        picture.add(path(arch(cx, bay * 0.36, h * 0.06, h * 0.66), `fill="${t(0.12)}"`));
        picture.add(
          path(
            arch(cx, bay * 0.26, h * 0.1, h * 0.62),
            `fill="${picture.linear(
              [0, h * 0.1],
              [0, h * 0.62],
              [
                [0, t(0.96 - dim)],
                [1, t(0.66 - dim)],
              ],
            )}"`,
          ),
        );
        picture.add(
          path(
            `M${n(cx)} ${n(h * 0.1)}V${n(h * 0.62)}M${n(cx - bay * 0.26)} ${n(h * 0.3)}h${n(bay * 0.52)}M${n(cx - bay * 0.26)} ${n(h * 0.46)}h${n(bay * 0.52)}`,
            `stroke="${t(0.14)}" stroke-width="${n(bay * 0.025)}"`,
          ),
        );
      }
    });
    for (const window of [-1, 0, 1]) {
      const cx = x + window * bay;
      shaft(
        stage,
        [
          [cx - bay * 0.24, h * 0.2],
          [cx + bay * 0.24, h * 0.2],
          [cx + bay * 0.5 + side * bay * 0.9, floor + h * 0.06],
          [cx - bay * 0.2 + side * bay * 0.9, floor + h * 0.06],
        ],
        palette.light,
        0.2,
      );
    }
    picture.add(
      rectangle(
        0,
        floor,
        w,
        h - floor,
        `fill="${picture.linear(
          [0, floor],
          [0, h],
          [
            [0, t(0.3)],
            [1, t(0.06)],
          ],
        )}"`,
      ),
    );
    const choir = /choir/.test(stage.words);
    if (choir) {
      const scale = h * 0.2;
      for (let singer = 0; singer < 5; singer += 1) {
        const figure = portray(stage, palette, {
          subject: {
            kind: 'person',
            pose: singer % 2 ? 'lookUp' : 'stand',
            outfit: singer % 2 ? 'gown' : 'suit',
            hair: singer % 2 ? 'long' : 'short',
            build: { woman: singer % 2 === 1 },
          },
          yaw: 80 - singer * 8,
          scale,
          side,
          behind: 0.7,
          reach: 0.6,
        });
        placeFigure(picture, figure, {
          x: x + (singer - 2) * scale * 0.66,
          y: floor + h * 0.05,
          scale: scale * 1.15,
        });
      }
    } else {
      const conductor = /organ|symphon/.test(stage.words);
      const figure = portray(stage, palette, {
        subject: {
          kind: 'person',
          pose: conductor ? 'conduct' : 'cello',
          props: [conductor ? 'baton' : 'cello'],
          outfit: conductor ? 'suit' : random.pick(['suit', 'gown']),
          hair: random.pick(['long', 'short', 'bun']),
          build: { woman: !conductor && random.chance(0.6) },
        },
        yaw: random.between(30, 66),
        pitch: -2,
        focus: [0, 0.75, 0],
        scale: h * 0.42,
        side,
        behind: 0.35,
        mirror: side < 0,
      });
      const at = settle({ ...stage.area, bottom: floor + h * 0.06 }, figure, {
        zoom: isTall(stage) ? 0.86 : 0.74,
      });
      rest(stage, at.x, at.y, at.scale * 0.9, t(0));
      if (!conductor)
        picture.add(
          rectangle(
            at.x - at.scale * 0.3,
            at.y - at.scale * 0.42,
            at.scale * 0.44,
            at.scale * 0.42,
            `fill="${t(0.06)}"`,
          ),
        );
      placeFigure(picture, figure, at);
    }
    veil(stage, floor, h * 0.14, t(0.8), 0.16);
    develop(stage, palette, 0.5);
  },
};

/** The beam over the seats. */
const cinema: PlainScene = {
  name: 'cinema',
  about: /last cinema|film club|silent film|whole evening/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    plate(stage, palette, 0.05, 0.1, 0.04);
    const tall = isTall(stage);
    const wide = tall ? w * 0.84 : Math.min(w * 0.56, h * 0.98);
    const high = wide * 0.6;
    const [left, top] = [x - wide / 2, h * (tall ? 0.16 : 0.14)];
    glow(picture, [x, top + high / 2], wide * 1.1, high * 1.3, t(0.7), 0.55, 'normal');
    picture.add(
      rectangle(
        left,
        top,
        wide,
        high,
        `fill="${picture.linear(
          [left, top],
          [left + wide, top + high],
          [
            [0, t(0.98)],
            [1, t(0.74)],
          ],
        )}"`,
      ),
    );
    const clip = picture.define(
      (id) => `<clipPath id="${id}">${rectangle(left, top, wide, high, '')}</clipPath>`,
    );
    picture.group(`clip-path="url(#${clip})"`, () => {
      unfocused(stage, 0.2, () => {
        ridge(picture, 'hills', top + high * 0.8, high * 0.16, t(0.5), loose);
        const figure = portray(stage, palette, {
          subject: {
            kind: 'person',
            pose: random.pick(['hatTip', 'umbrella', 'walk'] as const),
            props: [],
            outfit: 'coat',
            hair: 'short',
          },
          yaw: 30,
          scale: high * 0.4,
          side: 1,
          reach: 0.6,
        });
        placeFigure(picture, figure, {
          x: x + wide * 0.14,
          y: top + high * 0.98,
          scale: high * 0.42,
        });
        picture.add(circle(left + wide * 0.28, top + high * 0.3, high * 0.1, `fill="${t(1)}"`));
      });
    });
    for (let row = 0; row < 3; row += 1) {
      const y = h * (0.7 + row * 0.1) + (tall ? -h * 0.06 : 0);
      unfocused(stage, 0.1 + row * 0.24, () =>
        heads(stage, y, u * (3.4 + row * 1.6), t(0.09 - row * 0.04), loose),
      );
    }
    const from: Point = [x + w * 0.2, -h * 0.06];
    shaft(
      stage,
      [
        [from[0] - u, from[1]],
        [from[0] + u, from[1]],
        [left + wide, top + high],
        [left, top + high],
      ],
      palette.light,
      0.22,
    );
    develop(stage, palette, 0.5);
  },
};

/** Lights far away, out of focus, and two empty chairs. */
const chairs: PlainScene = {
  name: 'chairs',
  about: /chairs|conversation|translators|discussion|long table/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.62, 0.74, 0.52);
    const floor = h * 0.72;
    picture.add(
      rectangle(
        0,
        floor,
        w,
        h - floor,
        `fill="${picture.linear(
          [0, floor],
          [0, h],
          [
            [0, t(0.56)],
            [1, t(0.3)],
          ],
        )}"`,
      ),
    );
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

export const rooms: readonly PlainScene[] = [
  lectern,
  reader,
  atTheWindow,
  train,
  chapel,
  cinema,
  chairs,
];
