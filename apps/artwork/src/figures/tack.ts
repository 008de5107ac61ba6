import type { Clay } from '../solid/shapes';
import { turned, worldFrame } from '../solid/vector';
import { material } from './material';

/** A western saddle on a rail at y = 0, with or without a hat on its horn. */
export function sculptSaddle(clay: Clay, hat: boolean): void {
  clay.into(material.cloth, 0.04).ellipsoid([-0.02, -0.04, 0], [0.4, 0.2, 0.34]);
  clay.into(material.leather, 0.05);
  clay.ellipsoid([0, 0.12, 0], [0.33, 0.1, 0.27]);
  clay.cone([-0.26, 0.26, -0.16], [-0.26, 0.26, 0.16], 0.075);
  clay.cone([-0.2, 0.14, -0.12], [-0.26, 0.28, 0], 0.12, 0.08);
  clay.cone([0.24, 0.14, -0.1], [0.24, 0.14, 0.1], 0.1);
  clay.cone([0.26, 0.2, 0], [0.3, 0.36, 0], 0.06, 0.038);
  clay.ellipsoid([0.31, 0.385, 0], [0.075, 0.03, 0.075], turned(worldFrame, { pitch: 14 }));
  for (const side of [-1, 1]) {
    clay.into(material.leather, 0.03);
    clay.box(
      [-0.02, -0.08, side * 0.28],
      [0.25, 0.22, 0.03],
      turned(worldFrame, { roll: side * 12 }),
      0.03,
    );
    clay.tube([0.05, -0.1, side * 0.33], [0.1, -0.52, side * 0.4], 0.075, 0.05, 0.02);
    clay.into(material.metal, 0.01);
    clay.ring([0.11, -0.66, side * 0.41], 0.1, 0.022, turned(worldFrame, { roll: 90 }));
  }
  if (!hat) return;
  const tilt = turned(worldFrame, { pitch: 12, roll: 16 });
  clay.into(material.hat, 0.035);
  clay.ellipsoid([0.31, 0.44, 0], [0.27, 0.024, 0.2], tilt);
  clay.tube([0.3, 0.44, 0], [0.32, 0.6, 0.04], 0.135, 0.105, 0.035);
  for (const side of [-1, 1])
    clay.cone([0.38, 0.6, side * 0.03 + 0.04], [0.25, 0.605, side * 0.045 + 0.04], 0.04);
  clay
    .into(material.leather, 0.004)
    .tube([0.3, 0.455, 0], [0.304, 0.49, 0.008], 0.142, 0.138, 0.004);
}
