import { n, path, rectangle } from '../../paint/picture';
import { numerals } from './numerals';
import { ink, paper } from './palette';
import type { Setting } from './setting';
import { splash, stroke, waves } from './setting';

/** Pool, tower and lake. */
export const waters = {
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
