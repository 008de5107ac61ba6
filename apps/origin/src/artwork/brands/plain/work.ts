import { placeFigure, settle } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { circle, curve, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { burst } from '../../stage/air';
import { glow } from '../../stage/light';
import type { Stage } from '../../stage/stage';
import { isTall, isWide } from '../../stage/stage';
import type { Scene } from '../brand';
import { bulb, develop, middleOf, panes, plate, rest, shaft, unfocused } from './lens';
import type { PlainPalette } from './palette';
import { portray, toneAt } from './palette';

type PlainScene = Scene<PlainPalette>;

/** A body turned on a wheel: half its outline, from foot to lip, in shares of its height. */
function turnedBody(
  stage: Stage,
  palette: PlainPalette,
  [x, y]: Point,
  high: number,
  profile: readonly Point[],
  side: number,
  tones: readonly [number, number, number] = [0.3, 0.9, 0.12],
): void {
  const right = profile.map(([px, py]): Point => [x + px * high, y - py * high]);
  const left = profile.map(([px, py]): Point => [x - px * high, y - py * high]).reverse();
  const r = Math.max(...profile.map(([px]) => px)) * high;
  const [near, bright, far] = tones.map((tone) => toneAt(palette, tone));
  const fill = stage.picture.linear(
    [x + side * r, 0],
    [x - side * r, 0],
    [
      [0, near ?? palette.inks[1]],
      [0.26, bright ?? palette.inks[4]],
      [0.7, far ?? palette.inks[0]],
      [1, toneAt(palette, 0.24)],
    ],
  );
  stage.picture.add(path(`${curve(right)}L${curve(left).slice(1)}Z`, `fill="${fill}"`));
  const lip = profile.at(-1);
  if (lip)
    stage.picture.add(
      ellipse(
        x,
        y - lip[1] * high,
        lip[0] * high,
        lip[0] * high * 0.2,
        `fill="${toneAt(palette, 0.1)}"`,
      ),
    );
}

const profiles = {
  bottle: [
    [0.2, 0],
    [0.22, 0.1],
    [0.22, 0.45],
    [0.16, 0.58],
    [0.07, 0.68],
    [0.06, 0.96],
    [0.075, 1],
  ],
  jar: [
    [0.22, 0],
    [0.32, 0.2],
    [0.34, 0.45],
    [0.26, 0.7],
    [0.17, 0.8],
    [0.2, 0.88],
  ],
  bowl: [
    [0.14, 0],
    [0.16, 0.05],
    [0.36, 0.22],
    [0.44, 0.42],
  ],
  vase: [
    [0.12, 0],
    [0.2, 0.16],
    [0.22, 0.36],
    [0.12, 0.66],
    [0.08, 0.84],
    [0.12, 1],
  ],
  cup: [
    [0.16, 0],
    [0.2, 0.06],
    [0.23, 0.3],
    [0.23, 0.46],
  ],
} as const satisfies Record<string, readonly Point[]>;

/** A few vessels on a board, light from one side. */
const stillLife: PlainScene = {
  name: 'still life',
  about: /object|long table|kitchen|twenty|essays|repair/,
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    const light = random.chance(0.5);
    plate(stage, palette, light ? 0.74 : 0.34, light ? 0.86 : 0.46, light ? 0.7 : 0.3);
    glow(picture, [x + side * w * 0.2, h * 0.3], w * 0.5, h * 0.6, palette.light, 0.45, 'normal');
    const board = h * (isTall(stage) ? 0.72 : 0.74);
    picture.add(
      rectangle(
        0,
        board,
        w,
        h - board,
        `fill="${picture.linear(
          [0, board],
          [0, h],
          [
            [0, t(light ? 0.62 : 0.3)],
            [1, t(light ? 0.4 : 0.12)],
          ],
        )}"`,
      ),
    );
    const size = Math.min(w, h) * (isWide(stage) ? 0.52 : 0.48);
    const names = random
      .shuffle(['bottle', 'jar', 'bowl', 'vase', 'cup', 'bottle'] as const)
      .slice(0, isWide(stage) ? 4 : 3);
    names.forEach((name, index) => {
      const at: Point = [
        x + (index - (names.length - 1) / 2) * size * 0.5,
        board + size * (index % 2 ? 0.1 : 0.2),
      ];
      const high =
        size * (name === 'bottle' ? 1 : name === 'vase' ? 0.86 : 0.72) * random.between(0.86, 1.08);
      const cast = picture.linear(
        [at[0], 0],
        [at[0] - side * high, 0],
        [
          [0, t(0.04), 0.6],
          [1, t(0.04), 0],
        ],
      );
      picture.add(
        path(
          polygon([
            [at[0] + side * high * 0.18, at[1]],
            [at[0] - side * high * 1.0, at[1] - high * 0.1],
            [at[0] - side * high * 1.0, at[1] + high * 0.05],
            [at[0] - side * high * 0.1, at[1] + high * 0.05],
          ]),
          `fill="${cast}"`,
        ),
      );
      rest(stage, at[0], at[1], high * 0.34, t(0), 0.16);
      turnedBody(stage, palette, at, high, profiles[name], side, [
        0.4 + index * 0.06,
        0.96 - index * 0.09,
        0.14 + index * 0.05,
      ]);
    });
    if (/seed|garden|bees/.test(stage.words) || random.chance(0.4)) {
      const stem: Point = [x + side * size * 0.24, board - size * 0.5];
      for (let branch = -2; branch <= 2; branch += 1) {
        const tip: Point = [
          stem[0] + branch * size * 0.16,
          stem[1] - size * (0.56 - Math.abs(branch) * 0.1),
        ];
        picture.add(
          path(
            `M${n(stem[0])} ${n(stem[1])}Q${n(stem[0] + branch * size * 0.02)} ${n(stem[1] - size * 0.3)} ${n(tip[0])} ${n(tip[1])}`,
            `fill="none" stroke="${t(0.14)}" stroke-width="${n(size * 0.012)}"`,
          ),
        );
        for (let leaf = 0; leaf < 4; leaf += 1) {
          const f = 0.4 + leaf * 0.18;
          const lx = stem[0] + (tip[0] - stem[0]) * f * f;
          const ly = stem[1] + (tip[1] - stem[1]) * f;
          const turn = branch * 18 + (leaf % 2 ? 50 : -50);
          picture.add(
            `<ellipse cx="${n(lx)}" cy="${n(ly)}" rx="${n(size * 0.022)}" ry="${n(size * 0.06)}" transform="rotate(${n(turn)} ${n(lx)} ${n(ly)}) translate(0 ${n(-size * 0.05)})" fill="${t(leaf % 2 ? 0.3 : 0.2)}"/>`,
          );
        }
      }
    }
    develop(stage, palette, 0.36);
  },
};

/** Someone at a bench under a lamp, their eyes on their hands. */
const bench: PlainScene = {
  name: 'bench',
  about: /studio|repair|made by hand|founder|blown|at work/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const mirror = random.chance(0.5);
    const side = mirror ? -1 : 1;
    plate(stage, palette, 0.08, 0.2, 0.14);
    const [x] = middleOf(stage);
    const pane = Math.min(w, h) * 0.34;
    unfocused(stage, 0.5, () => {
      panes(
        stage,
        [x - side * pane * 0.9 - pane * 0.5, h * 0.1],
        pane,
        pane * 1.3,
        3,
        4,
        picture.linear(
          [0, h * 0.1],
          [0, h * 0.6],
          [
            [0, t(0.86)],
            [1, t(0.6)],
          ],
        ),
        t(0.08),
      );
      picture.add(
        rectangle(
          x + side * pane * 0.2 - pane * 0.2,
          h * 0.34,
          pane * 1.3,
          h * 0.012,
          `fill="${t(0.3)}"`,
        ),
      );
      for (let tool = 0; tool < 6; tool += 1)
        picture.add(
          rectangle(
            x + side * pane * 0.2 + tool * pane * 0.16,
            h * 0.35,
            pane * 0.05,
            pane * loose.between(0.2, 0.5),
            `fill="${t(0.05)}"`,
          ),
        );
    });
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'pour',
        outfit: random.pick(['casual', 'tee']),
        hair: random.pick(['short', 'bun', 'cropped']),
        beard: random.chance(0.4),
        build: { woman: random.chance(0.5) },
      },
      behind: 0.75,
      reach: 0.56,
      yaw: random.between(2, 22),
      pitch: 4,
      distance: 3,
      focus: [0.1, 1.1, 0],
      scale: h * 0.74,
      side,
      mirror,
      above: 0.7,
    });
    const at = settle({ ...stage.area, bottom: h * 0.9 }, figure, {
      zoom: isTall(stage) ? 1.04 : 0.98,
      room: { top: 0.12, left: mirror ? 0.3 : 0, right: mirror ? 0 : 0.3 },
    });
    const bulbAt: Point = [
      at.x + side * at.scale * 0.52,
      at.y - at.scale * (figure.box.top + 0.02),
    ];
    glow(
      picture,
      [at.x + side * at.scale * 0.44, at.y - at.scale * 1.1],
      at.scale * 1.1,
      at.scale * 0.9,
      palette.light,
      0.4,
      'normal',
    );
    placeFigure(picture, figure, at);
    const top = Math.min(h * 0.88, at.y - at.scale * 0.86);
    picture.add(
      rectangle(
        0,
        top,
        w,
        h - top,
        `fill="${picture.linear(
          [0, top],
          [0, h],
          [
            [0, t(0.4)],
            [0.12, t(0.2)],
            [1, t(0.05)],
          ],
        )}"`,
      ),
    );
    const thing: Point = [at.x + side * at.scale * 0.46, top + at.scale * 0.05];
    rest(stage, thing[0], thing[1], at.scale * 0.36, t(0), 0.2);
    if (/founder|bell/.test(stage.words)) {
      turnedBody(
        stage,
        palette,
        thing,
        at.scale * 0.44,
        [
          [0.44, 0],
          [0.38, 0.1],
          [0.26, 0.5],
          [0.24, 0.72],
          [0.14, 0.86],
          [0.05, 0.9],
        ],
        side,
      );
      burst(
        picture,
        [thing[0], thing[1] - at.scale * 0.4],
        at.scale * 0.5,
        60,
        u * 0.2,
        [palette.light, t(0.9)],
        loose,
      );
    } else if (/blown|glass/.test(stage.words)) {
      bulb(stage, [thing[0], thing[1] - at.scale * 0.2], at.scale * 0.1, palette, 1);
      picture.add(
        path(
          `M${n(thing[0])} ${n(thing[1] - at.scale * 0.2)}L${n(at.x + side * at.scale * 0.2)} ${n(at.y - at.scale * 1.4)}`,
          `stroke="${t(0.1)}" stroke-width="${n(at.scale * 0.022)}"`,
        ),
      );
    } else {
      picture.add(
        ellipse(thing[0], thing[1], at.scale * 0.26, at.scale * 0.05, `fill="${t(0.14)}"`),
      );
      turnedBody(
        stage,
        palette,
        [thing[0], thing[1] - at.scale * 0.01],
        at.scale * 0.36,
        profiles.jar,
        side,
      );
    }
    picture.add(
      path(
        `M${n(bulbAt[0])} 0V${n(bulbAt[1])}`,
        `stroke="${t(0.03)}" stroke-width="${n(u * 0.3)}"`,
      ),
    );
    picture.add(
      path(
        polygon([
          [bulbAt[0] - u * 1.4, bulbAt[1] - u * 2.4],
          [bulbAt[0] + u * 1.4, bulbAt[1] - u * 2.4],
          [bulbAt[0] + u * 4, bulbAt[1]],
          [bulbAt[0] - u * 4, bulbAt[1]],
        ]),
        `fill="${t(0.06)}"`,
      ),
    );
    bulb(stage, [bulbAt[0], bulbAt[1] + u * 0.4], u * 0.9, palette, 0.8);
    unfocused(stage, 0.8, () => {
      for (const edge of [-1, 1])
        picture.add(ellipse(x + edge * w * 0.42, h * 1.0, w * 0.12, h * 0.1, `fill="${t(0.02)}"`));
    });
    develop(stage, palette, 0.5);
  },
};

/** Threads of a loom, the shuttle halfway. */
const loom: PlainScene = {
  name: 'loom',
  about: /made by hand|unfinished|people at work/,
  kinds: ['series', 'playlist', 'video'],
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    plate(stage, palette, 0.14, 0.3, 0.2);
    glow(picture, [x, h * 0.3], w * 0.5, h * 0.6, palette.light, 0.4, 'normal');
    const far: Point = [x + w * random.between(-0.06, 0.06), -h * 0.5];
    const fell = h * 0.6;
    const half = Math.min(w, h) * (isWide(stage) ? 0.74 : 0.5);
    const count = 84;
    for (const [pass, tone] of [
      [0, 0.9],
      [1, 0.6],
    ] as const) {
      let threads = '';
      for (let thread = pass; thread < count; thread += 2) {
        const px = x + ((thread / (count - 1)) * 2 - 1) * half;
        const up = pass ? -h * 0.02 : 0;
        const f = 0.62;
        threads += `M${n(px)} ${n(fell)}L${n(px + (far[0] - px) * f * 0.5)} ${n(fell + (far[1] - fell) * f + up)}`;
      }
      picture.add(
        path(threads, `stroke="${t(tone)}" stroke-opacity=".85" stroke-width="${n(u * 0.16)}"`),
      );
    }
    unfocused(stage, 0.4, () => {
      picture.add(rectangle(x - half * 0.92, h * 0.16, half * 1.84, h * 0.045, `fill="${t(0.1)}"`));
      picture.add(rectangle(x - half * 0.86, h * 0.27, half * 1.72, h * 0.02, `fill="${t(0.2)}"`));
    });
    const cloth = picture.linear(
      [0, fell],
      [0, h],
      [
        [0, t(0.74)],
        [1, t(0.34)],
      ],
    );
    picture.add(
      path(
        polygon([
          [x - half, fell],
          [x + half, fell],
          [x + half * 1.3, h * 1.02],
          [x - half * 1.3, h * 1.02],
        ]),
        `fill="${cloth}"`,
      ),
    );
    let weft = '';
    for (let row = 0; row < 42; row += 1) {
      const f = (row / 42) ** 1.2;
      const y = fell + (h - fell) * f;
      const spread = half * (1 + f * 0.3);
      weft += `M${n(x - spread)} ${n(y)}H${n(x + spread)}`;
      if (row % 9 === 4)
        picture.add(
          rectangle(
            x - spread,
            y,
            spread * 2,
            h * 0.012,
            `fill="${t(loose.between(0.12, 0.4))}" fill-opacity=".7"`,
          ),
        );
    }
    picture.add(path(weft, `stroke="${t(0.2)}" stroke-opacity=".35" stroke-width="${n(u * 0.1)}"`));
    const sx = x + half * random.between(-0.3, 0.3);
    const s = Math.min(w, h) * 0.2;
    rest(stage, sx, fell - s * 0.02, s * 1.1, t(0), 0.1);
    picture.add(
      path(
        `M${n(sx - s)} ${n(fell - s * 0.12)}Q${n(sx)} ${n(fell - s * 0.42)} ${n(sx + s)} ${n(fell - s * 0.12)}Q${n(sx)} ${n(fell + s * 0.06)} ${n(sx - s)} ${n(fell - s * 0.12)}Z`,
        `fill="${picture.linear(
          [0, fell - s * 0.3],
          [0, fell],
          [
            [0, t(0.7)],
            [1, t(0.16)],
          ],
        )}"`,
      ),
    );
    picture.add(ellipse(sx, fell - s * 0.17, s * 0.4, s * 0.06, `fill="${t(0.94)}"`));
    unfocused(stage, 0.9, () => {
      picture.add(rectangle(-w * 0.02, h * 0.93, w * 1.04, h * 0.1, `fill="${t(0.04)}"`));
    });
    develop(stage, palette, 0.46);
  },
};

/** Glass, pots and leaves before the lens. */
const glasshouse: PlainScene = {
  name: 'glasshouse',
  about: /garden|seed/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    plate(stage, palette, 0.8, 0.94, 0.6);
    const bar = `stroke="${t(0.5)}" stroke-width="${n(Math.min(w, h) * 0.007)}"`;
    let frame = '';
    const step = Math.min(w, h) * 0.17;
    for (let column = -8; column <= 8; column += 1)
      frame += `M${n(x + column * step)} ${n(h * 0.86)}V${n(h * 0.34)}L${n(x + column * step * 0.24)} ${n(-h * 0.1)}`;
    for (const y of [0.34, 0.52, 0.7]) frame += `M0 ${n(h * y)}H${w}`;
    unfocused(stage, 0.25, () => {
      picture.add(path(frame, `fill="none" ${bar}`));
    });
    glow(picture, [x, h * 0.2], w * 0.4, h * 0.4, palette.light, 0.7, 'normal');
    const leaf = (at: Point, long: number, turn: number, tone: number) => {
      picture.add(
        `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${n(turn)})">${path(`M0 0C${n(long * 0.34)} ${n(-long * 0.2)} ${n(long * 0.3)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(-long * 0.3)} ${n(-long * 0.8)} ${n(-long * 0.34)} ${n(-long * 0.2)} 0 0Z`, `fill="${t(tone)}"`)}${path(`M0 0V${n(-long * 0.94)}`, `stroke="${t(tone + 0.16)}" stroke-width="${n(long * 0.02)}"`)}</g>`,
      );
    };
    const plant = (px: number, y: number, size: number, tone: number) => {
      for (let blade = 0; blade < 13; blade += 1)
        leaf(
          [px + (blade - 6) * size * 0.02, y],
          size * loose.between(0.6, 1.15),
          (blade - 6) * 13 + loose.between(-7, 7),
          tone + loose.between(-0.05, 0.1),
        );
    };
    unfocused(stage, 0.5, () => {
      for (let px = 0; px < w; px += step * 0.9)
        plant(px, h * 0.86, step * loose.between(0.8, 1.5), 0.52);
    });
    const shelf = h * 0.84;
    picture.add(
      rectangle(
        0,
        shelf,
        w,
        h - shelf,
        `fill="${picture.linear(
          [0, shelf],
          [0, h],
          [
            [0, t(0.46)],
            [1, t(0.14)],
          ],
        )}"`,
      ),
    );
    const scale = h * (isTall(stage) ? 0.34 : 0.44);
    const side = random.chance(0.5) ? 1 : -1;
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'pour',
        outfit: 'tee',
        hair: random.pick(['bun', 'short', 'curly']),
        build: { woman: random.chance(0.6) },
      },
      yaw: random.between(20, 60),
      scale,
      side,
      behind: 0.5,
      mirror: side < 0,
      above: 0.7,
    });
    placeFigure(picture, figure, { x: x - side * scale * 0.3, y: shelf + scale * 0.8, scale });
    picture.add(
      rectangle(
        0,
        shelf,
        w,
        h - shelf,
        `fill="${picture.linear(
          [0, shelf],
          [0, h],
          [
            [0, t(0.5)],
            [0.1, t(0.3)],
            [1, t(0.08)],
          ],
        )}"`,
      ),
    );
    for (const [off, size] of [
      [-0.4, 0.5],
      [0.55, 0.42],
      [1.15, 0.6],
      [-1.15, 0.6],
    ] as const) {
      const px = x + off * scale;
      const s = scale * size * 0.5;
      plant(px, shelf - s * 0.5, s * 1.3, 0.14);
      picture.add(
        path(
          polygon([
            [px - s * 0.36, shelf - s * 0.56],
            [px + s * 0.36, shelf - s * 0.56],
            [px + s * 0.26, shelf + s * 0.1],
            [px - s * 0.26, shelf + s * 0.1],
          ]),
          `fill="${picture.linear(
            [px - s * 0.36, 0],
            [px + s * 0.36, 0],
            [
              [0, t(0.2)],
              [0.7, t(0.56)],
              [1, t(0.3)],
            ],
          )}"`,
        ),
      );
    }
    unfocused(stage, 1.1, () => {
      for (const edge of [0.02, 0.98])
        for (let blade = 0; blade < 5; blade += 1)
          leaf(
            [w * edge, h * 1.05],
            h * loose.between(0.3, 0.5),
            (edge > 0.5 ? -1 : 1) * (10 + blade * 14),
            0.05,
          );
    });
    develop(stage, palette, 0.36);
  },
};

/** A chart: contours, a river, a folded sheet under a lens. */
const chart: PlainScene = {
  name: 'chart',
  about: /maps|cartograph|borders/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x, y] = middleOf(stage);
    plate(stage, palette, 0.2, 0.12);
    const size = Math.min(w, h);
    const turn = random.between(-12, 12);
    picture.group(`transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`, () => {
      const [sw, sh] = isTall(stage)
        ? [w * 0.98, h * 0.84]
        : [Math.min(w * 0.66, h * 1.2), h * 1.02];
      const [left, top] = [x - sw / 2, y - sh / 2];
      unfocused(stage, 0.8, () =>
        picture.add(rectangle(left + u, top + u * 2, sw, sh, `fill="${t(0)}" fill-opacity=".7"`)),
      );
      picture.add(rectangle(left, top, sw, sh, `fill="${t(0.9)}"`));
      const clip = picture.define(
        (id) => `<clipPath id="${id}">${rectangle(left, top, sw, sh, '')}</clipPath>`,
      );
      picture.group(`clip-path="url(#${clip})"`, () => {
        for (const [hx, hy] of [
          [0.3, 0.34],
          [0.74, 0.66],
        ] as const) {
          const wobble = Array.from({ length: 12 }, () => loose.between(0.75, 1.25));
          for (let ring = 1; ring < 11; ring += 1) {
            const points = wobble.map((far, corner): Point => {
              const a = (corner / 12) * Math.PI * 2;
              const r = size * 0.042 * ring * (1 + (far - 1) * (1.2 - ring * 0.06));
              return [left + sw * hx + Math.cos(a) * r * 1.2, top + sh * hy + Math.sin(a) * r];
            });
            picture.add(
              path(
                curve(points, true),
                `fill="${t(0.6)}" fill-opacity=".05" stroke="${t(0.42)}" stroke-opacity=".8" stroke-width="${n(u * (ring % 4 ? 0.12 : 0.26))}"`,
              ),
            );
          }
        }
        const river: Point[] = [
          [left, top + sh * 0.8],
          [left + sw * 0.3, top + sh * 0.7],
          [left + sw * 0.5, top + sh * 0.46],
          [left + sw * 0.66, top + sh * 0.3],
          [left + sw, top + sh * 0.16],
        ];
        picture.add(
          path(curve(river), `fill="none" stroke="${t(0.62)}" stroke-width="${n(u * 1.5)}"`),
        );
        picture.add(
          path(
            curve([
              [left + sw * 0.06, top],
              [left + sw * 0.4, top + sh * 0.36],
              [left + sw * 0.62, top + sh * 0.8],
              [left + sw * 0.9, top + sh],
            ]),
            `fill="none" stroke="${t(0.2)}" stroke-width="${n(u * 0.4)}" stroke-dasharray="${n(u * 2)} ${n(u)}"`,
          ),
        );
        for (const fold of [0.33, 0.66]) {
          picture.add(
            rectangle(
              left + sw * fold,
              top,
              sw * 0.12,
              sh,
              `fill="${picture.linear(
                [left + sw * fold, 0],
                [left + sw * (fold + 0.12), 0],
                [
                  [0, t(0), 0.26],
                  [1, t(0), 0],
                ],
              )}"`,
            ),
          );
          picture.add(
            rectangle(
              left + sw * fold - u * 0.2,
              top,
              u * 0.2,
              sh,
              `fill="${t(1)}" fill-opacity=".6"`,
            ),
          );
        }
      });
    });
    const lens: Point = [
      x + size * random.between(-0.12, 0.16),
      y + size * random.between(-0.05, 0.14),
    ];
    const r = size * 0.19;
    rest(stage, lens[0] + r * 0.2, lens[1] + r * 0.9, r * 1.2, t(0), 0.3);
    picture.add(circle(lens[0], lens[1], r, `fill="${t(1)}" fill-opacity=".32"`));
    picture.add(
      path(
        `M${n(lens[0] + r * 0.72)} ${n(lens[1] + r * 0.72)}l${n(r * 1.2)} ${n(r * 1.2)}`,
        `stroke="${t(0.06)}" stroke-width="${n(r * 0.22)}" stroke-linecap="round"`,
      ),
    );
    picture.add(
      circle(lens[0], lens[1], r, `fill="none" stroke="${t(0.08)}" stroke-width="${n(r * 0.12)}"`),
    );
    picture.add(
      path(
        `M${n(lens[0] - r * 0.7)} ${n(lens[1] - r * 0.2)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(lens[0] - r * 0.1)} ${n(lens[1] - r * 0.74)}`,
        `fill="none" stroke="${t(1)}" stroke-width="${n(r * 0.06)}" stroke-linecap="round"`,
      ),
    );
    shaft(
      stage,
      [
        [w * 0.7, 0],
        [w, 0],
        [w * 0.5, h],
        [w * 0.1, h],
      ],
      palette.light,
      0.22,
    );
    develop(stage, palette, 0.5);
  },
};

/** A microscope in the light of its own lamp. */
const microscope: PlainScene = {
  name: 'microscope',
  about: /one object|ice\b|science/,
  kinds: ['series', 'event', 'video', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const t = (at: number) => toneAt(palette, at);
    const [x] = middleOf(stage);
    const side = random.chance(0.5) ? 1 : -1;
    plate(stage, palette, 0.1, 0.24, 0.1);
    const s = Math.min(w, h) * 0.74;
    const foot = h * 0.9;
    const r = s * 0.5;
    const cy = foot - s * 0.56;
    const field = picture.radial([x - side * r * 0.5, cy], r * 1.3, [
      [0, t(0.96)],
      [0.5, t(0.74)],
      [1, t(0.4)],
    ]);
    unfocused(stage, 0.35, () => {
      picture.add(circle(x - side * r * 0.3, cy, r * 1.06, `fill="${field}"`));
      for (let cell = 0; cell < 15; cell += 1) {
        const a = cell * 2.4;
        const far = r * 0.94 * Math.sqrt((cell + 0.5) / 15);
        picture.add(
          circle(
            x - side * r * 0.3 + Math.cos(a) * far,
            cy + Math.sin(a) * far,
            r * 0.13,
            `fill="${t(0.7)}" fill-opacity=".5" stroke="${t(0.4)}" stroke-opacity=".6" stroke-width="${n(r * 0.016)}"`,
          ),
        );
      }
    });
    picture.add(
      rectangle(
        0,
        foot,
        w,
        h - foot,
        `fill="${picture.linear(
          [0, foot],
          [0, h],
          [
            [0, t(0.3)],
            [1, t(0.06)],
          ],
        )}"`,
      ),
    );
    rest(stage, x, foot, s * 0.5, t(0), 0.1);
    const dark = t(0.04);
    const edge = t(0.44);
    const at = (px: number, py: number): Point => [x + side * px * s, foot - py * s];
    const line = (points: readonly Point[], wide: number, colour: string) =>
      path(
        curve(points),
        `fill="none" stroke="${colour}" stroke-width="${n(wide * s)}" stroke-linecap="round"`,
      );
    picture.add(line([at(-0.3, 0.03), at(0.26, 0.03)], 0.07, dark));
    picture.add(line([at(0.16, 0.06), at(0.3, 0.26), at(0.26, 0.52), at(0.06, 0.7)], 0.085, dark));
    picture.add(line([at(0.19, 0.08), at(0.33, 0.26), at(0.29, 0.52), at(0.1, 0.71)], 0.012, edge));
    picture.add(line([at(-0.26, 0.3), at(0.2, 0.3)], 0.034, dark));
    picture.add(line([at(-0.06, 0.42), at(0.06, 0.78)], 0.1, dark));
    picture.add(line([at(-0.09, 0.36), at(-0.07, 0.42)], 0.06, dark));
    picture.add(line([at(0.06, 0.78), at(0.11, 0.92)], 0.066, dark));
    picture.add(line([at(-0.005, 0.44), at(0.1, 0.76)], 0.01, edge));
    picture.add(
      circle(
        ...at(0.29, 0.36),
        s * 0.045,
        `fill="${t(0.16)}" stroke="${edge}" stroke-width="${n(s * 0.008)}"`,
      ),
    );
    bulb(stage, at(-0.1, 0.16), s * 0.024, palette, 0.9);
    develop(stage, palette, 0.46);
  },
};

export const work: readonly PlainScene[] = [stillLife, bench, loom, glasshouse, chart, microscope];
