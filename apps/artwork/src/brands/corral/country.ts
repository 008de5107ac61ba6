import type { Hex } from '../../paint/colour';
import { blend } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { n, path } from '../../paint/picture';
import { burst, grain, plume } from '../../stage/air';
import { clouds, fence, grandstand, ridge, sun, tufts } from '../../stage/land';
import { vignette } from '../../stage/light';
import type { Stage } from '../../stage/stage';
import type { CorralPalette } from './palette';

/** Sky, sun and far country; `horizon` is where the arena's dirt begins. */
export function country(
  stage: Stage,
  palette: CorralPalette,
  horizon: number,
  disc: Point,
  r: number,
): void {
  const { picture, w, h, u, loose, random } = stage;
  const [high, low] = palette.sky;
  const sky = picture.linear(
    [0, 0],
    [0, horizon],
    [
      [0, high],
      [1, low],
    ],
  );
  picture.add(`<rect width="${w}" height="${h}" fill="${sky}"/>`);
  if (palette.night) stars(stage, horizon, palette.sun);
  sun(picture, disc, r, palette.sun, palette.haze, random.whole(1, 3));
  clouds(
    picture,
    horizon * 0.1,
    horizon * 0.8,
    random.whole(2, 5),
    w * 0.2,
    palette.haze,
    palette.night ? 0.14 : 0.5,
    loose,
  );
  const shape = random.pick(['mesas', 'hills', 'mesas', 'peaks'] as const);
  ridge(
    picture,
    shape,
    horizon,
    h * random.between(0.06, 0.15),
    blend(palette.land[0], low, 0.45),
    loose,
  );
  ridge(picture, 'hills', horizon, h * random.between(0.02, 0.06), palette.land[0], loose);
  tufts(picture, horizon - u * 0.4, u * 0.8, 40, u * 1.1, palette.land[0], loose);
}

function stars(stage: Stage, horizon: number, colour: Hex): void {
  const { picture, w, u, loose } = stage;
  let data = '';
  for (let star = 0; star < 120; star += 1) {
    const s = u * loose.between(0.06, 0.2);
    data += `M${n(loose.between(0, w))} ${n(loose.between(0, horizon))}h${n(s)}v${n(s)}h${n(-s)}z`;
  }
  picture.add(path(data, `fill="${colour}" fill-opacity=".8"`));
}

/** The dirt, combed by the harrow, from the horizon down. */
export function dirt(stage: Stage, palette: CorralPalette, horizon: number): void {
  const { picture, w, h, u, loose } = stage;
  const fill = picture.linear(
    [0, horizon],
    [0, h],
    [
      [0, palette.land[1]],
      [0.25, blend(palette.land[1], palette.land[0], 0.45)],
      [1, palette.land[2]],
    ],
  );
  picture.add(`<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${fill}"/>`);
  let marks = '';
  for (let line = 0; line < 60; line += 1) {
    const depth = loose.next() ** 1.7;
    const y = horizon + (h - horizon) * depth;
    const x = loose.between(-0.1, 1) * w;
    const long = w * loose.between(0.02, 0.12) * (0.3 + depth);
    marks += `M${n(x)} ${n(y)}q${n(long / 2)} ${n(u * depth * 0.8)} ${n(long)} 0q${n(-long / 2)} ${n(u * depth * 1.6)} ${n(-long)} 0z`;
  }
  picture.add(path(marks, `fill="${palette.land[2]}" fill-opacity=".4"`));
}

/** The arena's edge: fence, stand and flags. */
export function arenaEdge(stage: Stage, palette: CorralPalette, horizon: number): void {
  const { picture, w, h, u, random, loose } = stage;
  const dark = blend(palette.land[2], palette.inks[0], 0.35);
  if (random.chance(0.6)) {
    const left = random.chance(0.5) ? -w * 0.06 : w * random.between(0.4, 0.6);
    grandstand(
      picture,
      left,
      left + w * random.between(0.4, 0.62),
      horizon - h * 0.22,
      horizon,
      {
        roof: palette.inks[1],
        shade: dark,
        people: [palette.inks[3], palette.inks[2], palette.haze, palette.inks[1]],
      },
      loose,
    );
    for (let flag = 0; flag < 5; flag += 1) {
      const x = left + w * (0.06 + flag * 0.11);
      const y = horizon - h * 0.22;
      picture.add(
        path(
          `M${n(x)} ${n(y)}V${n(y - u * 5)}`,
          `stroke="${palette.inks[1]}" stroke-width="${n(u * 0.18)}"`,
        ),
      );
      picture.add(
        path(
          `M${n(x)} ${n(y - u * 5)}q${n(u * 1.4)} ${n(-u * 0.8)} ${n(u * 2.6)} ${n(u * 0.3)}t${n(u * 1.2)} ${n(u * 0.3)}v${n(u * 1.5)}q${n(-u)} ${n(u * 0.2)} ${n(-u * 1.6)} ${n(-u * 0.4)}t${n(-u * 2.2)} ${n(u * 0.1)}z`,
          `fill="${flag % 2 ? palette.sun : '#a8401c'}"`,
        ),
      );
    }
  }
  fence(
    picture,
    horizon + h * 0.015,
    h * random.between(0.05, 0.085),
    4,
    w * 0.075,
    dark,
    blend(palette.haze, palette.land[1], 0.3),
    loose,
  );
}

/** Dust thrown up behind and under hooves. */
export function kickUp(
  stage: Stage,
  palette: CorralPalette,
  at: Point,
  wide: number,
  tall: number,
): void {
  const { loose } = stage;
  plume(stage.picture, at, wide, tall, palette.dust, loose);
  burst(
    stage.picture,
    [at[0], at[1] - tall * 0.4],
    wide * 0.75,
    46,
    stage.u * 0.5,
    [palette.land[2], palette.inks[1], palette.dust[0]],
    loose,
  );
}

/** A long shadow on the dirt under something. */
export function shadow(
  stage: Stage,
  palette: CorralPalette,
  x: number,
  y: number,
  wide: number,
): void {
  stage.picture.add(
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(wide * 0.12)}" fill="${palette.inks[0]}" fill-opacity=".42"/>`,
  );
}

/** The tooth of the paper and the wear of its edges. */
export function paper(stage: Stage, palette: CorralPalette): void {
  const { picture, u, loose } = stage;
  grain(picture, palette.inks[0], 0.11, u * 0.2, loose);
  grain(picture, palette.sun, palette.night ? 0.06 : 0.16, u * 0.16, loose);
  vignette(picture, palette.inks[1], 0.4);
}
