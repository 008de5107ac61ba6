import type { Shape } from './shapes';
import { boundOf } from './shapes';
import { subtract, type Vector } from './vector';

/**
 * A shape as plain numbers, all of one hidden class: the loops here run millions of times for one figure.
 * `m…` is a frame by rows for ellipsoids, boxes and rings; cones keep their axis in `m0…m2`.
 */
export interface Solid {
  kind: number;
  group: number;
  material: number;
  blend: number;
  x: number;
  y: number;
  z: number;
  m0: number;
  m1: number;
  m2: number;
  m3: number;
  m4: number;
  m5: number;
  m6: number;
  m7: number;
  m8: number;
  a: number;
  b: number;
  c: number;
  d: number;
  /** Squared length of a cone's axis, and what follows from it. */
  l2: number;
  a2: number;
  /** The ball that holds it. */
  bx: number;
  by: number;
  bz: number;
  bound: number;
}

const kinds = { cone: 0, ellipsoid: 1, box: 2, tube: 3, ring: 4 } as const;

const none: Vector = [0, 0, 0];

/** What `a`, `b`, `c` and `d` are of each kind. */
function sizesOf(shape: Shape): readonly [number, number, number, number] {
  switch (shape.kind) {
    case 'cone':
      return [...shape.radii, 0, 0];
    case 'tube':
      return [...shape.radii, shape.round, 0];
    case 'ellipsoid':
      return [...shape.radii, 0];
    case 'box':
      return [...shape.half, shape.round];
    case 'ring':
      return [shape.radius, shape.thickness, 0, 0];
  }
}

/** Makes all kinds in one literal: put together by spreading, they come in many hidden classes, and drawing takes four times as long. */
function solidOf(shape: Shape): Solid {
  const isLong = shape.kind === 'cone' || shape.kind === 'tube';
  const [x, y, z] = isLong ? shape.from : shape.centre;
  const [m0, m1, m2] = isLong ? subtract(shape.to, shape.from) : shape.frame.forward;
  const [m3, m4, m5] = isLong ? none : shape.frame.up;
  const [m6, m7, m8] = isLong ? none : shape.frame.right;
  const [a, b, c, d] = sizesOf(shape);
  const l2 = isLong ? m0 * m0 + m1 * m1 + m2 * m2 : 0;
  const a2 = isLong ? l2 - (a - b) ** 2 : 0;
  const { centre, radius: bound } = boundOf(shape);
  const [bx, by, bz] = centre;
  const { group, material, blend } = shape;
  const kind = kinds[shape.kind];
  return {
    kind,
    group,
    material,
    blend,
    x,
    y,
    z,
    m0,
    m1,
    m2,
    m3,
    m4,
    m5,
    m6,
    m7,
    m8,
    a,
    b,
    c,
    d,
    l2,
    a2,
    bx,
    by,
    bz,
    bound,
  };
}

export function solidsOf(shapes: readonly Shape[]): Solid[] {
  return [...shapes].sort((one, other) => one.group - other.group).map(solidOf);
}

/** Inigo Quilez' formula for the distance to a cone with a ball at each end. */
function cone(s: Solid, px: number, py: number, pz: number): number {
  const rr = s.a - s.b;
  const along = px * s.m0 + py * s.m1 + pz * s.m2;
  const past = along - s.l2;
  const qx = px * s.l2 - s.m0 * along;
  const qy = py * s.l2 - s.m1 * along;
  const qz = pz * s.l2 - s.m2 * along;
  const x2 = qx * qx + qy * qy + qz * qz;
  const y2 = along * along * s.l2;
  const z2 = past * past * s.l2;
  const k = (rr < 0 ? -1 : 1) * rr * rr * x2;
  if ((past < 0 ? -1 : 1) * s.a2 * z2 > k) return Math.sqrt(x2 + z2) / s.l2 - s.b;
  if ((along < 0 ? -1 : 1) * s.a2 * y2 < k) return Math.sqrt(x2 + y2) / s.l2 - s.a;
  return (Math.sqrt((x2 * s.a2) / s.l2) + along * rr) / s.l2 - s.a;
}

/** The same author's cone with flat ends, rounded by `c`. */
function tube(s: Solid, px: number, py: number, pz: number): number {
  const along = (px * s.m0 + py * s.m1 + pz * s.m2) / s.l2;
  const out = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - along * along * s.l2));
  const ra = s.a - s.c;
  const rb = s.b - s.c;
  const cax = Math.max(0, out - (along < 0.5 ? ra : rb));
  const cay = Math.abs(along - 0.5) - 0.5;
  const rba = rb - ra;
  const f = Math.min(1, Math.max(0, (rba * (out - ra) + along * s.l2) / (rba * rba + s.l2)));
  const cbx = out - ra - f * rba;
  const cby = along - f;
  const near = Math.min(cax * cax + cay * cay * s.l2, cbx * cbx + cby * cby * s.l2);
  return (cbx < 0 && cay < 0 ? -1 : 1) * Math.sqrt(near) - s.c;
}

function box(s: Solid, f: number, u: number, r: number): number {
  const qx = Math.abs(f) - s.a + s.d;
  const qy = Math.abs(u) - s.b + s.d;
  const qz = Math.abs(r) - s.c + s.d;
  const ox = Math.max(qx, 0);
  const oy = Math.max(qy, 0);
  const oz = Math.max(qz, 0);
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - s.d;
}

function solidDistance(s: Solid, x: number, y: number, z: number): number {
  const px = x - s.x;
  const py = y - s.y;
  const pz = z - s.z;
  if (s.kind === 0) return cone(s, px, py, pz);
  if (s.kind === 3) return tube(s, px, py, pz);
  const f = px * s.m0 + py * s.m1 + pz * s.m2;
  const u = px * s.m3 + py * s.m4 + pz * s.m5;
  const r = px * s.m6 + py * s.m7 + pz * s.m8;
  if (s.kind === 1) {
    const fx = f / s.a;
    const uy = u / s.b;
    const rz = r / s.c;
    const k0 = Math.sqrt(fx * fx + uy * uy + rz * rz);
    const gx = fx / s.a;
    const gy = uy / s.b;
    const gz = rz / s.c;
    const k1 = Math.sqrt(gx * gx + gy * gy + gz * gz);
    return k1 < 1e-9 ? -Math.min(s.a, s.b, s.c) : (k0 * (k0 - 1)) / k1;
  }
  if (s.kind === 2) return box(s, f, u, r);
  const ring = Math.sqrt(f * f + r * r) - s.a;
  return Math.sqrt(ring * ring + u * u) - s.b;
}

let met = 0;

/** The material met by the last `measure`. */
export const materialMet = (): number => met;

/**
 * The distance from a point to the nearest of the first `count` solids, which are in the order of
 * their groups; negative inside. Solids that cannot change the answer are passed over by their
 * ball.
 */
export function measure(
  list: readonly Solid[],
  count: number,
  x: number,
  y: number,
  z: number,
): number {
  let best = 1e9;
  let bestMaterial = 0;
  let group = -1;
  let inGroup = 1e9;
  let groupMaterial = 0;
  let nearest = 1e9;
  for (let index = 0; index < count; index += 1) {
    const s = list[index];
    if (s === undefined) break;
    if (s.group !== group) {
      if (inGroup < best) {
        best = inGroup;
        bestMaterial = groupMaterial;
      }
      group = s.group;
      inGroup = 1e9;
      nearest = 1e9;
    }
    const reach = Math.min(inGroup, best) + s.blend + s.bound;
    const bx = x - s.bx;
    const by = y - s.by;
    const bz = z - s.bz;
    if (reach > 0 && bx * bx + by * by + bz * bz > reach * reach) continue;
    const found = solidDistance(s, x, y, z);
    if (found < nearest) {
      nearest = found;
      groupMaterial = s.material;
    }
    const gap = found < inGroup ? inGroup - found : found - inGroup;
    const lower = Math.min(found, inGroup);
    if (gap < s.blend) {
      const melt = s.blend - gap;
      inGroup = lower - (melt * melt) / (4 * s.blend);
    } else {
      inGroup = lower;
    }
  }
  if (inGroup < best) {
    best = inGroup;
    bestMaterial = groupMaterial;
  }
  met = bestMaterial;
  return best;
}
