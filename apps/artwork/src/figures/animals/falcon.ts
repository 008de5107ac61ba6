import type { Clay } from '../../solid/shapes';
import type { Frame, Vector } from '../../solid/vector';
import { add, mix, place, rotate, scale, turned, unit, worldFrame } from '../../solid/vector';
import { material } from '../material';

/** Wings as degrees above the body's plane and swept back, for a bird of half a metre. */
const flights = {
  perched: { raise: -78, sweep: 78, spread: 0.32, pitch: -62, tail: 0.25 },
  glide: { raise: 14, sweep: 12, spread: 1, pitch: -4, tail: 0.6 },
  up: { raise: 58, sweep: 6, spread: 1, pitch: -24, tail: 1 },
  strike: { raise: 44, sweep: 26, spread: 0.85, pitch: -40, tail: 1.2 },
  stoop: { raise: 8, sweep: 62, spread: 0.5, pitch: 34, tail: 0.15 },
  mantle: { raise: 36, sweep: 30, spread: 0.9, pitch: -58, tail: 0.8 },
} as const;

export type Flight = keyof typeof flights;

/** A falcon about `centre`, facing along `frame`, `size` times life-size. */
export function sculptFalcon(
  clay: Clay,
  centre: Vector,
  flight: Flight,
  size = 1,
  facing: Frame = worldFrame,
): void {
  const { raise, sweep, spread, pitch, tail } = flights[flight];
  const frame = turned(facing, { pitch });
  const at = (local: Vector) => place(centre, frame, scale(local, size));
  clay.into(material.hide, 0.04 * size);
  clay.ellipsoid(at([0, 0, 0]), [0.19 * size, 0.085 * size, 0.09 * size], frame);
  clay.cone(at([0.1, 0.02, 0]), at([0.2, 0.05, 0]), 0.075 * size, 0.055 * size);
  const look = turned(facing, { pitch: pitch * 0.25 });
  const head = at([0.23, 0.065, 0]);
  clay.ellipsoid(head, [0.062 * size, 0.056 * size, 0.054 * size], look);
  clay.into(material.horn, 0.006 * size);
  const beak = place(head, look, [0.055 * size, -0.004 * size, 0]);
  clay.cone(beak, place(beak, look, [0.03 * size, -0.022 * size, 0]), 0.02 * size, 0.005 * size);
  clay.into(material.hair, 0.004);
  for (const side of [-1, 1]) {
    clay.ellipsoid(place(head, look, [0.034 * size, 0.012 * size, side * 0.042 * size]), [
      0.012 * size,
      0.012 * size,
      0.01 * size,
    ]);
    clay.into(material.horn, 0.01 * size);
    clay.cone(
      at([-0.03, -0.06, side * 0.04]),
      at(flight === 'perched' ? [-0.15, -0.13, side * 0.05] : [0.03, -0.16, side * 0.045]),
      0.024 * size,
      0.014 * size,
    );
    if (flight === 'perched') {
      clay.into(material.mane, 0.02 * size);
      clay.ellipsoid(
        at([-0.06, 0.02, side * 0.062]),
        [0.2 * size, 0.07 * size, 0.04 * size],
        frame,
      );
      clay.cone(
        at([-0.16, 0.01, side * 0.05]),
        at([-0.34, 0.0, side * 0.02]),
        0.04 * size,
        0.01 * size,
      );
      continue;
    }
    sculptWing(clay, at([0.09, 0.035, side * 0.06]), frame, side, raise, sweep, spread, size);
  }
  clay.into(material.hide, 0.012 * size);
  for (let feather = -3; feather <= 3; feather += 1) {
    const fan = feather * 0.04 * tail;
    clay.cone(
      at([-0.15, 0, feather * 0.01]),
      at([-0.4 + Math.abs(feather) * 0.012, -0.01, fan]),
      0.02 * size,
      0.016 * size,
    );
  }
}

function sculptWing(
  clay: Clay,
  root: Vector,
  frame: Frame,
  side: number,
  raise: number,
  sweep: number,
  spread: number,
  size: number,
): void {
  const out = unit(
    rotate(rotate(scale(frame.right, side), frame.up, side * sweep), frame.forward, -side * raise),
  );
  const elbow = add(
    root,
    scale(unit(add(out, scale(frame.forward, 0.35))), 0.2 * size * (0.5 + spread / 2)),
  );
  const wrist = add(elbow, scale(unit(add(out, scale(frame.forward, 0.12))), 0.2 * size * spread));
  clay.into(material.hide, 0.025 * size);
  clay.cone(root, elbow, 0.05 * size, 0.035 * size).cone(elbow, wrist, 0.035 * size, 0.026 * size);
  const back = scale(frame.forward, -1);
  clay.into(material.mane, 0.008 * size);
  // Flight feathers: short and backward near the body, long and outward at the hand.
  for (let feather = 0; feather < 13; feather += 1) {
    const along = feather / 12;
    const from =
      along < 0.55 ? mix(root, elbow, along / 0.55) : mix(elbow, wrist, (along - 0.55) / 0.45);
    const turn = along ** 1.6 * (0.35 + spread * 0.9);
    const direction = unit(add(scale(back, 1.05 - turn * 0.55), scale(out, turn)));
    const long = (0.2 + 0.26 * along ** 1.3 - (along > 0.95 ? 0.05 : 0)) * size;
    clay.cone(from, add(from, scale(direction, long)), 0.03 * size, 0.015 * size);
  }
  clay.into(material.hide, 0.02 * size);
  clay.ellipsoid(mix(root, elbow, 0.6), [0.085 * size, 0.022 * size, 0.06 * size], frame);
}
