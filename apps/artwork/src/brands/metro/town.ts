import { placeFigure } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import { blend, lighten } from '../../paint/colour';
import { circle, n, path, polygon, rectangle } from '../../paint/picture';
import type { Stage } from '../../stage/stage';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import type { MetroPalette } from './palette';
import { cast } from './palette';
import { card, cloud, floor, middleOf, shade, tree } from './shapes';

/** A row of houses as a child cuts them from paper, some windows lit. */
function street(
  stage: Stage,
  base: number,
  tall: number,
  tints: readonly [Hex, ...Hex[]],
  window: Hex,
  night: boolean,
): void {
  const { picture, w, u, loose } = stage;
  let x = -u * 4;
  while (x < w) {
    const wide = tall * loose.between(0.28, 0.5);
    const high = tall * loose.between(0.5, 1);
    const tint = loose.pick(tints);
    const roof = loose.whole(0, 3);
    picture.add(rectangle(x, base - high, wide, high, `fill="${tint}"`));
    if (roof === 0)
      picture.add(
        path(
          polygon([
            [x - u * 0.6, base - high],
            [x + wide / 2, base - high - wide * 0.42],
            [x + wide + u * 0.6, base - high],
          ]),
          `fill="${lighten(tint, -0.1)}"`,
        ),
      );
    else if (roof === 1)
      picture.add(
        path(
          `M${n(x)} ${n(base - high)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0Z`,
          `fill="${lighten(tint, -0.08)}"`,
        ),
      );
    else if (roof === 2) {
      for (let step = 0; step < 3; step += 1)
        picture.add(
          rectangle(
            x + (wide * step) / 6,
            base - high - (step + 1) * u * 1.2,
            wide * (1 - step / 3),
            u * 1.3,
            `fill="${lighten(tint, -0.06)}"`,
          ),
        );
    }
    const columns = Math.max(2, Math.round(wide / (u * 3.4)));
    const rows = Math.max(2, Math.floor(high / (u * 5)));
    const s = Math.min(wide / (columns * 1.9), u * 2);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const lit = loose.chance(night ? 0.45 : 0.8);
        picture.add(
          card(
            x + (wide * (column + 0.5)) / columns - s / 2,
            base - high + u * 2.4 + row * u * 4.6,
            s,
            s * 1.5,
            loose.chance(0.3) ? s / 2 : s * 0.12,
            lit ? window : lighten(tint, -0.14),
          ),
        );
      }
    }
    x += wide + (loose.chance(0.3) ? u * 1.5 : 0);
  }
}

const fronts: readonly [Hex, ...Hex[]] = [
  '#ff6b57',
  '#ffc53a',
  '#5aa5f0',
  '#22b88f',
  '#ff8fb5',
  '#8b75ff',
];

/** Trams, night buses and the town around them. */
const tram: Scene<MetroPalette> = {
  name: 'tram',
  about: /trams are|\bbus\b|second.hand|vila|small hours/,
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    const night = /night|small hours|dark|late/.test(stage.words);
    const sky = night ? palette.field : palette.soft;
    picture.add(rectangle(0, 0, w, h, `fill="${sky}"`));
    picture.add(
      circle(middle + h * 0.36, h * 0.2, h * 0.1, `fill="${night ? palette.paper : palette.pop}"`),
    );
    if (!night)
      for (let puff = 0; puff < 3; puff += 1)
        cloud(
          picture,
          loose.next() * w,
          h * loose.between(0.1, 0.24),
          u * loose.between(4, 8),
          palette.paper,
        );
    const far = night
      ? ([lighten(sky, 0.06), lighten(sky, 0.1)] as const)
      : ([palette.field, blend(palette.field, palette.soft, 0.4)] as const);
    street(stage, h * 0.8, h * 0.56, far, night ? palette.pop : palette.soft, night);
    const near = night ? fronts.map((tint) => blend(tint, palette.deep, 0.4)) : fronts;
    const [first = palette.deep, ...rest] = near;
    street(stage, h * 0.86, h * 0.36, [first, ...rest], night ? '#ffd84d' : palette.paper, night);
    floor(stage, palette.ink, h * 0.86);
    picture.add(
      path(
        `M0 ${n(h * 0.93)}H${w}M0 ${n(h * 0.965)}H${w}`,
        `stroke="${palette.soft}" stroke-width="${n(u * 0.4)}"`,
      ),
    );
    const bus = /bus/.test(stage.words);
    const long = Math.min(w * 0.5, h * 0.74);
    const tall = long * (bus ? 0.46 : 0.4);
    const x = middle - long / 2 + random.between(-0.06, 0.06) * w;
    const y = h * 0.93 - tall;
    const body = bus ? '#d8432f' : '#ffc53a';
    if (!bus)
      picture.add(
        path(
          `M0 ${n(h * 0.36)}Q${n(middle)} ${n(h * 0.42)} ${w} ${n(h * 0.36)}M${n(x + long * 0.4)} ${n(y)}l${n(long * 0.1)} ${n(h * 0.4 - y)}`,
          `fill="none" stroke="${palette.ink}" stroke-width="${n(u * 0.35)}"`,
        ),
      );
    picture.add(card(x, y, long, tall * 0.92, tall * 0.16, body));
    picture.add(rectangle(x, y + tall * 0.54, long, tall * 0.1, `fill="${palette.paper}"`));
    for (let pane = 0; pane < 6; pane += 1)
      picture.add(
        card(
          x + long * (0.045 + pane * 0.155),
          y + tall * 0.14,
          long * 0.13,
          tall * 0.34,
          tall * 0.05,
          night ? '#ffe9a8' : '#bfe0ff',
        ),
      );
    for (const seat of [0.1, 0.27, 0.57, 0.73]) {
      picture.add(circle(x + long * seat, y + tall * 0.34, tall * 0.075, `fill="${palette.ink}"`));
      picture.add(
        card(
          x + long * seat - tall * 0.09,
          y + tall * 0.4,
          tall * 0.18,
          tall * 0.09,
          tall * 0.04,
          palette.field,
        ),
      );
    }
    picture.add(
      rectangle(
        x + long * 0.43,
        y + tall * 0.14,
        long * 0.11,
        tall * 0.78,
        `fill="${lighten(body, -0.08)}"`,
      ),
    );
    for (const wheel of bus ? [0.2, 0.8] : [0.14, 0.26, 0.74, 0.86]) {
      picture.add(
        circle(
          x + long * wheel,
          y + tall * 0.93,
          tall * (bus ? 0.13 : 0.09),
          `fill="${palette.ink}"`,
        ),
      );
      picture.add(circle(x + long * wheel, y + tall * 0.93, tall * 0.05, `fill="${palette.soft}"`));
    }
    picture.add(circle(x + long * 0.97, y + tall * 0.72, tall * 0.05, `fill="${palette.paper}"`));
    const walker = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'walk',
        outfit: random.pick(['winter', 'coat', 'casual']),
        hair: 'bob',
        build: random.chance(0.5) ? { woman: true } : {},
      },
      yaw: random.between(6, 40),
      distance: 6,
      mirror: random.chance(0.5),
      scale: h * 0.24,
      random,
      wardrobe: { shirt: palette.pop, legs: palette.deep, hat: '#ff6b57' },
    });
    const spot = {
      x: x + (random.chance(0.5) ? -long * 0.12 : long * 1.12),
      y: h * 0.985,
      scale: h * 0.21,
    };
    shade(stage, palette, spot.x, spot.y, spot.scale * 0.3);
    placeFigure(picture, walker, spot);
  },
};

/** A lighthouse and the sea in bands. */
const lighthouse: Scene<MetroPalette> = {
  name: 'lighthouse',
  about: /lighthouse|signal house/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, w, h, u, loose, random } = stage;
    const middle = middleOf(stage);
    const night = blend(palette.deep, palette.field, 0.5);
    const horizon = h * 0.66;
    picture.add(rectangle(0, 0, w, h, `fill="${night}"`));
    for (let star = 0; star < 40; star += 1)
      picture.add(
        circle(
          loose.next() * w,
          loose.next() * horizon,
          u * loose.between(0.14, 0.4),
          `fill="${palette.paper}"`,
        ),
      );
    const s = h * (isTall(stage) ? 0.5 : 0.62);
    const x = middle + random.between(-0.08, 0.08) * w;
    const top = h * 0.86 - s;
    for (const [a, b] of [
      [-0.16, -0.34],
      [-0.02, 0.2],
    ] as const)
      for (const side of [-1, 1])
        picture.add(
          path(
            polygon([
              [x, top],
              [x + side * w, top + a * h],
              [x + side * w, top + b * h + h * 0.14],
            ]),
            `fill="${palette.pop}" fill-opacity="${side > 0 ? 0.5 : 0.28}"`,
          ),
        );
    for (let band = 0; band < 6; band += 1) {
      let data = `M0 ${n(horizon + band * h * 0.06)}`;
      for (let wave = 0; wave < 10; wave += 1)
        data += `q${n(w / 20)} ${n((wave % 2 ? -1 : 1) * u * 1.8)} ${n(w / 10)} 0`;
      picture.add(
        path(`${data}V${h}H0Z`, `fill="${blend(palette.field, night, 0.75 - band * 0.14)}"`),
      );
    }
    picture.add(
      path(
        `M${n(x - s * 0.62)} ${h}Q${n(x - s * 0.4)} ${n(h * 0.82)} ${n(x)} ${n(h * 0.84)}T${n(x + s * 0.66)} ${h}Z`,
        `fill="${palette.ink}"`,
      ),
    );
    for (let ring = 0; ring < 5; ring += 1) {
      const at = (share: number) => s * (0.115 + 0.06 * share);
      const y0 = top + s * (0.12 + ring * 0.18);
      picture.add(
        path(
          polygon([
            [x - at(ring / 5), y0],
            [x + at(ring / 5), y0],
            [x + at((ring + 1) / 5), y0 + s * 0.18],
            [x - at((ring + 1) / 5), y0 + s * 0.18],
          ]),
          `fill="${ring % 2 ? '#ff6b57' : palette.paper}"`,
        ),
      );
      picture.add(
        path(
          polygon([
            [x + at(ring / 5) * 0.3, y0],
            [x + at(ring / 5), y0],
            [x + at((ring + 1) / 5), y0 + s * 0.18],
            [x + at((ring + 1) / 5) * 0.3, y0 + s * 0.18],
          ]),
          `fill="${palette.ink}" fill-opacity=".16"`,
        ),
      );
    }
    picture.add(card(x - s * 0.15, top + s * 0.1, s * 0.3, s * 0.03, s * 0.01, palette.ink));
    picture.add(card(x - s * 0.08, top - s * 0.03, s * 0.16, s * 0.13, s * 0.02, '#ffe9a8'));
    picture.add(
      path(
        `M${n(x - s * 0.1)} ${n(top - s * 0.03)}a${n(s * 0.1)} ${n(s * 0.1)} 0 0 1 ${n(s * 0.2)} 0Z`,
        'fill="#ff6b57"',
      ),
    );
    picture.add(
      card(x + s * 0.2, h * 0.86 - s * 0.16, s * 0.26, s * 0.16, s * 0.01, palette.paper),
    );
    picture.add(
      path(
        polygon([
          [x + s * 0.17, h * 0.86 - s * 0.16],
          [x + s * 0.33, h * 0.86 - s * 0.28],
          [x + s * 0.49, h * 0.86 - s * 0.16],
        ]),
        'fill="#ff6b57"',
      ),
    );
    picture.add(rectangle(x + s * 0.3, h * 0.86 - s * 0.1, s * 0.06, s * 0.06, 'fill="#ffd84d"'));
  },
};

/** A chair, a lamp and a book. */
const sofa: Scene<MetroPalette> = {
  name: 'sofa',
  about: /story|reader|family|understudy/,
  kinds: ['event', 'video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    picture.add(rectangle(0, 0, w, h, `fill="${palette.field}"`));
    const pane = h * 0.36;
    const side = random.chance(0.5) ? 1 : -1;
    const px = middle + side * h * 0.4 - pane / 2;
    picture.add(card(px, h * 0.1, pane, pane * 1.1, u, palette.paper));
    picture.add(card(px + u, h * 0.1 + u, pane - u * 2, pane * 1.1 - u * 2, u * 0.6, palette.soft));
    picture.add(
      circle(px + pane * 0.66, h * 0.1 + pane * 0.36, pane * 0.15, `fill="${palette.pop}"`),
    );
    picture.add(
      path(
        `M${n(px + pane / 2)} ${n(h * 0.1)}v${n(pane * 1.1)}M${n(px)} ${n(h * 0.1 + pane * 0.55)}h${n(pane)}`,
        `stroke="${palette.paper}" stroke-width="${n(u * 0.8)}"`,
      ),
    );
    floor(stage, palette.deep, h * 0.84);
    picture.add(
      `<ellipse cx="${n(middle)}" cy="${n(h * 0.92)}" rx="${n(h * 0.62)}" ry="${n(h * 0.07)}" fill="${palette.soft}" fill-opacity=".6"/>`,
    );
    const scale = h * (isTall(stage) ? 0.4 : 0.5);
    const ground = h * 0.93;
    const seat = blend(palette.pop, palette.ink, 0.08);
    picture.add(
      card(
        middle - scale * 0.62,
        ground - scale * 1.12,
        scale * 0.9,
        scale * 0.92,
        scale * 0.16,
        seat,
      ),
    );
    picture.add(
      card(
        middle - scale * 0.66,
        ground - scale * 0.5,
        scale * 1.06,
        scale * 0.38,
        scale * 0.12,
        lighten(seat, -0.06),
      ),
    );
    for (const x of [-0.52, 0.22])
      picture.add(
        rectangle(
          middle + x * scale,
          ground - scale * 0.14,
          scale * 0.06,
          scale * 0.14,
          `fill="${palette.ink}"`,
        ),
      );
    const build = random.chance(0.5) ? { woman: true, muscle: 0.9 } : { muscle: 0.92 };
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'read',
        outfit: 'casual',
        props: ['book'],
        hair: 'woman' in build ? random.pick(['bob', 'curly'] as const) : 'short',
        beard: !('woman' in build),
        build,
      },
      yaw: random.between(10, 44),
      pitch: -2,
      distance: 5,
      focus: [0, 0.7, 0],
      scale,
      random,
      wardrobe: { shirt: palette.paper, legs: palette.ink, prop: '#ff6b57', shoe: '#ffc53a' },
    });
    placeFigure(picture, figure, { x: middle, y: ground, scale });
    const lampX = middle - side * scale * 1.05;
    picture.add(
      rectangle(
        lampX - u * 0.3,
        ground - scale * 1.5,
        u * 0.6,
        scale * 1.5,
        `fill="${palette.ink}"`,
      ),
    );
    picture.add(
      path(
        polygon([
          [lampX - scale * 0.14, ground - scale * 1.72],
          [lampX + scale * 0.14, ground - scale * 1.72],
          [lampX + scale * 0.26, ground - scale * 1.42],
          [lampX - scale * 0.26, ground - scale * 1.42],
        ]),
        'fill="#ffe15a"',
      ),
    );
    picture.add(
      path(
        polygon([
          [lampX - scale * 0.26, ground - scale * 1.42],
          [lampX + scale * 0.26, ground - scale * 1.42],
          [lampX + scale * 0.7, ground],
          [lampX - scale * 0.7, ground],
        ]),
        'fill="#ffe15a" fill-opacity=".2"',
      ),
    );
    tree(
      picture,
      middle + side * scale * 1.3,
      ground,
      scale * loose.between(0.5, 0.7),
      '#22b88f',
      '#ff8a2a',
    );
    picture.add(
      card(
        middle + side * scale * 1.3 - scale * 0.12,
        ground - scale * 0.22,
        scale * 0.24,
        scale * 0.22,
        scale * 0.04,
        '#ff6b57',
      ),
    );
  },
};

/** A small boat on a large wave. */
const tide: Scene<MetroPalette> = {
  name: 'tide',
  about: /tidewater|coast|harbour watch/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, w, h, u, loose, random } = stage;
    const middle = middleOf(stage);
    picture.add(rectangle(0, 0, w, h, `fill="${palette.soft}"`));
    const r = Math.min(w, h) * 0.3;
    picture.add(
      circle(middle + random.between(-0.3, 0.3) * r, h * 0.4, r, `fill="${palette.pop}"`),
    );
    for (let puff = 0; puff < 3; puff += 1)
      cloud(
        picture,
        loose.next() * w,
        h * loose.between(0.12, 0.34),
        u * loose.between(4, 8),
        palette.paper,
      );
    const wave = (y: number, tint: Hex, size: number) => {
      let data = `M${n(-u * 8)} ${h}V${n(y)}`;
      for (let crest = 0; crest * size < w + u * 16; crest += 1)
        data += `q${n(size * 0.35)} ${n(-size * 0.3)} ${n(size * 0.62)} ${n(-size * 0.04)}q${n(-size * 0.14)} ${n(size * 0.2)} ${n(size * 0.38)} ${n(size * 0.04)}`;
      picture.add(path(`${data}V${h}Z`, `fill="${tint}"`));
    };
    wave(h * 0.6, lighten(palette.field, 0.06), u * 16);
    wave(h * 0.68, palette.field, u * 20);
    const s = h * 0.36;
    const [x, y] = [middle, h * 0.74];
    picture.group(`transform="rotate(${n(random.between(-9, 9))} ${n(x)} ${n(y)})"`, () => {
      picture.add(
        path(
          polygon([
            [x - s * 0.04, y - s * 0.1],
            [x - s * 0.04, y - s * 1.2],
            [x - s * 0.62, y - s * 0.16],
          ]),
          `fill="${palette.paper}"`,
        ),
      );
      picture.add(
        path(
          polygon([
            [x + s * 0.03, y - s * 0.14],
            [x + s * 0.03, y - s * 1.1],
            [x + s * 0.5, y - s * 0.2],
          ]),
          'fill="#ff6b57"',
        ),
      );
      picture.add(
        rectangle(x - s * 0.02, y - s * 1.26, s * 0.04, s * 1.3, `fill="${palette.ink}"`),
      );
      picture.add(
        path(
          `M${n(x - s * 0.7)} ${n(y - s * 0.06)}H${n(x + s * 0.7)}q${n(-s * 0.08)} ${n(s * 0.3)} ${n(-s * 0.4)} ${n(s * 0.3)}H${n(x - s * 0.36)}q${n(-s * 0.3)} 0 ${n(-s * 0.34)} ${n(-s * 0.3)}Z`,
          `fill="${palette.ink}"`,
        ),
      );
      picture.add(
        rectangle(x - s * 0.64, y + s * 0.02, s * 1.28, s * 0.05, `fill="${palette.pop}"`),
      );
    });
    wave(h * 0.82, palette.deep, u * 24);
    wave(h * 0.93, lighten(palette.deep, -0.06), u * 28);
  },
};

export const town: readonly Scene<MetroPalette>[] = [tram, lighthouse, tide, sofa];
