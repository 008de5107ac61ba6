import { pointOf, settle } from '../../figures/figure';
import type { PersonSubject } from '../../figures/subject';
import { blend } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { circle, n, path, polygon, rectangle } from '../../paint/picture';
import { confetti, smoke } from '../../stage/air';
import { ropes } from '../../stage/cage';
import { crowd } from '../../stage/crowd';
import { beam, glow } from '../../stage/light';
import { archFrame, lantern, starGrid } from '../../stage/ornament';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import {
  close,
  dunes,
  evening,
  floodlights,
  glowing,
  goldDust,
  hang,
  middleOf,
  terraces,
} from './evening';
import type { NoorPalette } from './palette';
import { cast } from './palette';

/** A falconer and his falcon before the moon. */
const falconer: Scene<NoorPalette> = {
  name: 'falconer',
  about: /falcon(?!.*hospital)|hood and glove/,
  kinds: ['event', 'video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, h } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const bust = random.chance(0.5);
    const subject: PersonSubject = bust
      ? { kind: 'person', pose: 'falconer', outfit: 'thobe', props: ['falcon'], beard: true }
      : random.pick([
          {
            kind: 'person',
            pose: 'falconerHigh',
            outfit: 'thobe',
            props: ['falconWings'],
            beard: true,
          },
          {
            kind: 'person',
            pose: 'falconer',
            outfit: 'thobe',
            props: ['falconLeaving'],
            beard: true,
          },
        ] as const);
    const figure = cast(stage, palette, {
      subject,
      yaw: random.between(10, 56),
      pitch: -6,
      distance: bust ? 2.8 : 4.6,
      focus: [0.2, bust ? 1.4 : 1.1, 0],
      mirror: random.chance(0.6),
      side,
      scale: h * (bust ? 0.8 : 0.42),
      above: bust ? 0.84 : undefined,
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.12 : 1,
      room: { top: bust ? 0.06 : 0.1, bottom: bust ? 0 : 0.1 },
    });
    const horizon = bust ? h * 0.78 : at.y - at.scale * 0.25;
    const eye = pointOf(figure, at, [0.2, 1.62, 0]);
    evening(stage, palette, horizon);
    hang(
      stage,
      palette,
      eye,
      at.scale * (bust ? 0.5 : 0.72),
      random.pick(['moon', 'rosette'] as const),
    );
    dunes(stage, palette, horizon, 2);
    glowing(stage, palette, figure, at, 0.5);
    goldDust(stage, palette, [at.x, h], stage.w * 0.6, h * 0.2, 0.6);
    close(stage, palette);
  },
};

/** The bird alone, every feather spread. */
const stoop: Scene<NoorPalette> = {
  name: 'falcon in flight',
  about: /falcon/,
  kinds: ['event', 'video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, h, w } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const flight = random.pick(['strike', 'up', 'glide', 'strike'] as const);
    const figure = cast(stage, palette, {
      subject: { kind: 'falcon', flight },
      yaw: random.between(28, 88),
      pitch: random.between(-18, 22),
      distance: 2.2,
      focus: [0, 0.05, 0],
      mirror: random.chance(0.5),
      side,
      scale: h * 1.1,
      dress: { hide: 0.86 },
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 0.98 : 0.92,
      alignY: 0.36,
      room: { bottom: 0.2 },
    });
    const horizon = h * random.between(0.76, 0.84);
    evening(stage, palette, horizon);
    hang(
      stage,
      palette,
      [at.x, at.y - h * 0.02],
      h * random.between(0.26, 0.36),
      random.pick(['rosette', 'moon'] as const),
    );
    dunes(stage, palette, horizon, 2);
    glowing(stage, palette, figure, at, 0.7);
    goldDust(stage, palette, [w / 2, h], w, h * 0.2, 0.8);
    close(stage, palette);
  },
};

const strikes = [
  'shoot',
  'windUp',
  'dribble',
  'bicycle',
  'header',
  'kneeSlide',
  'celebrate',
  'save',
] as const;

/** A footballer under the lamps, terraces beyond. */
const football: Scene<NoorPalette> = {
  name: 'football',
  about: /football|\bgoals?\b(?!.*behind)|free.?kick|boots|stadium/,
  kinds: ['event', 'video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    const women = /women|hessa/.test(stage.words);
    const pose = random.pick(strikes);
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose,
        outfit: women ? 'footballHijab' : 'football',
        hair: random.pick(['short', 'curly', 'cropped'] as const),
        beard: !women && random.chance(0.5),
        build: women ? { woman: true, muscle: 0.95 } : { muscle: 1 },
        props: pose === 'dribble' ? ['ballAtFoot'] : [],
      },
      yaw: pose === 'save' ? random.between(76, 104) : random.between(4, 64),
      pitch: -8,
      distance: 4,
      mirror,
      side,
      scale: h * 0.4,
      dress: { shirt: random.pick([0.95, 0.5, 0.75]) },
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.1 : 0.96,
      alignY: 0.82,
      room: { top: 0.14, bottom: 0.14 },
    });
    const { scale } = at;
    const horizon = Math.min(h * 0.74, at.y - scale * 0.3);
    evening(stage, palette, horizon);
    terraces(stage, palette, horizon - h * 0.24, horizon);
    floodlights(stage, palette, horizon, isTall(stage) ? 2 : 4);
    const pitch = blend(palette.sand[0], '#1f8a5b', palette.light ? 0.35 : 0.3);
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
            [0, blend(pitch, palette.glow, 0.25)],
            [1, blend(pitch, palette.sand[2], 0.7)],
          ],
        )}"`,
      ),
    );
    for (let band = 0; band < 7; band += 2) {
      const y = (share: number) => horizon + (h - horizon) * share ** 1.6;
      picture.add(
        rectangle(
          0,
          y(band / 7),
          w,
          y((band + 1) / 7) - y(band / 7),
          `fill="${palette.inks[0]}" fill-opacity=".14"`,
        ),
      );
    }
    picture.add(
      path(
        `M${n(w * 0.06)} ${h}L${n(w * 0.3)} ${n(horizon)}M0 ${n(horizon + h * 0.06)}H${w}`,
        `stroke="${palette.moon}" stroke-width="${n(u * 0.5)}" stroke-opacity=".6" fill="none"`,
      ),
    );
    const middle = middleOf(stage);
    glow(picture, [middle, at.y], scale * 1.2, scale * 0.2, palette.inks[0], 0.7, 'normal');
    if (pose === 'kneeSlide' || pose === 'celebrate')
      confetti(
        picture,
        { left: 0, right: w, top: 0, bottom: h },
        60,
        u,
        [palette.gold, palette.glow, palette.inks[3]],
        loose,
      );
    glowing(stage, palette, figure, at);
    const face = mirror ? -1 : 1;
    const ball: Record<string, readonly [number, number]> = {
      shoot: [0.95, 0.55],
      windUp: [0.45, 0.1],
      bicycle: [0.5, 2.2],
      header: [0.4, 2.05],
      save: [0.55, 2.1],
    };
    const where = ball[pose];
    if (where)
      ballInFlight(
        stage,
        palette,
        [at.x + face * where[0] * scale, at.y - where[1] * scale],
        scale * 0.13,
      );
    smoke(
      picture,
      { left: 0, right: w, top: h * 0.9, bottom: h * 1.02 },
      8,
      u * 12,
      palette.glow,
      0.12,
      loose,
    );
    close(stage, palette, 8);
  },
};

/** A ball with its pentagons. */
function ballInFlight(
  { picture }: Parameters<Scene<NoorPalette>['draw']>[0],
  palette: NoorPalette,
  [x, y]: Point,
  r: number,
): void {
  picture.add(circle(x, y, r, `fill="${palette.moon}"`));
  const patch = (cx: number, cy: number, s: number) =>
    polygon(
      Array.from(
        { length: 5 },
        (_, index): Point => [
          cx + Math.cos(index * 1.2566 - 1.57) * s,
          cy + Math.sin(index * 1.2566 - 1.57) * s,
        ],
      ),
    );
  let data = patch(x, y, r * 0.36);
  for (let side = 0; side < 5; side += 1)
    data += patch(
      x + Math.cos(side * 1.2566 - 1.57) * r * 0.86,
      y + Math.sin(side * 1.2566 - 1.57) * r * 0.86,
      r * 0.24,
    );
  picture.add(path(data, `fill="${palette.inks[1]}"`));
  picture.add(circle(x, y, r, `fill="none" stroke="${palette.gold}" stroke-width="${n(r * 0.1)}"`));
}

const boxing: Scene<NoorPalette> = {
  name: 'boxing',
  about: /\bbox|southpaw/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const pair = random.chance(0.6);
    const middle = middleOf(stage);
    evening(stage, palette, h);
    for (const x of [-0.3, 0, 0.3])
      beam(picture, {
        from: [middle + x * h, -h * 0.05],
        angle: -x * 40,
        length: h * 1.1,
        spread: h * 0.6,
        colour: palette.glow,
        opacity: 0.6,
      });
    const lead = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: random.pick(['cross', 'hook', 'uppercut', 'jab'] as const),
        outfit: 'boxing',
        hair: 'short',
        beard: random.chance(0.5),
        build: { muscle: 1.08 },
      },
      yaw: random.between(6, 26),
      pitch: -7,
      distance: 4,
      side,
      scale: h * 0.44,
    });
    const at = settle(stage.area, lead, {
      zoom: isTall(stage) ? 1.06 : 1.04,
      alignX: pair ? 0.12 : 0.5,
      alignY: 0.9,
      room: {
        right: pair && !isTall(stage) ? 0.5 : 0,
        bottom: isTall(stage) ? 0.1 : -0.25,
        top: 0.1,
      },
    });
    const { scale } = at;
    ropes(
      picture,
      [-u * 4, h * 0.52],
      [w + u * 4, h * 0.52],
      scale * 0.24,
      4,
      u * 0.9,
      [palette.gold, palette.moon, palette.inks[3], palette.moon],
      palette.glow,
    );
    picture.add(
      rectangle(
        0,
        at.y - scale * 0.06,
        w,
        h,
        `fill="${picture.linear(
          [0, at.y],
          [0, h * 1.2],
          [
            [0, blend(palette.sand[0], palette.glow, 0.35)],
            [1, palette.sand[2]],
          ],
        )}"`,
      ),
    );
    starGrid(
      picture,
      { left: 0, right: w, top: at.y - scale * 0.06, bottom: h },
      u * 10,
      palette.gold,
      0.35,
      u * 0.16,
    );
    if (pair) {
      const other = cast(stage, palette, {
        subject: {
          kind: 'person',
          pose: random.pick(['shell', 'guard'] as const),
          outfit: 'boxing',
          hair: 'cropped',
          build: { muscle: 1.05 },
        },
        yaw: 16,
        pitch: -7,
        distance: 4,
        mirror: true,
        side,
        scale,
        dress: { shirt: 0.4 },
      });
      glowing(stage, palette, other, { x: at.x + scale * 1.0, y: at.y, scale }, 0.35);
    }
    glowing(stage, palette, lead, at, 0.5);
    close(stage, palette, 10);
  },
};

/** Drums, scarves and raised hands behind the goal. */
const supporters: Scene<NoorPalette> = {
  name: 'supporters',
  about: /drum|curva|derby of the coast|stadium nights/,
  kinds: ['video', 'playlist', 'event', 'series'],
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const horizon = h * 0.62;
    evening(stage, palette, horizon);
    floodlights(stage, palette, horizon, isTall(stage) ? 2 : 4);
    const middle = middleOf(stage);
    hang(stage, palette, [middle, h * 0.34], h * 0.2, 'crescent');
    smoke(
      picture,
      { left: 0, right: w, top: h * 0.2, bottom: h * 0.6 },
      22,
      u * 20,
      palette.gold,
      0.22,
      loose,
    );
    for (let flag = 0; flag < 5; flag += 1) {
      const x = w * (0.1 + flag * 0.2) + loose.between(-0.05, 0.05) * w;
      const y = h * loose.between(0.2, 0.36);
      const s = h * loose.between(0.1, 0.17);
      const lean = loose.between(-0.3, 0.3) * s;
      picture.add(
        path(
          `M${n(x)} ${n(y)}L${n(x + lean)} ${n(h * 0.8)}`,
          `stroke="${palette.inks[1]}" stroke-width="${n(u * 0.4)}"`,
        ),
      );
      picture.add(
        path(
          `M${n(x)} ${n(y)}c${n(s * 0.5)} ${n(-s * 0.3)} ${n(s * 0.9)} ${n(s * 0.24)} ${n(s * 1.5)} 0v${n(s * 0.8)}c${n(-s * 0.6)} ${n(s * 0.24)} ${n(-s)} ${n(-s * 0.3)} ${n(-s * 1.46)} 0Z`,
          `fill="${flag % 2 ? palette.gold : palette.inks[3]}"`,
        ),
      );
    }
    crowd(
      picture,
      {
        left: 0,
        right: w,
        back: h * 0.6,
        front: h * 0.86,
        rows: 4,
        size: h * 0.09,
        far: blend(palette.inks[3], palette.sky[2], 0.3),
        near: palette.inks[1],
        hands: 0.5,
        edge: palette.gold,
        phones: 0.1,
        phone: palette.glow,
      },
      loose,
    );
    const drummer = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: random.pick(['drum', 'celebrate', 'oneArmUp'] as const),
        outfit: random.pick(['tee', 'football'] as const),
        hair: 'curly',
        beard: true,
      },
      yaw: random.between(40, 130),
      pitch: -8,
      distance: 4,
      side: random.chance(0.5) ? 1 : -1,
      scale: h * 0.42,
      above: 0.3,
    });
    const at = settle({ ...stage.area, bottom: h * 1.02 }, drummer, { zoom: 0.74 });
    glowing(stage, palette, drummer, at, 0.5);
    crowd(
      picture,
      {
        left: 0,
        right: w,
        back: h * 0.98,
        front: h * 1.04,
        rows: 2,
        size: h * 0.13,
        far: palette.inks[1],
        near: palette.inks[0],
        hands: 0.25,
        edge: palette.gold,
      },
      loose,
    );
    close(stage, palette, 10);
  },
};

/** A portrait: a face, an arch, a lamp. */
const underTheArch: Scene<NoorPalette> = {
  name: 'under the arch',
  about: /coach|hessa|falcon hospital|silk|\bpeople of/,
  kinds: ['video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const woman = /hessa|women|mother|she|silk/.test(stage.words) || random.chance(0.35);
    const middle = middleOf(stage);
    const horizon = h * 0.7;
    evening(stage, palette, horizon);
    hang(
      stage,
      palette,
      [middle + side * h * 0.08, h * 0.36],
      h * 0.2,
      random.pick(['moon', 'rosette'] as const),
    );
    dunes(stage, palette, horizon, 2);
    const half = Math.min(w * 0.42, h * 0.46);
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: random.pick(['stand', 'explain', 'armsCrossed'] as const),
        outfit: woman ? 'abaya' : 'thobe',
        beard: true,
        build: woman ? { woman: true } : {},
      },
      yaw: random.between(36, 96),
      pitch: -4,
      distance: 2.6,
      focus: [0, 1.4, 0],
      mirror: random.chance(0.5),
      side,
      scale: h * 0.7,
      dress: { shirt: woman ? 0.34 : 0.95, cloth: woman ? 0.5 : 0.92 },
      above: 0.7,
    });
    const at = settle(
      { ...stage.area, left: middle - half, right: middle + half, bottom: h * 1.02, top: h * 0.16 },
      figure,
      {},
    );
    glowing(stage, palette, figure, at, 0.6);
    archFrame(
      picture,
      middle,
      half,
      h * 0.46,
      h * 0.03,
      picture.linear(
        [0, 0],
        [0, h],
        [
          [0, palette.light ? palette.sky[1] : palette.inks[1]],
          [1, palette.light ? palette.sand[0] : palette.inks[0]],
        ],
      ),
      palette.gold,
      u * 0.5,
    );
    const margin = { top: 0, bottom: h };
    starGrid(
      picture,
      { left: 0, right: middle - half * 1.06, ...margin },
      u * 9,
      palette.line,
      0.4,
      u * 0.13,
    );
    starGrid(
      picture,
      { left: middle + half * 1.06, right: w, ...margin },
      u * 9,
      palette.line,
      0.4,
      u * 0.13,
    );
    lantern(
      picture,
      [middle - side * half * 0.68, h * 0.2],
      u * 5,
      palette.inks[0],
      palette.glow,
      h,
    );
    close(stage, palette);
  },
};

/** A coffee pot, cups and a lamp. */
const coffee: Scene<NoorPalette> = {
  name: 'coffee',
  about: /\btea\b|coffee|majlis/,
  kinds: ['series', 'video', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const middle = middleOf(stage);
    const horizon = h * 0.72;
    evening(stage, palette, horizon);
    hang(stage, palette, [middle + side * h * 0.06, h * 0.42], h * 0.3, 'rosette');
    dunes(stage, palette, horizon, 2);
    const figure = cast(stage, palette, {
      subject: { kind: 'coffee', cups: random.whole(3, 5) },
      yaw: random.between(-10, 30),
      pitch: 15,
      distance: 3.4,
      focus: [0.2, 0.35, 0],
      mirror: side < 0,
      side,
      scale: h * 0.75,
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.06 : 0.92,
      alignY: 0.9,
      room: { bottom: 0.1, top: 0.1 },
    });
    picture.add(
      path(
        `M0 ${n(at.y - at.scale * 0.12)}Q${n(w / 2)} ${n(at.y - at.scale * 0.24)} ${w} ${n(at.y - at.scale * 0.12)}V${h}H0Z`,
        `fill="${palette.inks[1]}"`,
      ),
    );
    starGrid(
      picture,
      { left: 0, right: w, top: at.y - at.scale * 0.1, bottom: h },
      u * 8,
      palette.gold,
      0.4,
      u * 0.14,
    );
    glow(picture, [at.x, at.y], at.scale * 1.2, at.scale * 0.3, palette.inks[0], 0.8, 'normal');
    glowing(stage, palette, figure, at, 0.5);
    smoke(
      picture,
      {
        left: at.x + at.scale * 0.2 * side,
        right: at.x + at.scale * 0.6 * side,
        top: at.y - at.scale * 1.3,
        bottom: at.y - at.scale * 0.4,
      },
      7,
      at.scale * 0.16,
      palette.glow,
      0.24,
      stage.loose,
    );
    lantern(
      picture,
      [middle - side * h * 0.5, h * 0.16],
      u * 4.4,
      palette.inks[0],
      palette.glow,
      h,
    );
    close(stage, palette);
  },
};

export const people: readonly Scene<NoorPalette>[] = [
  falconer,
  stoop,
  football,
  boxing,
  supporters,
  underTheArch,
  coffee,
];
