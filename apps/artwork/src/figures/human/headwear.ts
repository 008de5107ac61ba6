import type { Vector } from '../../solid/vector';
import { add, place, scale, turned } from '../../solid/vector';
import { material } from '../material';
import type { Extra, Outfit } from './outfit';
import type { Skeleton } from './pose';

const on = (bones: Skeleton) => (local: Vector) => place(bones.head, bones.headFrame, local);

/** Wide brim curled up at the sides, creased crown. */
const cowboyHat: Extra = (clay, bones) => {
  const at = on(bones);
  const frame = bones.headFrame;
  clay.into(material.hat, 0.035);
  clay.ellipsoid(at([-0.008, 0.085, 0]), [0.215, 0.02, 0.13], turned(frame, { pitch: 6 }));
  for (const side of [-1, 1]) {
    const curl = turned(frame, { pitch: 4, roll: side * -38 });
    clay.ellipsoid(at([-0.008, 0.112, side * 0.15]), [0.16, 0.013, 0.065], curl);
  }
  clay.tube(at([-0.012, 0.085, 0]), at([-0.004, 0.2, 0]), 0.112, 0.086, 0.03);
  clay.cone(at([0.05, 0.2, -0.024]), at([-0.06, 0.205, -0.036]), 0.034, 0.036);
  clay.cone(at([0.05, 0.2, 0.024]), at([-0.06, 0.205, 0.036]), 0.034, 0.036);
  clay
    .into(material.leather, 0.004)
    .tube(at([-0.012, 0.094, 0]), at([-0.01, 0.116, 0]), 0.117, 0.112, 0.004);
};

/** The charro's hat: a brim as wide as the shoulders, a tall crown. */
const sombrero: Extra = (clay, bones) => {
  const at = on(bones);
  const frame = turned(bones.headFrame, { pitch: -4 });
  clay.into(material.hat, 0.05);
  clay.ellipsoid(at([-0.01, 0.09, 0]), [0.3, 0.022, 0.29], frame);
  clay.ring(at([-0.01, 0.115, 0]), 0.28, 0.022, frame);
  clay.tube(at([-0.012, 0.09, 0]), at([-0.01, 0.27, 0]), 0.115, 0.07, 0.04);
  clay
    .into(material.trim, 0.004)
    .tube(at([-0.012, 0.1, 0]), at([-0.011, 0.122, 0]), 0.12, 0.116, 0.004);
};

/** Cloth over head and shoulders, held by a double cord. */
const ghutra: Extra = (clay, bones) => {
  const at = on(bones);
  const frame = bones.headFrame;
  clay.into(material.cloth, 0.04);
  clay.ellipsoid(at([-0.02, 0.05, 0]), [0.112, 0.1, 0.094], frame);
  clay.cone(at([-0.07, 0.02, 0]), at([-0.13, -0.3, 0]), 0.085, 0.14);
  for (const side of [-1, 1]) {
    clay.cone(at([-0.02, 0.03, side * 0.085]), at([-0.02, -0.14, side * 0.115]), 0.03, 0.045);
    clay.cone(at([-0.02, -0.14, side * 0.115]), at([0.03, -0.34, side * 0.12]), 0.045, 0.05);
  }
  clay.into(material.hair, 0.006);
  const tilt = turned(frame, { pitch: -12 });
  clay.ring(at([-0.022, 0.085, 0]), 0.103, 0.012, tilt);
  clay.ring(at([-0.022, 0.106, 0]), 0.095, 0.011, tilt);
};

/** A scarf drawn close about the face and tucked in. */
const hijab: Extra = (clay, bones) => {
  const at = on(bones);
  clay.into(material.cloth, 0.04);
  clay.ellipsoid(at([-0.028, 0.035, 0]), [0.112, 0.108, 0.093], bones.headFrame);
  clay.cone(at([-0.05, -0.03, 0]), at([-0.02, -0.15, 0]), 0.09, 0.1);
  clay.ellipsoid(at([0.02, -0.16, 0]), [0.09, 0.06, 0.1], bones.headFrame);
};

const jockeyCap: Extra = (clay, bones) => {
  const at = on(bones);
  clay.into(material.hat, 0.02);
  clay.ellipsoid(at([-0.015, 0.055, 0]), [0.118, 0.098, 0.096], bones.headFrame);
  clay.ellipsoid(at([0.1, 0.05, 0]), [0.06, 0.012, 0.062], bones.headFrame);
  clay
    .into(material.hair, 0.01)
    .ring(at([-0.012, 0.03, 0]), 0.105, 0.016, turned(bones.headFrame, { pitch: -6 }));
};

const helmet: Extra = (clay, bones) => {
  const at = on(bones);
  clay.into(material.hat, 0.03);
  clay.ellipsoid(at([-0.03, 0.07, 0]), [0.14, 0.085, 0.09], bones.headFrame);
  clay.cone(at([-0.1, 0.06, 0]), at([-0.19, 0.03, 0]), 0.07, 0.02);
  clay
    .into(material.hair, 0.01)
    .ellipsoid(at([0.075, 0.005, 0]), [0.03, 0.026, 0.07], bones.headFrame);
};

const crashHelmet: Extra = (clay, bones) => {
  const at = on(bones);
  clay
    .into(material.hat, 0.03)
    .ellipsoid(at([-0.01, 0.02, 0]), [0.15, 0.15, 0.125], bones.headFrame);
  clay.ellipsoid(at([0.07, -0.07, 0]), [0.08, 0.06, 0.1], bones.headFrame);
  clay
    .into(material.hair, 0.01)
    .ellipsoid(at([0.075, 0.03, 0]), [0.085, 0.05, 0.112], bones.headFrame);
};

const toque: Extra = (clay, bones) => {
  const at = on(bones);
  clay.into(material.hat, 0.05);
  clay.tube(at([-0.02, 0.07, 0]), at([-0.025, 0.16, 0]), 0.096, 0.098, 0.01);
  clay.ellipsoid(at([-0.035, 0.225, 0]), [0.125, 0.075, 0.12], bones.headFrame);
  clay.ellipsoid(at([-0.07, 0.24, 0.04]), [0.07, 0.06, 0.07], bones.headFrame);
};

const cap: Extra = (clay, bones) => {
  const at = on(bones);
  clay.into(material.hat, 0.02);
  clay.ellipsoid(at([-0.018, 0.06, 0]), [0.108, 0.082, 0.088], bones.headFrame);
  clay.ellipsoid(at([0.12, 0.05, 0]), [0.075, 0.01, 0.062], turned(bones.headFrame, { pitch: 10 }));
};

const fedora: Extra = (clay, bones) => {
  const at = on(bones);
  clay.into(material.hat, 0.02);
  clay.ellipsoid(at([0.0, 0.075, 0]), [0.175, 0.014, 0.15], turned(bones.headFrame, { pitch: 8 }));
  clay.tube(at([-0.012, 0.08, 0]), at([-0.004, 0.18, 0]), 0.104, 0.082, 0.03);
  clay
    .into(material.trim, 0.004)
    .tube(at([-0.012, 0.085, 0]), at([-0.01, 0.112, 0]), 0.109, 0.102, 0.004);
};

const beanie: Extra = (clay, bones) => {
  const at = on(bones);
  clay
    .into(material.hat, 0.02)
    .ellipsoid(at([-0.022, 0.06, 0]), [0.11, 0.098, 0.092], bones.headFrame);
  clay.ring(at([-0.016, 0.03, 0]), 0.098, 0.022, turned(bones.headFrame, { pitch: -8 }));
};

/** The big round helmet of a space suit with its dark visor. */
const spaceHelmet: Extra = (clay, bones) => {
  const at = on(bones);
  clay
    .into(material.shirt, 0.02)
    .ellipsoid(at([-0.01, 0.01, 0]), [0.185, 0.19, 0.18], bones.headFrame);
  clay
    .into(material.metal, 0.01)
    .ellipsoid(at([0.07, 0.015, 0]), [0.13, 0.125, 0.138], bones.headFrame);
  clay.into(material.trim, 0.01).ring(at([-0.03, -0.15, 0]), 0.15, 0.03, bones.headFrame);
  const back = (local: Vector) => place(bones.chest, bones.chestFrame, local);
  clay
    .into(material.trim, 0.03)
    .box(back([-0.2, 0.03, 0]), [0.1, 0.26, 0.2], bones.chestFrame, 0.05);
  clay
    .into(material.metal, 0.01)
    .box(back([0.16, -0.04, 0]), [0.04, 0.08, 0.1], bones.chestFrame, 0.02);
};

const headphones: Extra = (clay, bones) => {
  const at = on(bones);
  const upright = {
    forward: bones.headFrame.forward,
    up: bones.headFrame.forward,
    right: bones.headFrame.right,
  };
  clay
    .into(material.trim, 0.01)
    .ring(at([-0.015, 0.03, 0]), 0.1, 0.013, { ...upright, forward: bones.headFrame.up });
  for (const side of [-1, 1])
    clay.ellipsoid(at([-0.012, -0.002, side * 0.09]), [0.04, 0.048, 0.024], bones.headFrame);
};

const headset: Extra = (clay, bones) => {
  const at = on(bones);
  clay.into(material.hair, 0.004);
  clay.cone(at([-0.005, -0.01, 0.08]), at([0.07, -0.065, 0.05]), 0.006);
  clay.ellipsoid(at([0.076, -0.066, 0.046]), [0.014, 0.01, 0.01]);
};

const scarf: Extra = (clay, bones) => {
  clay.into(material.trim, 0.03);
  const neck = add(bones.neck, scale(bones.chestFrame.up, 0.015));
  clay.ring(neck, 0.075, 0.04, bones.chestFrame);
  clay.cone(
    place(neck, bones.chestFrame, [0.09, -0.02, 0.03]),
    place(neck, bones.chestFrame, [0.14, -0.3, 0.05]),
    0.04,
    0.05,
  );
};

/** A kerchief knotted at the throat. */
const bandana: Extra = (clay, bones) => {
  const at = (local: Vector) => place(bones.neck, bones.chestFrame, local);
  clay.into(material.trim, 0.03);
  clay.ring(at([0.012, 0.018, 0]), 0.066, 0.026, turned(bones.chestFrame, { pitch: 10 }));
  clay.cone(at([0.075, -0.01, -0.03]), at([0.105, -0.1, 0]), 0.026, 0.012);
  clay.cone(at([0.075, -0.01, 0.03]), at([0.105, -0.1, 0]), 0.026, 0.012);
};

const piece = (extra: Extra): Partial<Outfit> => ({ extras: [extra] });

export const headwear = {
  cowboyHat: piece(cowboyHat),
  sombrero: piece(sombrero),
  ghutra: piece(ghutra),
  hijab: piece(hijab),
  jockeyCap: piece(jockeyCap),
  helmet: piece(helmet),
  crashHelmet: piece(crashHelmet),
  toque: piece(toque),
  cap: piece(cap),
  fedora: piece(fedora),
  beanie: piece(beanie),
  spaceHelmet: piece(spaceHelmet),
  headphones: piece(headphones),
  headset: piece(headset),
  scarf: piece(scarf),
  bandana: piece(bandana),
} as const;
