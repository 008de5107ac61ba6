import type { Clay } from '../solid/shapes';
import type { Vector } from '../solid/vector';
import { add, scale, turned, worldFrame } from '../solid/vector';
import { material } from './material';

const wheel = (clay: Clay, at: Vector, r: number, wide: number) => {
  const side: Vector = [0, 0, at[2] > 0 ? 1 : -1];
  clay
    .into(material.prop, 0.02)
    .tube(add(at, scale(side, -wide / 2)), add(at, scale(side, wide / 2)), r, r, 0.05);
  clay
    .into(material.metal, 0.01)
    .tube(
      add(at, scale(side, wide * 0.42)),
      add(at, scale(side, wide * 0.56)),
      r * 0.55,
      r * 0.5,
      0.02,
    );
};

/** A desert racer: high on its wheels, lamps on the roof; `nose` is how far it points up, in degrees. */
export function sculptRallyCar(clay: Clay, nose: number): void {
  const lean = turned(worldFrame, { pitch: -nose });
  const at = ([x, y, z]: Vector): Vector => {
    const p = { x, y: y - 0.9 };
    return [
      lean.forward[0] * p.x + lean.up[0] * p.y,
      0.9 + lean.forward[1] * p.x + lean.up[1] * p.y,
      z,
    ];
  };
  clay.into(material.shirt, 0.12);
  clay.box(at([0, 0.92, 0]), [1.9, 0.3, 0.82], lean, 0.12);
  clay.box(at([-0.35, 1.36, 0]), [1.0, 0.34, 0.7], turned(lean, { pitch: 2 }), 0.16);
  clay.box(at([1.35, 1.06, 0]), [0.6, 0.17, 0.76], turned(lean, { pitch: 8 }), 0.1);
  clay.into(material.hair, 0.02);
  clay.box(at([1.9, 0.96, 0]), [0.06, 0.13, 0.5], lean, 0.04);
  clay.box(at([1.9, 0.66, 0]), [0.1, 0.07, 0.7], lean, 0.05);
  clay.box(at([0.52, 1.42, 0]), [0.06, 0.22, 0.6], turned(lean, { pitch: 34 }), 0.03);
  for (const side of [-1, 1])
    clay.box(at([-0.3, 1.44, side * 0.68]), [0.66, 0.18, 0.03], lean, 0.03);
  clay.into(material.trim, 0.02);
  for (const side of [-1, 1]) {
    clay.box(at([0, 0.98, side * 0.815]), [1.3, 0.1, 0.02], lean, 0.02);
    for (const x of [1.22, -1.25]) wheel(clay, at([x, 0.55, side * 0.86]), 0.46, 0.3);
    for (const x of [0.25, 0.55])
      clay.ellipsoid(at([0.55, 1.76, side * x]), [0.06, 0.1, 0.1], lean);
    clay.ellipsoid(at([1.9, 1.02, side * 0.55]), [0.05, 0.1, 0.14], lean);
  }
  clay
    .into(material.prop, 0.03)
    .tube(at([-1.86, 1.2, -0.16]), at([-1.96, 1.2, 0.16]), 0.4, 0.4, 0.05);
  clay.box(at([-1.75, 1.66, 0]), [0.24, 0.03, 0.74], lean, 0.02);
}

/** A kart without a driver; the driver is a person who steers. */
export function sculptKart(clay: Clay): void {
  clay.into(material.shirt, 0.05);
  clay.box([0.1, 0.16, 0], [0.82, 0.06, 0.34], worldFrame, 0.05);
  clay.box([0.86, 0.22, 0], [0.2, 0.1, 0.5], turned(worldFrame, { pitch: 10 }), 0.07);
  clay.box([0.5, 0.36, 0], [0.24, 0.12, 0.16], turned(worldFrame, { pitch: 24 }), 0.06);
  for (const side of [-1, 1]) {
    clay.box([0.1, 0.22, side * 0.56], [0.42, 0.09, 0.12], worldFrame, 0.07);
    wheel(clay, [0.7, 0.14, side * 0.56], 0.14, 0.16);
    wheel(clay, [-0.52, 0.16, side * 0.58], 0.16, 0.22);
  }
  clay
    .into(material.prop, 0.03)
    .box([-0.34, 0.4, 0], [0.08, 0.22, 0.24], turned(worldFrame, { pitch: -18 }), 0.06);
  clay
    .into(material.hair, 0.01)
    .ring([0.3, 0.62, 0], 0.14, 0.02, turned(worldFrame, { pitch: 58 }));
}

/** The coffee pot of the majlis and its cups on a tray. */
export function sculptCoffee(clay: Clay, cups: number): void {
  clay.into(material.metal, 0.05);
  clay.ellipsoid([0, 0.2, 0], [0.22, 0.2, 0.22]);
  clay.tube([0, 0.02, 0], [0, 0.1, 0], 0.15, 0.18, 0.02);
  clay.tube([0, 0.3, 0], [0, 0.56, 0], 0.11, 0.085, 0.02);
  clay.tube([0, 0.54, 0], [0, 0.6, 0], 0.12, 0.13, 0.012);
  clay.cone([0, 0.62, 0], [0, 0.78, 0], 0.11, 0.02);
  clay.ellipsoid([0, 0.86, 0], [0.026, 0.05, 0.026]);
  clay.cone([0.14, 0.3, 0], [0.3, 0.56, 0], 0.06, 0.035);
  clay.cone([0.3, 0.56, 0], [0.46, 0.6, 0], 0.035, 0.02);
  clay.into(material.leather, 0.03);
  clay
    .cone([-0.12, 0.58, 0], [-0.32, 0.52, 0], 0.024)
    .cone([-0.32, 0.52, 0], [-0.34, 0.26, 0], 0.026);
  clay.cone([-0.34, 0.26, 0], [-0.2, 0.16, 0], 0.024);
  clay.into(material.metal, 0.01).tube([0.24, -0.03, 0.05], [0.24, 0.0, 0.05], 0.78, 0.8, 0.012);
  for (let cup = 0; cup < cups; cup += 1) {
    const at: Vector = [
      0.42 + (cup % 3) * 0.19,
      0.02,
      -0.16 + Math.floor(cup / 3) * 0.3 + (cup % 2) * 0.12,
    ];
    clay.into(material.shirt, 0.01).tube(at, add(at, [0, 0.12, 0]), 0.05, 0.078, 0.008);
    clay.into(material.trim, 0.004).ring(add(at, [0, 0.075, 0]), 0.072, 0.008);
  }
}
