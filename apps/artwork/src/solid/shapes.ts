import type { Frame, Vector } from './vector';
import { distance, worldFrame } from './vector';

/**
 * The clay that figures are made of. Shapes of one group melt into each other over `blend` metres; shapes of
 * different groups only overlap, so that an arm before a chest keeps its edge.
 */
export type Shape = { group: number; material: number; blend: number } & (
  | { kind: 'cone'; from: Vector; to: Vector; radii: readonly [number, number] }
  | { kind: 'tube'; from: Vector; to: Vector; radii: readonly [number, number]; round: number }
  | { kind: 'ellipsoid'; centre: Vector; frame: Frame; radii: Vector }
  | { kind: 'box'; centre: Vector; frame: Frame; half: Vector; round: number }
  | { kind: 'ring'; centre: Vector; frame: Frame; radius: number; thickness: number }
);

export type ShapeKind = Shape['kind'];

/** Collects shapes; `into` starts a group and names its material. */
export interface Clay {
  shapes: Shape[];
  into(material: number, blend?: number): Clay;
  /** The same group, another material. */
  as(material: number): Clay;
  cone(from: Vector, to: Vector, start: number, end?: number): Clay;
  /** A cone with flat ends: sleeves, hems, hats, poles. */
  tube(from: Vector, to: Vector, start: number, end?: number, round?: number): Clay;
  ellipsoid(centre: Vector, radii: Vector, frame?: Frame): Clay;
  box(centre: Vector, half: Vector, frame?: Frame, round?: number): Clay;
  /** A ring about the frame's up. */
  ring(centre: Vector, radius: number, thickness: number, frame?: Frame): Clay;
}

export function createClay(): Clay {
  const shapes: Shape[] = [];
  let group = -1;
  let material = 0;
  let blend = 0;
  const clay: Clay = {
    shapes,
    into(next, melt = 0.03) {
      group += 1;
      material = next;
      blend = melt;
      return clay;
    },
    as(next) {
      material = next;
      return clay;
    },
    cone(from, to, start, end = start) {
      const melted = { group, material, blend };
      // A sphere inside the other one: the formula for cones has no answer there.
      if (distance(from, to) <= Math.abs(start - end) + 1e-4) {
        const [centre, radius] = start > end ? [from, start] : [to, end];
        const radii: Vector = [radius, radius, radius];
        shapes.push({ ...melted, kind: 'ellipsoid', centre, frame: worldFrame, radii });
      } else {
        shapes.push({ ...melted, kind: 'cone', from, to, radii: [start, end] });
      }
      return clay;
    },
    tube(from, to, start, end = start, round = 0.006) {
      shapes.push({ group, material, blend, kind: 'tube', from, to, radii: [start, end], round });
      return clay;
    },
    ellipsoid(centre, radii, frame = worldFrame) {
      shapes.push({ group, material, blend, kind: 'ellipsoid', centre, frame, radii });
      return clay;
    },
    box(centre, half, frame = worldFrame, round = 0.01) {
      shapes.push({ group, material, blend, kind: 'box', centre, frame, half, round });
      return clay;
    },
    ring(centre, radius, thickness, frame = worldFrame) {
      shapes.push({ group, material, blend, kind: 'ring', centre, frame, radius, thickness });
      return clay;
    },
  };
  return clay;
}

/** A ball that holds the whole shape: what lies outside it need not be measured. */
export function boundOf(shape: Shape): { centre: Vector; radius: number } {
  switch (shape.kind) {
    case 'cone':
    case 'tube': {
      const [start, end] = shape.radii;
      const centre: Vector = [
        (shape.from[0] + shape.to[0]) / 2,
        (shape.from[1] + shape.to[1]) / 2,
        (shape.from[2] + shape.to[2]) / 2,
      ];
      return { centre, radius: distance(shape.from, shape.to) / 2 + Math.max(start, end) };
    }
    case 'ellipsoid':
      return { centre: shape.centre, radius: Math.max(...shape.radii) };
    case 'box':
      return { centre: shape.centre, radius: Math.hypot(...shape.half) + shape.round };
    case 'ring':
      return { centre: shape.centre, radius: shape.radius + shape.thickness };
  }
}
