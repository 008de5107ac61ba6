import { describe, expect, it } from 'vitest';
import type { PlaybackStatus } from './playback-state';
import { waitStage } from './wait-stage';

describe('waitStage', () => {
  it.each<[string, PlaybackStatus, number, ReturnType<typeof waitStage>]>([
    ['a picture that plays', { is: 'playing' }, 99_000, { stage: 'unseen', changesIn: null }],
    ['a short wait', { is: 'waiting', since: 0 }, 249, { stage: 'unseen', changesIn: 1 }],
    ['a wait', { is: 'waiting', since: 0 }, 250, { stage: 'ring', changesIn: 9750 }],
    ['a seek', { is: 'seeking', since: 100 }, 1100, { stage: 'ring', changesIn: 9000 }],
    ['a long wait', { is: 'asking', since: 0 }, 10_000, { stage: 'words', changesIn: null }],
  ])('tells of %s', (_what, status, now, shown) => {
    expect(waitStage(status, now)).toEqual(shown);
  });
});
