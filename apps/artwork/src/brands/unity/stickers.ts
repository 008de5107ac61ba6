import type { Hex } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { circle, n, path, rectangle } from '../../paint/picture';
import type { Stage } from '../../stage/stage';
import { numberIn, numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { ink, paper } from './palette';

/** Something made of paths, given a white edge and a hard shadow like any cut-out. */
function sticker(
  picture: Picture,
  at: Point,
  size: number,
  turn: number,
  outline: string,
  edge: number,
  draw: () => void,
): void {
  const put = (dx: number, dy: number) =>
    `translate(${n(at[0] + dx)} ${n(at[1] + dy)}) rotate(${n(turn)}) scale(${n(size)})`;
  const wide = n((edge * 2) / size + 0.0001);
  const line = (fill: Hex) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${wide}" stroke-linejoin="round"`;
  picture.add(`<g transform="${put(edge * 1.5, edge * 1.8)}">${path(outline, line(ink))}</g>`);
  picture.add(`<g transform="${put(0, 0)}">${path(outline, line(paper))}</g>`);
  picture.group(`transform="${put(0, 0)}"`, draw);
}

const ring = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`;

const f3 = (value: number) => String(Math.round(value * 1000) / 1000);

export type Thing = (
  stage: Stage,
  palette: UnityPalette,
  at: Point,
  size: number,
  turn: number,
) => void;

export const medal: Thing = ({ picture, u, random }, palette, at, size, turn) => {
  const ribbon = 'M-.34 -1.5L-.02 -.42L.2 -.42L-.02 -1.5ZM.34 -1.5L.02 -.42L-.2 -.42L.02 -1.5Z';
  sticker(picture, at, size, turn, `${ribbon}${ring(0, 0.1, 0.56)}`, u * 0.9, () => {
    picture.add(path('M-.34 -1.5L-.02 -.42L.2 -.42L-.02 -1.5Z', `fill="${palette.kit[1]}"`));
    picture.add(path('M.34 -1.5L.02 -.42L-.2 -.42L.02 -1.5Z', `fill="${palette.away[1]}"`));
    picture.add(path(ring(0, 0.1, 0.56), 'fill="#ffc61a"'));
    picture.add(path('M-.56 .1A.56 .56 0 0 0 .4 .5A.7 .7 0 0 1 -.56 .1Z', 'fill="#e29a00"'));
    picture.add(path(ring(0, 0.1, 0.44), `fill="none" stroke="#a86b00" stroke-width=".035"`));
    numerals(picture, {
      text: String(random.whole(1, 3)),
      at: [-0.2, 0.37],
      height: 0.54,
      fill: '#8a5600',
      weight: 0.36,
    });
  });
};

export const whistle: Thing = ({ picture, u }, palette, at, size, turn) => {
  const body = 'M-.1 -.42H.95V-.12H.52A.52 .52 0 1 1 -.1 -.42Z';
  sticker(picture, at, size, turn, `${body}${ring(-0.02, -0.5, 0.16)}`, u * 0.9, () => {
    picture.add(path(ring(-0.02, -0.52, 0.14), `fill="none" stroke="${ink}" stroke-width=".06"`));
    picture.add(path(body, `fill="${palette.kit[1]}"`));
    picture.add(
      path(
        'M-.1 -.42H.95V-.32H-.1A.52 .52 0 0 0 -.44 .3A.52 .52 0 0 1 -.1 -.42Z',
        `fill="${palette.kit[2]}"`,
      ),
    );
    picture.add(path(ring(0.02, 0.1, 0.22), `fill="${ink}"`));
    picture.add(path(ring(0.06, 0.14, 0.11), `fill="${palette.disc}"`));
    picture.add(rectangle(0.3, -0.36, 0.2, 0.12, `fill="${ink}"`));
  });
};

export const watch: Thing = ({ picture, u, words, random }, palette, at, size, turn) => {
  const shape = `${ring(0, 0, 0.72)}M-.12 -1H.12V-.66H-.12ZM.48 -.8L.66 -.62L.54 -.5L.36 -.68Z`;
  const text = numberIn(words) ?? `${random.whole(1, 9)}.${random.whole(0, 9)}`;
  sticker(picture, at, size, turn, shape, u * 0.9, () => {
    picture.add(path(shape, `fill="${ink}"`));
    picture.add(path(ring(0, 0, 0.6), `fill="${paper}"`));
    for (let mark = 0; mark < 24; mark += 1)
      picture.add(
        path(
          `M0 -.56V${mark % 2 ? '-.52' : '-.46'}`,
          `stroke="${ink}" stroke-width=".03" transform="rotate(${mark * 15})"`,
        ),
      );
    picture.add(path('M0 0L0 -.6A.6 .6 0 0 1 .57 .18Z', `fill="${palette.kit[1]}"`));
    const height = Math.min(0.36, 0.72 / spread(text, 1, 0.34));
    numerals(picture, {
      text,
      at: [-spread(text, height, 0.34) / 2, 0.44],
      height,
      fill: ink,
      weight: 0.34,
    });
    picture.add(path('M0 .1V-.5', `stroke="${ink}" stroke-width=".05" transform="rotate(106)"`));
    picture.add(circle(0, 0, 0.07, `fill="${ink}"`));
  });
};

export const shoe: Thing = ({ picture, u }, palette, at, size, turn) => {
  const upper =
    'M-.95 -.5Q-.7 -.36 -.44 -.5L-.3 -.56L.2 -.1Q.5 .04 .86 .1Q1.06 .16 1.04 .36H-.96Q-1.06 0 -.95 -.5Z';
  const sole = 'M-.98 .36H1.06Q1.1 .52 .94 .54H-.9Q-1.02 .52 -.98 .36Z';
  const spikes =
    'M.3 .54l.04 .14l.04 -.14ZM.5 .54l.04 .14l.04 -.14ZM.7 .54l.04 .14l.04 -.14ZM.86 .52l.04 .14l.04 -.14Z';
  sticker(picture, at, size, turn, upper + sole + spikes, u * 0.9, () => {
    picture.add(path(upper, `fill="${palette.kit[1]}"`));
    picture.add(
      path('M-.98 -.1Q-.4 .3 .86 .1Q1.06 .16 1.04 .36H-.96Z', `fill="${palette.kit[0]}"`),
    );
    picture.add(
      path(
        'M-.5 .34L.02 -.26L.16 -.14L-.2 .34ZM-.1 .34L.24 -.08L.36 -.02L.14 .34Z',
        `fill="${palette.disc}"`,
      ),
    );
    picture.add(
      path(
        'M-.2 -.42L.0 -.52M-.06 -.3L.14 -.4M.08 -.18L.28 -.28',
        `stroke="${paper}" stroke-width=".06" stroke-linecap="round"`,
      ),
    );
    picture.add(path(sole, `fill="${paper}" stroke="${ink}" stroke-width=".03"`));
    picture.add(path(spikes, `fill="${ink}"`));
  });
};

export const baton: Thing = ({ picture, u }, palette, at, size, turn) => {
  const shape = 'M-1.1 -.14H1.1A.1 .14 0 0 1 1.1 .14H-1.1A.1 .14 0 0 1 -1.1 -.14Z';
  sticker(picture, at, size, turn, shape, u * 0.9, () => {
    picture.add(path(shape, `fill="${palette.kit[1]}"`));
    for (const x of [-0.8, -0.3, 0.2, 0.7])
      picture.add(path(`M${f3(x)} -.14h.22l-.12 .28h-.22Z`, `fill="${paper}"`));
    picture.add(path('M-1.1 .04H1.1A.1 .1 0 0 1 1.1 .14H-1.1Z', `fill="${ink}" fill-opacity=".3"`));
  });
};

export const suitcase: Thing = ({ picture, u }, palette, at, size, turn) => {
  const box = 'M-.9 -.5H.9V.7H-.9ZM-.3 -.5V-.8H.3V-.5H.18V-.68H-.18V-.5Z';
  sticker(picture, at, size, turn, box, u * 0.9, () => {
    picture.add(path(box, `fill="${palette.kit[1]}"`));
    picture.add(path('M-.6 -.5H-.42V.7H-.6ZM.42 -.5H.6V.7H.42Z', `fill="${palette.kit[0]}"`));
    picture.add(circle(-0.12, 0.1, 0.24, `fill="${palette.disc}"`));
    picture.add(circle(0.16, 0.3, 0.16, `fill="${palette.away[1]}"`));
    picture.add(path('M-.04 -.3L.24 -.2L.0 -.02Z', `fill="${paper}"`));
  });
};

export const bowl: Thing = ({ picture, u }, palette, at, size, turn) => {
  const shape = 'M-.9 -.1H.9Q.86 .6 .3 .74H-.3Q-.86 .6 -.9 -.1Z';
  sticker(picture, at, size, turn, `${shape}M.3 -.1L.8 -1L.9 -.94L.46 -.1Z`, u * 0.9, () => {
    picture.add(path('M.3 -.1L.8 -1L.9 -.94L.46 -.1Z', `fill="${ink}"`));
    picture.add(
      path(
        'M-.76 -.1A.3 .3 0 0 1 -.2 -.2A.3 .3 0 0 1 .36 -.2A.22 .22 0 0 1 .76 -.1Z',
        `fill="${palette.disc}"`,
      ),
    );
    picture.add(path(shape, `fill="${palette.kit[1]}"`));
    picture.add(path('M-.87 .14H.87L.82 .3H-.82Z', `fill="${paper}"`));
  });
};
