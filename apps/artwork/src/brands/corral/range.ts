import { placeFigure, settle } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import { blend } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { circle, n, path, polygon, rectangle } from '../../paint/picture';
import { ridge, tufts } from '../../stage/land';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { arenaEdge, country, dirt, kickUp, paper, shadow } from './country';
import type { CorralPalette } from './palette';
import { aCoat, aShirt, cast } from './palette';

/** Loose horses over open ground, in two depths of dust. */
const herd: Scene<CorralPalette> = {
  name: 'herd',
  about: /winter pasture|drive to|long haul|broke to ride|horse|pasture|herd/,
  kinds: ['series', 'playlist', 'video'],
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const winter = /winter|snow/.test(stage.words);
    const own: CorralPalette =
      winter && !palette.night
        ? {
            ...palette,
            sky: ['#c9cdc4', '#ece6d6'],
            sun: '#fff8e6',
            haze: '#f6f1e2',
            land: ['#c9c4b4', '#ded8c6', '#b9ab90'],
            dust: ['#d9d2c0', '#ece6d6', '#fffaf0'],
          }
        : palette;
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    const horizon = h * random.between(0.48, 0.6);
    const middle = (stage.area.left + stage.area.right) / 2;
    country(
      stage,
      own,
      horizon,
      [middle + side * w * 0.12, horizon - h * 0.12],
      h * random.between(0.1, 0.2),
    );
    ridge(picture, 'mesas', horizon, h * 0.2, blend(own.land[0], own.sky[1], 0.2), loose);
    dirt(stage, own, horizon);
    const scale = h * (isTall(stage) ? 0.2 : 0.26);
    const gaits = winter
      ? (['walk', 'graze', 'stand'] as const)
      : (['gallop', 'gathered', 'canter', 'gallop'] as const);
    const rows: readonly (readonly [depth: number, share: number, count: number])[] = [
      [0.1, 0.34, isTall(stage) ? 3 : 6],
      [0.34, 0.62, isTall(stage) ? 2 : 4],
      [0.8, 1.1, isTall(stage) ? 2 : 3],
    ];
    for (const [depth, share, count] of rows) {
      const y = horizon + (h - horizon) * depth;
      for (let index = 0; index < count; index += 1) {
        const x =
          middle + ((index + 0.5) / count - 0.5) * w * 0.86 + loose.between(-0.2, 0.2) * scale;
        const horse = cast(stage, own, {
          subject: {
            kind: 'animal',
            species: 'horse',
            gait: gaits[(index + count) % gaits.length] ?? 'gallop',
          },
          yaw: 8 + ((index * 17) % 34),
          distance: 9,
          focus: [0, 1, 0],
          mirror,
          side,
          scale: scale * share,
          coat: aCoat(loose),
        });
        if (!winter)
          kickUp(
            stage,
            own,
            [x + (mirror ? 1 : -1) * scale * share, y],
            scale * share * 2.2,
            scale * share * 0.6,
          );
        placeFigure(picture, horse, {
          x,
          y: y + loose.between(-0.06, 0.06) * scale,
          scale: scale * share,
        });
      }
      if (!winter) kickUp(stage, own, [middle, y + u], w * 0.5, scale * share * 0.3);
    }
    tufts(picture, h * 0.9, h * 0.1, 26, u * 3, winter ? own.land[2] : own.inks[1], loose);
    paper(stage, own);
  },
};

/** A road to the horizon, a truck and a trailer. */
const road: Scene<CorralPalette> = {
  name: 'road',
  about: /drive|long haul|road|tour|miles|stock contractor/,
  kinds: ['series', 'video', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const horizon = h * random.between(0.5, 0.6);
    const middle = (stage.area.left + stage.area.right) / 2;
    country(
      stage,
      palette,
      horizon,
      [middle, horizon - h * random.between(0.02, 0.14)],
      h * random.between(0.16, 0.26),
    );
    dirt(stage, palette, horizon);
    const tarmac = polygon([
      [middle - u, horizon],
      [middle + u, horizon],
      [middle + h * 0.7, h],
      [middle - h * 0.5, h],
    ]);
    picture.add(path(tarmac, `fill="${blend(palette.inks[1], palette.land[2], 0.4)}"`));
    for (let dash = 0; dash < 9; dash += 1) {
      const [a, b] = [(dash / 9) ** 2, ((dash + 0.5) / 9) ** 2];
      const y = (at: number) => horizon + (h - horizon) * at;
      const x = (at: number) => middle + h * 0.1 * at;
      picture.add(
        path(
          polygon([
            [x(a) - u * a * 0.6, y(a)],
            [x(a) + u * a * 0.6, y(a)],
            [x(b) + u * b * 0.8, y(b)],
            [x(b) - u * b * 0.8, y(b)],
          ]),
          `fill="${palette.sun}"`,
        ),
      );
    }
    for (let pole = 0; pole < 7; pole += 1) {
      const at = (pole / 6.2) ** 2.2;
      const x = middle - u * 3 - at * w * 0.5;
      const y = horizon + (h - horizon) * at * 0.5;
      const tall = h * (0.05 + at * 0.75);
      const line = `stroke="${palette.inks[0]}" stroke-width="${n(u * (0.14 + at * 0.9))}"`;
      picture.add(
        path(
          `M${n(x)} ${n(y)}V${n(y - tall)}M${n(x - tall * 0.12)} ${n(y - tall * 0.92)}h${n(tall * 0.24)}M${n(x - tall * 0.09)} ${n(y - tall * 0.84)}h${n(tall * 0.18)}`,
          line,
        ),
      );
    }
    truck(
      picture.add,
      palette,
      [middle + (isTall(stage) ? h * 0.02 : h * 0.17), horizon + (h - horizon) * 0.56],
      h * 0.34,
      u,
    );
    kickUp(stage, palette, [middle + h * 0.02, horizon + (h - horizon) * 0.5], h * 0.5, h * 0.09);
    paper(stage, palette);
  },
};

/** A pick-up with a horse trailer, seen from behind at an angle. */
function truck(
  add: (markup: string) => void,
  palette: CorralPalette,
  [x, y]: Point,
  s: number,
  u: number,
): void {
  const [dark, low, mid, light, bright] = palette.inks;
  const block = (points: readonly Point[], fill: Hex | string) =>
    add(path(polygon(points.map(([px, py]): Point => [x + px * s, y + py * s])), `fill="${fill}"`));
  add(
    `<ellipse cx="${n(x)}" cy="${n(y + s * 0.02)}" rx="${n(s * 0.62)}" ry="${n(s * 0.06)}" fill="${dark}" fill-opacity=".6"/>`,
  );
  block(
    [
      [0.2, -0.34],
      [0.26, -0.52],
      [0.5, -0.52],
      [0.58, -0.34],
      [0.62, -0.32],
      [0.62, -0.08],
      [0.2, -0.08],
    ],
    '#a8401c',
  );
  block(
    [
      [0.28, -0.48],
      [0.38, -0.48],
      [0.38, -0.35],
      [0.25, -0.35],
    ],
    bright,
  );
  block(
    [
      [0.41, -0.48],
      [0.48, -0.48],
      [0.54, -0.35],
      [0.41, -0.35],
    ],
    bright,
  );
  block(
    [
      [0.2, -0.22],
      [0.62, -0.22],
      [0.62, -0.08],
      [0.2, -0.08],
    ],
    mid,
  );
  block(
    [
      [-0.56, -0.62],
      [0.1, -0.62],
      [0.16, -0.5],
      [0.16, -0.06],
      [-0.56, -0.06],
    ],
    light,
  );
  block(
    [
      [-0.56, -0.62],
      [0.1, -0.62],
      [0.13, -0.56],
      [-0.56, -0.56],
    ],
    bright,
  );
  block(
    [
      [-0.56, -0.24],
      [0.16, -0.24],
      [0.16, -0.06],
      [-0.56, -0.06],
    ],
    mid,
  );
  for (const px of [-0.48, -0.3, -0.12])
    block(
      [
        [px, -0.5],
        [px + 0.13, -0.5],
        [px + 0.13, -0.34],
        [px, -0.34],
      ],
      low,
    );
  for (const px of [-0.36, -0.18, 0.3, 0.53]) {
    add(circle(x + px * s, y - s * 0.05, s * 0.085, `fill="${dark}"`));
    add(circle(x + px * s, y - s * 0.05, s * 0.036, `fill="${light}"`));
  }
  add(
    path(
      `M${n(x + s * 0.16)} ${n(y - s * 0.12)}H${n(x + s * 0.22)}`,
      `stroke="${dark}" stroke-width="${n(u * 0.5)}"`,
    ),
  );
}

/** The fair by night: wheel, strings of lamps, a rider going home. */
const fair: Scene<CorralPalette> = {
  name: 'fair',
  about: /lantern|fair|founders|night|festival|sunday/,
  kinds: ['event', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const dusk = palette;
    const horizon = h * random.between(0.66, 0.74);
    const middle = (stage.area.left + stage.area.right) / 2;
    country(stage, dusk, horizon, [middle + w * 0.2, h * 0.18], h * 0.05);
    const r = Math.min(h * 0.3, w * 0.32);
    const hub: Point = [middle + random.between(-0.3, 0.3) * r, horizon - r * 1.12];
    const line = `fill="none" stroke="${dusk.inks[0]}" stroke-width="${n(u * 0.5)}"`;
    glow(picture, hub, r * 1.5, r * 1.5, dusk.sun, 0.3);
    picture.add(
      path(
        `M${n(hub[0])} ${n(hub[1])}L${n(hub[0] - r * 0.5)} ${n(horizon)}M${n(hub[0])} ${n(hub[1])}L${n(hub[0] + r * 0.5)} ${n(horizon)}`,
        `stroke="${dusk.inks[0]}" stroke-width="${n(u)}"`,
      ),
    );
    picture.add(circle(hub[0], hub[1], r, line));
    picture.add(circle(hub[0], hub[1], r * 0.86, line));
    for (let spoke = 0; spoke < 16; spoke += 1) {
      const angle = (spoke * Math.PI) / 8;
      const [x, y] = [hub[0] + Math.cos(angle) * r, hub[1] + Math.sin(angle) * r];
      picture.add(path(`M${n(hub[0])} ${n(hub[1])}L${n(x)} ${n(y)}`, line));
      picture.add(
        rectangle(
          x - u * 1.1,
          y,
          u * 2.2,
          u * 1.7,
          `rx="${n(u * 0.5)}" fill="${spoke % 2 ? '#a8401c' : dusk.inks[3]}"`,
        ),
      );
      picture.add(circle(x, y, u * 0.5, `fill="${dusk.sun}"`));
    }
    for (let tent = 0; tent < 5; tent += 1) {
      const x = w * (tent / 4.6) - w * 0.04;
      const wide = w * loose.between(0.12, 0.2);
      const tall = h * loose.between(0.1, 0.17);
      for (let stripe = 0; stripe < 6; stripe += 1) {
        const a = x + (wide * stripe) / 6;
        picture.add(
          path(
            polygon([
              [x + wide / 2, horizon - tall],
              [a, horizon - tall * 0.4],
              [a, horizon],
              [a + wide / 6, horizon],
              [a + wide / 6, horizon - tall * 0.4],
            ]),
            `fill="${stripe % 2 ? dusk.inks[3] : '#8f3418'}"`,
          ),
        );
      }
    }
    dirt(stage, dusk, horizon);
    for (const [y, sag] of [
      [0.1, 0.12],
      [0.22, 0.16],
    ] as const) {
      const from: Point = [-w * 0.02, h * y];
      const to: Point = [w * 1.02, h * (y + 0.05)];
      const bend = h * sag;
      picture.add(
        path(
          `M${n(from[0])} ${n(from[1])}Q${n(w / 2)} ${n(from[1] + bend * 2)} ${n(to[0])} ${n(to[1])}`,
          `fill="none" stroke="${dusk.inks[0]}" stroke-width="${n(u * 0.2)}"`,
        ),
      );
      for (let bulb = 1; bulb < 16; bulb += 1) {
        const t = bulb / 16;
        const bx = from[0] * (1 - t) ** 2 + w * t * (1 - t) + to[0] * t * t;
        const by = from[1] * (1 - t) ** 2 + (from[1] + bend * 2) * 2 * t * (1 - t) + to[1] * t * t;
        glow(picture, [bx, by + u * 0.5], u * 3, u * 3, dusk.sun, 0.6);
        picture.add(circle(bx, by + u * 0.5, u * 0.5, `fill="${dusk.sun}"`));
      }
    }
    const scale = h * (isTall(stage) ? 0.19 : 0.24);
    const side = random.chance(0.5) ? 1 : -1;
    const rider = cast(stage, dusk, {
      subject: {
        kind: 'animal',
        species: 'horse',
        gait: 'walk',
        seat: 'western',
        tack: 'western',
        outfit: 'western',
        hair: 'long',
      },
      yaw: random.between(-10, 40),
      distance: 8,
      focus: [0, 1.2, 0],
      mirror: side < 0,
      side,
      scale,
      coat: aCoat(random),
      shirt: aShirt(random),
    });
    shadow(stage, dusk, middle, h * 0.93, scale * 1.2);
    placeFigure(picture, rider, { x: middle, y: h * 0.93, scale });
    paper(stage, dusk);
  },
};

/** Dog low, steers bunched, a whistle out of hearing. */
const stockDog: Scene<CorralPalette> = {
  name: 'stock dog',
  about: /\bdog|trial|herding/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const tall = isTall(stage);
    const dog = cast(stage, palette, {
      subject: { kind: 'animal', species: 'wolf', gait: 'walk' },
      yaw: random.between(10, 40),
      pitch: -2,
      distance: 4,
      focus: [0, 0.4, 0],
      side,
      scale: h * 0.5,
      coat: 'black',
    });
    const at = settle(stage.area, dog, {
      zoom: tall ? 1 : 0.62,
      alignX: 0.1,
      alignY: 1,
      room: { top: tall ? 1.3 : 0.9, right: tall ? 0 : 1.2, bottom: 0.06 },
    });
    const horizon = at.y - at.scale * 0.95;
    const middle = (stage.area.left + stage.area.right) / 2;
    country(stage, palette, horizon, [middle, horizon - at.scale * 0.5], at.scale * 0.5);
    arenaEdge(stage, palette, horizon);
    dirt(stage, palette, horizon);
    for (const [x, y, s] of [
      [0.62, 0.3, 0.34],
      [0.2, 0.22, 0.3],
      [0.86, 0.42, 0.4],
    ] as const) {
      const steer = cast(stage, palette, {
        subject: { kind: 'animal', species: 'bull', gait: 'walk' },
        yaw: 30 + x * 30,
        distance: 8,
        focus: [0, 0.8, 0],
        side,
        scale: at.scale * s,
        coat: x > 0.5 ? 'bay' : 'dun',
      });
      const px =
        stage.area.left +
        (stage.area.right - stage.area.left) * (tall ? x * 0.8 + 0.1 : x * 0.4 + 0.55);
      const py = horizon + (h - horizon) * y;
      shadow(stage, palette, px, py, at.scale * s);
      placeFigure(picture, steer, { x: px, y: py, scale: at.scale * s });
    }
    shadow(stage, palette, at.x, at.y, at.scale * 0.5);
    placeFigure(picture, dog, at);
    tufts(picture, h * 0.96, h * 0.05, 14, u * 3, palette.inks[1], stage.loose);
    paper(stage, palette);
  },
};

/** Two people seated by a pot over a fire. */
const campfire: Scene<CorralPalette> = {
  name: 'campfire',
  about: /kitchen|cocina|story|stories|table/,
  kinds: ['series', 'video', 'playlist'],
  draw(stage, palette) {
    const { random, picture, h, u, loose } = stage;
    const night = palette;
    const middle = (stage.area.left + stage.area.right) / 2;
    const horizon = h * 0.68;
    const scale = h * (isTall(stage) ? 0.29 : 0.46);
    country(stage, night, horizon, [middle + scale * 0.9, h * 0.2], scale * 0.12);
    dirt(stage, night, horizon);
    const ground = h * 0.93;
    glow(
      picture,
      [middle, ground - scale * 0.2],
      scale * 1.6,
      scale * 1.2,
      '#ff8a3a',
      night.night ? 0.75 : 0.45,
    );
    for (const side of [-1, 1] as const) {
      const figure = cast(stage, night, {
        subject: {
          kind: 'person',
          pose: random.pick(['seated', 'read'] as const),
          outfit: 'western',
          hair: side > 0 ? 'long' : 'cropped',
          beard: side < 0,
          build: { woman: side > 0, muscle: 0.96 },
        },
        yaw: random.between(10, 40),
        distance: 5,
        focus: [0, 0.6, 0],
        mirror: side > 0,
        side: side > 0 ? -1 : 1,
        scale,
        shirt: aShirt(random),
      });
      const x = middle + side * scale * 0.9;
      picture.add(
        rectangle(
          x - scale * 0.28,
          ground - scale * 0.42,
          scale * 0.56,
          scale * 0.42,
          `rx="${n(scale * 0.1)}" fill="${night.inks[0]}"`,
        ),
      );
      placeFigure(picture, figure, { x, y: ground, scale });
    }
    picture.add(
      path(
        `M${n(middle - scale * 0.4)} ${n(ground)}L${n(middle)} ${n(ground - scale * 0.9)}L${n(middle + scale * 0.4)} ${n(ground)}M${n(middle)} ${n(ground - scale * 0.9)}V${n(ground - scale * 0.56)}`,
        `fill="none" stroke="${night.inks[0]}" stroke-width="${n(u * 0.8)}"`,
      ),
    );
    const flame = (s: number, fill: string) =>
      picture.add(
        path(
          `M${n(middle - s * 0.2)} ${n(ground)}C${n(middle - s * 0.34)} ${n(ground - s * 0.2)} ${n(middle - s * 0.1)} ${n(ground - s * 0.22)} ${n(middle - s * 0.06)} ${n(ground - s * 0.46)}C${n(middle + s * 0.1)} ${n(ground - s * 0.36)} ${n(middle + s * 0.08)} ${n(ground - s * 0.26)} ${n(middle + s * 0.14)} ${n(ground - s * 0.3)}C${n(middle + s * 0.32)} ${n(ground - s * 0.14)} ${n(middle + s * 0.24)} ${n(ground)} ${n(middle + s * 0.18)} ${n(ground)}Z`,
          `fill="${fill}"`,
        ),
      );
    flame(scale * 0.9, '#d8521c');
    flame(scale * 0.62, '#ff9a3c');
    flame(scale * 0.36, '#ffe3a0');
    picture.add(
      path(
        `M${n(middle - scale * 0.19)} ${n(ground - scale * 0.56)}h${n(scale * 0.38)}q${n(scale * 0.02)} ${n(scale * 0.26)} ${n(-scale * 0.19)} ${n(scale * 0.26)}t${n(-scale * 0.19)} ${n(-scale * 0.26)}Z`,
        `fill="${night.inks[0]}"`,
      ),
    );
    let sparks = '';
    for (let spark = 0; spark < 40; spark += 1) {
      const s = u * loose.between(0.1, 0.3);
      sparks += `M${n(middle + loose.between(-0.5, 0.5) * scale)} ${n(ground - loose.between(0.3, 1.7) * scale)}h${n(s)}v${n(s)}h${n(-s)}z`;
    }
    picture.add(path(sparks, 'fill="#ffb45c"'));
    paper(stage, night);
  },
};

export const range: readonly Scene<CorralPalette>[] = [herd, road, fair, stockDog, campfire];
