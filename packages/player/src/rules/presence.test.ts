import { describe, expect, it } from 'vitest';
import { type Presence, type PresenceReading, presence } from './presence';

const watching: PresenceReading = {
  stillThere: 240,
  isLive: false,
  untouchedFor: 0,
  askedFor: null,
};

describe('presence', () => {
  it.each<[string, Partial<PresenceReading>, Presence]>([
    ['has just pressed something', {}, 'there'],
    ['has pressed nothing for nearly four hours', { untouchedFor: 14_399 }, 'there'],
    ['has pressed nothing for four hours', { untouchedFor: 14_400 }, 'asked'],
    ['has a realm that asks after an hour', { stillThere: 60, untouchedFor: 3600 }, 'asked'],
    ['has a realm that never asks', { stillThere: 0, untouchedFor: 99_999 }, 'there'],
    ['watches a live event', { isLive: true, untouchedFor: 99_999 }, 'there'],
    ['was asked a moment ago', { untouchedFor: 14_400, askedFor: 0 }, 'asked'],
    ['was asked nearly five minutes ago', { untouchedFor: 14_400, askedFor: 299 }, 'asked'],
    ['has not answered for five minutes', { untouchedFor: 14_400, askedFor: 300 }, 'away'],
  ])('of a viewer who %s', (_what, change, expected) => {
    expect(presence({ ...watching, ...change })).toBe(expected);
  });
});
