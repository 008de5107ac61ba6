import type { Extra } from '../../figures/human/outfit';
import type { Pose } from '../../figures/human/pose';
import { poses } from '../../figures/human/poses';
import { props } from '../../figures/human/props';
import { beyond } from '../../figures/human/wardrobe';
import { material } from '../../figures/material';
import type { Frame, Vector } from '../../solid/vector';
import { add, place, scale } from '../../solid/vector';

/** Moments that only games of every sport need. */
export const unityPoses = {
  ...poses,
  crawl: {
    hips: [-0.1, 0.34, 0],
    pelvis: { pitch: 82, roll: 8 },
    chest: { pitch: 74, roll: 16 },
    head: { pitch: 58, yaw: 10 },
    left: { at: [1.02, 0.44, -0.14], elbow: [0, 0.6, -1], grip: 'open' },
    right: { at: [0.52, 0.78, 0.42], elbow: [-0.5, 1, 0.3], grip: 'open', fingers: [0.9, -0.4, 0] },
    leftFoot: { at: [-0.94, 0.16, -0.09], knee: [0, 1, 0], point: 92 },
    rightFoot: { at: [-0.92, 0.3, 0.09], knee: [0, -1, 0], point: 92 },
  },
  row: {
    hips: [-0.2, 0.34, 0],
    pelvis: { pitch: 4 },
    chest: { pitch: 22 },
    head: { pitch: 4 },
    left: { at: [0.4, 0.66, -0.1], elbow: [-0.2, -0.6, -1] },
    right: { at: [0.4, 0.66, 0.1], elbow: [-0.2, -0.6, 1] },
    leftFoot: { at: [0.5, 0.16, -0.1], knee: [0.4, 1, -0.1], point: -40 },
    rightFoot: { at: [0.5, 0.16, 0.1], knee: [0.4, 1, 0.1], point: -40 },
  },
  ollie: {
    hips: [-0.02, 0.98, 0],
    pelvis: { pitch: 14, yaw: 60 },
    chest: { pitch: 26, yaw: 50, roll: -10 },
    head: { pitch: 20, yaw: 10 },
    left: { at: [0.66, 1.62, -0.3], elbow: [0, 0.2, -1], grip: 'open' },
    right: { at: [-0.62, 1.5, 0.3], elbow: [-0.4, 0.3, 0.6], grip: 'open' },
    leftFoot: { at: [0.34, 0.52, 0], knee: [0.4, 0.8, 0.9], toe: 70 },
    rightFoot: { at: [-0.3, 0.34, 0], knee: [-0.3, 0.4, 1], toe: 80 },
  },
  push: {
    hips: [-0.12, 0.46, 0],
    pelvis: { pitch: 34 },
    chest: { pitch: 62 },
    head: { pitch: 26 },
    left: { at: [0.14, 0.62, -0.34], elbow: [-0.8, 0.7, -0.6] },
    right: { at: [0.02, 0.64, 0.34], elbow: [-0.9, 0.7, 0.6] },
    leftFoot: { at: [0.06, 0.14, -0.08], knee: [1, 0.4, -0.1], point: 30 },
    rightFoot: { at: [0.06, 0.14, 0.08], knee: [1, 0.4, 0.1], point: 30 },
  },
  overBar: {
    hips: [0, 1.5, 0],
    pelvis: { pitch: -78 },
    chest: { pitch: -112 },
    head: { pitch: -120 },
    left: { at: [-0.16, 1.28, -0.36], elbow: [-0.4, -0.4, -1], grip: 'open' },
    right: { at: [-0.2, 1.26, 0.36], elbow: [-0.4, -0.4, 1], grip: 'open' },
    leftFoot: { at: [0.46, 1.08, -0.12], knee: [0.6, 1, -0.1], point: 40 },
    rightFoot: { at: [0.5, 1.16, 0.12], knee: [0.6, 1, 0.1], point: 40 },
  },
  throwOver: {
    hips: [-0.06, 0.86, 0],
    pelvis: { pitch: 44, yaw: 10 },
    chest: { pitch: 78, yaw: 26 },
    head: { pitch: 74, yaw: 10 },
    left: { at: [0.5, 0.84, -0.2], elbow: [0.1, 0.4, -1] },
    right: { at: [0.42, 1.14, 0.24], elbow: [0, 0.8, 0.8] },
    leftFoot: { at: [0.14, 0, -0.24], knee: [1, 0, -0.3], toe: -10 },
    rightFoot: { at: [-0.08, 0, 0.26], knee: [1, 0, 0.4], toe: 16 },
  },
  thrown: {
    hips: [0, 1.24, 0],
    pelvis: { pitch: -126 },
    chest: { pitch: -150 },
    head: { pitch: -136 },
    left: { at: [0.3, 0.86, -0.3], elbow: [-0.2, 0.4, -1] },
    right: { at: [0.16, 0.5, 0.5], elbow: [0.4, 0, 1], grip: 'open' },
    leftFoot: { at: [0.4, 1.92, -0.2], knee: [0.8, 0.4, -0.2], point: -20 },
    rightFoot: { at: [-0.3, 1.98, 0.2], knee: [0.4, 0.8, 0.2], point: -30 },
  },
  grapple: {
    hips: [-0.1, 0.8, 0],
    pelvis: { pitch: 26 },
    chest: { pitch: 50, yaw: -12 },
    head: { pitch: 34 },
    left: { at: [0.52, 1.2, -0.22], elbow: [0, -0.5, -1], grip: 'open' },
    right: { at: [0.56, 0.98, 0.2], elbow: [0, -0.6, 1], grip: 'open' },
    leftFoot: { at: [0.26, 0, -0.2], knee: [1, 0.2, -0.3] },
    rightFoot: { at: [-0.5, 0.05, 0.2], knee: [1, 0, 0.4], point: 30, toe: 20 },
  },
  handOff: {
    hips: [0, 0.98, 0],
    pelvis: { pitch: 14, yaw: -10 },
    chest: { pitch: 18, yaw: 14 },
    head: { pitch: 6 },
    left: { at: [-0.3, 1.14, -0.26], elbow: [-1, 0.2, -0.5] },
    right: { at: [0.66, 1.2, 0.1], elbow: [0, -1, 0.4], fingers: [0.9, 0.3, 0] },
    leftFoot: { at: [0.3, 0.3, -0.08], knee: [1, 0.6, 0], point: 0 },
    rightFoot: { at: [-0.5, 0.3, 0.08], knee: [1, 0.1, 0], point: 70 },
  },
  flagUp: {
    hips: [0, 0.98, 0],
    pelvis: { yaw: -4 },
    chest: { pitch: -6 },
    head: { pitch: -14 },
    left: { at: [0.3, 1.24, -0.06], elbow: [-0.1, -1, -0.8], fingers: [0.1, 1, 0] },
    right: { at: [0.28, 1.58, 0.08], elbow: [0.2, -0.6, 1], fingers: [0.1, 1, 0] },
    leftFoot: { at: [0.3, 0, -0.12], knee: [1, 0, -0.2], point: -8 },
    rightFoot: { at: [-0.28, 0.06, 0.12], knee: [1, 0, 0.2], point: 30 },
  },
} as const satisfies Record<string, Pose>;

export type UnityPose = keyof typeof unityPoses;

const paddle: Extra = (clay, bones) => {
  const { hand } = bones.right;
  const centre = beyond(bones.right, 0.2);
  clay.into(material.prop, 0.01).cone(beyond(bones.right, 0.06), centre, 0.014);
  const face: Vector = scale(hand.up, 0.012);
  clay.into(material.hat, 0.004).tube(add(centre, scale(face, -1)), add(centre, face), 0.085);
};

const chair: Extra = (clay) => {
  const spokes: Frame = { forward: [1, 0, 0], up: [0, 0, 1], right: [0, -1, 0] };
  clay.into(material.metal, 0.004);
  clay.cone([-0.1, 0.34, -0.2], [1.02, 0.26, 0], 0.02);
  clay.cone([-0.1, 0.34, 0.2], [1.02, 0.26, 0], 0.02);
  clay.cone([-0.36, 0.36, -0.3], [-0.36, 0.36, 0.3], 0.02);
  clay.into(material.shirt, 0.02).box([-0.16, 0.36, 0], [0.26, 0.05, 0.16], undefined, 0.03);
  clay.into(material.leather, 0.004);
  for (const side of [-1, 1]) {
    clay.ring([-0.08, 0.36, side * 0.32], 0.34, 0.018, spokes);
    clay.ring([-0.08, 0.36, side * 0.36], 0.2, 0.01, spokes);
    for (let spoke = 0; spoke < 5; spoke += 1) {
      const angle = (spoke * Math.PI) / 5;
      const [dx, dy] = [Math.cos(angle) * 0.34, Math.sin(angle) * 0.34];
      const z = side * 0.32;
      clay.cone([-0.08 - dx, 0.36 - dy, z], [-0.08 + dx, 0.36 + dy, z], 0.008);
    }
  }
  clay.ring([1.02, 0.24, 0], 0.23, 0.016, spokes);
};

const board: Extra = (clay, { leftLeg, rightLeg }) => {
  const [front, back] = [leftLeg.ankle, rightLeg.ankle];
  const lean: Vector = [front[0] - back[0], front[1] - back[1], 0];
  const size = Math.hypot(lean[0], lean[1]) || 1;
  const forward: Vector = [lean[0] / size, lean[1] / size, 0];
  const frame: Frame = { forward, up: [-forward[1], forward[0], 0], right: [0, 0, 1] };
  const middle: Vector = [(front[0] + back[0]) / 2, (front[1] + back[1]) / 2, 0];
  const at = (local: Vector) => place(middle, frame, local);
  clay.into(material.hat, 0.02).box(at([0, -0.115, 0]), [0.38, 0.012, 0.1], frame, 0.012);
  clay.cone(at([0.37, -0.115, 0]), at([0.46, -0.07, 0]), 0.05, 0.03);
  clay.cone(at([-0.37, -0.115, 0]), at([-0.46, -0.07, 0]), 0.05, 0.03);
  clay.into(material.prop, 0.01);
  for (const x of [-0.27, 0.27]) {
    for (const z of [-0.08, 0.08]) clay.ellipsoid(at([x, -0.165, z]), [0.036, 0.036, 0.024], frame);
  }
};

const mask: Extra = (clay, { head, headFrame }) => {
  clay.into(material.metal, 0.03);
  clay.ellipsoid(place(head, headFrame, [0.02, 0.0, 0]), [0.125, 0.155, 0.105], headFrame);
};

const medal: Extra = (clay, { chest, chestFrame }) => {
  const at = (local: Vector) => place(chest, chestFrame, local);
  clay.into(material.hat, 0.004);
  for (const side of [-1, 1])
    clay.cone(at([0.06, 0.2, side * 0.08]), at([0.16, -0.08, side * 0.01]), 0.018);
  clay
    .into(material.horn, 0.004)
    .ellipsoid(at([0.165, -0.14, 0]), [0.02, 0.062, 0.062], chestFrame);
};

const oar: Extra = (clay, bones) => {
  const from = beyond(bones.right, 0.05);
  clay
    .into(material.prop, 0.004)
    .cone(add(from, [0, 0.04, -0.2]), add(from, [-0.5, -0.5, 2]), 0.018);
  clay.into(material.hat, 0.01).box(add(from, [-0.56, -0.56, 2.2]), [0.06, 0.1, 0.26]);
};

export const unityProps = { ...props, paddle, chair, board, mask, medal, oar } as const;
export type UnityProp = keyof typeof unityProps;
