import { settle } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { circle, curve, n, path, rectangle } from '../../paint/picture';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, shoot } from './athlete';
import { ball } from './balls';
import { between, sheet, shotOf } from './layout';
import { numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { green, ink, paper } from './palette';
import { pasteUp } from './paste';
import { waves } from './setting';
import { sportOf } from './sports';

const indigoOr = (palette: UnityPalette): Hex =>
  palette.band === green ? palette.other : palette.band;

/** Fields of play from straight above: only lines, and how they turn. */
export const fromAbove: Scene<UnityPalette> = {
  name: 'from above',
  about:
    /\bmix\b|athletics|relay|marathon|group c|lane|heats|para swim|daily|basketball|rua de cima|football/,
  kinds: ['video', 'series', 'playlist'],
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const middle = between(stage);
    const kind = /swim|water|heats/.test(stage.words)
      ? 0
      : /football|goal|group/.test(stage.words)
        ? 1
        : /basket/.test(stage.words)
          ? 2
          : /athletics|relay|marathon|lane|rua|sprint/.test(stage.words)
            ? 3
            : random.whole(0, 3);
    const long = Math.hypot(w, h);
    const turn = random.pick([-24, -16, 18, 28]);
    const size = Math.min(w, h);
    if (kind === 0) {
      const lane = size * 0.2;
      picture.group(`transform="rotate(${turn} ${n(middle[0])} ${n(middle[1])})"`, () => {
        for (let index = -9; index < 10; index += 1) {
          const y = middle[1] + index * lane;
          picture.add(
            rectangle(-long, y, long * 3, lane + 1, `fill="${index % 2 ? '#2fa9f5' : '#53c4ff'}"`),
          );
        }
        for (let index = -9; index < 10; index += 1) {
          const y = middle[1] + index * lane;
          for (const [colour, shift] of [
            [paper, 0],
            [index % 3 ? palette.kit[1] : palette.away[1], 1],
          ] as const)
            picture.add(
              path(
                `M${n(-long + shift * u * 2.6)} ${n(y)}H${n(long * 2)}`,
                `stroke="${colour}" stroke-width="${n(u * 1.2)}" stroke-dasharray="${n(u * 2.6)} ${n(u * 2.6)}"`,
              ),
            );
        }
      });
    } else if (kind === 1 || kind === 2) {
      const turf = kind === 1 ? green : palette.kit[1];
      sheet(stage, turf);
      picture.group(`transform="rotate(${turn} ${n(middle[0])} ${n(middle[1])})"`, () => {
        for (let stripe = -10; stripe < 12; stripe += 2)
          picture.add(
            rectangle(
              middle[0] + stripe * size * 0.2,
              -long,
              size * 0.2,
              long * 3,
              `fill="${ink}" fill-opacity=".09"`,
            ),
          );
        const line = `fill="none" stroke="${paper}" stroke-width="${n(u * 1.1)}"`;
        const key = kind === 2 ? `fill="${palette.disc}"` : 'fill="none"';
        picture.add(
          rectangle(
            middle[0] - size * 0.9,
            middle[1] - size * 0.4,
            size * 0.62,
            size * 0.8,
            `${key} stroke="${paper}" stroke-width="${n(u * 1.1)}"`,
          ),
        );
        picture.add(
          path(
            `M${n(middle[0] - size * 0.9)} ${n(-long)}V${n(long * 2)}M${n(middle[0] + size * 0.55)} ${n(-long)}V${n(long * 2)}`,
            line,
          ),
        );
        picture.add(circle(middle[0] + size * 0.55, middle[1], size * 0.42, line));
        picture.add(
          path(
            `M${n(middle[0] - size * 0.28)} ${n(middle[1] - size * 0.22)}a${n(size * 0.24)} ${n(size * 0.24)} 0 0 1 0 ${n(size * 0.44)}`,
            line,
          ),
        );
        picture.add(circle(middle[0] + size * 0.55, middle[1], u * 1.4, `fill="${paper}"`));
      });
      const from: Point = [middle[0] - size * 0.34, middle[1] + size * 0.3];
      const to: Point = [middle[0] + size * 0.2, middle[1] - size * 0.14];
      picture.add(
        path(
          curve([from, [middle[0] - size * 0.2, middle[1] - size * 0.1], to]),
          `fill="none" stroke="${palette.away[1] === turf ? palette.disc : palette.away[1]}" stroke-width="${n(u * 1.4)}" stroke-dasharray="${n(u * 3)} ${n(u * 2)}"`,
        ),
      );
      ball(picture, kind === 1 ? 'football' : 'basketball', to, size * 0.16, loose.between(0, 2));
      return;
    } else {
      sheet(stage, palette.kit[1] === palette.ground ? palette.band : palette.ground);
      const track = palette.ground === '#ff5a4e' ? indigoOr(palette) : '#ff5a4e';
      const centre: Point = [middle[0] - size * 0.5, h * 1.06];
      const lane = size * 0.13;
      picture.add(circle(centre[0], centre[1], size * 0.46 + lane * 6.5, `fill="${track}"`));
      picture.add(circle(centre[0], centre[1], size * 0.46 - lane * 0.5, `fill="${green}"`));
      for (let index = 0; index < 8; index += 1)
        picture.add(
          circle(
            centre[0],
            centre[1],
            size * 0.46 + (index - 0.5) * lane,
            `fill="none" stroke="${paper}" stroke-width="${n(u * 0.8)}"`,
          ),
        );
      for (let index = 0; index < 6; index += 1) {
        const r = size * 0.46 + index * lane;
        const angle = -1.16 + index * 0.1;
        const text = String(index + 1);
        const height = lane * 0.74;
        picture.group(
          `transform="translate(${n(centre[0] + Math.cos(angle) * r)} ${n(centre[1] + Math.sin(angle) * r)}) rotate(${n((angle * 180) / Math.PI + 90)})"`,
          () => {
            numerals(picture, {
              text,
              at: [-spread(text, height, 0.36) / 2, height],
              height,
              fill: paper,
              weight: 0.36,
            });
          },
        );
      }
    }
    const sport = kind === 0 ? sportOf('swimming: heats', random) : sportOf('sprint', random);
    const figure = shoot(
      stage,
      {
        ...shotOf(stage, palette, sport, anAthlete(stage), false),
        yaw: kind === 0 ? 30 : 20,
        pitch: kind === 0 ? 48 : 26,
        distance: 6,
      },
      h * 0.4,
    );
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 0.86 : 0.72,
      alignY: 0.5,
      alignX: 0.56,
    });
    pasteUp(picture, figure, at, { edge: u * 0.8, shadow: [u * 3, u * 3.4], snips: true });
    if (kind === 0) waves(picture, h * 1.2, u, [paper], loose);
  },
};
