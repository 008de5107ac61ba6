/** A leg as three angles from straight down, positive forward: upper bone, cannon, pastern. */
type LegAngles = readonly [upper: number, cannon: number, pastern: number];

export interface Gait {
  /** Degrees the trunk's front is raised. */
  pitch: number;
  /** Metres the animal is off the ground, as a share of its height. */
  lift: number;
  /** Degrees: the neck above the horizontal, and the face below it. */
  neck: number;
  face: number;
  /** Degrees to its right. */
  turn?: number;
  leftFore: LegAngles;
  rightFore: LegAngles;
  leftHind: LegAngles;
  rightHind: LegAngles;
  /** 0 hangs, 1 streams behind, 2 flies up. */
  tail: number;
}

const planted: LegAngles = [2, 0, 24];
const hindPlanted: LegAngles = [-30, 8, 24];

export const gaits = {
  stand: {
    pitch: 0,
    lift: 0,
    neck: 52,
    face: 52,
    leftFore: planted,
    rightFore: [8, -3, 26],
    leftHind: [-24, 4, 24],
    rightHind: [-38, 10, 24],
    tail: 0,
  },
  walk: {
    pitch: 0,
    lift: 0,
    neck: 40,
    face: 46,
    leftFore: [26, -18, 10],
    rightFore: [-14, -8, 6],
    leftHind: [-52, -4, 4],
    rightHind: [-8, 22, 30],
    tail: 0.2,
  },
  /** The moment of a gallop in which every leg is stretched out. */
  gallop: {
    pitch: 3,
    lift: 0.12,
    neck: 26,
    face: 38,
    leftFore: [70, 48, 62],
    rightFore: [44, -34, -60],
    leftHind: [-66, -52, -40],
    rightHind: [-84, -64, -58],
    tail: 1,
  },
  /** Legs gathered under the trunk. */
  gathered: {
    pitch: 6,
    lift: 0.05,
    neck: 34,
    face: 44,
    leftFore: [28, -86, -112],
    rightFore: [-10, -70, -96],
    leftHind: [6, 34, 46],
    rightHind: [-18, 24, 36],
    tail: 1,
  },
  canter: {
    pitch: 12,
    lift: 0.02,
    neck: 44,
    face: 56,
    leftFore: [58, -20, -46],
    rightFore: [34, -62, -90],
    leftHind: [-20, 14, 30],
    rightHind: [-44, -6, 12],
    tail: 0.8,
  },
  /** Head down between stiff forelegs, hind legs thrown at the sky. */
  buck: {
    pitch: -32,
    lift: 0.0,
    neck: -18,
    face: 78,
    turn: 12,
    leftFore: [30, 18, 30],
    rightFore: [42, 26, 36],
    leftHind: [-64, -78, -70],
    rightHind: [-52, -66, -58],
    tail: 2,
  },
  /** All four off the ground, back arched. */
  sunfish: {
    pitch: 14,
    lift: 0.3,
    neck: 8,
    face: 70,
    turn: -14,
    leftFore: [44, -70, -100],
    rightFore: [64, -50, -80],
    leftHind: [-20, 28, 40],
    rightHind: [-36, 14, 30],
    tail: 2,
  },
  rear: {
    pitch: 46,
    lift: 0.06,
    neck: 62,
    face: 44,
    leftFore: [88, -40, -70],
    rightFore: [62, -66, -96],
    leftHind: [-10, 26, 30],
    rightHind: [-24, 18, 26],
    tail: 0.6,
  },
  /** Over an obstacle: forelegs tucked, hind legs trailing. */
  leap: {
    pitch: 16,
    lift: 0.62,
    neck: 32,
    face: 44,
    leftFore: [76, -56, -86],
    rightFore: [62, -64, -96],
    leftHind: [-74, -62, -50],
    rightHind: [-66, -56, -44],
    tail: 1.2,
  },
  /** Low, shoulder into the turn round a barrel. */
  turn: {
    pitch: 6,
    lift: 0,
    neck: 34,
    face: 50,
    turn: 24,
    leftFore: [52, 6, 20],
    rightFore: [20, -60, -90],
    leftHind: [-12, 26, 34],
    rightHind: [-30, 16, 30],
    tail: 1,
  },
  graze: {
    pitch: -3,
    lift: 0,
    neck: -46,
    face: 66,
    leftFore: [14, 0, 24],
    rightFore: [-10, -4, 18],
    leftHind: [-24, 4, 24],
    rightHind: [-36, 8, 24],
    tail: 0,
  },
} as const satisfies Record<string, Gait>;

export type GaitName = keyof typeof gaits;

export const standing = { fore: planted, hind: hindPlanted };
