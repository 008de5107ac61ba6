import type sharpModule from 'sharp';
import { type Pixels, pngOf, type Square } from './png';

export type Sharp = typeof sharpModule;

/** A picture in the middle of a square. */
export interface IconCell {
  /** The square's side, in pixels. */
  size: number;
  /** The share of the square's side that the picture takes. */
  scale: number;
  /** The colour behind the picture; null for none. */
  ground: string | null;
}

/** The largest cell of the second column, beside the larger cells; in pixels. */
const column = 192;

/**
 * Draws a picture in every cell, and returns each cell with its PNG file. All cells are on one sheet, because a call of the
 * library costs more than the pixels of an icon. An SVG is rendered anew in each cell, so it is sharp at every size.
 * `href`: the picture as a data URL.
 */
export async function drawCells<Cell extends IconCell>(
  sharp: Sharp,
  href: string,
  cells: readonly Cell[],
): Promise<(Cell & { content: Buffer })[]> {
  const { places, width, height } = laidOut(cells);
  const squares = places.map(({ cell: { scale, ground }, square: { left, top, size } }) => {
    const inner = Math.round(size * scale);
    const edge = (size - inner) >> 1;
    const behind = ground
      ? `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="${ground}"/>`
      : '';
    const at = `translate(${left + edge} ${top + edge}) scale(${inner})`;
    return `${behind}<use href="#art" transform="${at}"/>`;
  });
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><image id="art" width="1" height="1" href="${href}"/></defs>${squares.join('')}</svg>`;
  const drawn = sharp(Buffer.from(sheet), { unlimited: true });
  // Without an alpha channel, files are a quarter smaller.
  const solid = cells.every(({ ground }) => ground);
  const data = await (solid ? drawn.removeAlpha() : drawn).raw().toBuffer();
  const pixels: Pixels = { data, width, channels: solid ? 3 : 4 };
  return places.map(({ cell, square }) => ({ ...cell, content: pngOf(pixels, square) }));
}

function laidOut<Cell extends IconCell>(cells: readonly Cell[]) {
  const widest = Math.max(...cells.map(({ size }) => size));
  const bottom = { large: 0, small: 0 };
  const places = cells.map((cell) => {
    const side = cell.size > column ? 'large' : 'small';
    const square: Square = {
      left: side === 'large' ? 0 : widest,
      top: bottom[side],
      size: cell.size,
    };
    bottom[side] += cell.size;
    return { cell, square };
  });
  return { places, width: widest + column, height: Math.max(bottom.large, bottom.small) };
}
