import { describe, expect, it } from 'vitest';
import { trace } from './contour';

/** A disc of `radius` cells about (`x`, `y`), its edge softened over one cell. */
function disc(size: number, discs: readonly (readonly [x: number, y: number, radius: number])[]) {
  const values = new Float32Array(size * size);
  for (let index = 0; index < values.length; index += 1) {
    const [px, py] = [index % size, Math.floor(index / size)];
    const inside = discs.map(([x, y, radius]) => radius - Math.hypot(px - x, py - y) + 0.5);
    values[index] = Math.min(1, Math.max(0, ...inside));
  }
  return { columns: size, rows: size, values };
}

const points = (path: string) =>
  [...path.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('trace', () => {
  it('draws one closed line around a disc, true to half a cell', () => {
    const path = trace(disc(40, [[20, 20, 12]]));
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith('Z')).toBe(true);
    for (const [x, y] of points(path)) {
      expect(Math.abs(Math.hypot(x - 20, y - 20) - 12)).toBeLessThan(0.5);
    }
  });

  it('draws a line for each separate part and leaves out what is too small', () => {
    const grid = disc(40, [
      [10, 10, 6],
      [30, 30, 6],
      [30, 8, 1],
    ]);
    expect(trace(grid, { smallest: 5 }).match(/M/g)).toHaveLength(2);
    expect(trace(grid, { smallest: 0 }).match(/M/g)).toHaveLength(3);
  });

  it('closes a line that runs off the edge of the grid', () => {
    const path = trace(disc(20, [[10, 20, 9]]));
    expect(path.match(/M/g)).toHaveLength(1);
    expect(Math.max(...points(path).map(([, y]) => y))).toBeLessThan(19);
  });

  it('draws no line where the grid is empty', () => {
    expect(trace(disc(10, [[-50, -50, 1]]))).toBe('');
  });
});
