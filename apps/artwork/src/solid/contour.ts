/** Values on a grid; the line where they cross a half becomes a path. */
export interface Grid {
  columns: number;
  rows: number;
  values: Float32Array;
}

type Point = readonly [x: number, y: number];

/** Marching squares: each cell's corners say which of its sides the line crosses (side 0 top, 1 right, 2 bottom, 3 left). */
const crossings: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

function outlines({ columns, rows, values }: Grid): Point[][] {
  const level = 0.5;
  const next = new Map<number, number[]>();
  const points = new Map<number, Point>();
  // Nothing at the rim of the grid, so that every line closes.
  const v = (x: number, y: number) =>
    x < 1 || y < 1 || x > columns - 2 || y > rows - 2 ? 0 : (values[y * columns + x] ?? 0);
  const cut = (one: number, other: number) =>
    Math.min(0.98, Math.max(0.02, (level - one) / (other - one)));
  /** Every side of every cell has one number, so that neighbouring cells meet in the same point. */
  const side = (x: number, y: number, which: number): number => {
    const [sx, sy, upright] =
      which === 0
        ? [x, y, 0]
        : which === 1
          ? [x + 1, y, 1]
          : which === 2
            ? [x, y + 1, 0]
            : [x, y, 1];
    const key = ((sy * columns + sx) << 1) | upright;
    if (!points.has(key)) {
      const t = upright ? cut(v(sx, sy), v(sx, sy + 1)) : cut(v(sx, sy), v(sx + 1, sy));
      points.set(key, upright ? [sx, sy + t] : [sx + t, sy]);
    }
    return key;
  };
  for (let y = 0; y < rows - 1; y += 1) {
    for (let x = 0; x < columns - 1; x += 1) {
      const shape =
        (v(x, y) > level ? 1 : 0) |
        (v(x + 1, y) > level ? 2 : 0) |
        (v(x + 1, y + 1) > level ? 4 : 0) |
        (v(x, y + 1) > level ? 8 : 0);
      for (const [from, to] of crossings[shape] ?? []) {
        const start = side(x, y, from);
        const ends = next.get(start);
        const end = side(x, y, to);
        if (ends) ends.push(end);
        else next.set(start, [end]);
      }
    }
  }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    let at: number | undefined = start;
    while (at !== undefined) {
      const point = points.get(at);
      if (point) loop.push(point);
      at = next.get(at)?.pop();
      if (at === start) break;
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}

/** One pass of averaging takes the steps of the grid out of a line without moving its corners much. */
function relaxed(loop: readonly Point[]): Point[] {
  const size = loop.length;
  return loop.map((point, index) => {
    const before = loop[(index + size - 1) % size] ?? point;
    const after = loop[(index + 1) % size] ?? point;
    return [(before[0] + after[0] + 2 * point[0]) / 4, (before[1] + after[1] + 2 * point[1]) / 4];
  });
}

/** Ramer-Douglas-Peucker on a closed line. */
function simplified(loop: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(loop.length);
  const half = Math.floor(loop.length / 2);
  keep[0] = 1;
  keep[half] = 1;
  const open: [number, number][] = [
    [0, half],
    [half, loop.length],
  ];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const a = loop[from];
    const b = loop[to % loop.length];
    if (!a || !b || to - from < 2) continue;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const size = Math.hypot(dx, dy);
    let worst = tolerance;
    let at = -1;
    for (let index = from + 1; index < to; index += 1) {
      const p = loop[index];
      if (!p) continue;
      const away =
        size < 1e-9
          ? Math.hypot(p[0] - a[0], p[1] - a[1])
          : Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / size;
      if (away > worst) {
        worst = away;
        at = index;
      }
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return loop.filter((_, index) => keep[index] === 1);
}

const area = (loop: readonly Point[]) => {
  let sum = 0;
  for (let index = 0; index < loop.length; index += 1) {
    const a = loop[index];
    const b = loop[(index + 1) % loop.length];
    if (a && b) sum += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(sum) / 2;
};

/** Corners are rounded over at most one cell and a half, so that curves look drawn and corners stay corners. */
function drawn(loop: readonly Point[], digits: number): string {
  const n = (value: number) => String(+value.toFixed(digits));
  const size = loop.length;
  let path = '';
  for (let index = 0; index < size; index += 1) {
    const before = loop[(index + size - 1) % size];
    const at = loop[index];
    const after = loop[(index + 1) % size];
    if (!before || !at || !after) continue;
    const reach = 1.5;
    const inward = Math.min(0.5, reach / (Math.hypot(before[0] - at[0], before[1] - at[1]) || 1));
    const outward = Math.min(0.5, reach / (Math.hypot(after[0] - at[0], after[1] - at[1]) || 1));
    const ax = at[0] + (before[0] - at[0]) * inward;
    const ay = at[1] + (before[1] - at[1]) * inward;
    const bx = at[0] + (after[0] - at[0]) * outward;
    const by = at[1] + (after[1] - at[1]) * outward;
    path += `${index === 0 ? 'M' : 'L'}${n(ax)} ${n(ay)}Q${n(at[0])} ${n(at[1])} ${n(bx)} ${n(by)}`;
  }
  return path && `${path}Z`;
}

export interface TraceOptions {
  /** Cells a line may be off by. */
  tolerance?: number;
  /** Spots smaller than this many cells are left out. */
  smallest?: number;
  digits?: number;
}

/** Path data, in cells, around all that is above a half. Fill it with the even-odd rule. */
export function trace(
  grid: Grid,
  { tolerance = 0.16, smallest = 5, digits = 1 }: TraceOptions = {},
): string {
  return outlines(grid)
    .filter((loop) => area(loop) >= smallest)
    .map((loop) => drawn(simplified(relaxed(relaxed(loop)), tolerance), digits))
    .join('');
}
