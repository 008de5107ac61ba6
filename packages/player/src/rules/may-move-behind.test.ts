import { describe, expect, it } from 'vitest';
import { type BackgroundSurroundings, mayMoveBehind } from './may-move-behind';

describe('mayMoveBehind', () => {
  const around: BackgroundSurroundings = {
    reducedMotion: false,
    saveData: false,
    isSlow: false,
    width: 1280,
  };

  it('is true in a wide window on a fast network', () => {
    expect(mayMoveBehind(around)).toBe(true);
  });

  it.each<[string, Partial<BackgroundSurroundings>]>([
    ['with reduced motion', { reducedMotion: true }],
    ['where data is saved', { saveData: true }],
    ['on a slow network', { isSlow: true }],
    ['in a mobile window', { width: 1024 }],
  ])('is false %s', (_where, change) => {
    expect(mayMoveBehind({ ...around, ...change })).toBe(false);
  });
});
