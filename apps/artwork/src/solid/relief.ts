import type { Solid } from './field';
import { materialMet, measure, solidsOf } from './field';
import type { Shape } from './shapes';
import type { Vector } from './vector';
import { add, cross, dot, scale, subtract, unit } from './vector';

/** A camera on a tripod: it turns about `focus`, which stays in the middle of the picture. */
export interface Camera {
  /** Degrees: 0 sees the figure's right side (it faces right), 90 its face, 180 its left side. */
  yaw: number;
  /** Degrees above the horizon; negative looks up from below, which makes a figure tall. */
  pitch: number;
  /** Metres from `focus`. Near makes what comes forward large. */
  distance: number;
  focus: Vector;
}

/** Directions to the lights as the camera sees them: x right, y up, z towards the camera. */
export interface Lights {
  key: Vector;
  /** The light from behind: it only catches edges. */
  rim: Vector;
  /** A second one from behind, usually from the other side. */
  back: Vector;
}

export interface Sample {
  /** -1 where there is nothing. */
  material: number;
  key: number;
  rim: number;
  back: number;
  /** 0 in a crease, 1 in the open. */
  open: number;
}

/** A figure as seen by a camera: one sample a cell, more along its edges. */
export interface Relief {
  columns: number;
  rows: number;
  /** Metres at the focus: the picture's left and top edge, and the side of a cell. */
  left: number;
  top: number;
  cell: number;
  at(index: number): readonly Sample[];
}

const nothing: Sample = { material: -1, key: 0, rim: 0, back: 0, open: 1 };
const TILE = 8;

interface View {
  eye: Vector;
  forward: Vector;
  right: Vector;
  up: Vector;
}

function viewOf(camera: Camera): View {
  const yaw = (camera.yaw * Math.PI) / 180;
  const pitch = (camera.pitch * Math.PI) / 180;
  const out: Vector = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ];
  const forward = scale(out, -1);
  const right: Vector = [Math.cos(yaw), 0, -Math.sin(yaw)];
  return {
    eye: add(camera.focus, scale(out, camera.distance)),
    forward,
    right,
    up: cross(right, forward),
  };
}

/**
 * The place of a point in the picture, in metres at the focus, and how much larger or smaller it
 * looks there.
 */
export function project(camera: Camera, point: Vector): { x: number; y: number; scale: number } {
  const view = viewOf(camera);
  const from = subtract(point, view.eye);
  const depth = Math.max(0.1, dot(from, view.forward));
  const size = camera.distance / depth;
  return { x: dot(from, view.right) * size, y: dot(from, view.up) * size, scale: size };
}

interface Seen {
  solid: Solid;
  x: number;
  y: number;
  radius: number;
  depth: number;
  worldRadius: number;
}

export function takeRelief(
  shapes: readonly Shape[],
  camera: Camera,
  lights: Lights,
  resolution: number,
  above = Number.NEGATIVE_INFINITY,
): Relief {
  const solids = solidsOf(shapes);
  const view = viewOf(camera);
  const { eye, forward, right, up } = view;
  const seen: Seen[] = solids.map((solid) => {
    const from = subtract([solid.bx, solid.by, solid.bz], eye);
    const depth = Math.max(0.15, dot(from, forward));
    const size = camera.distance / depth;
    const worldRadius = solid.bound + solid.blend / 2;
    const x = dot(from, right) * size;
    const y = dot(from, up) * size;
    return { solid, x, y, radius: worldRadius * size * 1.06, depth, worldRadius };
  });
  const low = (pick: (of: Seen) => number) => Math.min(...seen.map(pick));
  const high = (pick: (of: Seen) => number) => Math.max(...seen.map(pick));
  const cell = 1 / resolution;
  const close = cell * 0.15;
  const left = low((of) => of.x - of.radius) - 2 * cell;
  const top = high((of) => of.y + of.radius) + 2 * cell;
  const columns = Math.ceil((high((of) => of.x + of.radius) - left) / cell) + 2;
  const bottom = Math.max(
    low((of) => of.y - of.radius),
    Number.isFinite(above) ? project(camera, [camera.focus[0], above, camera.focus[2]]).y : -1e9,
  );
  const rows = Math.ceil((top - bottom) / cell) + 2;

  const toWorld = (of: Vector) =>
    unit(add(add(scale(right, of[0]), scale(up, of[1])), scale(forward, -of[2])));
  const key = toWorld(lights.key);
  const rim = toWorld(lights.rim);
  const back = toWorld(lights.back);
  const keyView = unit(lights.key);

  const depths = new Float32Array(columns * rows).fill(1e9);
  const samples: (Sample | Sample[])[] = new Array(columns * rows).fill(nothing);
  /** The solids that a tile may see, and those that one line of sight in it may meet. */
  const tile: Seen[] = [];
  const tileSolids: Solid[] = [];
  const list: Solid[] = [];
  let count = 0;

  function gather(column: number, row: number) {
    const x0 = left + (column - 0.5) * cell;
    const x1 = left + (column + TILE + 0.5) * cell;
    const y1 = top - (row - 0.5) * cell;
    const y0 = top - (row + TILE + 0.5) * cell;
    tile.length = 0;
    tileSolids.length = 0;
    for (const of of seen) {
      const dx = Math.max(x0 - of.x, 0, of.x - x1);
      const dy = Math.max(y0 - of.y, 0, of.y - y1);
      if (dx * dx + dy * dy > of.radius * of.radius) continue;
      tile.push(of);
      tileSolids.push(of.solid);
    }
  }

  let hitDepth = 1e9;
  /** Follows one line of sight; says what it met, and leaves the depth in `hitDepth`. */
  function look(column: number, row: number): Sample {
    hitDepth = 1e9;
    const u = (left + column * cell) / camera.distance;
    const v = (top - row * cell) / camera.distance;
    const dx = forward[0] + right[0] * u + up[0] * v;
    const dy = forward[1] + right[1] * u + up[1] * v;
    const dz = forward[2] + right[2] * u + up[2] * v;
    const stretch = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const px = left + column * cell;
    const py = top - row * cell;
    let near = 1e9;
    let far = -1e9;
    count = 0;
    for (const of of tile) {
      const ox = px - of.x;
      const oy = py - of.y;
      const inside = 1 - (ox * ox + oy * oy) / (of.radius * of.radius);
      if (inside < 0) continue;
      list[count] = of.solid;
      count += 1;
      const half = of.worldRadius * Math.sqrt(inside) + 0.01;
      if (of.depth - half < near) near = of.depth - half;
      if (of.depth + half > far) far = of.depth + half;
    }
    let depth = Math.max(0.05, near);
    for (let step = 0; step < 40 && depth < far; step += 1) {
      const x = eye[0] + dx * depth;
      const y = eye[1] + dy * depth;
      const z = eye[2] + dz * depth;
      const away = measure(list, count, x, y, z);
      if (away < close) {
        hitDepth = depth;
        return shade(x, y, z, dx / stretch, dy / stretch, dz / stretch);
      }
      depth += (away * 0.95) / stretch;
    }
    return nothing;
  }

  function shade(x: number, y: number, z: number, dx: number, dy: number, dz: number): Sample {
    const material = materialMet();
    const e = 0.004;
    const here = measure(list, count, x, y, z);
    let nx = measure(list, count, x + e, y, z) - here;
    let ny = measure(list, count, x, y + e, z) - here;
    let nz = measure(list, count, x, y, z + e) - here;
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= size;
    ny /= size;
    nz /= size;
    const reach = 0.075;
    const away = measure(
      tileSolids,
      tileSolids.length,
      x + nx * reach,
      y + ny * reach,
      z + nz * reach,
    );
    const open = 1 - Math.max(0, (reach - away) / reach);
    const facing = Math.max(0, -(nx * dx + ny * dy + nz * dz));
    const edge = 1 - facing;
    return {
      material,
      key: nx * key[0] + ny * key[1] + nz * key[2],
      rim: (nx * rim[0] + ny * rim[1] + nz * rim[2]) * (0.12 + 0.88 * edge),
      back: (nx * back[0] + ny * back[1] + nz * back[2]) * (0.12 + 0.88 * edge),
      open,
    };
  }

  /** Looks from a lit point towards the key light over the depths already found. */
  function shadowed(column: number, row: number, depth: number): boolean {
    const stride = 1.6;
    const stepX = keyView[0] * stride;
    const stepY = -keyView[1] * stride;
    const rise = keyView[2] * stride * cell;
    for (let step = 2; step < 42; step += 1) {
      const x = Math.round(column + stepX * step);
      const y = Math.round(row + stepY * step);
      if (x < 0 || y < 0 || x >= columns || y >= rows) return false;
      const before = depth - rise * step - (depths[y * columns + x] ?? 1e9);
      if (before > 0.02 + step * 0.0006 && before < 0.5) return true;
    }
    return false;
  }

  const eachTile = (visit: (column: number, row: number) => void) => {
    for (let row = 0; row < rows; row += TILE) {
      for (let column = 0; column < columns; column += TILE) {
        gather(column, row);
        if (tile.length === 0) continue;
        const lastRow = Math.min(rows, row + TILE);
        const lastColumn = Math.min(columns, column + TILE);
        for (let y = row; y < lastRow; y += 1) {
          for (let x = column; x < lastColumn; x += 1) visit(x, y);
        }
      }
    }
  };

  eachTile((x, y) => {
    samples[y * columns + x] = look(x, y);
    depths[y * columns + x] = hitDepth;
  });

  const lit = (sample: Sample, x: number, y: number, depth: number): Sample =>
    sample.material >= 0 && sample.key > 0 && shadowed(x, y, depth)
      ? { ...sample, key: Math.min(sample.key, 0.02) }
      : sample;

  const edges = new Uint8Array(columns * rows);
  for (let y = 1; y < rows - 1; y += 1) {
    for (let x = 1; x < columns - 1; x += 1) {
      const index = y * columns + x;
      const own = samples[index];
      if (!own || Array.isArray(own)) continue;
      const depth = depths[index] ?? 1e9;
      for (const other of [index + 1, index - 1, index + columns, index - columns]) {
        const beside = samples[other];
        if (!beside || Array.isArray(beside)) continue;
        const jump = Math.abs((depths[other] ?? 1e9) - depth);
        if (beside.material !== own.material || (own.material >= 0 && jump > 6 * cell)) {
          edges[index] = 1;
        }
      }
    }
  }
  // A turned square: no two of the four share a line, so slanted edges come out even.
  const offsets = [
    [-0.125, -0.375],
    [0.375, -0.125],
    [0.125, 0.375],
    [-0.375, 0.125],
  ] as const;
  eachTile((x, y) => {
    const index = y * columns + x;
    const own = samples[index];
    if (!own || Array.isArray(own)) return;
    if (edges[index] === 0) {
      samples[index] = lit(own, x, y, depths[index] ?? 1e9);
      return;
    }
    const finer: Sample[] = [];
    for (const [dx, dy] of offsets) {
      const sample = look(x + dx, y + dy);
      finer.push(lit(sample, x + dx, y + dy, hitDepth));
    }
    samples[index] = finer;
  });

  const single: [Sample] = [nothing];
  return {
    columns,
    rows,
    left,
    top,
    cell,
    at(index) {
      const found = samples[index] ?? nothing;
      if (Array.isArray(found)) return found;
      single[0] = found;
      return single;
    },
  };
}
