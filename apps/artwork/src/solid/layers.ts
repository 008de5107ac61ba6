import { trace } from './contour';
import type { Relief, Sample } from './relief';

/** One flat colour of a figure. Layers are painted in their order. */
export interface Layer {
  colour: string;
  opacity?: number;
  /** Above 0 the layer covers the sample; the nearer to 0, the softer its edge is found. */
  covers(sample: Sample): number;
  /** Spots smaller than this many cells are left out. */
  smallest?: number;
}

/** The amount of change of `covers` that an edge is smoothed over. */
const softness = 0.12;

export interface Painted {
  path: string;
  colour: string;
  opacity: number;
}

export function paintLayers(relief: Relief, layers: readonly Layer[]): Painted[] {
  const { columns, rows } = relief;
  const cells = columns * rows;
  const grids = layers.map(() => new Float32Array(cells));
  for (let index = 0; index < cells; index += 1) {
    const samples = relief.at(index);
    if (samples.length === 1 && (samples[0]?.material ?? -1) < 0) continue;
    layers.forEach((layer, number) => {
      let sum = 0;
      for (const sample of samples) {
        if (sample.material < 0) continue;
        sum += Math.min(1, Math.max(0, 0.5 + layer.covers(sample) / softness));
      }
      const grid = grids[number];
      if (grid) grid[index] = sum / samples.length;
    });
  }
  return layers.flatMap((layer, number) => {
    const values = grids[number];
    const path = values ? trace({ columns, rows, values }, { smallest: layer.smallest ?? 5 }) : '';
    return path ? [{ path, colour: layer.colour, opacity: layer.opacity ?? 1 }] : [];
  });
}
