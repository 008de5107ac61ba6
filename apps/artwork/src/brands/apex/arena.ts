import type { Hex } from '../../paint/colour';
import { blend } from '../../paint/colour';
import type { Point } from '../../paint/picture';
import { n, path, rectangle } from '../../paint/picture';
import { smoke } from '../../stage/air';
import { octagonFloor } from '../../stage/cage';
import { crowd, stands } from '../../stage/crowd';
import { beam, glow, lamp, vignette } from '../../stage/light';
import type { Stage } from '../../stage/stage';
import type { ApexPalette } from './palette';

/** The dark of the hall: darker above and below than where the light hangs. */
export function hall(stage: Stage, palette: ApexPalette, bright: Point): void {
  const { picture, w, h } = stage;
  picture.add(rectangle(0, 0, w, h, `fill="${palette.deep}"`));
  glow(picture, bright, w * 0.75, h * 0.75, palette.haze, 0.5, 'normal');
  glow(picture, bright, w * 0.4, h * 0.45, blend(palette.haze, palette.core, 0.25), 0.35);
}

/** A truss under the roof with lamps and their cones. */
export function rig(
  stage: Stage,
  palette: ApexPalette,
  y: number,
  lamps: number,
  warm = 0.25,
): void {
  const { picture, w, u, loose } = stage;
  const bar = u * 1.1;
  picture.add(
    path(
      `M0 ${n(y)}H${w}M0 ${n(y + bar * 2.4)}H${w}`,
      `stroke="${palette.deep}" stroke-width="${n(bar * 0.5)}"`,
    ),
  );
  let lattice = '';
  for (let x = 0; x < w; x += bar * 2.4) {
    lattice += `M${n(x)} ${n(y + bar * 2.4)}L${n(x + bar * 1.2)} ${n(y)}L${n(x + bar * 2.4)} ${n(y + bar * 2.4)}`;
  }
  picture.add(
    path(lattice, `fill="none" stroke="${palette.deep}" stroke-width="${n(bar * 0.26)}"`),
  );
  for (let index = 0; index < lamps; index += 1) {
    const x = (w * (index + 0.5)) / lamps + loose.between(-0.3, 0.3) * (w / lamps);
    const hot = loose.chance(warm);
    const colour = hot ? palette.rim : palette.haze;
    beam(picture, {
      from: [x, y + bar * 3],
      angle: loose.between(-34, 34),
      length: stage.h * loose.between(0.75, 1.15),
      spread: stage.h * loose.between(0.16, 0.34),
      colour: blend(colour, palette.core, 0.25),
      opacity: loose.between(0.35, 0.75),
    });
    lamp(picture, [x, y + bar * 3], u * loose.between(0.5, 0.9), colour, palette.core);
  }
}

/** Spectators in the dark round the mat. */
export function ringside(stage: Stage, palette: ApexPalette, y: number, deep: number): void {
  const { picture, w, u, loose } = stage;
  const far = blend(palette.room, palette.haze, 0.35);
  stands(
    picture,
    { left: 0, right: w, top: y - deep * 1.4, bottom: y },
    Math.round((w / u) * 7),
    u * 0.3,
    [
      blend(palette.room, palette.haze, 0.2),
      far,
      blend(palette.room, palette.haze, 0.6),
      blend(palette.deep, palette.room, 0.5),
    ],
    loose,
  );
  crowd(
    picture,
    {
      left: 0,
      right: w,
      back: y,
      front: y + deep,
      rows: 4,
      size: deep * 0.62,
      far: blend(palette.room, palette.haze, 0.16),
      near: palette.deep,
      hands: 0.12,
      phones: 0.09,
      phone: blend(palette.core, palette.back, 0.5),
      edge: blend(palette.room, palette.haze, 0.55),
    },
    loose,
  );
}

export function mat(
  stage: Stage,
  palette: ApexPalette,
  centre: Point,
  rx: number,
  ry: number,
): void {
  const { picture, u } = stage;
  const fill = picture.radial(
    centre,
    rx,
    [
      [0, blend(palette.haze, palette.core, 0.35)],
      [0.45, blend(palette.room, palette.haze, 0.7)],
      [1, blend(palette.deep, palette.room, 0.8)],
    ],
    ry / rx,
  );
  octagonFloor(picture, centre, rx, ry, fill, palette.rim, u * 0.5);
}

/** One or two slanted fields of colour. */
export function cut(
  stage: Stage,
  x: number,
  wide: number,
  colour: Hex,
  opacity = 1,
  slant = 0.22,
): void {
  const { picture, h } = stage;
  const lean = h * slant;
  picture.add(
    path(
      `M${n(x + lean)} 0H${n(x + wide + lean)}L${n(x + wide - lean)} ${h}H${n(x - lean)}Z`,
      `fill="${colour}" fill-opacity="${n(opacity)}"`,
    ),
  );
}

/** The haze between subject and lens, and the dark of the edges. */
export function finish(stage: Stage, palette: ApexPalette, haze = 0.5): void {
  const { picture, w, h, u, loose } = stage;
  if (haze > 0) {
    smoke(
      picture,
      { left: 0, right: w, top: h * 0.82, bottom: h * 1.02 },
      12,
      u * 16,
      palette.haze,
      0.2 * haze,
      loose,
    );
  }
  vignette(picture, palette.deep, 0.75, [(stage.area.left + stage.area.right) / 2, h * 0.45]);
}

/** Three brush-thin wedges across the picture, as a blade would leave them. */
export function slashes(
  stage: Stage,
  [x, y]: Point,
  reach: number,
  palette: ApexPalette,
  side: number,
): void {
  const { picture } = stage;
  const wedges: readonly (readonly [offset: number, width: number, colour: Hex])[] = [
    [-0.3, 0.3, palette.rim],
    [0.02, 0.16, palette.core],
    [0.24, 0.22, blend(palette.rim, palette.deep, 0.35)],
  ];
  for (const [offset, width, colour] of wedges) {
    const cx = x + offset * reach * 0.5;
    const cy = y + offset * reach * 0.9;
    const dx = reach * side;
    const dy = reach * -0.56;
    const t = reach * width * 0.5;
    picture.add(
      path(
        `M${n(cx - dx)} ${n(cy - dy)}L${n(cx + t * 0.4)} ${n(cy - t)}L${n(cx + dx)} ${n(cy + dy)}L${n(cx - t * 0.2)} ${n(cy + t)}Z`,
        `fill="${colour}"`,
      ),
    );
  }
}
