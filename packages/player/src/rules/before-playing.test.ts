import { expect, it } from 'vitest';
import { beforePlaying } from './before-playing';

const at = '2026-11-28T19:30:00Z';
const onTime = { timing: 'ON_TIME' } as const;

it.each([
  ['a video plays', {}, 'playable'],
  ['what is on plays', { state: 'LIVE', startsAt: at, event: onTime }, 'playable'],
  ['a replay plays', { state: 'REPLAY', startsAt: at, event: onTime }, 'playable'],
  [
    'an event that begins counts down',
    { state: 'UPCOMING', startsAt: at, event: onTime },
    'starting',
  ],
  [
    'an event that was moved counts down to its new time',
    { state: 'UPCOMING', startsAt: at, event: { timing: 'MOVED' } },
    'starting',
  ],
  [
    'an event without a time does not count down',
    { state: 'UPCOMING', startsAt: at, event: { timing: 'POSTPONED' } },
    'postponed',
  ],
  [
    'an event that is not held says so',
    { state: 'UPCOMING', startsAt: at, event: { timing: 'CANCELLED' } },
    'cancelled',
  ],
  ['what is over waits for its replay', { state: 'ENDED', startsAt: at, event: onTime }, 'over'],
] as const)('%s', (_, title, is) => expect(beforePlaying(title).is).toBe(is));
