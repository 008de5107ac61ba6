import type { Figure } from '../../figures/figure';
import { peakOf, placeFigure, settle } from '../../figures/figure';
import type { Subject } from '../../figures/subject';
import { curve, n, path } from '../../paint/picture';
import { lasso } from '../../stage/land';
import type { Stage } from '../../stage/stage';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { arenaEdge, country, dirt, kickUp, paper, shadow } from './country';
import type { Cast, CorralPalette } from './palette';
import { aCoat, aShirt, cast } from './palette';

const hairs = ['short', 'long', 'braids', 'ponytail'] as const;

/**
 * The parts that all mounted scenes share: the light's side, the way it runs, the coat and the
 * shirt.
 */
function mounted(
  stage: Stage,
  palette: CorralPalette,
  subject: Subject,
  view: Pick<Cast, 'yaw' | 'distance'>,
  shirt?: number,
) {
  const { random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const mirror = random.chance(0.5);
  const figure = cast(stage, palette, {
    subject,
    pitch: random.between(-8, -1),
    focus: [0, 1.2, 0],
    ...view,
    mirror,
    side,
    scale: stage.h * 0.32,
    coat: aCoat(random),
    shirt: shirt ?? aShirt(random),
  });
  return { figure, side, mirror, face: mirror ? -1 : 1 } as const;
}

function close(stage: Stage, figure: Figure, zoom: number) {
  const tall = isTall(stage);
  return settle(stage.area, figure, {
    zoom: zoom * (tall ? 1.14 : 1),
    alignY: tall ? 0.72 : 0.7,
    room: { bottom: 0.16, top: 0.06 },
  });
}

/** Bull or bronc at the top of its jump, against the sun. */
function roughStock(stage: Stage, palette: CorralPalette, animal: 'bull' | 'horse'): void {
  const { random, picture, h, w, u } = stage;
  const { figure, face } = mounted(
    stage,
    palette,
    {
      kind: 'animal',
      species: animal,
      gait: random.pick(['buck', 'sunfish', 'buck'] as const),
      seat: animal === 'bull' ? 'bullRider' : 'bronc',
      tack: 'rig',
      outfit: 'western',
      build: { muscle: 0.94 },
      hair: 'cropped',
      beard: random.chance(0.4),
    },
    { yaw: random.between(4, animal === 'bull' ? 62 : 46), distance: random.between(4.6, 7) },
  );
  const at = close(stage, figure, random.pick([0.96, 1, 1.2]));
  const { scale } = at;
  const horizon = Math.min(at.y - scale * random.between(0.3, 0.7), h * 0.84);
  country(
    stage,
    palette,
    horizon,
    [at.x + random.between(-0.7, 0.7) * scale, at.y - random.between(1.3, 2.2) * scale],
    scale * random.between(0.6, 1.25),
  );
  arenaEdge(stage, palette, horizon);
  dirt(stage, palette, horizon);
  shadow(stage, palette, at.x, at.y, scale * 1.1);
  kickUp(stage, palette, [at.x - face * scale * 0.6, at.y + u], scale * 2.4, scale * 0.75);
  placeFigure(picture, figure, at);
  kickUp(stage, palette, [at.x + face * scale * 0.5, at.y + u * 2.2], scale * 1.4, scale * 0.34);
  if (w > h)
    kickUp(stage, palette, [at.x - face * scale * 1.6, at.y + u * 3], scale * 1.5, scale * 0.3);
  paper(stage, palette);
}

const bullRide: Scene<CorralPalette> = {
  name: 'bull ride',
  about: /\bbulls?\b|eight.?second|sawtooth|finals|toro/,
  kinds: ['event', 'video', 'playlist'],
  draw: (stage, palette) => roughStock(stage, palette, 'bull'),
};

const broncRide: Scene<CorralPalette> = {
  name: 'bronc ride',
  about: /bronc|broke to ride|matinee|young guns|founders|best of|old.timers/,
  draw: (stage, palette) => roughStock(stage, palette, 'horse'),
};

/** A horse at full stretch, the loop open above; where there is room, the steer runs ahead. */
const ropeRun: Scene<CorralPalette> = {
  name: 'rope run',
  about: /rop(e|ing)|steer|slack|know your events|ranch horse/,
  kinds: ['event', 'video', 'playlist'],
  draw(stage, palette) {
    const { random, picture, u } = stage;
    const wide = !isTall(stage) && stage.w > stage.h;
    const { figure, face, mirror, side } = mounted(
      stage,
      palette,
      {
        kind: 'animal',
        species: 'horse',
        gait: random.pick(['gallop', 'canter'] as const),
        seat: 'roper',
        tack: 'western',
        outfit: 'western',
        hair: random.pick(hairs),
        build: { muscle: 0.92 },
      },
      { yaw: random.between(4, 34), distance: 7 },
    );
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.26 : 1,
      alignX: wide ? (mirror ? 1 : 0) : 0.5,
      alignY: 0.75,
      room: {
        top: 0.26,
        bottom: 0.12,
        right: wide && !mirror ? 1.5 : 0,
        left: wide && mirror ? 1.5 : 0,
      },
    });
    const { scale } = at;
    const horizon = at.y - scale * random.between(0.4, 0.8);
    country(
      stage,
      palette,
      horizon,
      [at.x + face * scale * random.between(-0.4, 1.1), at.y - scale * random.between(1.5, 2.3)],
      scale * random.between(0.4, 0.9),
    );
    arenaEdge(stage, palette, horizon);
    dirt(stage, palette, horizon);
    if (wide) {
      const steer = cast(stage, palette, {
        subject: { kind: 'animal', species: 'bull', gait: 'gallop' },
        yaw: 20,
        distance: 7,
        focus: [0, 0.8, 0],
        mirror,
        side,
        scale: scale * 0.55,
        coat: aCoat(random),
      });
      const run = { x: at.x + face * scale * 2, y: at.y - scale * 0.12, scale: scale * 0.56 };
      shadow(stage, palette, run.x, run.y, run.scale);
      placeFigure(picture, steer, run);
      kickUp(
        stage,
        palette,
        [run.x - face * run.scale * 0.9, run.y + u],
        run.scale * 1.6,
        run.scale * 0.5,
      );
    }
    shadow(stage, palette, at.x, at.y, scale * 1.2);
    kickUp(stage, palette, [at.x - face * scale * 1.1, at.y + u], scale * 2.2, scale * 0.6);
    placeFigure(picture, figure, at);
    const hand = peakOf(figure, at);
    lasso(
      picture,
      hand,
      [hand[0] + face * scale * 0.2, hand[1] - scale * 0.1],
      scale * 0.62,
      scale * 0.2,
      face * -12,
      u * 0.85,
      palette.inks[1],
      palette.inks[4],
    );
    kickUp(stage, palette, [at.x + face * scale * 0.1, at.y + u * 2], scale * 1.5, scale * 0.26);
    paper(stage, palette);
  },
};

/** Round the barrel, so low that the stirrup brushes the dirt. */
const barrelTurn: Scene<CorralPalette> = {
  name: 'barrel turn',
  about: /barrel (night|series)|clover|cloverleaf|prairie|first buckle/,
  kinds: ['event', 'video', 'playlist'],
  draw(stage, palette) {
    const { random, picture, u } = stage;
    const { figure, face, side } = mounted(
      stage,
      palette,
      {
        kind: 'animal',
        species: 'horse',
        gait: random.pick(['turn', 'turn', 'gallop'] as const),
        seat: 'barrel',
        tack: 'western',
        outfit: 'western',
        hair: random.pick(['long', 'braids', 'ponytail'] as const),
        build: { woman: true, muscle: 0.9 },
      },
      { yaw: random.between(16, 64), distance: random.between(4.4, 6.4) },
    );
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.24 : 1.02,
      alignY: 0.7,
      room: { bottom: 0.2, top: 0.08 },
    });
    const { scale } = at;
    const horizon = at.y - scale * random.between(0.6, 1);
    country(
      stage,
      palette,
      horizon,
      [at.x - face * scale * random.between(-0.2, 1), at.y - scale * 1.9],
      scale * random.between(0.4, 0.8),
    );
    arenaEdge(stage, palette, horizon);
    dirt(stage, palette, horizon);
    const sweep = curve([
      [at.x - face * scale * 2.4, at.y + scale * 0.1],
      [at.x - face * scale * 0.8, at.y + scale * 0.16],
      [at.x + face * scale * 0.6, at.y + scale * 0.12],
      [at.x + face * scale * 1.2, at.y - scale * 0.06],
    ]);
    picture.add(
      path(
        sweep,
        `fill="none" stroke="${palette.land[2]}" stroke-width="${n(scale * 0.1)}" stroke-linecap="round" stroke-opacity=".6"`,
      ),
    );
    shadow(stage, palette, at.x, at.y, scale);
    kickUp(stage, palette, [at.x - face * scale * 0.9, at.y + u], scale * 2.3, scale * 0.8);
    placeFigure(picture, figure, { ...at, tilt: face * 7 });
    barrel(
      stage,
      palette,
      at.x + face * scale * random.between(0.3, 0.7),
      at.y + scale * 0.12,
      scale,
      side,
    );
    kickUp(stage, palette, [at.x - face * scale * 0.3, at.y + u * 2.4], scale * 1.5, scale * 0.32);
    paper(stage, palette);
  },
};

function barrel(
  stage: Stage,
  palette: CorralPalette,
  x: number,
  y: number,
  scale: number,
  side: number,
): void {
  const { picture, u } = stage;
  const r = scale * 0.29;
  const lit = [palette.inks[1], '#a8401c', palette.inks[4], palette.inks[3]] as const;
  const body = picture.linear(
    [x - r * side, 0],
    [x + r * side, 0],
    [
      [0, lit[0]],
      [0.5, lit[1]],
      [0.85, lit[2]],
      [1, lit[3]],
    ],
  );
  shadow(stage, palette, x, y, r * 1.5);
  const rim = `a${n(r)} ${n(r * 0.24)} 0 0 0 ${n(r * 2)} 0`;
  picture.add(
    path(
      `M${n(x - r)} ${n(y - scale * 0.78)}V${n(y)}${rim}V${n(y - scale * 0.78)}Z`,
      `fill="${body}"`,
    ),
  );
  for (const band of [0.26, 0.52]) {
    picture.add(
      path(
        `M${n(x - r)} ${n(y - scale * band)}${rim}`,
        `fill="none" stroke="${palette.inks[4]}" stroke-width="${n(u * 0.7)}" stroke-opacity=".85"`,
      ),
    );
  }
  picture.add(
    `<ellipse cx="${n(x)}" cy="${n(y - scale * 0.78)}" rx="${n(r)}" ry="${n(r * 0.24)}" fill="${palette.inks[2]}"/>`,
  );
}

/** The riders of the charrería: sidesaddle or in salute, in costume. */
const charreria: Scene<CorralPalette> = {
  name: 'charrería',
  about: /charr|escaramuza|valle\b|floreo|rope tricks|suerte/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, u } = stage;
    const lady = /escaramuza/.test(stage.words);
    const gait = lady ? 'gallop' : random.pick(['rear', 'canter'] as const);
    const { figure, face } = mounted(
      stage,
      palette,
      {
        kind: 'animal',
        species: 'horse',
        gait,
        seat: lady ? 'western' : gait === 'rear' ? 'salute' : 'roper',
        tack: 'western',
        outfit: lady ? 'gownHat' : 'charro',
        hair: lady ? 'braids' : 'cropped',
        build: lady ? { woman: true } : { muscle: 0.95 },
      },
      { yaw: random.between(10, 34), distance: 6 },
      random.pick([0.95, 0.4]),
    );
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.2 : 0.98,
      alignY: 0.75,
      room: { bottom: 0.14, top: lady ? 0.06 : 0.2 },
    });
    const { scale } = at;
    const horizon = at.y - scale * 0.5;
    const middle = at.y - scale * 1.6;
    country(stage, palette, horizon, [at.x, middle], scale * 1.1);
    const ring = [0.6, 0.85, 1.1].map(
      (r) =>
        `M${n(at.x - scale * r)} ${n(middle)}a${n(scale * r)} ${n(scale * r)} 0 1 1 ${n(scale * r * 2)} 0a${n(scale * r)} ${n(scale * r)} 0 1 1 ${n(-scale * r * 2)} 0`,
    );
    picture.add(
      path(
        ring.join(''),
        `fill="none" stroke="${palette.haze}" stroke-width="${n(u * 0.5)}" stroke-dasharray="${n(u * 2)} ${n(u)}"`,
      ),
    );
    arenaEdge(stage, palette, horizon);
    dirt(stage, palette, horizon);
    shadow(stage, palette, at.x, at.y, scale * 1.1);
    kickUp(stage, palette, [at.x - face * scale * 0.7, at.y + u], scale * 1.8, scale * 0.5);
    placeFigure(picture, figure, at);
    if (!lady && gait === 'canter') {
      const hand = peakOf(figure, at);
      lasso(
        picture,
        hand,
        [hand[0], hand[1] - scale * 0.06],
        scale * 0.95,
        scale * 0.24,
        face * -8,
        u * 0.8,
        palette.inks[1],
        palette.inks[4],
      );
    }
    paper(stage, palette);
  },
};

export const rides: readonly [Scene<CorralPalette>, ...Scene<CorralPalette>[]] = [
  bullRide,
  broncRide,
  ropeRun,
  barrelTurn,
  charreria,
];
