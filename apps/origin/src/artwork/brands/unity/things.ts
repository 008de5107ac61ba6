import { settle } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { circle, curve, n, path, polygon, rectangle } from '../../paint/picture';
import type { Stage } from '../../stage/stage';
import { isTall, isWide } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, shoot } from './athlete';
import { ball } from './balls';
import { between, keepsCalm, sheet, shotOf } from './cut-outs';
import { numberIn, numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { green, ink, paper } from './palette';
import { band, halftone, pasteUp, screen } from './paste';
import { waves } from './settings';
import { sportOf } from './sports';

/** Something made of paths, given a white edge and a hard shadow like any cut-out. */
function sticker(
  picture: Picture,
  at: Point,
  size: number,
  turn: number,
  outline: string,
  edge: number,
  draw: () => void,
): void {
  const put = (dx: number, dy: number) =>
    `translate(${n(at[0] + dx)} ${n(at[1] + dy)}) rotate(${n(turn)}) scale(${n(size)})`;
  const wide = n((edge * 2) / size + 0.0001);
  const line = (fill: Hex) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${wide}" stroke-linejoin="round"`;
  picture.add(`<g transform="${put(edge * 1.5, edge * 1.8)}">${path(outline, line(ink))}</g>`);
  picture.add(`<g transform="${put(0, 0)}">${path(outline, line(paper))}</g>`);
  picture.group(`transform="${put(0, 0)}"`, draw);
}

const ring = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`;
const f3 = (value: number) => String(Math.round(value * 1000) / 1000);

type Thing = (stage: Stage, palette: UnityPalette, at: Point, size: number, turn: number) => void;

const medal: Thing = ({ picture, u, random }, palette, at, size, turn) => {
  const ribbon = 'M-.34 -1.5L-.02 -.42L.2 -.42L-.02 -1.5ZM.34 -1.5L.02 -.42L-.2 -.42L.02 -1.5Z';
  sticker(picture, at, size, turn, `${ribbon}${ring(0, 0.1, 0.56)}`, u * 0.9, () => {
    picture.add(path('M-.34 -1.5L-.02 -.42L.2 -.42L-.02 -1.5Z', `fill="${palette.kit[1]}"`));
    picture.add(path('M.34 -1.5L.02 -.42L-.2 -.42L.02 -1.5Z', `fill="${palette.away[1]}"`));
    picture.add(path(ring(0, 0.1, 0.56), 'fill="#ffc61a"'));
    picture.add(path('M-.56 .1A.56 .56 0 0 0 .4 .5A.7 .7 0 0 1 -.56 .1Z', 'fill="#e29a00"'));
    picture.add(path(ring(0, 0.1, 0.44), `fill="none" stroke="#a86b00" stroke-width=".035"`));
    numerals(picture, {
      text: String(random.whole(1, 3)),
      at: [-0.2, 0.37],
      height: 0.54,
      fill: '#8a5600',
      weight: 0.36,
    });
  });
};

const whistle: Thing = ({ picture, u }, palette, at, size, turn) => {
  const body = 'M-.1 -.42H.95V-.12H.52A.52 .52 0 1 1 -.1 -.42Z';
  sticker(picture, at, size, turn, `${body}${ring(-0.02, -0.5, 0.16)}`, u * 0.9, () => {
    picture.add(path(ring(-0.02, -0.52, 0.14), `fill="none" stroke="${ink}" stroke-width=".06"`));
    picture.add(path(body, `fill="${palette.kit[1]}"`));
    picture.add(
      path(
        'M-.1 -.42H.95V-.32H-.1A.52 .52 0 0 0 -.44 .3A.52 .52 0 0 1 -.1 -.42Z',
        `fill="${palette.kit[2]}"`,
      ),
    );
    picture.add(path(ring(0.02, 0.1, 0.22), `fill="${ink}"`));
    picture.add(path(ring(0.06, 0.14, 0.11), `fill="${palette.disc}"`));
    picture.add(rectangle(0.3, -0.36, 0.2, 0.12, `fill="${ink}"`));
  });
};

const watch: Thing = ({ picture, u, words, random }, palette, at, size, turn) => {
  const shape = `${ring(0, 0, 0.72)}M-.12 -1H.12V-.66H-.12ZM.48 -.8L.66 -.62L.54 -.5L.36 -.68Z`;
  const text = numberIn(words) ?? `${random.whole(1, 9)}.${random.whole(0, 9)}`;
  sticker(picture, at, size, turn, shape, u * 0.9, () => {
    picture.add(path(shape, `fill="${ink}"`));
    picture.add(path(ring(0, 0, 0.6), `fill="${paper}"`));
    for (let mark = 0; mark < 24; mark += 1)
      picture.add(
        path(
          `M0 -.56V${mark % 2 ? '-.52' : '-.46'}`,
          `stroke="${ink}" stroke-width=".03" transform="rotate(${mark * 15})"`,
        ),
      );
    picture.add(path('M0 0L0 -.6A.6 .6 0 0 1 .57 .18Z', `fill="${palette.kit[1]}"`));
    const height = Math.min(0.36, 0.72 / spread(text, 1, 0.34));
    numerals(picture, {
      text,
      at: [-spread(text, height, 0.34) / 2, 0.44],
      height,
      fill: ink,
      weight: 0.34,
    });
    picture.add(path('M0 .1V-.5', `stroke="${ink}" stroke-width=".05" transform="rotate(106)"`));
    picture.add(circle(0, 0, 0.07, `fill="${ink}"`));
  });
};

const shoe: Thing = ({ picture, u }, palette, at, size, turn) => {
  const upper =
    'M-.95 -.5Q-.7 -.36 -.44 -.5L-.3 -.56L.2 -.1Q.5 .04 .86 .1Q1.06 .16 1.04 .36H-.96Q-1.06 0 -.95 -.5Z';
  const sole = 'M-.98 .36H1.06Q1.1 .52 .94 .54H-.9Q-1.02 .52 -.98 .36Z';
  const spikes =
    'M.3 .54l.04 .14l.04 -.14ZM.5 .54l.04 .14l.04 -.14ZM.7 .54l.04 .14l.04 -.14ZM.86 .52l.04 .14l.04 -.14Z';
  sticker(picture, at, size, turn, upper + sole + spikes, u * 0.9, () => {
    picture.add(path(upper, `fill="${palette.kit[1]}"`));
    picture.add(
      path('M-.98 -.1Q-.4 .3 .86 .1Q1.06 .16 1.04 .36H-.96Z', `fill="${palette.kit[0]}"`),
    );
    picture.add(
      path(
        'M-.5 .34L.02 -.26L.16 -.14L-.2 .34ZM-.1 .34L.24 -.08L.36 -.02L.14 .34Z',
        `fill="${palette.disc}"`,
      ),
    );
    picture.add(
      path(
        'M-.2 -.42L.0 -.52M-.06 -.3L.14 -.4M.08 -.18L.28 -.28',
        `stroke="${paper}" stroke-width=".06" stroke-linecap="round"`,
      ),
    );
    picture.add(path(sole, `fill="${paper}" stroke="${ink}" stroke-width=".03"`));
    picture.add(path(spikes, `fill="${ink}"`));
  });
};

const baton: Thing = ({ picture, u }, palette, at, size, turn) => {
  const shape = 'M-1.1 -.14H1.1A.1 .14 0 0 1 1.1 .14H-1.1A.1 .14 0 0 1 -1.1 -.14Z';
  sticker(picture, at, size, turn, shape, u * 0.9, () => {
    picture.add(path(shape, `fill="${palette.kit[1]}"`));
    for (const x of [-0.8, -0.3, 0.2, 0.7])
      picture.add(path(`M${f3(x)} -.14h.22l-.12 .28h-.22Z`, `fill="${paper}"`));
    picture.add(path('M-1.1 .04H1.1A.1 .1 0 0 1 1.1 .14H-1.1Z', `fill="${ink}" fill-opacity=".3"`));
  });
};

const suitcase: Thing = ({ picture, u }, palette, at, size, turn) => {
  const box = 'M-.9 -.5H.9V.7H-.9ZM-.3 -.5V-.8H.3V-.5H.18V-.68H-.18V-.5Z';
  sticker(picture, at, size, turn, box, u * 0.9, () => {
    picture.add(path(box, `fill="${palette.kit[1]}"`));
    picture.add(path('M-.6 -.5H-.42V.7H-.6ZM.42 -.5H.6V.7H.42Z', `fill="${palette.kit[0]}"`));
    picture.add(circle(-0.12, 0.1, 0.24, `fill="${palette.disc}"`));
    picture.add(circle(0.16, 0.3, 0.16, `fill="${palette.away[1]}"`));
    picture.add(path('M-.04 -.3L.24 -.2L.0 -.02Z', `fill="${paper}"`));
  });
};

const bowl: Thing = ({ picture, u }, palette, at, size, turn) => {
  const shape = 'M-.9 -.1H.9Q.86 .6 .3 .74H-.3Q-.86 .6 -.9 -.1Z';
  sticker(picture, at, size, turn, `${shape}M.3 -.1L.8 -1L.9 -.94L.46 -.1Z`, u * 0.9, () => {
    picture.add(path('M.3 -.1L.8 -1L.9 -.94L.46 -.1Z', `fill="${ink}"`));
    picture.add(
      path(
        'M-.76 -.1A.3 .3 0 0 1 -.2 -.2A.3 .3 0 0 1 .36 -.2A.22 .22 0 0 1 .76 -.1Z',
        `fill="${palette.disc}"`,
      ),
    );
    picture.add(path(shape, `fill="${palette.kit[1]}"`));
    picture.add(path('M-.87 .14H.87L.82 .3H-.82Z', `fill="${paper}"`));
  });
};

const things: readonly (readonly [RegExp, readonly Thing[]])[] = [
  [/shoes|athletics|sunrise/, [shoe, watch, medal]],
  [/place|gold|tears|twins|hug/, [medal, medal]],
  [/relay/, [baton, watch]],
  [/of their flag/, [suitcase, medal]],
  [/breakfast|village/, [bowl, suitcase]],
  [/football|goal|corner/, [whistle]],
  [/seconds|slow|photo|daily|nine point/, [watch, whistle]],
];

/** A few things of the games on a loud table. */
const stillLife: Scene<UnityPalette> = {
  name: 'still life',
  about:
    /shoes|place|gold|tears|village|breakfast|of their flag|\bmix\b|daily|goal|corner|photo|seconds|sunrise/,
  kinds: ['series', 'playlist', 'video'],
  draw(stage, palette) {
    const { picture, random, w, h, u } = stage;
    const middle = between(stage);
    const size = Math.min(w * (keepsCalm(stage) ? 0.66 : 1), h) * 0.3;
    const lean = random.between(0.3, 0.6) * (random.chance(0.5) ? 1 : -1);
    sheet(stage, palette.ground);
    switch (random.whole(0, 2)) {
      case 0:
        band(stage, middle[0] - size * 0.7, size * 1.4, lean, palette.band);
        halftone(picture, [w, h], [w * 0.5, h * 0.2], h * 1.2, u * 2.4, palette.disc);
        break;
      case 1:
        picture.add(circle(middle[0], middle[1], size * 1.45, `fill="${palette.band}"`));
        picture.add(
          circle(
            middle[0] + size * 0.5,
            middle[1] - size * 0.4,
            size * 0.8,
            `fill="${palette.disc}"`,
          ),
        );
        break;
      default:
        for (let lane = 0; lane < 7; lane += 1)
          picture.add(
            circle(
              middle[0] - size * 1.4,
              h * 1.1,
              size * (1.4 + lane * 0.5),
              `fill="none" stroke="${lane % 2 ? palette.disc : palette.band}" stroke-width="${n(size * 0.25)}"`,
            ),
          );
    }
    const [, found] = things.find(([about]) => about.test(stage.words)) ?? [];
    const [lead = medal, second = whistle] =
      found ?? random.shuffle([medal, whistle, watch, shoe, baton]);
    const spread2 = isWide(stage) ? [size * 1.15, -size * 0.1] : [size * 0.45, -size * 1.05];
    const turn = random.between(-18, 18);
    second(
      stage,
      palette,
      [middle[0] + (spread2[0] ?? 0), middle[1] + (spread2[1] ?? 0)],
      size * 0.72,
      -turn * 1.4,
    );
    lead(
      stage,
      palette,
      [middle[0] - (spread2[0] ?? 0) * 0.5, middle[1] - (spread2[1] ?? 0) * 0.4 + size * 0.1],
      size * 1.12,
      turn,
    );
    const kinds = ['football', 'basketball', 'volleyball', 'handball'] as const;
    ball(
      picture,
      /football|goal|corner/.test(stage.words) ? 'football' : random.pick(kinds),
      [middle[0] + (spread2[0] ?? 0) * 0.66, middle[1] - (spread2[1] ?? 0) * 0.5 + size * 0.95],
      size * 0.36,
      random.between(0, 2),
    );
  },
};

/** Fields of play from straight above: only lines, and how they turn. */
const fromAbove: Scene<UnityPalette> = {
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

const indigoOr = (palette: UnityPalette): Hex =>
  palette.band === green ? palette.other : palette.band;

/** A page of scraps: numbers, dots, curves, a ball, two athletes. */
const scraps: Scene<UnityPalette> = {
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

export const objects: readonly Scene<UnityPalette>[] = [stillLife, fromAbove, scraps];
