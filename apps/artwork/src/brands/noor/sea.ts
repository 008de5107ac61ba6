import { settle } from '../../figures/figure';
import { blend } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { circle, n, path, polygon, rectangle } from '../../paint/picture';
import { burst, plume, streaks } from '../../stage/air';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { close, dunes, evening, floodlights, glowing, goldDust, hang, middleOf } from './evening';
import type { NoorPalette } from './palette';
import { cast } from './palette';

/** The moon's road on the water: bars that widen towards the viewer. */
function water(
  picture: Picture,
  palette: NoorPalette,
  horizon: number,
  x: number,
  random: { between(a: number, b: number): number },
): void {
  const { width: w, height: h } = picture;
  const fill = picture.linear(
    [0, horizon],
    [0, h],
    [
      [0, blend(palette.sky[2], palette.sand[0], 0.4)],
      [0.3, palette.sand[0]],
      [1, palette.sand[2]],
    ],
  );
  picture.add(rectangle(0, horizon, w, h - horizon, `fill="${fill}"`));
  let road = '';
  let swell = '';
  for (let bar = 0; bar < 46; bar += 1) {
    const depth = (bar / 46) ** 1.6;
    const y = horizon + (h - horizon) * depth;
    const thick = h * (0.0012 + depth * 0.007);
    const wide = h * (0.05 + depth * 0.32) * random.between(0.4, 1);
    const at = x + random.between(-0.3, 0.3) * wide;
    road += `M${n(at - wide / 2)} ${n(y)}q${n(wide / 2)} ${n(-thick * 2)} ${n(wide)} 0q${n(-wide / 2)} ${n(thick * 2)} ${n(-wide)} 0Z`;
    const sx = random.between(0, 1) * w;
    swell += `M${n(sx)} ${n(y)}q${n(wide / 2)} ${n(-thick * 2)} ${n(wide)} 0q${n(-wide / 2)} ${n(thick)} ${n(-wide)} 0Z`;
  }
  picture.add(path(swell, `fill="${palette.inks[3]}" fill-opacity=".35"`));
  picture.add(path(road, `fill="${palette.glow}" fill-opacity=".8"`));
}

/** A dhow under its one great sail. */
function dhow(
  picture: Picture,
  palette: NoorPalette,
  [x, y]: Point,
  s: number,
  face: number,
  lit: boolean,
): void {
  const p = (px: number, py: number): Point => [x + px * s * face, y - py * s];
  const [dark, low] = palette.inks;
  const hull = `M${p(-0.62, 0.3).map(n).join(' ')}C${p(-0.5, 0.02).map(n).join(' ')} ${p(-0.2, -0.06).map(n).join(' ')} ${p(0.2, -0.04).map(n).join(' ')}S${p(0.7, 0.1).map(n).join(' ')} ${p(0.86, 0.34).map(n).join(' ')}L${p(0.5, 0.18).map(n).join(' ')}C${p(0.1, 0.1).map(n).join(' ')} ${p(-0.3, 0.14).map(n).join(' ')} ${p(-0.46, 0.24).map(n).join(' ')}Z`;
  const sail = `M${p(-0.5, 0.42).map(n).join(' ')}C${p(-0.2, 0.26).map(n).join(' ')} ${p(0.4, 0.3).map(n).join(' ')} ${p(0.74, 0.5).map(n).join(' ')}C${p(0.5, 1.0).map(n).join(' ')} ${p(0.22, 1.4).map(n).join(' ')} ${p(-0.3, 1.72).map(n).join(' ')}C${p(-0.1, 1.3).map(n).join(' ')} ${p(-0.24, 0.8).map(n).join(' ')} ${p(-0.5, 0.42).map(n).join(' ')}Z`;
  const shade = `M${p(-0.5, 0.42).map(n).join(' ')}C${p(-0.2, 0.26).map(n).join(' ')} ${p(0.1, 0.26).map(n).join(' ')} ${p(0.3, 0.34).map(n).join(' ')}C${p(0.3, 0.8).map(n).join(' ')} ${p(0.06, 1.3).map(n).join(' ')} ${p(-0.3, 1.72).map(n).join(' ')}C${p(-0.1, 1.3).map(n).join(' ')} ${p(-0.24, 0.8).map(n).join(' ')} ${p(-0.5, 0.42).map(n).join(' ')}Z`;
  const mast = `M${p(0.04, 0.1).map(n).join(' ')}L${p(0.1, 1.3).map(n).join(' ')}M${p(-0.34, 1.78).map(n).join(' ')}L${p(0.8, 0.46).map(n).join(' ')}`;
  picture.add(
    path(sail, `fill="${lit ? palette.moon : blend(palette.moon, palette.sky[1], 0.5)}"`),
  );
  picture.add(path(shade, `fill="${lit ? palette.gold : palette.inks[3]}" fill-opacity=".55"`));
  picture.add(path(mast, `stroke="${dark}" stroke-width="${n(s * 0.02)}" fill="none"`));
  picture.add(path(hull, `fill="${low}"`));
  picture.add(path(hull, `fill="none" stroke="${palette.gold}" stroke-width="${n(s * 0.012)}"`));
  let crew = '';
  for (const px of [-0.3, -0.12, 0.2, 0.38]) {
    const [cx, cy] = p(px, 0.24);
    crew += `M${n(cx - s * 0.03)} ${n(cy)}a${n(s * 0.03)} ${n(s * 0.035)} 0 1 1 ${n(s * 0.06)} 0l${n(s * 0.03)} ${n(s * 0.13)}h${n(-s * 0.12)}z`;
  }
  picture.add(path(crew, `fill="${dark}"`));
  picture.add(
    path(
      `M${n(x - s * 0.7)} ${n(y + s * 0.03)}q${n(s * 0.7)} ${n(s * 0.1)} ${n(s * 1.5)} 0q${n(-s * 0.7)} ${n(-s * 0.06)} ${n(-s * 1.5)} 0Z`,
      `fill="${palette.moon}" fill-opacity=".7"`,
    ),
  );
}

const dhows: Scene<NoorPalette> = {
  name: 'dhows',
  about: /\bdhow race|people of the sea/,
  kinds: ['event', 'video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, loose } = stage;
    const horizon = h * random.between(0.6, 0.68);
    const face = random.chance(0.5) ? 1 : -1;
    const middle = middleOf(stage);
    evening(stage, palette, horizon);
    const moon: Point = [middle + face * w * 0.1, horizon - h * random.between(0.16, 0.3)];
    hang(
      stage,
      palette,
      moon,
      h * random.between(0.12, 0.2),
      random.pick(['moon', 'rosette'] as const),
    );
    water(picture, palette, horizon, moon[0], loose);
    const s = h * (isTall(stage) ? 0.24 : 0.36);
    for (const [x, y, size] of [
      [-0.95, 0.05, 0.36],
      [1.2, 0.09, 0.5],
      [-0.2, 0.02, 0.24],
    ] as const)
      dhow(picture, palette, [middle + x * s * 1.1, horizon + h * y], s * size, face, false);
    dhow(picture, palette, [middle - face * s * 0.1, horizon + h * 0.2], s, face, true);
    close(stage, palette);
  },
};

/** Eight rowers in line. */
const rowing: Scene<NoorPalette> = {
  name: 'rowing',
  about: /regatta/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, h, u, loose } = stage;
    const horizon = h * 0.5;
    const face = random.chance(0.5) ? 1 : -1;
    const middle = middleOf(stage);
    evening(stage, palette, horizon);
    hang(stage, palette, [middle, horizon - h * 0.08], h * 0.2, 'moon');
    water(picture, palette, horizon, middle, loose);
    const crews: readonly (readonly [y: number, size: number])[] = [
      [0.62, 0.55],
      [0.82, 1],
    ];
    for (const [y, size] of crews) {
      const scale = h * 0.2 * size;
      const line = h * y;
      const rower = cast(stage, palette, {
        subject: {
          kind: 'person',
          pose: 'steer',
          outfit: 'rower',
          hair: 'cropped',
          build: { muscle: 1.02 },
        },
        yaw: 10,
        distance: 7,
        focus: [0, 0.6, 0],
        mirror: face < 0,
        side: 1,
        scale,
      });
      const count = isTall(stage) ? 4 : 6;
      const gap = scale * 1.05;
      const long = count * gap;
      picture.add(
        path(
          `M${n(middle - long * 0.66)} ${n(line - scale * 0.24)}Q${n(middle)} ${n(line - scale * 0.14)} ${n(middle + long * 0.66)} ${n(line - scale * 0.26)}Q${n(middle)} ${n(line + scale * 0.2)} ${n(middle - long * 0.66)} ${n(line - scale * 0.24)}Z`,
          `fill="${palette.moon}"`,
        ),
      );
      for (let seat = 0; seat < count; seat += 1) {
        const x = middle + (seat - (count - 1) / 2) * gap;
        glowing(stage, palette, rower, { x, y: line + scale * 0.16, scale }, 0.2);
        picture.add(
          path(
            `M${n(x + face * scale * 0.2)} ${n(line - scale * 0.6)}L${n(x - face * scale * 0.9)} ${n(line + scale * 0.44)}`,
            `stroke="${palette.gold}" stroke-width="${n(u * 0.32 * size)}"`,
          ),
        );
        picture.add(
          path(
            polygon([
              [x - face * scale * 0.78, line + scale * 0.3],
              [x - face * scale * 0.7, line + scale * 0.36],
              [x - face * scale * 0.96, line + scale * 0.6],
              [x - face * scale * 1.06, line + scale * 0.54],
            ]),
            `fill="${palette.glow}"`,
          ),
        );
        burst(
          picture,
          [x - face * scale, line + scale * 0.5],
          scale * 0.3,
          10,
          u * 0.2,
          [palette.moon],
          loose,
        );
      }
      picture.add(
        path(
          `M${n(middle - long * 0.66)} ${n(line - scale * 0.22)}Q${n(middle)} ${n(line + scale * 0.02)} ${n(middle + long * 0.66)} ${n(line - scale * 0.24)}Q${n(middle)} ${n(line + scale * 0.26)} ${n(middle - long * 0.66)} ${n(line - scale * 0.22)}Z`,
          `fill="${palette.inks[1]}"`,
        ),
      );
    }
    close(stage, palette);
  },
};

/** A pearl diver on the line, light above, the sea bed below. */
const diver: Scene<NoorPalette> = {
  name: 'pearl diver',
  about: /pearl diver|people of the sea/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    const [shallow, middleWater, deep] = palette.light
      ? ([palette.moon, palette.sky[1], palette.sand[0]] as const)
      : ([blend(palette.inks[4], palette.glow, 0.4), palette.inks[3], palette.sky[0]] as const);
    picture.add(
      rectangle(
        0,
        0,
        w,
        h,
        `fill="${picture.linear(
          [0, 0],
          [0, h],
          [
            [0, shallow],
            [0.25, middleWater],
            [1, deep],
          ],
        )}"`,
      ),
    );
    for (let ray = 0; ray < 9; ray += 1) {
      const x = middle + (ray - 4) * w * 0.07;
      const spread = (ray - 4) * w * 0.08;
      picture.add(
        path(
          polygon([
            [x, -u],
            [x + w * 0.035, -u],
            [x + spread + w * 0.11, h],
            [x + spread, h],
          ]),
          `fill="${picture.linear(
            [0, 0],
            [0, h * 0.9],
            [
              [0, palette.glow, 0.4],
              [1, palette.glow, 0],
            ],
          )}"`,
        ),
      );
    }
    const mirror = random.chance(0.5);
    const figure = cast(
      stage,
      { ...palette, light: false },
      {
        subject: { kind: 'person', pose: 'dive', outfit: 'diver', hair: 'cropped', beard: true },
        yaw: random.between(-10, 30),
        pitch: 0,
        distance: 4,
        focus: [0, 0.9, 0],
        mirror,
        side: mirror ? -1 : 1,
        scale: h * 0.4,
      },
    );
    const at = settle(stage.area, figure, { zoom: 0.82, alignY: 0.44 });
    picture.add(
      path(
        `M${n(at.x)} 0C${n(at.x + u * 6)} ${n(h * 0.3)} ${n(at.x - u * 5)} ${n(h * 0.6)} ${n(at.x + u * 2)} ${h}`,
        `fill="none" stroke="${palette.gold}" stroke-width="${n(u * 0.24)}"`,
      ),
    );
    glowing(stage, palette, figure, { ...at, tilt: mirror ? -38 : 38 }, 0.5);
    for (let bubble = 0; bubble < 30; bubble += 1) {
      const r = u * loose.between(0.2, 0.9);
      picture.add(
        circle(
          at.x + loose.between(-0.5, 0.5) * at.scale,
          loose.between(0, at.y),
          r,
          `fill="none" stroke="${palette.moon}" stroke-opacity=".7" stroke-width="${n(u * 0.12)}"`,
        ),
      );
    }
    dunes(
      stage,
      palette.light
        ? palette
        : { ...palette, sand: [palette.inks[2], palette.inks[1], palette.inks[0]] },
      h * 0.86,
      2,
    );
    close(stage, palette);
  },
};

const rally: Scene<NoorPalette> = {
  name: 'rally',
  about: /rally|karting/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const kart = /kart/.test(stage.words);
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    const face = mirror ? -1 : 1;
    const horizon = h * random.between(0.44, 0.54);
    evening(stage, palette, horizon);
    hang(
      stage,
      palette,
      [middleOf(stage), horizon - h * 0.06],
      h * 0.22,
      random.pick(['moon', 'rosette'] as const),
    );
    if (kart) {
      floodlights(stage, palette, horizon, 4);
      picture.add(
        rectangle(
          0,
          horizon,
          w,
          h,
          `fill="${picture.linear(
            [0, horizon],
            [0, h],
            [
              [0, palette.inks[2]],
              [1, palette.inks[0]],
            ],
          )}"`,
        ),
      );
      for (let block = 0; block < 30; block += 1)
        picture.add(
          path(
            polygon([
              [(block - 2) * w * 0.05, h * 0.66],
              [(block - 1) * w * 0.05, h * 0.66],
              [(block - 1.2) * w * 0.056, h * 0.7],
              [(block - 2.3) * w * 0.056, h * 0.7],
            ]),
            `fill="${block % 2 ? palette.gold : palette.moon}"`,
          ),
        );
    } else dunes(stage, palette, horizon);
    const figure = cast(stage, palette, {
      subject: kart ? { kind: 'kart' } : { kind: 'car', nose: random.between(4, 18) },
      yaw: random.between(24, 62),
      pitch: kart ? 6 : -6,
      distance: kart ? 3.4 : 7,
      focus: [0, kart ? 0.5 : 0.9, 0],
      mirror,
      side,
      scale: h * (kart ? 0.6 : 0.3),
      dress: { shirt: random.pick([0.95, 0.6]) },
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.16 : 0.86,
      alignY: 0.84,
      room: { bottom: 0.1 },
    });
    const width = (figure.box.right - figure.box.left) * at.scale;
    const wheel = at.y + at.scale * 0.02;
    if (!kart) {
      const sand = [palette.sand[1], palette.sand[0], blend(palette.sand[0], palette.glow, 0.5)];
      plume(picture, [at.x - face * width * 0.5, wheel], width * 1.1, h * 0.3, sand, loose);
    }
    glow(picture, [at.x, wheel], width * 0.6, at.scale * 0.14, palette.inks[0], 0.8, 'normal');
    glowing(stage, palette, figure, at, 0.5);
    streaks(
      picture,
      { left: 0, right: w, top: horizon, bottom: h },
      30,
      w * 0.05,
      0,
      u * 0.12,
      palette.glow,
      0.5,
      loose,
    );
    goldDust(
      stage,
      palette,
      [at.x - face * width * 0.4, wheel + u],
      width * 1.2,
      h * 0.24,
      kart ? 0.3 : 1.2,
    );
    close(stage, palette, kart ? 12 : 0);
  },
};

export const sea: readonly Scene<NoorPalette>[] = [dhows, rowing, diver, rally];
