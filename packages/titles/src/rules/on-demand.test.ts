import { describe, expect, it } from 'vitest';
import { onDemand } from './on-demand';

describe('onDemand', () => {
  it.each([
    [{ kind: 'video' }, true],
    [{ kind: 'event', state: 'REPLAY' }, true],
    [{ kind: 'event', state: 'LIVE' }, false],
    [{ kind: 'event', state: 'UPCOMING' }, false],
    [{ kind: 'series' }, false],
    [{ kind: 'playlist' }, false],
  ] as const)('of %j is %s', (title, expected) => {
    expect(onDemand(title)).toBe(expected);
  });
});
