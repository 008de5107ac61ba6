import { describe, expect, it } from 'vitest';
import type { Vector } from '../../solid/vector';
import { distance } from '../../solid/vector';
import type { Pose } from './pose';
import { athlete, skeletonOf } from './pose';
import { poses } from './poses';

const every: [string, Pose][] = Object.entries(poses);
const reaches = (from: Vector, to: Vector, length: number) => Math.abs(distance(from, to) - length);

describe('skeletonOf', () => {
  it.each(every)('keeps the length of every bone in %s', (_name, pose) => {
    const bones = skeletonOf(pose, athlete);
    for (const { shoulder, elbow, wrist } of [bones.left, bones.right]) {
      expect(reaches(shoulder, elbow, 0.295)).toBeLessThan(0.001);
      expect(reaches(elbow, wrist, 0.265)).toBeLessThan(0.001);
    }
    for (const { hip, knee, ankle } of [bones.leftLeg, bones.rightLeg]) {
      expect(reaches(hip, knee, 0.445)).toBeLessThan(0.001);
      expect(reaches(knee, ankle, 0.43)).toBeLessThan(0.001);
    }
  });

  it('puts a hand where it is asked to be, if the arm is long enough', () => {
    const { left } = skeletonOf(poses.guard, athlete);
    expect(distance(left.wrist, poses.guard.left.at)).toBeLessThan(0.001);
  });

  it('bends elbows to the side that the pose names', () => {
    const { left } = skeletonOf(poses.guard, athlete);
    expect(left.elbow[1]).toBeLessThan(Math.min(left.shoulder[1], left.wrist[1]));
  });

  it('puts no ankle under the ground', () => {
    for (const [name, pose] of every) {
      const { leftLeg, rightLeg } = skeletonOf(pose, athlete);
      expect([name, Math.min(leftLeg.ankle[1], rightLeg.ankle[1]) > -0.02]).toEqual([name, true]);
    }
  });
});
