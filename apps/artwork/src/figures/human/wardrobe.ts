import type { Clay } from '../../solid/shapes';
import type { Vector } from '../../solid/vector';
import { add, frameAlong, mix, place, scale, subtract } from '../../solid/vector';
import type { Material } from '../material';
import { material } from '../material';
import type { Cover, Extra, Outfit } from './outfit';
import type { Arm, Leg, Skeleton } from './pose';

const over = (of: Material, grow: number): Cover => ({ material: of, grow });
const arms = (bones: Skeleton): readonly Arm[] => [bones.left, bones.right];
const legs = (bones: Skeleton): readonly Leg[] => [bones.leftLeg, bones.rightLeg];

/** A leg of cloth that ends before the knee or below it and swings out a little. */
function trouserLegs(reach: number, flare: number, of: Material = material.legs): Extra {
  return (clay, bones, build) => {
    const m = build.muscle;
    for (const { hip, knee, ankle } of legs(bones)) {
      const end = reach <= 1 ? mix(hip, knee, reach) : mix(knee, ankle, reach - 1);
      const top = add(hip, [0, 0.03, 0]);
      clay.into(of, 0.03);
      if (reach <= 1) {
        clay.tube(top, end, 0.1 * m, 0.088 * m + flare, 0.02);
      } else {
        clay.cone(top, knee, 0.096 * m, 0.07 + flare * 0.4);
        clay.tube(knee, end, 0.066 + flare * 0.4, 0.052 + flare, 0.012);
      }
    }
  };
}

function waistband(of: Material, wide = 0.03): Extra {
  return (clay, bones, build) => {
    const { pelvis, pelvisFrame } = bones;
    const centre = place(pelvis, pelvisFrame, [0, 0.07, 0]);
    const radii: Vector = [0.122 + build.belly * 0.55, wide, 0.15 * build.hips + build.belly * 0.4];
    clay.into(of).ellipsoid(centre, radii, pelvisFrame);
  };
}

export const fightShorts: Partial<Outfit> = {
  hips: over(material.legs, 0.014),
  extras: [trouserLegs(0.66, 0.018), waistband(material.trim, 0.034)],
};

export const looseShorts: Partial<Outfit> = {
  hips: over(material.legs, 0.018),
  extras: [trouserLegs(0.86, 0.03), waistband(material.legs, 0.03)],
};

export const tightShorts: Partial<Outfit> = {
  hips: over(material.legs, 0.008),
  extras: [trouserLegs(0.4, -0.006)],
};

/** Shirt on the trunk with sleeves down the upper arm. */
export const jersey: Partial<Outfit> = {
  torso: over(material.shirt, 0.012),
  extras: [
    (clay, bones, build) => {
      for (const { shoulder, elbow } of arms(bones)) {
        const m = build.muscle * (build.woman ? 0.86 : 1);
        const end = mix(shoulder, elbow, 0.62);
        clay.into(material.shirt, 0.03);
        clay.cone(mix(bones.chest, shoulder, 0.8), shoulder, 0.08 * m, 0.078 * m);
        clay.tube(shoulder, end, 0.074 * m, 0.07 * m + 0.008, 0.016);
      }
    },
  ],
};

export const singlet: Partial<Outfit> = { torso: over(material.shirt, 0.007) };

/** A band across the chest only. */
export const cropTop: Partial<Outfit> = {
  extras: [
    (clay, { chest, chestFrame }, build) => {
      clay.into(material.shirt, 0.03);
      const m = build.muscle;
      const at = (local: Vector) => place(chest, chestFrame, local);
      clay.ellipsoid(at([-0.008, 0.015, 0]), [0.136 * m, 0.105, 0.166 * m], chestFrame);
      for (const side of [-1, 1]) {
        clay.ellipsoid(at([0.084, 0.015, side * 0.072]), [0.066, 0.068, 0.076], chestFrame);
        clay.cone(at([0.07, 0.07, side * 0.085]), at([-0.02, 0.185, side * 0.1]), 0.03, 0.024);
        clay.cone(at([-0.1, 0.04, side * 0.07]), at([-0.02, 0.185, side * 0.1]), 0.034, 0.024);
      }
    },
  ],
};

export const longSleeves: Partial<Outfit> = {
  torso: over(material.shirt, 0.014),
  upperArm: over(material.shirt, 0.012),
  forearm: over(material.shirt, 0.012),
};

export const trousers: Partial<Outfit> = {
  hips: over(material.legs, 0.014),
  thigh: over(material.legs, 0.014),
  shin: over(material.legs, 0.014),
  extras: [trouserLegs(1.94, 0.012)],
};

export const tights: Partial<Outfit> = {
  hips: over(material.legs, 0.006),
  thigh: over(material.legs, 0.006),
  shin: over(material.legs, 0.006),
};

export const trainers: Partial<Outfit> = { foot: over(material.shoe, 0.01) };

export const socks: Partial<Outfit> = { shin: over(material.trim, 0.008) };

/** Small open gloves of cage fighting: the fingertips stay bare. */
export const cageGloves: Partial<Outfit> = {
  extras: [
    (clay, bones) => {
      for (const { wrist, hand, elbow } of arms(bones)) {
        const at = (local: Vector) => place(wrist, hand, local);
        clay.into(material.glove, 0.02);
        clay.ellipsoid(at([0.068, 0.016, 0]), [0.05, 0.036, 0.052], hand);
        clay.tube(mix(wrist, elbow, 0.2), at([0.03, 0, 0]), 0.039, 0.04, 0.012);
      }
    },
  ],
};

export const boxingGloves: Partial<Outfit> = {
  extras: [
    (clay, bones) => {
      for (const [side, { wrist, hand, elbow }] of [
        [-1, bones.left],
        [1, bones.right],
      ] as const) {
        const at = (local: Vector) => place(wrist, hand, local);
        clay.into(material.glove, 0.03);
        clay.ellipsoid(at([0.085, 0.008, 0]), [0.088, 0.07, 0.074], hand);
        clay.cone(at([0.04, -0.045, -side * 0.03]), at([0.1, -0.05, -side * 0.03]), 0.032, 0.034);
        clay.tube(mix(wrist, elbow, 0.26), at([0.02, 0, 0]), 0.052, 0.05, 0.014);
      }
    },
  ],
};

/** The long gown of a walk-out, hood up, open in front. */
export const hoodedRobe: Partial<Outfit> = {
  torso: over(material.cloth, 0.03),
  upperArm: over(material.cloth, 0.022),
  forearm: over(material.cloth, 0.022),
  extras: [
    (clay, bones) => {
      const { head, headFrame, pelvis, pelvisFrame, neck } = bones;
      const at = (local: Vector) => place(head, headFrame, local);
      clay.into(material.cloth, 0.05);
      clay.ellipsoid(at([-0.045, 0.045, 0]), [0.125, 0.13, 0.118], headFrame);
      clay.ellipsoid(at([-0.06, -0.06, 0]), [0.095, 0.12, 0.115], headFrame);
      clay.cone(at([-0.06, -0.1, 0]), add(neck, [-0.03, -0.04, 0]), 0.1, 0.12);
      clay.into(material.cloth, 0.06);
      const hem = add(place(pelvis, pelvisFrame, [-0.04, 0, 0]), [0, -0.52, 0]);
      clay.tube(place(pelvis, pelvisFrame, [-0.03, 0.12, 0]), hem, 0.15, 0.25, 0.03);
      for (const { elbow, wrist } of arms(bones))
        clay.tube(elbow, mix(elbow, wrist, 0.92), 0.07, 0.085, 0.02);
    },
  ],
};

/** A champion's belt over the hips. */
export const belt: Partial<Outfit> = {
  extras: [
    (clay, { pelvis, pelvisFrame }) => {
      const at = (local: Vector) => place(pelvis, pelvisFrame, local);
      clay
        .into(material.leather, 0.02)
        .ellipsoid(at([0, 0.075, 0]), [0.134, 0.052, 0.166], pelvisFrame);
      clay
        .into(material.metal, 0.02)
        .ellipsoid(at([0.118, 0.075, 0]), [0.03, 0.085, 0.1], pelvisFrame);
      for (const side of [-1, 1]) {
        clay.ellipsoid(at([0.09, 0.075, side * 0.118]), [0.026, 0.05, 0.046], pelvisFrame);
      }
    },
  ],
};

/** A waistcoat, open in front. */
export const vest: Partial<Outfit> = {
  torso: over(material.leather, 0.02),
  extras: [
    (clay, { chest, chestFrame, waist }) => {
      const at = (local: Vector) => place(chest, chestFrame, local);
      clay.into(material.shirt, 0.02);
      clay.cone(at([0.09, 0.13, 0]), at([0.106, -0.02, 0]), 0.032, 0.04);
      clay.cone(at([0.106, -0.02, 0]), place(waist, chestFrame, [0.098, -0.02, 0]), 0.04, 0.034);
    },
  ],
};

/** A trouser belt with a plate that was won. */
export const buckle: Partial<Outfit> = {
  extras: [
    (clay, { pelvis, pelvisFrame }, build) => {
      const at = (local: Vector) => place(pelvis, pelvisFrame, local);
      const round: Vector = [0.128 + build.belly * 0.55, 0.026, 0.154 * build.hips];
      clay.into(material.leather, 0.01).ellipsoid(at([0, 0.075, 0]), round, pelvisFrame);
      clay.into(material.metal, 0.01);
      clay.ellipsoid(at([0.128 + build.belly * 0.5, 0.075, 0]), [0.014, 0.036, 0.05], pelvisFrame);
    },
  ],
};

/** A knee-length or ankle-length gown from the waist: thobe, coat, apron, dress. */
export function skirt(of: Material, drop: number, flare: number): Partial<Outfit> {
  return {
    extras: [
      (clay: Clay, bones: Skeleton) => {
        const { pelvis, pelvisFrame, leftLeg, rightLeg } = bones;
        const feet = mix(leftLeg.knee, rightLeg.knee, 0.5);
        const hem = add(mix(pelvis, feet, 0.8), [0, -drop + 0.34, 0]);
        clay.into(of, 0.07);
        clay.tube(place(pelvis, pelvisFrame, [0, 0.1, 0]), hem, 0.14, flare, 0.03);
        for (const { hip, knee, ankle } of legs(bones)) {
          const low = mix(knee, ankle, Math.min(1, Math.max(0, (drop - 0.42) / 0.42)));
          clay.cone(hip, knee, 0.11, 0.09);
          if (drop > 0.42) clay.tube(knee, low, 0.09, 0.1, 0.03);
        }
      },
    ],
  };
}

export const suit: Partial<Outfit> = {
  ...longSleeves,
  torso: over(material.shirt, 0.024),
  upperArm: over(material.shirt, 0.018),
  forearm: over(material.shirt, 0.018),
  hips: over(material.legs, 0.014),
  thigh: over(material.legs, 0.014),
  shin: over(material.legs, 0.014),
  foot: over(material.shoe, 0.008),
  extras: [
    trouserLegs(1.96, 0.008),
    (clay, { pelvis, pelvisFrame, chest, chestFrame }) => {
      clay.into(material.shirt, 0.04);
      const hem = place(pelvis, pelvisFrame, [0, -0.12, 0]);
      clay.tube(place(pelvis, pelvisFrame, [0, 0.12, 0]), hem, 0.155, 0.172, 0.02);
      clay.into(material.trim, 0.01);
      const at = (local: Vector) => place(chest, chestFrame, local);
      clay.cone(at([0.088, 0.16, 0]), at([0.128, -0.06, 0]), 0.036, 0.012);
    },
  ],
};

/** A point along the arm or past it, for what hands hold. */
export const beyond = (arm: Arm, by: number): Vector => place(arm.wrist, arm.hand, [by, 0, 0]);

/** A straight thing in a hand along `direction`, e.g. a racket, a stick, a javelin. */
export function held(
  which: 'left' | 'right',
  direction: Vector,
  ahead: number,
  behind: number,
  thick: number,
  of: Material = material.prop,
): Partial<Outfit> {
  return {
    extras: [
      (clay, bones) => {
        const centre = beyond(bones[which], 0.07);
        const from = subtract(centre, scale(direction, behind));
        clay.into(of, 0.01).cone(from, add(centre, scale(direction, ahead)), thick);
      },
    ],
  };
}

/** Shin and foot in one: riding boots, with the heel. */
export const boots: Partial<Outfit> = {
  foot: over(material.leather, 0.008),
  extras: [
    (clay, bones) => {
      for (const { knee, ankle, foot } of legs(bones)) {
        const frame = frameAlong(subtract(ankle, knee), foot.forward);
        clay.into(material.leather, 0.04);
        clay.tube(mix(knee, ankle, 0.35), mix(knee, ankle, 0.98), 0.07, 0.048, 0.014);
        clay.ellipsoid(mix(knee, ankle, 0.5), [0.066, 0.13, 0.062], frame);
        clay.box(place(ankle, foot, [-0.04, -0.08, 0]), [0.032, 0.03, 0.03], foot, 0.006);
      }
    },
  ],
};
