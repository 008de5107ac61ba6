import { settle } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { circle, n, path, polygon, rectangle } from '../../paint/picture';
import { isTall, isWide } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, shoot } from './athlete';
import { ball } from './balls';
import { keepsCalm, sheet, shotOf } from './layout';
import { numberIn, numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { ink, paper } from './palette';
import { pasteUp, screen } from './paste';
import { sportOf } from './sports';

/** A page of scraps: numbers, dots, curves, a ball, two athletes. */
export const scraps: Scene<UnityPalette> = {
  name: 'scraps',
  about: /\bmix\b|daily|village|breakfast|tears|ceremony|gymnastics|of the day/,
  kinds: ['series', 'playlist', 'video', 'event'],
  draw(stage, palette) {
    const { picture, random, w, h, u } = stage;
    const columns = isWide(stage) ? (keepsCalm(stage) ? 5 : 4) : isTall(stage) ? 2 : 3;
    const cell = w / columns;
    const rows = Math.ceil(h / cell);
    const off = (h - rows * cell) / 2;
    const fills = [
      palette.band,
      palette.disc,
      palette.other,
      palette.kit[1],
      palette.ground,
      palette.away[1],
      ink,
    ];
    sheet(stage, palette.ground);
    const shots = [0, 1].map((index) => {
      const sport = sportOf(stage.words, random);
      return shoot(
        stage,
        shotOf(
          stage,
          palette,
          sport,
          anAthlete(stage),
          index === 1,
          index ? palette.away : palette.kit,
        ),
        h * 0.3,
      );
    });
    const busy = random.shuffle(Array.from({ length: columns * rows }, (_, index) => index));
    let last = palette.ground;
    for (let index = 0; index < columns * rows; index += 1) {
      const column = index % columns;
      if (keepsCalm(stage) && column < 2) continue;
      const [x, y] = [column * cell, off + Math.floor(index / columns) * cell];
      const fill = random.pick(
        [palette.band, palette.disc, palette.other, ...fills.slice(3)].filter(
          (colour) => colour !== last,
        ) as [Hex, ...Hex[]],
      );
      last = fill;
      const on = fill === ink || fill === palette.band || fill === palette.kit[1] ? paper : ink;
      const clip = picture.define(
        (id) => `<clipPath id="${id}">${rectangle(x, y, cell, cell, '')}</clipPath>`,
      );
      picture.group(`clip-path="url(#${clip})"`, () => {
        picture.add(rectangle(x, y, cell + 1, cell + 1, `fill="${fill}"`));
        const c: Point = [x + cell / 2, y + cell / 2];
        switch ((busy[index] ?? 0) % 7) {
          case 0: {
            const text = numberIn(stage.words)?.replace('.', '') ?? String(random.whole(1, 9));
            const height = Math.min(cell * 0.86, (cell * 0.9) / spread(text, 1, 0.4));
            numerals(picture, {
              text,
              at: [c[0] - spread(text, height, 0.4) / 2, c[1] + height / 2],
              height,
              fill: on,
              weight: 0.4,
            });
            break;
          }
          case 1:
            picture.add(
              rectangle(x, y, cell, cell, `fill="${screen(picture, cell * 0.11, on, 0.3)}"`),
            );
            break;
          case 2:
            for (let arc = 1; arc < 6; arc += 1)
              picture.add(
                circle(
                  x,
                  y + cell,
                  cell * arc * 0.19,
                  `fill="none" stroke="${on}" stroke-width="${n(cell * 0.07)}"`,
                ),
              );
            break;
          case 3:
            ball(
              picture,
              random.pick(['football', 'basketball', 'volleyball', 'handball']),
              c,
              cell * 0.34,
              random.between(0, 2),
            );
            break;
          case 4:
            for (let stripe = -3; stripe < 5; stripe += 1)
              picture.add(
                path(
                  polygon([
                    [x + stripe * cell * 0.3, y + cell],
                    [x + (stripe + 0.5) * cell * 0.3, y + cell],
                    [x + (stripe + 2.5) * cell * 0.3, y],
                    [x + (stripe + 2) * cell * 0.3, y],
                  ]),
                  `fill="${on}"`,
                ),
              );
            break;
          default: {
            const figure = shots[(busy[index] ?? 0) % 2];
            if (!figure) break;
            const at = settle({ left: x, right: x + cell, top: y, bottom: y + cell }, figure, {
              zoom: 1.36,
              alignY: 0.4,
            });
            picture.add(circle(c[0], c[1], cell * 0.36, `fill="${on}" fill-opacity=".16"`));
            pasteUp(picture, figure, at, { edge: u * 0.8, shadow: [u, u * 1.2], snips: true });
          }
        }
      });
    }
  },
};
