import { placeFigure } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { circle, curve, ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { dune, ridge } from '../../stage/land';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { bulb, develop, middleOf, plate, rest, unfocused, veil } from './lens';
import type { PlainPalette } from './palette';
import { portray, toneAt } from './palette';

type PlainScene = Scene<PlainPalette>;

/** Range behind range, each paler, and someone on the nearest crest. */
const ranges: PlainScene = {
  name: 'ranges',
  about: /walk|borders|midnight|essay on maps/,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    const horizon = h * random.between(0.4, 0.5);
    plate(stage, palette, 0.7, 0.92, 0.98, 0.8);
    bulb(stage, [x + w * random.between(-0.1, 0.16), horizon - h * 0.1], h * 0.03, palette, 0.6);
    const shape = random.pick(['hills', 'peaks', 'hills'] as const);
    for (let layer = 0; layer < 5; layer += 1) {
      const y = horizon + h * 0.088 * layer;
      ridge(
        picture,
        layer > 2 ? 'hills' : shape,
        y,
        h * (0.12 - layer * 0.012),
        t(0.78 - layer * 0.14),
        loose,
      );
      veil(stage, y + h * 0.09, h * 0.07, t(0.92), 0.42 - layer * 0.05);
    }
    const crest = h * 0.9;
    const side = random.chance(0.5) ? 1 : -1;
    const line: Point[] = [
      [-w * 0.05, crest + h * 0.05],
      [x - w * 0.2, crest + h * 0.02],
      [x, crest - h * 0.03],
      [x + w * 0.2, crest],
      [w * 1.05, crest + h * 0.06],
    ];
    picture.add(path(`${curve(line)}V${h}H${n(-w * 0.05)}Z`, `fill="${t(0.05)}"`));
    const scale = h * (isTall(stage) ? 0.13 : 0.17);
    const walkers = random.whole(1, 2);
    for (let walker = 0; walker < walkers; walker += 1) {
      const figure = portray(stage, palette, {
        subject: {
          kind: 'person',
          pose: walker ? 'walk' : 'hike',
          outfit: 'hiker',
          props: walker ? [] : ['backpack'],
          hair: 'short',
        },
        yaw: 10,
        scale,
        side,
        behind: 1,
        reach: 0.4,
        mirror: side < 0,
      });
      placeFigure(picture, figure, {
        x: x - side * walker * scale * 1.1,
        y: crest - h * 0.018 + walker * h * 0.008,
        scale,
      });
    }
    develop(stage, palette, 0.3);
  },
};

/** A level sea, a low sun, one boat. */
const boat: PlainScene = {
  name: 'boat',
  about: /boat|ferry|weather|island/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    const horizon = h * random.between(0.5, 0.6);
    plate(stage, palette, 0.46, 0.72, 0.9, 0.62, 0.3);
    const sunAt: Point = [
      x + w * random.between(-0.12, 0.14),
      horizon - h * random.between(0.03, 0.14),
    ];
    bulb(stage, sunAt, h * 0.035, palette, 0.9);
    ridge(picture, 'hills', horizon, h * 0.035, t(0.62), loose);
    const sea = picture.linear(
      [0, horizon],
      [0, h],
      [
        [0, t(0.78)],
        [0.2, t(0.52)],
        [1, t(0.16)],
      ],
    );
    picture.add(rectangle(0, horizon, w, h - horizon, `fill="${sea}"`));
    let glints = '';
    let troughs = '';
    for (let wave = 0; wave < 150; wave += 1) {
      const depth = loose.next() ** 1.5;
      const y = horizon + (h - horizon) * depth;
      const long = w * (0.012 + depth * 0.05) * loose.between(0.5, 1.4);
      const thick = h * (0.0008 + depth * 0.004);
      const near = loose.chance(0.5);
      const at = near
        ? sunAt[0] + loose.between(-1, 1) * w * (0.025 + depth * 0.09)
        : loose.between(0, w);
      const mark = `M${n(at - long)} ${n(y)}q${n(long)} ${n(-thick)} ${n(long * 2)} 0q${n(-long)} ${n(thick)} ${n(-long * 2)} 0Z`;
      if (near) glints += mark;
      else troughs += mark;
    }
    picture.add(path(troughs, `fill="${t(0.12)}" fill-opacity=".4"`));
    picture.add(path(glints, `fill="${palette.light}" fill-opacity=".8"`));
    veil(stage, horizon, h * 0.06, t(0.95), 0.5);
    const s = h * (isTall(stage) ? 0.11 : 0.15) * random.between(0.8, 1.1);
    const bx = x + w * random.between(-0.06, 0.06);
    const by = horizon + h * random.between(0.1, 0.2);
    const dark = t(0.04);
    const hull = `M${n(bx - s)} ${n(by - s * 0.16)}Q${n(bx - s * 0.8)} ${n(by + s * 0.1)} ${n(bx - s * 0.55)} ${n(by + s * 0.1)}H${n(bx + s * 0.7)}Q${n(bx + s)} ${n(by)} ${n(bx + s * 1.1)} ${n(by - s * 0.28)}Q${n(bx)} ${n(by - s * 0.06)} ${n(bx - s)} ${n(by - s * 0.16)}Z`;
    if (/ferry|letters/.test(stage.words)) {
      picture.add(
        path(
          `M${n(bx - s * 1.7)} ${n(by - s * 0.3)}H${n(bx + s * 1.8)}L${n(bx + s * 1.5)} ${n(by + s * 0.14)}H${n(bx - s * 1.6)}ZM${n(bx - s * 1.2)} ${n(by - s * 0.62)}H${n(bx + s * 1.1)}V${n(by - s * 0.3)}H${n(bx - s * 1.2)}ZM${n(bx - s * 0.8)} ${n(by - s * 0.86)}H${n(bx + s * 0.6)}V${n(by - s * 0.62)}H${n(bx - s * 0.8)}ZM${n(bx - s * 0.3)} ${n(by - s * 1.3)}h${n(s * 0.28)}V${n(by - s * 0.8)}h${n(-s * 0.28)}Z`,
          `fill="${dark}"`,
        ),
      );
      for (let port = 0; port < 11; port += 1)
        picture.add(
          rectangle(
            bx - s * 1.1 + port * s * 0.2,
            by - s * 0.52,
            s * 0.1,
            s * 0.1,
            `fill="${palette.light}" fill-opacity=".9"`,
          ),
        );
      picture.add(
        ellipse(bx, by + s * 0.3, s * 1.6, s * 0.12, `fill="${dark}" fill-opacity=".45"`),
      );
    } else if (/weather|island/.test(stage.words)) {
      const island: Point[] = [
        [bx - s * 3, by + s * 0.16],
        [bx - s * 1.8, by - s * 0.4],
        [bx - s * 0.2, by - s * 0.7],
        [bx + s * 1.2, by - s * 0.3],
        [bx + s * 2.6, by + s * 0.16],
      ];
      picture.add(path(`${curve(island)}Z`, `fill="${dark}"`));
      picture.add(
        path(
          `M${n(bx - s * 0.7)} ${n(by - s * 0.5)}V${n(by - s * 1.02)}L${n(bx - s * 0.35)} ${n(by - s * 1.26)}L${n(bx)} ${n(by - s * 1.02)}V${n(by - s * 0.5)}Z`,
          `fill="${dark}"`,
        ),
      );
      picture.add(
        rectangle(bx - s * 0.42, by - s * 0.94, s * 0.16, s * 0.2, `fill="${palette.light}"`),
      );
      picture.add(
        path(
          `M${n(bx + s * 0.4)} ${n(by - s * 0.5)}V${n(by - s * 2.3)}M${n(bx + s * 0.14)} ${n(by - s * 2)}h${n(s * 0.52)}M${n(bx + s * 0.4)} ${n(by - s * 1.9)}L${n(bx + s * 0.9)} ${n(by - s * 0.45)}M${n(bx + s * 0.4)} ${n(by - s * 1.9)}L${n(bx - s * 0.1)} ${n(by - s * 0.6)}`,
          `fill="none" stroke="${dark}" stroke-width="${n(s * 0.04)}"`,
        ),
      );
      for (const cup of [-0.28, 0.26])
        picture.add(circle(bx + s * (0.4 + cup), by - s * 2, s * 0.07, `fill="${dark}"`));
      picture.add(ellipse(bx, by + s * 0.4, s * 2.8, s * 0.2, `fill="${dark}" fill-opacity=".4"`));
    } else {
      picture.add(path(hull, `fill="${dark}"`));
      picture.add(
        path(
          `M${n(bx)} ${n(by)}V${n(by - s * 1.6)}M${n(bx)} ${n(by - s * 1.5)}Q${n(bx + s * 0.8)} ${n(by - s * 0.8)} ${n(bx + s * 0.76)} ${n(by - s * 0.22)}H${n(bx + s * 0.06)}Z`,
          `fill="${t(0.24)}" stroke="${dark}" stroke-width="${n(s * 0.035)}"`,
        ),
      );
      picture.add(
        path(
          `M${n(bx - s * 0.08)} ${n(by - s * 1.4)}Q${n(bx - s * 0.3)} ${n(by - s * 0.6)} ${n(bx - s * 0.7)} ${n(by - s * 0.26)}H${n(bx - s * 0.08)}Z`,
          `fill="${t(0.36)}"`,
        ),
      );
      picture.add(ellipse(bx, by + s * 0.3, s * 0.9, s * 0.1, `fill="${dark}" fill-opacity=".5"`));
    }
    unfocused(stage, 0.6, () => {
      picture.add(
        path(
          `M0 ${h}V${n(h * 0.97)}Q${n(w * 0.3)} ${n(h * 0.93)} ${n(w * 0.6)} ${n(h * 0.965)}T${w} ${n(h * 0.95)}V${h}Z`,
          `fill="${t(0.02)}" fill-opacity=".7"`,
        ),
      );
    });
    rest(stage, sunAt[0], horizon + u, w * 0.1, palette.light, 0.05);
    develop(stage, palette, 0.4);
  },
};

/** A road to the edge of the evening, posts beside it. */
const road: PlainScene = {
  name: 'road',
  about: /road|fences|borders|unfinished|town/,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    const horizon = h * random.between(0.52, 0.6);
    const side = random.chance(0.5) ? 1 : -1;
    const end: Point = [x + side * w * 0.06, horizon];
    plate(stage, palette, 0.32, 0.58, 0.88, 0.4);
    glow(picture, end, w * 0.5, h * 0.24, palette.light, 0.75, 'normal');
    ridge(picture, 'hills', horizon + 1, h * 0.06, t(0.42), loose);
    picture.add(
      rectangle(
        0,
        horizon,
        w,
        h - horizon,
        `fill="${picture.linear(
          [0, horizon],
          [0, h],
          [
            [0, t(0.36)],
            [0.3, t(0.2)],
            [1, t(0.08)],
          ],
        )}"`,
      ),
    );
    let grass = '';
    for (let blade = 0; blade < 420; blade += 1) {
      const depth = loose.next() ** 1.4;
      const y = horizon + (h - horizon) * depth;
      const tall = h * (0.004 + depth * 0.05) * loose.between(0.5, 1);
      const bx = loose.between(0, w);
      grass += `M${n(bx)} ${n(y)}l${n(loose.between(-0.3, 0.3) * tall)} ${n(-tall)}l${n(tall * 0.1)} ${n(tall)}z`;
    }
    picture.add(path(grass, `fill="${t(0.26)}" fill-opacity=".6"`));
    const from = x - side * w * 0.1;
    const wide = Math.min(w, h) * 0.5;
    const lane = (a: number, b: number) =>
      `M${n(end[0] - wide * 0.008)} ${n(horizon)}Q${n(end[0] - side * w * 0.01)} ${n(horizon + h * 0.1)} ${n(from + a * wide)} ${h}H${n(from + b * wide)}Q${n(end[0] + side * w * 0.02)} ${n(horizon + h * 0.1)} ${n(end[0] + wide * 0.008)} ${n(horizon)}Z`;
    picture.add(
      path(
        lane(-0.8, 0.8),
        `fill="${picture.linear(
          [0, horizon],
          [0, h],
          [
            [0, t(0.74)],
            [0.3, t(0.36)],
            [1, t(0.14)],
          ],
        )}"`,
      ),
    );
    for (let post = 0; post < 9; post += 1) {
      const depth = 0.03 + (post / 8) ** 2 * 0.9;
      const y = horizon + (h - horizon) * depth;
      const px = end[0] + (from + side * wide * 1.1 - end[0]) * depth ** 0.9;
      const tall = h * 0.27 * depth + h * 0.008;
      picture.add(
        path(
          `M${n(px)} ${n(y)}v${n(-tall)}`,
          `stroke="${t(0.05)}" stroke-width="${n(tall * 0.1)}"`,
        ),
      );
    }
    for (const up of [0.4, 0.8]) {
      const points = Array.from({ length: 9 }, (_, post): Point => {
        const depth = 0.03 + (post / 8) ** 2 * 0.9;
        const tall = h * 0.27 * depth + h * 0.008;
        return [
          end[0] + (from + side * wide * 1.1 - end[0]) * depth ** 0.9,
          horizon + (h - horizon) * depth - tall * up,
        ];
      });
      picture.add(
        path(curve(points), `fill="none" stroke="${t(0.05)}" stroke-width="${n(h * 0.003)}"`),
      );
    }
    if (random.chance(0.6)) {
      const scale = h * 0.1;
      const figure = portray(stage, palette, {
        subject: { kind: 'person', pose: 'walk', outfit: 'coat', hair: 'short' },
        yaw: 250,
        scale,
        side,
        behind: 1,
        reach: 0.4,
      });
      const y = horizon + h * 0.12;
      rest(stage, end[0], y, scale * 0.5, t(0), 0.16);
      placeFigure(picture, figure, { x: end[0] - side * w * 0.012, y, scale });
    }
    develop(stage, palette, 0.5);
  },
};

/** Dunes with the light low. */
const dunes: PlainScene = {
  name: 'dunes',
  kinds: ['video', 'series', 'playlist'],
  draw(stage, palette) {
    const { picture, random, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.6, 0.86, 0.96);
    bulb(stage, [x + w * 0.1, h * 0.26], h * 0.03, palette, 0.5);
    const crests = [0.46, 0.58, 0.74] as const;
    crests.forEach((base, layer) => {
      const peak = random.between(0.25, 0.75);
      const points: Point[] = [
        [-w * 0.1, h * (base + 0.08)],
        [w * peak * 0.5, h * (base + 0.02)],
        [w * peak, h * (base - 0.07)],
        [w * (peak + 0.18), h * (base + 0.06)],
        [w * 1.1, h * (base + 0.02)],
      ];
      dune(
        picture,
        points,
        picture.linear(
          [0, h * (base - 0.08)],
          [0, h * (base + 0.4)],
          [
            [0, t(0.86 - layer * 0.06)],
            [1, t(0.6 - layer * 0.1)],
          ],
        ),
        t(0.5 - layer * 0.12),
      );
      veil(stage, h * (base + 0.16), h * 0.08, t(0.95), 0.18);
    });
    const scale = h * 0.055;
    const figure = portray(stage, palette, {
      subject: { kind: 'person', pose: 'walk', outfit: 'coat', hair: 'short' },
      yaw: 20,
      scale,
      side: 1,
      behind: 1,
      reach: 0.3,
    });
    placeFigure(picture, figure, { x: x + w * 0.04, y: h * 0.64, scale });
    develop(stage, palette, 0.3);
  },
};

/** Trunks in mist and a clearing where the light comes down. */
const forest: PlainScene = {
  name: 'forest',
  about: /bees|walk|field|on silence|recordings/,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.5, 0.82, 0.9, 0.5);
    glow(picture, [x, h * 0.42], w * 0.4, h * 0.5, palette.light, 0.7, 'normal');
    const ground = h * 0.82;
    for (let layer = 0; layer < 4; layer += 1) {
      const near = layer / 3;
      const trunks = () => {
        let data = '';
        const step = w * (0.035 + near * 0.075);
        for (let tx = -step * loose.next(); tx < w + step; tx += step * loose.between(0.6, 1.5)) {
          if (Math.abs(tx - x) < w * (0.03 + near * 0.12) && loose.chance(0.8)) continue;
          const thick =
            w * (0.004 + near * near * 0.026) * loose.between(0.6, 1.3) * Math.sqrt(h / w);
          const lean = thick * loose.between(-0.6, 0.6);
          const foot = ground + h * (0.02 + near * 0.14);
          data += `M${n(tx - thick + lean)} ${n(-h * 0.05)}L${n(tx - thick * 1.2)} ${n(foot - thick)}Q${n(tx - thick * 1.3)} ${n(foot)} ${n(tx - thick * 2)} ${n(foot)}H${n(tx + thick * 2)}Q${n(tx + thick * 1.3)} ${n(foot)} ${n(tx + thick * 1.2)} ${n(foot - thick)}L${n(tx + thick + lean)} ${n(-h * 0.05)}Z`;
          if (near < 0.9 && loose.chance(0.6)) {
            const by = h * loose.between(0.1, 0.5);
            const side = loose.chance(0.5) ? 1 : -1;
            data += `M${n(tx)} ${n(by)}q${n(side * thick * 6)} ${n(-thick * 2)} ${n(side * thick * 12)} ${n(-thick * 8)}q${n(-side * thick * 5)} ${n(thick * 7)} ${n(-side * thick * 12)} ${n(thick * 9.4)}Z`;
          }
        }
        picture.add(path(data, `fill="${t(0.7 - near * 0.66)}"`));
      };
      if (layer === 3) unfocused(stage, 0.5, trunks);
      else trunks();
      veil(stage, ground - h * 0.06, h * 0.26, t(0.94), 0.4 - near * 0.3);
    }
    for (let ray = 0; ray < 4; ray += 1) {
      const rx = x + w * (ray - 1.6) * 0.07;
      const fill = picture.linear(
        [rx, 0],
        [rx, ground],
        [
          [0, palette.light, 0.34],
          [1, palette.light, 0],
        ],
      );
      picture.add(
        path(
          polygon([
            [rx + w * 0.08, 0],
            [rx + w * 0.11, 0],
            [rx + w * 0.03, ground],
            [rx - w * 0.05, ground],
          ]),
          `fill="${fill}"`,
        ),
      );
    }
    const floor = picture.linear(
      [0, ground],
      [0, h],
      [
        [0, t(0.44)],
        [1, t(0.05)],
      ],
    );
    picture.add(
      path(
        `M0 ${n(ground + h * 0.03)}Q${n(x)} ${n(ground - h * 0.02)} ${w} ${n(ground + h * 0.04)}V${h}H0Z`,
        `fill="${floor}"`,
      ),
    );
    if (random.chance(0.7)) {
      const scale = h * (isTall(stage) ? 0.12 : 0.17);
      const figure = portray(stage, palette, {
        subject: {
          kind: 'person',
          pose: random.pick(['lookUp', 'walk', 'stand'] as const),
          outfit: random.pick(['coat', 'hiker']),
          hair: 'short',
        },
        yaw: random.between(200, 300),
        scale,
        side: 1,
        behind: 1,
        reach: 0.4,
      });
      rest(stage, x, ground + h * 0.05, scale * 0.6, t(0));
      placeFigure(picture, figure, { x, y: ground + h * 0.05, scale });
    }
    develop(stage, palette, 0.5);
  },
};

/** The dome, its slit open, and the sky turning about the pole. */
const observatory: PlainScene = {
  name: 'observatory',
  about: /observatory/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.04, 0.12, 0.26, 0.52);
    const pole: Point = [x + w * random.between(-0.12, 0.12), h * 0.2];
    for (let star = 0; star < 260; star += 1) {
      const r = Math.hypot(w, h) * loose.between(0.02, 0.75);
      const a = loose.between(0, Math.PI * 2);
      const arc = loose.between(0.1, 0.34);
      const [x1, y1] = [pole[0] + Math.cos(a) * r, pole[1] + Math.sin(a) * r];
      const [x2, y2] = [pole[0] + Math.cos(a + arc) * r, pole[1] + Math.sin(a + arc) * r];
      picture.add(
        path(
          `M${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 0 1 ${n(x2)} ${n(y2)}`,
          `fill="none" stroke="${t(loose.between(0.7, 1))}" stroke-opacity="${n(loose.between(0.3, 0.95))}" stroke-width="${n(u * loose.between(0.07, 0.2))}" stroke-linecap="round"`,
        ),
      );
    }
    const base = h * (isTall(stage) ? 0.86 : 0.88);
    ridge(picture, 'hills', base - h * 0.02, h * 0.1, t(0.14), loose);
    const r = Math.min(w, h) * (isTall(stage) ? 0.36 : 0.34);
    const foot = base - r * 0.5;
    const wall = picture.linear(
      [x - r, 0],
      [x + r, 0],
      [
        [0, t(0.34)],
        [0.4, t(0.16)],
        [1, t(0.05)],
      ],
    );
    const shell = picture.radial([x - r * 0.5, foot - r * 0.6], r * 1.5, [
      [0, t(0.74)],
      [0.5, t(0.4)],
      [1, t(0.1)],
    ]);
    picture.add(rectangle(x - r * 0.94, foot, r * 1.88, r * 1.2, `fill="${wall}"`));
    picture.add(
      path(
        `M${n(x - r)} ${n(foot)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(foot)}Z`,
        `fill="${shell}"`,
      ),
    );
    picture.add(rectangle(x - r * 1.03, foot - r * 0.03, r * 2.06, r * 0.09, `fill="${t(0.5)}"`));
    const slit = `M${n(x + r * 0.16)} ${n(foot - r * 0.04)}Q${n(x + r * 0.1)} ${n(foot - r * 0.7)} ${n(x - r * 0.06)} ${n(foot - r * 1.0)}L${n(x + r * 0.2)} ${n(foot - r * 0.985)}Q${n(x + r * 0.4)} ${n(foot - r * 0.6)} ${n(x + r * 0.46)} ${n(foot - r * 0.04)}Z`;
    picture.add(path(slit, `fill="${palette.light}"`));
    glow(picture, [x + r * 0.26, foot - r * 0.5], r * 0.9, r * 0.9, palette.light, 0.5, 'normal');
    picture.add(
      path(
        `M${n(x + r * 0.3)} ${n(foot - r * 0.1)}L${n(x + r * 0.06)} ${n(foot - r * 0.94)}`,
        `stroke="${t(0.05)}" stroke-width="${n(r * 0.13)}"`,
      ),
    );
    picture.add(
      rectangle(
        x - r * 0.7,
        foot + r * 0.42,
        r * 0.22,
        r * 0.5,
        `fill="${palette.light}" fill-opacity=".85"`,
      ),
    );
    ridge(picture, 'hills', base + h * 0.07, h * 0.05, t(0.02), loose);
    develop(stage, palette, 0.45);
  },
};

/** A disc before a disc: the thin ring of light. */
const limb: PlainScene = {
  name: 'limb',
  about: /eclipse|planet|moon|space/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.02, 0.06, 0.1);
    let stars = '';
    for (let star = 0; star < 160; star += 1) {
      const s = u * loose.between(0.05, 0.16);
      stars += `M${n(loose.between(0, w))} ${n(loose.between(0, h))}h${n(s)}v${n(s)}h${n(-s)}z`;
    }
    picture.add(path(stars, `fill="${t(0.9)}" fill-opacity=".7"`));
    if (/eclipse/.test(stage.words)) {
      const r = Math.min(w, h) * 0.25;
      const y = h * (isTall(stage) ? 0.4 : 0.48);
      for (const [far, seen] of [
        [3.4, 0.26],
        [2.1, 0.42],
        [1.4, 0.75],
      ] as const)
        glow(picture, [x, y], r * far, r * far, palette.light, seen, 'normal');
      unfocused(stage, 0.5, () => {
        for (let ray = 0; ray < 26; ray += 1) {
          const a = (ray / 26) * Math.PI * 2 + loose.between(-0.1, 0.1);
          const far = r * loose.between(1.3, 2.1);
          const wide = 0.07;
          picture.add(
            path(
              polygon([
                [x + Math.cos(a - wide) * r, y + Math.sin(a - wide) * r],
                [x + Math.cos(a) * far, y + Math.sin(a) * far],
                [x + Math.cos(a + wide) * r, y + Math.sin(a + wide) * r],
              ]),
              `fill="${palette.light}" fill-opacity=".3"`,
            ),
          );
        }
      });
      picture.add(circle(x, y, r * 1.012, `fill="${palette.light}"`));
      picture.add(circle(x - r * 0.014, y + r * 0.012, r, `fill="${t(0.01)}"`));
      bulb(stage, [x + r * 0.72, y - r * 0.7], r * 0.035, palette, 1);
    } else {
      const r = Math.max(w, h) * 0.86;
      const cx = x + w * random.between(0.1, 0.24);
      const cy = h * 0.46 + r;
      const air = picture.radial([cx, cy], r * 1.06, [
        [0.9, t(0.7), 0],
        [0.943, palette.light, 0.9],
        [0.96, t(0.6), 0.35],
        [1, t(0.4), 0],
      ]);
      picture.add(circle(cx, cy, r * 1.06, `fill="${air}"`));
      const ball = picture.radial([cx - r * 0.1, cy - r * 0.94], r, [
        [0, t(0.86)],
        [0.25, t(0.52)],
        [0.6, t(0.2)],
        [1, t(0.04)],
      ]);
      picture.add(circle(cx, cy, r, `fill="${ball}"`));
      const clip = picture.define(
        (id) => `<clipPath id="${id}">${circle(cx, cy, r, '')}</clipPath>`,
      );
      picture.group(`clip-path="url(#${clip})"`, () => {
        unfocused(stage, 0.35, () => {
          for (let cloud = 0; cloud < 26; cloud += 1) {
            const y = cy - r + h * loose.between(0.02, 0.5);
            picture.add(
              ellipse(
                loose.between(0, w),
                y,
                w * loose.between(0.04, 0.2),
                h * loose.between(0.004, 0.018),
                `fill="${t(0.95)}" fill-opacity="${n(loose.between(0.08, 0.3))}"`,
              ),
            );
          }
        });
      });
      picture.add(circle(x - w * 0.1, h * 0.2, Math.min(w, h) * 0.035, `fill="${t(0.8)}"`));
      picture.add(
        circle(
          x - w * 0.1 + Math.min(w, h) * 0.012,
          h * 0.2 - Math.min(w, h) * 0.006,
          Math.min(w, h) * 0.034,
          `fill="${t(0.05)}"`,
        ),
      );
    }
    develop(stage, palette, 0.4);
  },
};

/** Blocks against the last of the light, windows coming on, a wet street. */
const blueHour: PlainScene = {
  name: 'blue hour',
  about: /town|city|last cinema|second kitchen|clocks|whole evening/,
  draw(stage, palette) {
    const { picture, random, loose, w, h } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    plate(stage, palette, 0.28, 0.46, 0.76, 0.4);
    const street = h * 0.76;
    glow(picture, [x, street], w * 0.5, h * 0.36, palette.light, 0.5, 'normal');
    for (let layer = 0; layer < 3; layer += 1) {
      let blocks = '';
      let lit = '';
      let dim = '';
      const step = w * (0.05 + layer * 0.035) * Math.sqrt(h / w);
      for (let bx = -step * loose.next(); bx < w; bx += step * loose.between(1, 1.5)) {
        const gap = Math.abs(bx + step / 2 - x) / w;
        const tall = h * (0.1 + layer * 0.06 + loose.between(0, 0.2)) * (0.6 + gap * 1.5);
        const wide = step * loose.between(0.95, 1.3);
        blocks += `M${n(bx)} ${n(street)}v${n(-tall)}h${n(wide)}v${n(tall)}z`;
        if (loose.chance(0.3))
          blocks += `M${n(bx + wide * 0.2)} ${n(street - tall)}l${n(wide * 0.3)} ${n(-wide * 0.25)}l${n(wide * 0.3)} ${n(wide * 0.25)}z`;
        if (layer === 0) continue;
        const pane = wide * 0.1;
        for (let wy = street - tall + pane * 1.4; wy < street - pane * 2; wy += pane * 2.2) {
          for (let wx = bx + pane; wx < bx + wide - pane; wx += pane * 1.9) {
            const mark = `M${n(wx)} ${n(wy)}h${n(pane)}v${n(pane * 1.3)}h${n(-pane)}z`;
            if (loose.chance(0.18)) lit += mark;
            else if (loose.chance(0.4)) dim += mark;
          }
        }
      }
      picture.add(path(blocks, `fill="${t(0.44 - layer * 0.17)}"`));
      if (dim) picture.add(path(dim, `fill="${t(0.34)}" fill-opacity=".5"`));
      if (lit) picture.add(path(lit, `fill="${palette.light}" fill-opacity=".92"`));
      veil(stage, street - h * 0.04, h * 0.1, t(0.72), 0.3 - layer * 0.08);
    }
    picture.add(
      rectangle(
        0,
        street,
        w,
        h - street,
        `fill="${picture.linear(
          [0, street],
          [0, h],
          [
            [0, t(0.32)],
            [1, t(0.04)],
          ],
        )}"`,
      ),
    );
    unfocused(stage, 0.45, () => {
      for (let mark = 0; mark < 26; mark += 1) {
        const rx = loose.between(0, w);
        picture.add(
          rectangle(
            rx,
            street + h * 0.01,
            w * loose.between(0.003, 0.012),
            h * loose.between(0.04, 0.2),
            `fill="${palette.light}" fill-opacity="${n(loose.between(0.1, 0.5))}"`,
          ),
        );
      }
    });
    for (const side of [-1, 1]) {
      const lx = x + side * w * 0.16;
      picture.add(
        path(
          `M${n(lx)} ${n(h * 0.9)}V${n(h * 0.46)}q0 ${n(-h * 0.03)} ${n(-side * h * 0.04)} ${n(-h * 0.03)}`,
          `fill="none" stroke="${t(0.03)}" stroke-width="${n(h * 0.007)}"`,
        ),
      );
      bulb(stage, [lx - side * h * 0.045, h * 0.437], h * 0.009, palette, 0.9);
    }
    const scale = h * (isTall(stage) ? 0.17 : 0.22);
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: random.pick(['walk', 'umbrella'] as const),
        props: [],
        outfit: 'coat',
        hair: 'short',
      },
      yaw: random.between(10, 60),
      scale,
      side: 1,
      behind: 1,
      reach: 0.3,
    });
    glow(
      picture,
      [x, h * 0.9 - scale * 0.9],
      scale * 0.9,
      scale * 1.1,
      palette.light,
      0.4,
      'normal',
    );
    rest(stage, x, h * 0.9, scale * 0.6, t(0));
    placeFigure(picture, figure, { x, y: h * 0.9, scale });
    develop(stage, palette, 0.5);
  },
};

export const outdoors: readonly [PlainScene, ...PlainScene[]] = [
  ranges,
  boat,
  road,
  dunes,
  forest,
  observatory,
  limb,
  blueHour,
];
