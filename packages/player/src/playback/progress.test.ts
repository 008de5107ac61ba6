import { describe, expect, it } from 'vitest';
import { followProgress } from './progress';

function watched(seconds: number, from = 0) {
  const written: number[] = [];
  const progress = followProgress((position) => written.push(position));
  for (let at = from; at <= from + seconds; at += 0.5) progress.reached(at);
  return { written, progress };
}

describe('followProgress', () => {
  it('writes nothing before ten seconds are seen', () => {
    const { written, progress } = watched(9.5);
    progress.note(9.5);
    expect(written).toEqual([]);
  });

  it('writes after ten seconds, and then every thirty', () => {
    expect(watched(75).written).toEqual([10, 40, 70]);
  });

  it('writes at a pause', () => {
    const { written, progress } = watched(15);
    progress.note(15);
    expect(written).toEqual([10, 15]);
  });

  it('counts no seconds that were skipped', () => {
    const { written, progress } = watched(5);
    progress.reached(500);
    progress.reached(501);
    expect(written).toEqual([]);
  });
});
