import type { Figure, Placement } from '../../figures/figure';
import { placeFigure, placeOutline } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import { blend } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { circle, n, path } from '../../paint/picture';
import { bokeh, smoke } from '../../stage/air';
import { dune } from '../../stage/land';
import { beam, glow, lamp, vignette } from '../../stage/light';
import { crescent, rosette, starGrid } from '../../stage/ornament';
import type { Stage } from '../../stage/stage';
import type { NoorPalette } from './palette';

export const middleOf = (stage: Stage): number => (stage.area.left + stage.area.right) / 2;

/** The evening from zenith to horizon, with the brand's stars woven into its upper part. */
export function evening(stage: Stage, palette: NoorPalette, horizon: number): void {
  const { picture, w, h, u, loose, random } = stage;
  const sky = picture.linear(
    [0, 0],
    [0, horizon],
    [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [1, palette.sky[2]],
    ],
  );
  picture.add(`<rect width="${w}" height="${h}" fill="${sky}"/>`);
  const fade = picture.linear(
    [0, 0],
    [0, horizon],
    [
      [0, '#ffffff'],
      [1, '#000000'],
    ],
  );
  starGrid(
    picture,
    { left: 0, top: 0, right: w, bottom: horizon },
    u * random.between(11, 17),
    palette.line,
    palette.light ? 0.5 : 0.3,
    u * 0.12,
    fade,
  );
  if (palette.light) return;
  let data = '';
  for (let index = 0; index < 70; index += 1) {
    const s = u * loose.between(0.05, 0.17);
    data += `M${n(loose.between(0, w))} ${n(loose.between(0, horizon * 0.8))}m${n(-s)} 0a${n(s)} ${n(s)} 0 1 1 ${n(s * 2)} 0a${n(s)} ${n(s)} 0 1 1 ${n(-s * 2)} 0Z`;
  }
  picture.add(path(data, `fill="${palette.moon}" fill-opacity=".8"`));
}

/** Full moon, crescent or medallion: what hangs behind the subject. */
export function hang(
  stage: Stage,
  palette: NoorPalette,
  at: Point,
  r: number,
  kind: 'moon' | 'crescent' | 'rosette',
): void {
  const { picture, u } = stage;
  glow(
    picture,
    at,
    r * 2.4,
    r * 2.4,
    palette.glow,
    palette.light ? 0.7 : 0.5,
    palette.light ? 'normal' : 'screen',
  );
  if (kind === 'crescent') {
    crescent(picture, at, r * 0.5, palette.moon, 1);
    return;
  }
  if (kind === 'moon') {
    picture.add(circle(at[0], at[1], r, `fill="${palette.moon}"`));
    picture.add(
      circle(
        at[0],
        at[1],
        r * 1.16,
        `fill="none" stroke="${palette.gold}" stroke-width="${n(u * 0.16)}" stroke-opacity=".8"`,
      ),
    );
    return;
  }
  const disc = picture.radial(at, r, [
    [0, palette.glow, 0.7],
    [0.7, palette.gold, 0.26],
    [1, palette.gold, 0.05],
  ]);
  picture.add(circle(at[0], at[1], r, `fill="${disc}"`));
  rosette(picture, at, r, 16, palette.light ? palette.line : palette.gold, 0.9, u * 0.2);
}

/** Dunes one behind the other, their crests catching the light. */
export function dunes(stage: Stage, palette: NoorPalette, horizon: number, layers = 3): void {
  const { picture, w, h, loose } = stage;
  for (let layer = 0; layer < layers; layer += 1) {
    const depth = layer / Math.max(1, layers - 1);
    const base = horizon + (h - horizon) * depth * 0.62;
    const rise = h * (0.035 + depth * 0.07);
    const crest: Point[] = [];
    const steps = 5;
    for (let step = 0; step <= steps; step += 1) {
      const up = step % 2 === 0 ? loose.between(0, 0.3) : loose.between(0.6, 1);
      crest.push([
        (w * 1.3 * step) / steps - w * 0.15,
        base - rise * up + (layer === 0 ? rise * 0.3 : 0),
      ]);
    }
    const near = palette.sand[Math.min(2, layer)] ?? palette.sand[2];
    const lit = picture.linear(
      [0, base - rise],
      [0, base + h * 0.2],
      [
        [0, blend(near, palette.sky[2], 0.5 - depth * 0.2)],
        [0.5, near],
        [1, blend(near, palette.sand[2], 0.6)],
      ],
    );
    dune(picture, crest, lit, blend(near, palette.inks[1], 0.4));
  }
}

/** Rim and halo around a figure. */
export function glowing(
  stage: Stage,
  palette: NoorPalette,
  figure: Figure,
  at: Placement,
  strength = 0.55,
): void {
  const { picture, u } = stage;
  const halo = picture.blur((u * 2.2) / (at.scale * figure.cell));
  placeOutline(
    picture,
    figure,
    at,
    `fill="${palette.glow}" fill-opacity="${n(strength)}" filter="${halo}"`,
  );
  placeFigure(picture, figure, at);
}

/** Fine sand in the air with the light in it. */
export function goldDust(
  stage: Stage,
  palette: NoorPalette,
  at: Point,
  wide: number,
  tall: number,
  amount = 1,
): void {
  const { picture, loose, u } = stage;
  const box = { left: at[0] - wide / 2, right: at[0] + wide / 2, top: at[1] - tall, bottom: at[1] };
  smoke(
    picture,
    box,
    Math.round(14 * amount),
    tall * 0.5,
    palette.light ? palette.sand[0] : palette.gold,
    0.2,
    loose,
  );
  let data = '';
  for (let grain = 0; grain < 90 * amount; grain += 1) {
    const s = u * loose.between(0.05, 0.2);
    const x = loose.between(box.left, box.right);
    const y = at[1] - tall * 1.5 * loose.next() ** 2;
    data += `M${n(x - s)} ${n(y)}a${n(s)} ${n(s)} 0 1 1 ${n(s * 2)} 0a${n(s)} ${n(s)} 0 1 1 ${n(-s * 2)} 0Z`;
  }
  picture.add(path(data, `fill="${palette.glow}" fill-opacity=".75"`));
}

/** Masts with banks of lamps over a stadium or a track. */
export function floodlights(
  stage: Stage,
  palette: NoorPalette,
  horizon: number,
  count: number,
): void {
  const { picture, w, h, u } = stage;
  for (let mast = 0; mast < count; mast += 1) {
    const x = (w * (mast + 0.5)) / count;
    const top = h * (0.08 + 0.05 * Math.abs(mast - (count - 1) / 2));
    picture.add(
      path(
        `M${n(x)} ${n(top)}L${n(x - u * 0.5)} ${n(horizon)}H${n(x + u * 0.5)}Z`,
        `fill="${palette.inks[1]}"`,
      ),
    );
    beam(picture, {
      from: [x, top],
      angle: (0.5 - (mast + 0.5) / count) * 70,
      length: h * 0.9,
      spread: h * 0.42,
      colour: palette.glow,
      opacity: 0.34,
    });
    for (let row = 0; row < 2; row += 1) {
      for (let bulb = -1; bulb <= 1; bulb += 1)
        lamp(
          picture,
          [x + bulb * u * 1.5, top + row * u * 1.3],
          u * 0.46,
          palette.glow,
          palette.moon,
        );
    }
  }
}

/** A terrace of people with scarves and lit hands, seen across the field. */
export function terraces(stage: Stage, palette: NoorPalette, top: number, bottom: number): void {
  const { picture, w, u, loose } = stage;
  const shade = picture.linear(
    [0, top],
    [0, bottom],
    [
      [0, palette.inks[1]],
      [1, palette.inks[2]],
    ],
  );
  picture.add(
    path(
      `M0 ${n(top + u * 2)}Q${n(w / 2)} ${n(top - u * 4)} ${w} ${n(top + u * 2)}V${n(bottom)}H0Z`,
      `fill="${shade}"`,
    ),
  );
  const tints: readonly Hex[] = [palette.inks[3], palette.inks[2], palette.gold, palette.inks[4]];
  tints.forEach((tint, index) => {
    let data = '';
    for (let dot = 0; dot < (index === 2 ? 120 : 420); dot += 1) {
      const row = loose.whole(0, 12);
      const y = top + u * 3 + ((bottom - top - u * 3) * row) / 13;
      const r = u * 0.3;
      const x = loose.between(0, w);
      data += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0v${n(r * 1.3)}h${n(-r * 2)}z`;
    }
    picture.add(path(data, `fill="${tint}" fill-opacity=".75"`));
  });
}

/** Lights out of focus in front, and soft corners. */
export function close(stage: Stage, palette: NoorPalette, lights = 0): void {
  const { picture, w, h, u, loose } = stage;
  if (lights > 0)
    bokeh(
      picture,
      { left: 0, right: w, top: h * 0.5, bottom: h },
      lights,
      u * 4,
      [palette.gold, palette.glow],
      0.26,
      loose,
    );
  vignette(picture, palette.light ? palette.sand[2] : palette.sky[0], palette.light ? 0.3 : 0.6, [
    middleOf(stage),
    h * 0.5,
  ]);
}
