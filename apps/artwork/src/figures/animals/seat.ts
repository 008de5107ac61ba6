import type { Vector } from '../../solid/vector';
import { place, scale, unit } from '../../solid/vector';
import type { Pose, Reach, Step } from '../human/pose';
import type { Mount } from './quadruped';

/**
 * The ways of sitting, measured from the saddle (forward, up, right); angles are added to the
 * animal's.
 */
export const seats = {
  /** Upright, reins in one hand. */
  western: {
    hips: [0, 0.12, 0],
    chest: { pitch: 2 },
    head: { pitch: 6 },
    left: { at: [0.36, 0.3, -0.06], elbow: [-0.6, -0.6, -0.8] },
    right: { at: [0.1, 0.14, 0.3], elbow: [-0.8, 0, 0.6] },
    leftFoot: { at: [0.12, -0.74, -0.36], knee: [1, 0.3, -0.5], toe: -12, point: -6 },
    rightFoot: { at: [0.12, -0.74, 0.36], knee: [1, 0.3, 0.5], toe: 12, point: -6 },
  },
  /** One hand on the rigging, the other in the air, leaning back against the buck. */
  bronc: {
    hips: [-0.02, 0.1, 0],
    chest: { pitch: -26, roll: -4 },
    head: { pitch: 8 },
    left: { at: [0.3, 0.14, -0.03], elbow: [-0.3, 0.1, -1] },
    right: { at: [-0.36, 1.0, 0.38], elbow: [-0.7, 0.2, 0.8], grip: 'open' as const },
    leftFoot: { at: [0.5, -0.36, -0.4], knee: [0.4, 1, -0.7], toe: -40, point: -10 },
    rightFoot: { at: [0.52, -0.34, 0.4], knee: [0.4, 1, 0.7], toe: 40, point: -10 },
  },
  /** Deep over the rope, free arm out for balance. */
  bullRider: {
    hips: [-0.02, 0.1, 0],
    chest: { pitch: 8, yaw: -18, roll: 8 },
    head: { pitch: 26 },
    left: { at: [0.28, 0.14, 0.0], elbow: [-0.2, 0.2, -1] },
    right: { at: [-0.12, 0.86, 0.56], elbow: [-0.5, -0.4, 0.8], grip: 'open' as const },
    leftFoot: { at: [0.16, -0.6, -0.46], knee: [0.9, 0.5, -0.6], toe: -45, point: 10 },
    rightFoot: { at: [0.18, -0.58, 0.46], knee: [0.9, 0.5, 0.6], toe: 45, point: 10 },
  },
  /** A roper upright in the stirrups, loop swinging overhead. */
  roper: {
    hips: [0.08, 0.22, 0],
    chest: { pitch: 22, yaw: -14 },
    head: { pitch: 12 },
    left: { at: [0.5, 0.34, -0.06], elbow: [-0.4, -0.7, -0.7] },
    right: { at: [0.12, 1.14, 0.3], elbow: [-0.4, 0.1, 1] },
    leftFoot: { at: [0.06, -0.72, -0.36], knee: [1, 0.2, -0.4], toe: -8, point: -8 },
    rightFoot: { at: [0.06, -0.72, 0.36], knee: [1, 0.2, 0.4], toe: 8, point: -8 },
  },
  /** Leaning into the turn. */
  barrel: {
    hips: [0.04, 0.16, 0.03],
    chest: { pitch: 26, roll: 14, yaw: 16 },
    head: { pitch: 8, yaw: 34 },
    left: { at: [0.56, 0.34, -0.12], elbow: [-0.3, -0.4, -0.9] },
    right: { at: [0.36, 0.16, 0.12], elbow: [-0.5, -0.4, 0.9] },
    leftFoot: { at: [0.0, -0.72, -0.36], knee: [1, 0.3, -0.5], toe: -14, point: -4 },
    rightFoot: { at: [0.08, -0.7, 0.38], knee: [1, 0.3, 0.5], toe: 14, point: -4 },
  },
  /** Short stirrups, back level, hands up the neck. */
  jockey: {
    hips: [-0.1, 0.42, 0],
    pelvis: { pitch: 44 },
    chest: { pitch: 68 },
    head: { pitch: 22 },
    left: { at: [0.56, 0.4, -0.09], elbow: [-0.6, -0.5, -0.6] },
    right: { at: [0.5, 0.42, 0.09], elbow: [-0.6, -0.5, 0.6] },
    leftFoot: { at: [-0.06, -0.22, -0.26], knee: [1, 0.4, -0.3], toe: -4, point: 6 },
    rightFoot: { at: [-0.06, -0.22, 0.26], knee: [1, 0.4, 0.3], toe: 4, point: 6 },
  },
  /** A rider behind the hump, stick raised. */
  cameleer: {
    hips: [-0.42, -0.06, 0],
    chest: { pitch: 20 },
    head: { pitch: 6 },
    left: { at: [0.1, 0.28, -0.1], elbow: [-0.4, -0.6, -0.8] },
    right: { at: [-0.5, 0.9, 0.3], elbow: [-0.6, 0.2, 0.8] },
    leftFoot: { at: [-0.16, -0.6, -0.36], knee: [1, 0.4, -0.5], toe: -10, point: 20 },
    rightFoot: { at: [-0.16, -0.6, 0.36], knee: [1, 0.4, 0.5], toe: 10, point: 20 },
  },
  /** Drawing a bow at the gallop. */
  archer: {
    hips: [0, 0.2, 0],
    chest: { pitch: 6, yaw: 74 },
    head: { pitch: 2, yaw: -20 },
    left: { at: [0.5, 0.86, -0.34], elbow: [0, -0.6, -0.6] },
    right: { at: [-0.06, 0.84, -0.02], elbow: [-1, 0.2, 0.4] },
    leftFoot: { at: [0.08, -0.6, -0.34], knee: [1, 0.3, -0.4], toe: -8 },
    rightFoot: { at: [0.08, -0.6, 0.34], knee: [1, 0.3, 0.4], toe: 8 },
  },
  /** Hat in the air, horse up on its hind legs. */
  salute: {
    hips: [-0.02, 0.12, 0],
    chest: { pitch: 26 },
    head: { pitch: 14 },
    left: { at: [0.36, 0.26, -0.06], elbow: [-0.3, -0.5, -0.9] },
    right: { at: [0.26, 1.16, 0.3], elbow: [-0.2, 0, 1] },
    leftFoot: { at: [0.16, -0.72, -0.36], knee: [1, 0.3, -0.5], toe: -12, point: -4 },
    rightFoot: { at: [0.16, -0.72, 0.36], knee: [1, 0.3, 0.5], toe: 12, point: -4 },
  },
} as const satisfies Record<string, Pose>;

export type SeatName = keyof typeof seats;

/** A seat carried to where the animal is, tilted as its back is tilted. */
export function seatOn(mount: Mount, seat: Pose): Pose {
  const pitch = (Math.atan2(mount.frame.forward[1], mount.frame.forward[0]) * -180) / Math.PI;
  const at = (local: Vector) => place(mount.saddle, mount.frame, local);
  const towards = (local: Vector) => unit(place([0, 0, 0], mount.frame, scale(local, 1)));
  const reach = (of: Reach): Reach => ({
    ...of,
    at: at(of.at),
    elbow: towards(of.elbow),
    ...(of.fingers ? { fingers: towards(of.fingers) } : {}),
  });
  const step = (of: Step): Step => ({ ...of, at: at(of.at), knee: towards(of.knee) });
  // A rider gives way to a buck with the hips and keeps the head up.
  const tilt = (turn: Pose['chest'], share: number) => ({
    ...turn,
    pitch: (turn?.pitch ?? 0) + pitch * share,
  });
  return {
    hips: at(seat.hips),
    pelvis: tilt(seat.pelvis, 0.9),
    chest: tilt(seat.chest, 0.55),
    head: tilt(seat.head, 0.15),
    left: reach(seat.left),
    right: reach(seat.right),
    leftFoot: step(seat.leftFoot),
    rightFoot: step(seat.rightFoot),
  };
}
