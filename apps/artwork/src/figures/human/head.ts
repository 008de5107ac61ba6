import type { Clay } from '../../solid/shapes';
import type { Vector } from '../../solid/vector';
import { place } from '../../solid/vector';
import { material } from '../material';
import type { Skeleton } from './pose';

export type Hair =
  | 'bald'
  | 'cropped'
  | 'short'
  | 'curly'
  | 'bun'
  | 'ponytail'
  | 'bob'
  | 'long'
  | 'mohawk'
  | 'braids';

export interface HeadOptions {
  hair: Hair;
  beard: boolean;
  woman: boolean;
}

/** Skull, jaw, brow, nose and ears: at card size a profile must read as a face, at hero size as a person. */
export function sculptHead(clay: Clay, bones: Skeleton, { hair, beard, woman }: HeadOptions): void {
  const at = (local: Vector) => place(bones.head, bones.headFrame, local);
  const frame = bones.headFrame;
  const g = woman ? 0.93 : 1;
  clay.into(material.face, 0.022);
  clay.ellipsoid(at([-0.012, 0.028, 0]), [0.098 * g, 0.092, 0.076 * g], frame);
  clay.ellipsoid(at([0.024, -0.032, 0]), [0.066 * g, 0.082, 0.06 * g], frame);
  clay.cone(at([0.052, -0.094, -0.016]), at([0.052, -0.094, 0.016]), 0.024 * g);
  clay.cone(at([-0.01, -0.055, -0.045 * g]), at([0.045, -0.092, -0.015]), 0.026, 0.02);
  clay.cone(at([-0.01, -0.055, 0.045 * g]), at([0.045, -0.092, 0.015]), 0.026, 0.02);
  clay.cone(at([0.078 * g, 0.022, -0.032]), at([0.078 * g, 0.022, 0.032]), 0.014);
  clay.cone(at([0.084 * g, 0.012, 0]), at([0.106 * g, -0.03, 0]), 0.009, 0.015);
  clay.cone(at([0.082 * g, -0.058, -0.014]), at([0.082 * g, -0.058, 0.014]), 0.013);
  for (const side of [-1, 1]) {
    clay.ellipsoid(at([-0.012, -0.005, side * 0.078 * g]), [0.02, 0.03, 0.01], frame);
    clay.ellipsoid(at([0.064, -0.02, side * 0.042]), [0.02, 0.018, 0.018], frame);
  }
  // Eyes and brows are what a viewer looks for first.
  clay.into(material.hair, 0.004);
  for (const side of [-1, 1]) {
    clay.ellipsoid(at([0.083 * g, 0.002, side * 0.031]), [0.009, 0.0065, 0.014], frame);
    const brow = woman ? 0.005 : 0.0075;
    clay.cone(at([0.092 * g, 0.024, side * 0.014]), at([0.082 * g, 0.03, side * 0.048]), brow);
  }
  if (beard) {
    clay.into(material.hair, 0.02);
    clay.ellipsoid(at([0.05, -0.088, 0]), [0.05, 0.042, 0.056], frame);
    clay.cone(at([-0.005, -0.03, -0.064]), at([0.04, -0.09, -0.03]), 0.018, 0.024);
    clay.cone(at([-0.005, -0.03, 0.064]), at([0.04, -0.09, 0.03]), 0.018, 0.024);
  }
  sculptHair(clay, hair, at, bones);
}

function sculptHair(clay: Clay, hair: Hair, at: (local: Vector) => Vector, bones: Skeleton): void {
  const frame = bones.headFrame;
  if (hair === 'bald') return;
  clay.into(material.hair, 0.03);
  const cap = (grow: number) => {
    clay.ellipsoid(at([-0.024, 0.048, 0]), [0.096 + grow, 0.08 + grow, 0.078 + grow], frame);
    clay.ellipsoid(at([-0.05, 0.0, 0]), [0.066 + grow, 0.085 + grow, 0.07 + grow], frame);
  };
  switch (hair) {
    case 'cropped':
      cap(0.002);
      break;
    case 'short':
      cap(0.008);
      clay.cone(at([0.05, 0.105, -0.03]), at([0.05, 0.105, 0.03]), 0.026);
      break;
    case 'curly':
      cap(0.014);
      for (let curl = 0; curl < 14; curl += 1) {
        const a = curl * 2.4;
        const up = 0.02 + ((curl * 7) % 14) / 14 / 9;
        clay.ellipsoid(
          at([-0.02 + Math.cos(a) * 0.08, 0.03 + up, Math.sin(a) * 0.075]),
          [0.034, 0.034, 0.034],
        );
      }
      break;
    case 'bun':
      cap(0.006);
      clay.ellipsoid(at([-0.105, 0.09, 0]), [0.045, 0.045, 0.045]);
      break;
    case 'mohawk':
      clay.cone(at([0.07, 0.1, 0]), at([-0.02, 0.135, 0]), 0.022, 0.03);
      clay.cone(at([-0.02, 0.135, 0]), at([-0.1, 0.06, 0]), 0.03, 0.02);
      break;
    case 'ponytail':
      cap(0.006);
      clay.cone(at([-0.1, 0.05, 0]), at([-0.17, 0.02, 0]), 0.03, 0.036);
      clay.cone(at([-0.17, 0.02, 0]), at([-0.24, -0.1, 0.02]), 0.036, 0.012);
      break;
    case 'bob':
      cap(0.012);
      clay.cone(at([-0.03, 0.02, -0.075]), at([-0.01, -0.09, -0.08]), 0.034, 0.024);
      clay.cone(at([-0.03, 0.02, 0.075]), at([-0.01, -0.09, 0.08]), 0.034, 0.024);
      clay.ellipsoid(at([-0.075, -0.03, 0]), [0.045, 0.09, 0.08], frame);
      break;
    case 'long':
      cap(0.01);
      clay.cone(at([-0.07, 0.0, -0.04]), at([-0.1, -0.24, -0.06]), 0.05, 0.026);
      clay.cone(at([-0.07, 0.0, 0.04]), at([-0.1, -0.25, 0.06]), 0.05, 0.026);
      break;
    case 'braids':
      cap(0.004);
      for (const side of [-1, 1]) {
        clay.cone(at([-0.08, 0.0, side * 0.04]), at([-0.13, -0.15, side * 0.06]), 0.024, 0.02);
        clay.cone(at([-0.13, -0.15, side * 0.06]), at([-0.1, -0.28, side * 0.07]), 0.02, 0.01);
      }
      break;
  }
}
