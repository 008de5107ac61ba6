import { describe, expect, it } from 'vitest';
import { type ControlsReading, controlsHideAt } from './visible-controls';

const idle: ControlsReading = {
  usedAt: 5000,
  usedBy: 'pointer',
  isPlaying: true,
  hasVisibleFocus: false,
  isHeld: false,
};

describe('controlsHideAt', () => {
  it('hides the controls three seconds after the pointer was used', () => {
    expect(controlsHideAt(idle)).toBe(8000);
  });

  it.each<[string, Partial<ControlsReading>]>([
    ['after a key', { usedBy: 'keyboard' }],
    ['in a pause', { isPlaying: false }],
    ['while one of them has a visible focus', { hasVisibleFocus: true }],
    ['under an open menu, or while one of them is held down', { isHeld: true }],
  ])('keeps the controls %s', (_when, change) => {
    expect(controlsHideAt({ ...idle, ...change })).toBeNull();
  });
});
