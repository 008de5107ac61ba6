import { placeFigure } from '../../figures/figure';
import { curve, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { ridge } from '../../stage/land';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { bulb, develop, ground, middleOf, panes, plate, rest, shaft, unfocused } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';

/** A person at a tall window, the day on the floor. */
export const atTheWindow: PlainScene = {
  name: 'at the window',
  about: /kitchen|clocks|letters|unfinished|director|on silence/,
  draw(stage, palette) {
    const { picture, random, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const side = random.chance(0.5) ? 1 : -1;
    const [x] = middleOf(stage);
    const tall = isTall(stage);
    plate(stage, palette, 0.14, 0.26, 0.16);
    const floor = h * 0.84;
    ground(stage, palette, floor, [0.26, 0.08]);
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
export const train: PlainScene = {
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
