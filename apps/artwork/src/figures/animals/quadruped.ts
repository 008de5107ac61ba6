import type { Clay } from '../../solid/shapes';
import type { Frame, Vector } from '../../solid/vector';
import {
  add,
  frameAlong,
  mix,
  place,
  rotate,
  scale,
  subtract,
  turned,
  unit,
  worldFrame,
} from '../../solid/vector';
import { material } from '../material';
import type { Gait } from './gaits';
import type { Species } from './species';

/** The places of the parts of a moving animal, for riders and tack. */
export interface Mount {
  /** The middle of the back, and its directions. */
  saddle: Vector;
  frame: Frame;
  poll: Vector;
  muzzle: Vector;
  headFrame: Frame;
  /** The height that the whole animal was moved up by so that its lowest foot is on the ground. */
  feet: readonly Vector[];
}

const down = (frame: Frame, degrees: number): Vector =>
  rotate(scale(frame.up, -1), frame.right, degrees);

interface Leg {
  root: Vector;
  joint: Vector;
  ankle: Vector;
  toe: Vector;
}

function legOf(
  root: Vector,
  frame: Frame,
  bones: readonly [number, number, number],
  angles: readonly [number, number, number],
): Leg {
  const joint = add(root, scale(down(frame, angles[0]), bones[0]));
  const ankle = add(joint, scale(down(frame, angles[1]), bones[1]));
  return { root, joint, ankle, toe: add(ankle, scale(down(frame, angles[2]), bones[2])) };
}

interface Bones {
  centre: Vector;
  frame: Frame;
  fore: readonly [Leg, Leg];
  hind: readonly [Leg, Leg];
  base: Vector;
  poll: Vector;
  neckFrame: Frame;
  headFrame: Frame;
}

function bonesOf(s: Species, gait: Gait, centre: Vector): Bones {
  const frame = turned(worldFrame, { pitch: -gait.pitch });
  const at = (local: Vector) => place(centre, frame, local);
  const low = -s.trunk[0] * 0.55;
  // Legs keep to the world's vertical: an animal that pitches still finds the ground.
  const plumb = turned(worldFrame, { pitch: -gait.pitch * 0.35 });
  const wide = s.trunk[1] * 0.56;
  const fore = (side: number, angles: readonly [number, number, number]) =>
    legOf(at([s.half * 0.68, low, side * wide]), plumb, s.fore.bones, angles);
  const hind = (side: number, angles: readonly [number, number, number]) =>
    legOf(at([-s.half * 0.72, low * 0.9, side * wide]), plumb, s.hind.bones, angles);
  const heading = turned(worldFrame, { yaw: (gait.turn ?? 0) * 0.8 });
  const base = at([s.half * 0.86, s.trunk[0] * 0.42, 0]);
  const neckFrame = turned(heading, { pitch: -gait.neck });
  const poll = add(base, scale(neckFrame.forward, s.neck.length));
  const headFrame = turned(turned(worldFrame, { yaw: gait.turn ?? 0 }), { pitch: gait.face });
  return {
    centre,
    frame,
    fore: [fore(-1, gait.leftFore), fore(1, gait.rightFore)],
    hind: [hind(-1, gait.leftHind), hind(1, gait.rightHind)],
    base,
    poll,
    neckFrame,
    headFrame,
  };
}

/** Sculpts the animal so that its lowest foot (or its lift) meets the ground, and says where a rider sits. */
export function sculptQuadruped(clay: Clay, s: Species, gait: Gait): Mount {
  const trial = bonesOf(s, gait, [0, s.back - s.trunk[0], 0]);
  const lowest = Math.min(...[...trial.fore, ...trial.hind].map((leg) => leg.toe[1]));
  const raised = s.back - s.trunk[0] - lowest + 0.03 + gait.lift * s.back;
  const bones = bonesOf(s, gait, [0, raised, 0]);
  sculptTrunk(clay, s, bones);
  bones.fore.forEach((leg, index) => {
    sculptLeg(clay, s, leg, s.fore.radii, bones.frame, index === 0 ? -1 : 1, false);
  });
  bones.hind.forEach((leg, index) => {
    sculptLeg(clay, s, leg, s.hind.radii, bones.frame, index === 0 ? -1 : 1, true);
  });
  const muzzle = sculptHead(clay, s, bones);
  sculptTail(clay, s, bones, gait.tail);
  return {
    saddle: place(bones.centre, bones.frame, [s.half * 0.1, s.trunk[0] + s.hump * 0.7, 0]),
    frame: bones.frame,
    poll: bones.poll,
    muzzle,
    headFrame: bones.headFrame,
    feet: [...bones.fore, ...bones.hind].map((leg) => leg.toe),
  };
}

function sculptTrunk(
  clay: Clay,
  s: Species,
  { centre, frame, base, poll, neckFrame }: Bones,
): void {
  const at = (local: Vector) => place(centre, frame, local);
  const [tall, wide] = s.trunk;
  clay.into(s.coat, tall * 0.5);
  clay.ellipsoid(centre, [s.half * 1.02, tall, wide], frame);
  clay.ellipsoid(
    at([s.half * 0.62, -tall * 0.05, 0]),
    [s.chest * 0.95, s.chest * 1.06, wide * 1.02],
    frame,
  );
  clay.ellipsoid(
    at([-s.half * 0.72, s.tuck * 0.6, 0]),
    [s.rump, s.rump * 1.05, wide * 1.04],
    frame,
  );
  clay.cone(
    at([s.half * 0.6, tall * 0.72, 0]),
    at([-s.half * 0.7, tall * 0.7, 0]),
    tall * 0.32,
    tall * 0.34,
  );
  if (s.hump > 0) {
    const back = s.hump > 0.3 ? -0.05 : s.half * 0.62;
    clay.ellipsoid(at([back, tall * 0.85, 0]), [s.hump * 0.95, s.hump * 1.1, wide * 0.55], frame);
  }
  // The neck bends over its length: upwards for a horse's crest, downwards for a camel's sag.
  const middle = add(mix(base, poll, 0.5), scale(neckFrame.up, s.neck.arch * 0.5));
  const waistline = (s.neck.base + s.neck.tip) * 0.5;
  clay.cone(at([s.half * 0.66, tall * 0.12, 0]), base, s.neck.base * 1.25, s.neck.base);
  clay.cone(base, middle, s.neck.base, waistline);
  clay.cone(middle, poll, waistline, s.neck.tip);
  if (s.mane === 'crest') {
    clay.into(material.mane, 0.04);
    for (let lock = 0; lock < 7; lock += 1) {
      const along = 0.12 + lock * 0.135;
      const root = add(
        along < 0.5 ? mix(base, middle, along * 2) : mix(middle, poll, along * 2 - 1),
        scale(neckFrame.up, waistline * 1.02),
      );
      clay.cone(
        root,
        add(
          root,
          add(scale(neckFrame.forward, -0.24), scale(neckFrame.up, 0.04 - (lock % 2) * 0.09)),
        ),
        0.05,
        0.012,
      );
    }
  } else if (s.mane === 'ruff' || s.mane === 'lion') {
    const big = s.mane === 'lion' ? 1.4 : 1.12;
    clay.into(s.mane === 'lion' ? material.mane : s.coat, 0.06);
    clay.cone(
      mix(base, poll, 0.2),
      mix(base, poll, 0.86),
      s.neck.base * big,
      s.neck.tip * big * 1.15,
    );
    if (s.mane === 'lion')
      clay.ellipsoid(place(poll, neckFrame, [-0.1, 0, 0]), [0.13, 0.24, 0.22], neckFrame);
  }
}

function sculptLeg(
  clay: Clay,
  s: Species,
  leg: Leg,
  radii: readonly [number, number, number],
  frame: Frame,
  side: number,
  hind: boolean,
): void {
  const [thick, joint, cannon] = radii;
  const inside = place(leg.root, frame, [
    hind ? -0.02 : 0.02,
    s.trunk[0] * 0.42,
    -side * s.trunk[1] * 0.12,
  ]);
  clay.into(s.coat, thick * 0.6);
  clay.ellipsoid(inside, [thick * 1.75, thick * (hind ? 2.5 : 2.2), thick * 1.15], frame);
  clay.cone(leg.root, leg.joint, thick, joint);
  clay.cone(leg.joint, leg.ankle, joint, cannon);
  clay.ellipsoid(leg.joint, [joint * 1.1, joint * 1.25, joint]);
  clay.cone(leg.ankle, mix(leg.ankle, leg.toe, 0.6), cannon * 1.12, cannon);
  const toward = unit(subtract(leg.toe, leg.ankle));
  if (s.foot === 'hoof') {
    clay.into(material.horn, 0.01);
    clay.tube(mix(leg.ankle, leg.toe, 0.5), leg.toe, cannon * 1.15, cannon * 1.65, 0.012);
  } else {
    const spread = s.foot === 'pad' ? 1.7 : 1.35;
    const foot = frameAlong(scale(toward, -1), [1, 0, 0]);
    clay.ellipsoid(
      place(leg.toe, foot, [cannon * 0.6, 0.02, 0]),
      [cannon * spread * 1.25, cannon * 0.9, cannon * spread],
      foot,
    );
  }
}

function sculptHead(clay: Clay, s: Species, { poll, headFrame, neckFrame }: Bones): Vector {
  const { length, skull, muzzle: nose } = s.head;
  const at = (local: Vector) => place(poll, headFrame, local);
  const muzzle = at([length, -skull * 0.1, 0]);
  clay.into(s.coat, skull * 0.35);
  clay.cone(poll, at([skull * 0.9, -skull * 0.1, 0]), s.neck.tip, skull * 0.92);
  clay.ellipsoid(
    at([skull * 0.7, -skull * 0.2, 0]),
    [skull * 1.15, skull, skull * 0.78],
    headFrame,
  );
  clay.cone(at([skull * 0.9, 0, 0]), muzzle, skull * 0.68, nose);
  clay.cone(
    at([skull * 0.8, -skull * 0.5, 0]),
    at([length * 0.92, -nose * 0.9, 0]),
    skull * 0.5,
    nose * 0.7,
  );
  clay.into(material.hair, 0.01);
  for (const side of [-1, 1]) {
    clay.ellipsoid(
      at([skull * 1.2, skull * 0.32, side * skull * 0.55]),
      [0.022, 0.018, 0.016],
      headFrame,
    );
    clay.ellipsoid(
      at([length + nose * 0.5, nose * 0.1, side * nose * 0.5]),
      [nose * 0.3, nose * 0.26, nose * 0.2],
      headFrame,
    );
  }
  clay.into(s.coat, 0.02);
  for (const side of [-1, 1]) {
    if (s.horns === 'tusks') {
      const ear = at([-skull * 0.5, -skull * 0.2, side * skull * 1.1]);
      clay.ellipsoid(
        ear,
        [s.ears * 0.62, s.ears * 0.85, 0.06],
        turned(neckFrame, { yaw: side * 28 }),
      );
      continue;
    }
    const sideways = s.horns === 'bull' ? 1 : 0.3;
    const root = at([-0.01, skull * 0.7, side * skull * 0.55]);
    const tip = add(
      root,
      add(
        scale(neckFrame.up, s.ears * (1 - sideways * 0.7)),
        add(
          scale(headFrame.right, side * s.ears * sideways),
          scale(neckFrame.forward, s.ears * 0.25),
        ),
      ),
    );
    clay.cone(root, tip, s.ears * 0.26, s.ears * 0.09);
  }
  sculptHorns(clay, s, at, headFrame, neckFrame);
  return muzzle;
}

function sculptHorns(
  clay: Clay,
  s: Species,
  at: (local: Vector) => Vector,
  headFrame: Frame,
  neckFrame: Frame,
): void {
  const { skull, length } = s.head;
  clay.into(material.horn, 0.02);
  for (const side of [-1, 1]) {
    const root = at([0.02, skull * 0.85, side * skull * 0.5]);
    const out = (right: number, up: number, forward: number) =>
      add(
        root,
        add(
          add(scale(headFrame.right, side * right), scale(neckFrame.up, up)),
          scale(neckFrame.forward, forward),
        ),
      );
    if (s.horns === 'bull') {
      clay.cone(root, out(0.17, 0.03, 0.03), 0.05, 0.042);
      clay.cone(out(0.17, 0.03, 0.03), out(0.28, 0.14, 0.12), 0.042, 0.01);
    } else if (s.horns === 'antlers') {
      const a = out(0.1, 0.24, -0.08);
      const b = out(0.26, 0.5, -0.1);
      const c = out(0.24, 0.78, 0.04);
      clay.cone(root, a, 0.028, 0.024).cone(a, b, 0.024, 0.02).cone(b, c, 0.02, 0.008);
      clay.cone(out(0.03, 0.08, 0), out(0.08, 0.16, 0.2), 0.018, 0.007);
      clay.cone(a, out(0.18, 0.36, 0.16), 0.018, 0.007);
      clay.cone(b, out(0.4, 0.62, -0.04), 0.016, 0.007);
      clay.cone(mix(b, c, 0.5), out(0.36, 0.76, 0.02), 0.013, 0.006);
    } else if (s.horns === 'tusks') {
      const tusk = at([length * 0.9, -skull * 0.2, side * skull * 0.42]);
      clay.cone(tusk, add(tusk, [0.24, -0.42, side * 0.08]), 0.07, 0.05);
      clay.cone(
        add(tusk, [0.24, -0.42, side * 0.08]),
        add(tusk, [0.55, -0.46, side * 0.06]),
        0.05,
        0.02,
      );
    }
  }
  if (s.horns !== 'tusks') return;
  clay.into(s.coat, 0.06);
  const nose = at([length, 0, 0]);
  const bend = add(nose, [0.12, -0.6, 0]);
  const end = add(nose, [0.02, -1.25, 0]);
  clay
    .cone(nose, bend, 0.2, 0.14)
    .cone(bend, end, 0.14, 0.09)
    .cone(end, add(end, [0.2, -0.16, 0]), 0.09, 0.07);
}

function sculptTail(clay: Clay, s: Species, { centre, frame }: Bones, wild: number): void {
  const root = place(centre, frame, [-s.half * 0.72 - s.rump * 0.9, s.trunk[0] * 0.55, 0]);
  const back = (length: number, up: number): Vector => add(root, [-length, up, 0]);
  const rise = (wild - 0.6) * 0.5;
  if (s.tail === 'horse') {
    clay.into(material.mane, 0.06);
    for (const spread of [-0.05, 0, 0.05]) {
      const a = add(back(0.18 + wild * 0.12, 0.05 + rise * 0.3), [0, 0, spread * 0.6]);
      const b = add(back(0.26 + wild * 0.36, -0.34 + rise * 0.7), [0, 0, spread]);
      const c = add(back(0.24 + wild * 0.62, -0.85 + wild * 0.42 + rise * 0.5 + spread), [
        0,
        0,
        spread * 1.6,
      ]);
      clay.cone(root, a, 0.06, 0.085).cone(a, b, 0.085, 0.08).cone(b, c, 0.08, 0.015);
    }
    return;
  }
  if (s.tail === 'short') {
    clay.into(s.coat, 0.03).cone(root, back(0.08, -0.14), 0.05, 0.02);
    return;
  }
  if (s.tail === 'brush') {
    const long = s.half * 0.75;
    clay.into(s.coat, 0.05).cone(root, back(long * 0.6, -0.1 + wild * 0.08), 0.035, 0.085);
    clay.cone(
      back(long * 0.6, -0.1 + wild * 0.08),
      back(long * 1.3, -0.16 + wild * 0.12),
      0.085,
      0.012,
    );
    return;
  }
  const size = s.back / 1.4;
  const bend = back(0.1 * size + wild * 0.16, -0.3 * size + wild * 0.32);
  const end = back(0.08 * size + wild * 0.3, -0.72 * size + wild * 0.52);
  clay
    .into(s.coat, 0.02)
    .cone(root, bend, 0.035 * size, 0.024 * size)
    .cone(bend, end, 0.024 * size, 0.018 * size);
  clay.into(material.mane, 0.02).ellipsoid(end, [0.045 * size, 0.09 * size, 0.045 * size]);
}
