/** Metres; x forward, y up, z to the right of the figure. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.sqrt(dot(a, a));
export const distance = (a: Vector, b: Vector): number => length(subtract(a, b));
export const mix = (a: Vector, b: Vector, at: number): Vector => [
  a[0] + (b[0] - a[0]) * at,
  a[1] + (b[1] - a[1]) * at,
  a[2] + (b[2] - a[2]) * at,
];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vector): Vector {
  const size = length(a);
  return size < 1e-9 ? [0, 1, 0] : scale(a, 1 / size);
}

/** Three axes: forward, up and right, each of length one. */
export interface Frame {
  forward: Vector;
  up: Vector;
  right: Vector;
}

export const worldFrame: Frame = { forward: [1, 0, 0], up: [0, 1, 0], right: [0, 0, 1] };

/** `local` (forward, up, right) as a point of the world. */
export const place = (origin: Vector, frame: Frame, local: Vector): Vector => [
  origin[0] + frame.forward[0] * local[0] + frame.up[0] * local[1] + frame.right[0] * local[2],
  origin[1] + frame.forward[1] * local[0] + frame.up[1] * local[1] + frame.right[1] * local[2],
  origin[2] + frame.forward[2] * local[0] + frame.up[2] * local[1] + frame.right[2] * local[2],
];

/** Turns a vector about an axis of length one, by degrees, right-handed. */
export function rotate(a: Vector, axis: Vector, degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return add(add(scale(a, cos), scale(cross(axis, a), sin)), scale(axis, dot(axis, a) * (1 - cos)));
}

export interface Turn {
  /** Degrees to the right about the vertical. */
  yaw?: number;
  /** Degrees forward and down. */
  pitch?: number;
  /** Degrees over to the right side. */
  roll?: number;
}

export function turned(frame: Frame, { yaw = 0, pitch = 0, roll = 0 }: Turn): Frame {
  const spin = (axis: Vector, degrees: number) => (of: Frame) => ({
    forward: rotate(of.forward, axis, degrees),
    up: rotate(of.up, axis, degrees),
    right: rotate(of.right, axis, degrees),
  });
  const yawed = spin(frame.up, -yaw)(frame);
  const pitched = spin(yawed.right, -pitch)(yawed);
  return spin(pitched.forward, roll)(pitched);
}

/** A frame whose up runs along `axis`, with its forward as near to `towards` as may be. */
export function frameAlong(axis: Vector, towards: Vector): Frame {
  const up = unit(axis);
  const flat = subtract(towards, scale(up, dot(towards, up)));
  const forward = length(flat) < 1e-6 ? unit(cross(up, [0.3, 0.2, 0.9])) : unit(flat);
  return { forward, up, right: cross(forward, up) };
}
