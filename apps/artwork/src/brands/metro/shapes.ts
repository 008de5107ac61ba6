import type { Hex } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { circle, n, path, rectangle } from '../../paint/picture';
import type { Random } from '../../random';
import type { Stage } from '../../stage/stage';
import type { MetroPalette } from './palette';

export const middleOf = (stage: Stage): number => (stage.area.left + stage.area.right) / 2;

/** One tile of the brand's pattern: quarter, half and whole discs, stripes and dots. */
function tile(picture: Picture, x: number, y: number, s: number, on: Hex, random: Random): void {
  const quarter = (cx: number, cy: number, sx: number, sy: number) =>
    path(
      `M${n(cx)} ${n(cy)}h${n(s * sx)}a${n(s)} ${n(s)} 0 0 ${sx * sy > 0 ? 1 : 0} ${n(-s * sx)} ${n(s * sy)}Z`,
      `fill="${on}"`,
    );
  switch (random.whole(0, 6)) {
    case 0:
      picture.add(quarter(x, y, 1, 1));
      break;
    case 1:
      picture.add(quarter(x + s, y + s, -1, -1));
      break;
    case 2:
      picture.add(circle(x + s / 2, y + s / 2, s / 2, `fill="${on}"`));
      break;
    case 3:
      picture.add(
        path(`M${n(x)} ${n(y + s)}a${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s)} 0Z`, `fill="${on}"`),
      );
      break;
    case 4:
      for (let bar = 0; bar < 3; bar += 1)
        picture.add(rectangle(x, y + (s * (bar * 2 + 0.5)) / 6, s, s / 6, `fill="${on}"`));
      break;
    case 5:
      for (let dot = 0; dot < 9; dot += 1)
        picture.add(
          circle(
            x + (s * ((dot % 3) + 0.5)) / 3,
            y + (s * (Math.floor(dot / 3) + 0.5)) / 3,
            s * 0.09,
            `fill="${on}"`,
          ),
        );
      break;
    default:
      picture.add(quarter(x + s, y, -1, 1));
  }
}

/** The channel's field with one of six geometric grounds. */
export function ground(stage: Stage, palette: MetroPalette, centre: Point, style?: number): void {
  const { picture, w, h, u, random, loose } = stage;
  picture.add(rectangle(0, 0, w, h, `fill="${palette.field}"`));
  const which = style ?? random.whole(0, 6);
  const [x, y] = centre;
  const r = Math.min(w, h) * 0.5;
  if (which === 0) {
    const s = h / (h > w ? 6 : 4);
    for (let row = 0; row * s < h; row += 1) {
      for (let column = 0; column * s < w; column += 1) {
        // The subject's place stays free, and so does the title's in a hero.
        if (column * s + s < stage.area.left * 0.85 && stage.crop === 'hero') continue;
        if (Math.abs(column * s + s / 2 - x) < r * 0.62 || !loose.chance(0.62)) continue;
        tile(
          picture,
          column * s,
          row * s,
          s,
          loose.pick([palette.deep, palette.soft, palette.deep, palette.pop]),
          loose,
        );
      }
    }
  } else if (which === 1) {
    picture.add(circle(x, y, r * 0.92, `fill="${palette.soft}"`));
    picture.add(circle(x + r * 0.74, y - r * 0.62, r * 0.22, `fill="${palette.pop}"`));
  } else if (which === 2) {
    for (let ring = 5; ring > 0; ring -= 1)
      picture.add(
        circle(
          x,
          y + r * 0.5,
          r * ring * 0.34,
          `fill="${ring % 2 ? palette.soft : palette.field}"`,
        ),
      );
  } else if (which === 3) {
    picture.add(path(`M0 ${n(h * 0.62)}L${w} ${n(h * 0.3)}V${h}H0Z`, `fill="${palette.deep}"`));
    picture.add(circle(x - r * 0.8, y - r * 0.5, r * 0.3, `fill="${palette.pop}"`));
  } else if (which === 4) {
    const wide = u * 7;
    for (let stripe = -4; stripe * wide * 2 < w + h; stripe += 1) {
      const from = stripe * wide * 2;
      picture.add(
        path(
          `M${n(from)} ${h}L${n(from + h)} 0h${n(wide)}L${n(from + wide)} ${h}Z`,
          `fill="${palette.soft}" fill-opacity=".55"`,
        ),
      );
    }
    picture.add(circle(x, y, r * 0.8, `fill="${palette.field}"`));
  } else if (which === 5) {
    picture.add(
      rectangle(
        x - r * 0.78,
        y - r * 0.86,
        r * 1.56,
        r * 2.4,
        `rx="${n(r * 0.78)}" fill="${palette.soft}"`,
      ),
    );
    picture.add(
      rectangle(
        x + r * 0.5,
        y - r * 0.1,
        r * 0.7,
        r * 0.7,
        `rx="${n(r * 0.16)}" fill="${palette.pop}"`,
      ),
    );
  } else {
    for (let row = 0; row < 9; row += 1) {
      for (let column = 0; column < 16; column += 1)
        picture.add(
          circle(
            (column + 0.5) * u * 11,
            (row + 0.5) * u * 11,
            u * (0.5 + row * 0.26),
            `fill="${palette.soft}"`,
          ),
        );
    }
    picture.add(circle(x, y, r * 0.72, `fill="${palette.deep}"`));
  }
}

/** A floor with a flat edge. */
export function floor(stage: Stage, colour: Hex, y: number): void {
  stage.picture.add(rectangle(0, y, stage.w, stage.h - y, `fill="${colour}"`));
}

/** A flat shadow under something. */
export function shade(
  stage: Stage,
  palette: MetroPalette,
  x: number,
  y: number,
  wide: number,
): void {
  stage.picture.add(
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(wide * 0.11)}" fill="${palette.ink}" fill-opacity=".22"/>`,
  );
}

/** A rounded box. */
export const card = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  rectangle(x, y, w, h, `rx="${n(r)}" fill="${fill}"`);

/** A cloud of three discs on a bar. */
export function cloud(picture: Picture, x: number, y: number, s: number, fill: string): void {
  picture.add(card(x - s, y - s * 0.36, s * 2, s * 0.56, s * 0.28, fill));
  picture.add(circle(x - s * 0.36, y - s * 0.36, s * 0.42, `fill="${fill}"`));
  picture.add(circle(x + s * 0.28, y - s * 0.46, s * 0.54, `fill="${fill}"`));
}

/** A leafless or round tree. */
export function tree(
  picture: Picture,
  x: number,
  y: number,
  s: number,
  crown: Hex,
  trunk: Hex,
): void {
  picture.add(rectangle(x - s * 0.05, y - s * 0.6, s * 0.1, s * 0.6, `fill="${trunk}"`));
  picture.add(card(x - s * 0.28, y - s * 1.3, s * 0.56, s * 0.9, s * 0.28, crown));
}
