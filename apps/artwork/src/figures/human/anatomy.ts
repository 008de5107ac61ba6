import type { Clay } from '../../solid/shapes';
import type { Vector } from '../../solid/vector';
import { add, frameAlong, mix, place, scale, subtract, unit } from '../../solid/vector';
import { material } from '../material';
import type { Cover, Outfit } from './outfit';
import type { Arm, Build, Leg, Skeleton } from './pose';

/** The body, muscle by muscle, each part in what covers it. */
export function sculptBody(clay: Clay, bones: Skeleton, build: Build, outfit: Outfit): void {
  sculptTorso(clay, bones, build, outfit);
  for (const side of [-1, 1]) {
    sculptArm(clay, side < 0 ? bones.left : bones.right, build, side, bones, outfit);
    sculptLeg(clay, side < 0 ? bones.leftLeg : bones.rightLeg, build, side, bones, outfit);
  }
  for (const extra of outfit.extras) extra(clay, bones, build);
}

function sculptTorso(clay: Clay, bones: Skeleton, build: Build, outfit: Outfit): void {
  const { chest, chestFrame, pelvis, pelvisFrame, waist, neck, head } = bones;
  const { muscle: m, belly, woman, hips } = build;
  const at = (local: Vector) => place(chest, chestFrame, local);
  const below = (local: Vector) => place(pelvis, pelvisFrame, local);
  const slim = woman ? 0.88 : 1;
  const o = outfit.torso.grow;
  clay.into(outfit.torso.material, 0.06);
  clay.ellipsoid(at([-0.01, 0, 0]), [0.112 * m + o, 0.2, 0.15 * m * slim + o], chestFrame);
  clay.cone(at([-0.02, 0.12, -0.11]), at([-0.02, 0.12, 0.11]), 0.068 * m * slim + o);
  const round = belly + o;
  clay.ellipsoid(waist, [0.098 + belly * 0.6 + o, 0.15, (0.122 + round) * slim], chestFrame);
  for (const side of [-1, 1]) {
    if (woman) {
      const out = o > 0.01 ? 0.066 : 0.078;
      clay.ellipsoid(at([out, 0.015, side * 0.068]), [0.046 + o, 0.062, 0.062], chestFrame);
    } else {
      clay.ellipsoid(at([0.078, 0.055, side * 0.078]), [0.045 * m + o, 0.066, 0.088], chestFrame);
    }
    // The slope from neck to shoulder, and the wide back under the arm.
    clay.cone(at([-0.03, 0.2, side * 0.03]), at([-0.02, 0.135, side * 0.15]), 0.05 * m, 0.036 + o);
    const flank = mix(waist, at([0, -0.1, side * 0.11]), 0.5);
    clay.cone(at([-0.045, 0.05, side * 0.115 * m]), flank, 0.062 * m + o, 0.04 + o);
  }
  if (outfit.torso.grow === 0 && !woman && belly < 0.02) stomach(clay, bones, m);
  clay.into(outfit.hips.material, 0.06);
  const h = outfit.hips.grow;
  const wide = 0.15 * hips * (0.6 + 0.4 * m) + h;
  clay.ellipsoid(pelvis, [0.108 + belly * 0.5 + h, 0.115, wide], pelvisFrame);
  for (const side of [-1, 1]) {
    const seat = below([-0.075, -0.045, side * 0.075]);
    clay.ellipsoid(seat, [0.078 + h, 0.088, 0.08 * hips + h], pelvisFrame);
  }
  clay.into(material.skin, 0.06);
  const nape = add(neck, scale(chestFrame.up, -0.03));
  clay.cone(nape, head, 0.058 * (0.5 + m / 2) * slim, 0.052 * slim);
}

/** The stomach of a trained fighter: three rows of two muscles. */
function stomach(clay: Clay, { chest, chestFrame, waist }: Skeleton, m: number): void {
  clay.into(material.skin, 0.012);
  const top = place(chest, chestFrame, [0.086 * m, -0.085, 0]);
  const low = place(waist, chestFrame, [0.079, -0.075, 0]);
  for (let row = 0; row < 3; row += 1) {
    const at = mix(top, low, row / 2);
    for (const side of [-1, 1]) {
      const muscle = place(at, chestFrame, [0, 0, side * 0.034]);
      clay.ellipsoid(muscle, [0.022, 0.034, 0.032 * m], chestFrame);
    }
  }
}

function sculptArm(
  clay: Clay,
  arm: Arm,
  { muscle: m, woman }: Build,
  side: number,
  bones: Skeleton,
  outfit: Outfit,
): void {
  const { shoulder, elbow, wrist } = arm;
  const g = woman ? 0.84 : 1;
  const { material: sleeve, grow: o } = outfit.upperArm;
  clay.into(sleeve, 0.035);
  // The shoulder belongs to chest and arm alike, so it is also part of this group.
  const inner = place(bones.chest, bones.chestFrame, [-0.02, 0.11, side * 0.1]);
  clay.cone(inner, shoulder, 0.058 * m * g + o, 0.064 * m * g + o);
  const down = unit(subtract(elbow, shoulder));
  const cap = frameAlong(down, bones.chestFrame.forward);
  const deltoid: Vector = [0.06 * m * g + o, 0.088 + o, 0.066 * m * g + o];
  clay.ellipsoid(add(shoulder, scale(down, 0.035)), deltoid, cap);
  clay.cone(shoulder, elbow, 0.05 * m * g + o, 0.04 * g + o);
  // Biceps lie inside the bend, triceps outside it.
  const bendIn = unit(subtract(mix(shoulder, wrist, 0.5), elbow));
  const upper = frameAlong(subtract(elbow, shoulder), bendIn);
  const biceps = place(mix(shoulder, elbow, 0.56), upper, [0.014, 0, 0]);
  const triceps = place(mix(shoulder, elbow, 0.5), upper, [-0.018, 0, 0]);
  clay.ellipsoid(biceps, [0.044 * m * g + o, 0.1, 0.042 * m * g + o], upper);
  clay.ellipsoid(triceps, [0.04 * m * g + o, 0.12, 0.044 * m * g + o], upper);
  const { material: lower, grow: p } = outfit.forearm;
  clay.as(lower);
  clay.cone(elbow, wrist, 0.04 * g + p, 0.027 * g + p);
  const fore = frameAlong(subtract(wrist, elbow), upper.forward);
  const belly = place(mix(elbow, wrist, 0.27), fore, [0.006, 0, side * 0.006]);
  clay.ellipsoid(belly, [0.043 * m * g + p, 0.1, 0.047 * m * g + p], fore);
  sculptHand(clay, arm, g, side, outfit.hand);
}

function sculptHand(clay: Clay, arm: Arm, g: number, side: number, cover: Cover): void {
  const { wrist, hand, grip } = arm;
  const o = cover.grow;
  const at = (local: Vector) => place(wrist, hand, [local[0] * g, local[1] * g, local[2] * g]);
  clay.into(cover.material, 0.018);
  clay.cone(wrist, at([0.03, 0, 0]), 0.026 * g + o, 0.027 * g + o);
  if (grip === 'fist') {
    const half: Vector = [0.038 * g + o, 0.03 * g + o, 0.042 * g + o];
    clay.box(at([0.068, 0.004, 0]), half, hand, 0.022);
    clay.cone(at([0.05, -0.026, -side * 0.03]), at([0.085, -0.026, -side * 0.004]), 0.014 * g + o);
    return;
  }
  clay.box(at([0.05, 0, 0]), [0.042 * g, 0.014 * g + o, 0.04 * g], hand, 0.012);
  const thumb = at([0.075, -0.012, -side * 0.07]);
  clay.cone(at([0.03, -0.008, -side * 0.034]), thumb, 0.013 * g, 0.01 * g);
  for (let finger = 0; finger < 4; finger += 1) {
    const across = (finger - 1.5) * 0.021;
    const curled = grip === 'point' && finger !== (side > 0 ? 0 : 3);
    const reach = curled ? 0.1 : 0.165 - Math.abs(finger - 1.4) * 0.012;
    const droop = curled ? -0.04 : -0.012;
    const tip = at([reach, droop, across * (curled ? 1 : 1.5)]);
    clay.cone(at([0.085, 0, across]), tip, 0.0125 * g + o, 0.0095 * g + o);
  }
}

function sculptLeg(
  clay: Clay,
  leg: Leg,
  { muscle: m, woman }: Build,
  side: number,
  bones: Skeleton,
  outfit: Outfit,
): void {
  const { hip, knee, ankle } = leg;
  const g = woman ? 0.94 : 1;
  const { material: over, grow: o } = outfit.thigh;
  const h = outfit.hips.grow;
  clay.into(outfit.hips.material, 0.045);
  const socket = place(bones.pelvis, bones.pelvisFrame, [0, -0.02, side * 0.06]);
  clay.ellipsoid(socket, [0.1 + h, 0.1 + h, 0.09 + h], bones.pelvisFrame);
  clay.as(over);
  clay.cone(hip, knee, 0.082 * m * g + o, 0.053 * g + o);
  const bendIn = unit(subtract(mix(hip, ankle, 0.5), knee));
  const front = scale(bendIn, -1);
  const thigh = frameAlong(subtract(knee, hip), front);
  const quadriceps = place(mix(hip, knee, 0.42), thigh, [0.02, 0, 0.008 * side]);
  const hamstring = place(mix(hip, knee, 0.55), thigh, [-0.028, 0, 0]);
  clay.ellipsoid(quadriceps, [0.075 * m * g + o, 0.18, 0.078 * m * g + o], thigh);
  clay.ellipsoid(hamstring, [0.054 * m * g + o, 0.16, 0.062 * m * g + o], thigh);
  const { material: under, grow: p } = outfit.shin;
  clay.as(under);
  clay.ellipsoid(place(knee, thigh, [0.012, 0, 0]), [0.048 * g + p, 0.058, 0.047 * g + p], thigh);
  const shin = frameAlong(subtract(ankle, knee), front);
  clay.cone(knee, ankle, 0.045 * g + p, 0.031 * g + p);
  const calf = place(mix(knee, ankle, 0.3), shin, [-0.028, 0, 0.004 * side]);
  clay.ellipsoid(calf, [0.045 * m * g + p, 0.125, 0.05 * m * g + p], shin);
  sculptFoot(clay, leg, g, outfit.foot);
}

function sculptFoot(clay: Clay, { ankle, foot }: Leg, g: number, cover: Cover): void {
  const o = cover.grow;
  const at = (local: Vector) => place(ankle, foot, [local[0] * g, local[1], local[2] * g]);
  clay.into(cover.material, 0.03);
  clay.cone(ankle, at([-0.03, -0.05, 0]), 0.034 * g + o, 0.032 + o / 2);
  clay.cone(at([-0.03, -0.052, 0]), at([0.13, -0.062, 0.004]), 0.031 + o / 2, 0.026 + o / 2);
  clay.cone(at([0.01, -0.02, 0]), at([0.12, -0.056, 0]), 0.03 + o, 0.026 + o);
  clay.box(at([0.155, -0.068, 0]), [0.05 + o, 0.016 + o / 2, 0.042 + o], foot, 0.016);
}
