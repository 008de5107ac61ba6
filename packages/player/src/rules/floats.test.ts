import { describe, expect, it } from 'vitest';
import { floats } from './floats';
import type { PlaybackStatus } from './playback-state';

const leaving = (status: PlaybackStatus, wanted = true) => ({
  playback: { status, wanted },
  isOn: true,
  isHandedOver: false,
});

describe('floats', () => {
  it.each<PlaybackStatus>([
    { is: 'playing' },
    { is: 'seeking', since: 0 },
    { is: 'waiting', since: 0 },
    { is: 'remote', target: 'Television' },
  ])('lets a title play on that is $is', (status) => {
    expect(floats(leaving(status))).toBe(true);
  });

  it.each<PlaybackStatus>([
    { is: 'idle' },
    { is: 'asking', since: 0 },
    { is: 'loading', by: 'load', since: 0 },
    { is: 'ready' },
    { is: 'paused' },
    { is: 'ended' },
    { is: 'refused', code: 'RELEASED', details: {} },
    { is: 'failed', kind: 'network', again: 'itself' },
  ])('ends a title that is $is', (status) => {
    expect(floats(leaving(status))).toBe(false);
  });

  it('ends a title that the viewer has paused while it waits or seeks', () => {
    expect(floats(leaving({ is: 'seeking', since: 0 }, false))).toBe(false);
  });

  it('ends it where the viewer wants no small player, and where the next title has the element', () => {
    expect(floats({ ...leaving({ is: 'playing' }), isOn: false })).toBe(false);
    expect(floats({ ...leaving({ is: 'playing' }), isHandedOver: true })).toBe(false);
  });
});
