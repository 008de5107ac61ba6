import { describe, expect, it } from 'vitest';
import { type NextUp, type NextUpReading, nextUp } from './next-up';

const atEnd: NextUpReading = {
  countdown: 8,
  endedFor: 0,
  autoAdvance: true,
  isCancelled: false,
  asks: true,
  untouched: 0,
};

describe('nextUp', () => {
  it.each<[string, Partial<NextUpReading>, NextUp]>([
    ['before the end', { endedFor: null }, { is: 'none' }],
    ['where nothing is next', { countdown: null }, { is: 'none' }],
    ['at the end', {}, { is: 'counting', seconds: 8 }],
    ['half a second later', { endedFor: 0.5 }, { is: 'counting', seconds: 8 }],
    ['in its last second', { endedFor: 7.2 }, { is: 'counting', seconds: 1 }],
    ['when the time is over', { endedFor: 8 }, { is: 'now' }],
    ['without autoAdvance', { autoAdvance: false, endedFor: 60 }, { is: 'offered' }],
    ['when the viewer cancelled it', { isCancelled: true, endedFor: 60 }, { is: 'offered' }],
    ['after two titles without a touch', { untouched: 2 }, { is: 'counting', seconds: 8 }],
    [
      'after three titles without a touch where the realm never asks',
      { asks: false, untouched: 3 },
      { is: 'counting', seconds: 8 },
    ],
    ['after three titles without a touch', { untouched: 3, endedFor: 60 }, { is: 'asking' }],
    ['where the next one follows at once', { countdown: 0 }, { is: 'now' }],
  ])('%s', (_when, change, is) => {
    expect(nextUp({ ...atEnd, ...change })).toEqual(is);
  });
});
