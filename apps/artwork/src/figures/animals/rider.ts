import type { Clay } from '../../solid/shapes';
import { createClay } from '../../solid/shapes';
import type { Vector } from '../../solid/vector';
import { add, mix, place } from '../../solid/vector';
import type { Hair } from '../human/head';
import type { Outfit } from '../human/outfit';
import { sculptPerson } from '../human/person';
import type { Build } from '../human/pose';
import { athlete, skeletonOf } from '../human/pose';
import { material } from '../material';
import type { Gait } from './gaits';
import type { Mount } from './quadruped';
import { sculptQuadruped } from './quadruped';
import type { SeatName } from './seat';
import { seatOn, seats } from './seat';
import type { Species } from './species';

export interface Rider {
  species: Species;
  gait: Gait;
  /** Absent: the animal alone. */
  seat?: SeatName;
  outfit: Outfit;
  build?: Partial<Build>;
  hair?: Hair;
  beard?: boolean;
  /** Saddle and bridle, a bucking rig, a racing cloth, or nothing. */
  tack: 'western' | 'rig' | 'racing' | 'blanket' | 'none';
}

function sculptTack(
  clay: Clay,
  mount: Mount,
  species: Species,
  tack: Rider['tack'],
  hands: Vector | null,
): void {
  const at = (local: Vector) => place(mount.saddle, mount.frame, local);
  const wide = species.trunk[1];
  const tall = species.trunk[0];
  if (tack === 'western' || tack === 'racing' || tack === 'blanket') {
    const size = tack === 'western' ? 0.3 : tack === 'blanket' ? 0.42 : 0.26;
    clay.into(material.cloth, 0.03);
    clay.ellipsoid(at([-0.04, -tall * 0.62, 0]), [size, tall * 0.72, wide * 1.08], mount.frame);
  }
  if (tack === 'western') {
    clay.into(material.leather, 0.04);
    clay.ellipsoid(at([0, 0.0, 0]), [0.22, 0.07, wide * 0.72], mount.frame);
    clay.cone(at([0.2, 0.02, 0]), at([0.24, 0.14, 0]), 0.05, 0.028);
    clay.cone(at([-0.22, 0.03, -0.12]), at([-0.22, 0.03, 0.12]), 0.055);
    for (const side of [-1, 1]) {
      clay.tube(
        at([0.06, -0.04, side * wide]),
        at([0.1, -0.52, side * (wide + 0.07)]),
        0.07,
        0.05,
        0.02,
      );
      clay.box(at([0.12, -0.74, side * 0.36]), [0.075, 0.03, 0.06], mount.frame, 0.02);
    }
  }
  if (tack === 'rig') {
    clay.into(material.leather, 0.02);
    clay.ring(at([0.22, -tall * 0.98, 0]), tall * 1.02, 0.028, {
      forward: mount.frame.up,
      up: mount.frame.forward,
      right: mount.frame.right,
    });
    clay.box(at([0.24, 0.04, 0]), [0.1, 0.035, 0.08], mount.frame, 0.02);
  }
  if (tack === 'none') return;
  clay.into(material.leather, 0.005);
  const nose = mix(mount.poll, mount.muzzle, 0.72);
  const strap = species.head.muzzle * 1.12;
  const across = {
    forward: mount.headFrame.up,
    up: mount.headFrame.forward,
    right: mount.headFrame.right,
  };
  clay.ring(nose, strap, 0.014, across);
  if (!hands) return;
  for (const side of [-1, 1]) {
    const bit = add(nose, place([0, 0, 0], mount.headFrame, [0, -strap * 0.4, side * strap]));
    const sag = add(mix(bit, hands, 0.5), [0, -0.07, side * 0.05]);
    clay.cone(bit, sag, 0.011).cone(sag, hands, 0.011);
  }
}

/** An animal with its tack and its rider. */
export function sculptRider(rider: Rider): Clay {
  const clay = createClay();
  const mount = sculptQuadruped(clay, rider.species, rider.gait);
  if (!rider.seat) {
    sculptTack(clay, mount, rider.species, rider.tack, null);
    return clay;
  }
  const pose = seatOn(mount, seats[rider.seat]);
  const bones = skeletonOf(pose, { ...athlete, ...rider.build });
  sculptTack(
    clay,
    mount,
    rider.species,
    rider.tack,
    rider.tack === 'rig' && rider.species.horns === 'bull' ? null : bones.left.wrist,
  );
  const { outfit, build, hair, beard } = rider;
  sculptPerson({ pose, outfit, build, hair, beard }, clay);
  return clay;
}
