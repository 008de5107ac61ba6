import type { Frame, Vector } from '../../solid/vector';
import {
  add,
  cross,
  frameAlong,
  mix,
  place,
  scale,
  subtract,
  unit,
  worldFrame,
} from '../../solid/vector';
import { sculptFalcon } from '../animals/falcon';
import { material } from '../material';
import type { Extra } from './outfit';
import type { Skeleton } from './pose';
import { beyond } from './wardrobe';

const hand = (bones: Skeleton, which: 'left' | 'right') => beyond(bones[which], 0.075);

/** A thin rod through a hand. */
const rod =
  (
    which: 'left' | 'right',
    along: (bones: Skeleton) => Vector,
    ahead: number,
    behind: number,
    thick: number,
  ): Extra =>
  (clay, bones) => {
    const centre = hand(bones, which);
    const axis = unit(along(bones));
    clay.into(material.prop, 0.005);
    clay.cone(subtract(centre, scale(axis, behind)), add(centre, scale(axis, ahead)), thick);
  };

const racket: Extra = (clay, bones) => {
  const arm = bones.right;
  const from = hand(bones, 'right');
  const axis = arm.hand.forward;
  const frame = { forward: axis, up: arm.hand.right, right: scale(arm.hand.up, -1) };
  clay.into(material.prop, 0.004).cone(from, add(from, scale(axis, 0.3)), 0.015);
  clay.ring(add(from, scale(axis, 0.43)), 0.135, 0.014, frame);
  for (let string = -2; string <= 2; string += 1) {
    const across = scale(frame.right, string * 0.045);
    const reach = Math.sqrt(0.135 ** 2 - (string * 0.045) ** 2);
    const middle = add(add(from, scale(axis, 0.43)), across);
    clay.cone(subtract(middle, scale(axis, reach)), add(middle, scale(axis, reach)), 0.0035);
    const along = add(add(from, scale(axis, 0.43)), scale(axis, string * 0.045));
    clay.cone(
      subtract(along, scale(frame.right, reach)),
      add(along, scale(frame.right, reach)),
      0.0035,
    );
  }
};

const barbell: Extra = (clay, bones) => {
  const left = hand(bones, 'left');
  const right = hand(bones, 'right');
  const axis = unit(subtract(right, left));
  const middle = mix(left, right, 0.5);
  const at = (along: number) => add(middle, scale(axis, along));
  clay.into(material.metal, 0.004).cone(at(-1.05), at(1.05), 0.016);
  clay.into(material.prop, 0.004);
  for (const side of [-1, 1]) {
    clay.tube(at(side * 0.72), at(side * 0.77), 0.225, 0.225, 0.01);
    clay.tube(at(side * 0.79), at(side * 0.83), 0.2, 0.2, 0.01);
    clay.tube(at(side * 0.85), at(side * 0.88), 0.13, 0.13, 0.008);
  }
};

const bow: Extra = (clay, bones) => {
  const grip = hand(bones, 'left');
  const draw = hand(bones, 'right');
  const back = unit(subtract(draw, grip));
  const tips: Vector[] = [];
  clay.into(material.prop, 0.01);
  for (const side of [-1, 1]) {
    const knee = add(grip, [back[0] * 0.06, side * 0.34, back[2] * 0.06]);
    const tip = add(grip, [back[0] * 0.28, side * 0.62, back[2] * 0.28]);
    clay.cone(grip, knee, 0.02, 0.016).cone(knee, tip, 0.016, 0.009);
    tips.push(tip);
  }
  for (const tip of tips) clay.cone(tip, draw, 0.004);
  clay.into(material.metal, 0.003).cone(draw, add(grip, scale(back, -0.14)), 0.006);
};

const bicycle: Extra = (clay) => {
  const spokes: Frame = { forward: [1, 0, 0], up: [0, 0, 1], right: [0, -1, 0] };
  const rear: Vector = [-0.52, 0.345, 0];
  const front: Vector = [0.56, 0.345, 0];
  const crank: Vector = [-0.06, 0.3, 0];
  const seat: Vector = [-0.28, 0.92, 0];
  const stem: Vector = [0.36, 0.88, 0];
  clay.into(material.prop, 0.004);
  clay.ring(rear, 0.33, 0.016, spokes).ring(front, 0.33, 0.016, spokes);
  clay.into(material.metal, 0.004);
  clay
    .cone(crank, seat, 0.02)
    .cone(crank, add(stem, [-0.02, -0.08, 0]), 0.024)
    .cone(add(seat, [0.03, -0.1, 0]), stem, 0.02);
  clay
    .cone(rear, crank, 0.013)
    .cone(rear, add(seat, [0.03, -0.12, 0]), 0.011)
    .cone(stem, front, 0.018);
  clay.tube(add(rear, [0, 0, -0.006]), add(rear, [0, 0, 0.006]), 0.31, 0.31, 0.004);
  clay.into(material.prop, 0.01);
  clay.cone(add(seat, [-0.12, 0.02, 0]), add(seat, [0.12, 0.02, 0]), 0.045, 0.02);
  for (const side of [-1, 1]) {
    clay.cone(add(stem, [0.04, 0.02, side * 0.2]), add(stem, [0.14, 0.0, side * 0.2]), 0.016);
    clay.cone(add(stem, [0.14, 0.0, side * 0.2]), add(stem, [0.08, -0.13, side * 0.2]), 0.016);
  }
  clay.cone(add(stem, [0.02, 0.02, -0.2]), add(stem, [0.02, 0.02, 0.2]), 0.015);
};

const guitar: Extra = (clay, bones) => {
  const neck = hand(bones, 'left');
  const strum = hand(bones, 'right');
  const axis = unit(subtract(neck, strum));
  const frame = frameAlong(axis, bones.chestFrame.forward);
  const at = (local: Vector) => place(strum, frame, local);
  clay.into(material.prop, 0.05);
  clay.ellipsoid(at([-0.03, -0.14, 0]), [0.045, 0.19, 0.2], frame);
  clay.ellipsoid(at([-0.03, 0.1, 0]), [0.045, 0.15, 0.15], frame);
  clay.into(material.leather, 0.01);
  clay.box(at([-0.01, 0.42, 0]), [0.016, 0.38, 0.026], frame, 0.008);
  clay.box(at([-0.015, 0.86, 0]), [0.016, 0.08, 0.042], frame, 0.01);
};

const cello: Extra = (clay, bones) => {
  const foot: Vector = [0.36, 0.02, 0.02];
  const top = add(bones.left.wrist, [0.06, 0.14, 0.02]);
  const axis = unit(subtract(top, foot));
  const frame = frameAlong(axis, [1, 0, 0]);
  const at = (local: Vector) => place(foot, frame, local);
  clay.into(material.metal, 0.01).cone(at([0, 0, 0]), at([0, 0.14, 0]), 0.01);
  clay.into(material.prop, 0.07);
  clay.ellipsoid(at([0, 0.34, 0]), [0.1, 0.21, 0.22], frame);
  clay.ellipsoid(at([0, 0.74, 0]), [0.09, 0.18, 0.17], frame);
  clay.into(material.leather, 0.01).box(at([0.09, 0.98, 0]), [0.02, 0.36, 0.024], frame, 0.01);
  clay.ellipsoid(at([0.04, 1.36, 0]), [0.035, 0.06, 0.03], frame);
  const bowAt = hand(bones, 'right');
  const across = unit(cross(axis, [1, 0, 0]));
  clay
    .into(material.horn, 0.004)
    .cone(subtract(bowAt, scale(across, 0.7)), add(bowAt, scale(across, 0.06)), 0.009);
};

const drums: Extra = (clay) => {
  clay.into(material.prop, 0.01);
  const drum = (x: number, y: number, z: number, r: number, deep: number, lean: number) => {
    const axis: Vector = unit([-lean, 1, 0]);
    clay.into(material.prop, 0.01).tube(add([x, y, z], scale(axis, -deep)), [x, y, z], r, r, 0.012);
    clay.into(material.metal, 0.004).ring([x, y, z], r, 0.012, frameAlong(axis, [1, 0, 0]));
  };
  clay.tube([0.62, 0.32, 0], [1.02, 0.32, 0], 0.3, 0.3, 0.015);
  clay
    .into(material.metal, 0.004)
    .ring([1.02, 0.32, 0], 0.3, 0.018, { forward: [0, 1, 0], up: [1, 0, 0], right: [0, 0, 1] });
  drum(0.72, 0.86, -0.2, 0.17, 0.2, 0.35);
  drum(0.72, 0.86, 0.2, 0.18, 0.22, 0.35);
  drum(0.3, 0.7, -0.46, 0.18, 0.14, 0.1);
  drum(0.36, 0.66, 0.62, 0.22, 0.34, 0.1);
  clay.into(material.horn, 0.01);
  for (const [x, y, z, lean] of [
    [0.86, 1.34, -0.56, 0.3],
    [0.9, 1.4, 0.62, 0.34],
    [0.3, 1.02, -0.8, 0.05],
  ] as const) {
    clay.ellipsoid([x, y, z], [0.24, 0.014, 0.24], frameAlong([-lean, 1, 0], [1, 0, 0]));
    clay.cone([x, y, z], [x + 0.1, 0, z], 0.011);
  }
};

const umbrella: Extra = (clay, bones) => {
  const grip = hand(bones, 'right');
  const top = add(grip, [0.06, 0.86, -0.08]);
  clay.into(material.metal, 0.004).cone(add(grip, [0, -0.08, 0]), top, 0.011);
  clay.into(material.prop, 0.02);
  clay.tube(top, add(top, [0, -0.2, 0]), 0.1, 0.58, 0.01);
};

const ballAt =
  (radius: number, where: (bones: Skeleton) => Vector): Extra =>
  (clay, bones) => {
    clay.into(material.prop, 0.001).ellipsoid(where(bones), [radius, radius, radius]);
  };

const falconOn =
  (flight: 'perched' | 'mantle' | 'up', size: number): Extra =>
  (clay, bones) => {
    const perch = bones.left.wrist;
    clay
      .into(material.leather, 0.02)
      .tube(mix(bones.left.elbow, perch, 0.3), beyond(bones.left, 0.06), 0.055, 0.052, 0.016);
    const lift = flight === 'perched' ? 0.2 : 0.24;
    sculptFalcon(clay, add(perch, [0.02, lift * size, 0]), flight, size, worldFrame);
  };

/** The things that a person holds, sits at or rides. */
export const props = {
  javelin: rod('right', () => [0.93, 0.36, 0], 1.25, 1.15, 0.014),
  stick: rod('right', (bones) => add(bones.right.hand.forward, [0.3, 0.4, 0]), 0.62, 0.06, 0.011),
  pole: rod('left', () => [0.18, 1, 0.05], 0.12, 1.1, 0.012),
  microphone: rod('left', (bones) => subtract(bones.head, bones.left.wrist), 0.12, 0.1, 0.024),
  baton: rod('right', (bones) => bones.right.hand.forward, 0.34, 0.03, 0.006),
  foil: rod('left', () => [1, 0.02, 0], 0.95, 0.06, 0.008),
  sticks: (clay, bones) => {
    for (const which of ['left', 'right'] as const) {
      const from = hand(bones, which);
      clay
        .into(material.horn, 0.004)
        .cone(from, add(from, scale(bones[which].hand.forward, 0.34)), 0.011, 0.008);
    }
  },
  bat: rod('right', () => [0.1, 0.45, 0.9], 0.72, 0.04, 0.03),
  racket,
  barbell,
  bow,
  bicycle,
  guitar,
  cello,
  drums,
  umbrella,
  pan: (clay, bones) => {
    const from = hand(bones, 'right');
    const axis: Vector = unit([1, 0.08, 0.1]);
    clay.into(material.metal, 0.01).cone(from, add(from, scale(axis, 0.22)), 0.014);
    const centre = add(from, scale(axis, 0.38));
    clay.tube(add(centre, [0, -0.03, 0]), add(centre, [0, 0.03, 0]), 0.14, 0.17, 0.012);
  },
  book: (clay, bones) => {
    const centre = mix(hand(bones, 'left'), hand(bones, 'right'), 0.5);
    clay.into(material.prop, 0.004);
    for (const side of [-1, 1]) {
      const page = frameAlong(unit([-0.6, 0.8, side * 0.25]), [0.8, 0.6, 0]);
      clay.box(add(centre, [0.02, 0.02, side * 0.085]), [0.012, 0.12, 0.088], page, 0.006);
    }
  },
  backpack: (clay, bones) => {
    const at = (local: Vector) => place(bones.chest, bones.chestFrame, local);
    clay
      .into(material.prop, 0.05)
      .box(at([-0.22, -0.02, 0]), [0.1, 0.25, 0.16], bones.chestFrame, 0.06);
    clay.cone(at([-0.2, 0.26, -0.16]), at([-0.2, 0.26, 0.16]), 0.07);
  },
  ballAtFoot: ballAt(0.11, ({ rightLeg }) => place(rightLeg.ankle, rightLeg.foot, [0.3, -0.02, 0])),
  ballOverhead: ballAt(0.12, ({ right }) => add(beyond(right, 0.16), [0.06, 0.06, -0.02])),
  ballUnderArm: (clay, bones) => {
    const frame = frameAlong([0.8, 0.5, 0.1], [0, 1, 0]);
    clay
      .into(material.prop, 0.001)
      .ellipsoid(add(bones.left.wrist, [0.08, 0.02, 0.02]), [0.1, 0.15, 0.1], frame);
  },
  shot: ballAt(0.06, ({ right }) => add(beyond(right, 0.26), [0.12, 0.1, 0])),
  falcon: falconOn('perched', 1.15),
  falconWings: falconOn('mantle', 1.2),
  falconLeaving: falconOn('up', 1.2),
} as const satisfies Record<string, Extra>;

export type PropName = keyof typeof props;
