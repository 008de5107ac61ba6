import type { Frame, Turn, Vector } from '../../solid/vector';
import {
  add,
  dot,
  length,
  mix,
  place,
  scale,
  subtract,
  turned,
  unit,
  worldFrame,
} from '../../solid/vector';

export type Grip = 'fist' | 'open' | 'point';

export interface Reach {
  /** The place of the wrist; a hand that is too far is reached for. */
  at: Vector;
  /** The direction in which the elbow leaves the straight line. */
  elbow: Vector;
  grip?: Grip;
  /** The direction of the fingers; absent, along the forearm. */
  fingers?: Vector;
}

export interface Step {
  /** Under the ankle; the ground is y = 0. */
  at: Vector;
  /** The direction in which the knee leaves the straight line. */
  knee: Vector;
  /** Degrees to the right of straight ahead. */
  toe?: number;
  /** Degrees the toes point down (heel up). */
  point?: number;
}

/** Metres, facing +x, right side at +z, on a body of 1.8 m. */
export interface Pose {
  hips: Vector;
  pelvis?: Turn;
  chest?: Turn;
  head?: Turn;
  /** Shoulders raised, in metres: a guard, cold, effort. */
  shrug?: number;
  left: Reach;
  right: Reach;
  leftFoot: Step;
  rightFoot: Step;
}

export interface Build {
  /** 1 is an athlete; 0.85 slight, 1.2 heavy. */
  muscle: number;
  shoulders: number;
  hips: number;
  /** Around the middle, over the athlete's. */
  belly: number;
  woman: boolean;
}

export const athlete: Build = { muscle: 1, shoulders: 1, hips: 1, belly: 0, woman: false };

export interface Arm {
  shoulder: Vector;
  elbow: Vector;
  wrist: Vector;
  hand: Frame;
  grip: Grip;
}

export interface Leg {
  hip: Vector;
  knee: Vector;
  ankle: Vector;
  foot: Frame;
}

export interface Skeleton {
  pelvis: Vector;
  pelvisFrame: Frame;
  waist: Vector;
  chest: Vector;
  chestFrame: Frame;
  neck: Vector;
  head: Vector;
  headFrame: Frame;
  left: Arm;
  right: Arm;
  leftLeg: Leg;
  rightLeg: Leg;
}

const bones = { upperArm: 0.295, forearm: 0.265, thigh: 0.445, shin: 0.43, ankle: 0.085 };

/** Two bones between two points: the joint lies on the side that `pole` points to. */
function bend(
  from: Vector,
  to: Vector,
  first: number,
  second: number,
  pole: Vector,
): [Vector, Vector] {
  const line = subtract(to, from);
  const far = Math.min(length(line), (first + second) * 0.998);
  const axis = unit(line);
  const along = (first * first - second * second + far * far) / (2 * Math.max(far, 1e-6));
  const out = Math.sqrt(Math.max(0, first * first - along * along));
  const side = unit(subtract(pole, scale(axis, dot(pole, axis))));
  return [add(add(from, scale(axis, along)), scale(side, out)), add(from, scale(axis, far))];
}

function arm(shoulder: Vector, reach: Reach, frame: Frame): Arm {
  const [elbow, wrist] = bend(shoulder, reach.at, bones.upperArm, bones.forearm, reach.elbow);
  const forward = unit(reach.fingers ?? subtract(wrist, elbow));
  // The back of the hand looks away from the elbow's bend, as it hangs at rest.
  const away = unit(subtract(reach.elbow, scale(forward, dot(reach.elbow, forward))));
  const up = length(away) > 0.1 ? away : frame.up;
  const right: Vector = [
    forward[1] * up[2] - forward[2] * up[1],
    forward[2] * up[0] - forward[0] * up[2],
    forward[0] * up[1] - forward[1] * up[0],
  ];
  return { shoulder, elbow, wrist, hand: { forward, up, right }, grip: reach.grip ?? 'fist' };
}

function leg(hip: Vector, step: Step): Leg {
  const target = add(step.at, [0, bones.ankle, 0]);
  const [knee, ankle] = bend(hip, target, bones.thigh, bones.shin, step.knee);
  const foot = turned(worldFrame, { yaw: step.toe ?? 0, pitch: step.point ?? 0 });
  return { hip, knee, ankle, foot };
}

export function skeletonOf(pose: Pose, build: Build): Skeleton {
  const pelvisFrame = turned(worldFrame, pose.pelvis ?? {});
  const chestFrame = turned(worldFrame, pose.chest ?? {});
  const headFrame = turned(worldFrame, pose.head ?? pose.chest ?? {});
  const pelvis = pose.hips;
  const spine = mix(pelvisFrame.up, chestFrame.up, 0.5);
  const waist = add(pelvis, scale(unit(spine), 0.15));
  const chest = add(waist, scale(chestFrame.up, 0.17));
  const neck = place(chest, chestFrame, [-0.015, 0.185, 0]);
  const head = add(neck, scale(unit(mix(chestFrame.up, headFrame.up, 0.65)), 0.115));
  const across = (build.woman ? 0.162 : 0.188) * build.shoulders;
  const shrug = pose.shrug ?? 0;
  const hip = (build.woman ? 0.1 : 0.094) * build.hips;
  const shoulder = (side: number) =>
    place(chest, chestFrame, [-0.01, 0.125 + shrug, side * across]);
  return {
    pelvis,
    pelvisFrame,
    waist,
    chest,
    chestFrame,
    neck,
    head: place(head, headFrame, [0.018, 0.085, 0]),
    headFrame,
    left: arm(shoulder(-1), pose.left, chestFrame),
    right: arm(shoulder(1), pose.right, chestFrame),
    leftLeg: leg(place(pelvis, pelvisFrame, [0, -0.045, -hip]), pose.leftFoot),
    rightLeg: leg(place(pelvis, pelvisFrame, [0, -0.045, hip]), pose.rightFoot),
  };
}
