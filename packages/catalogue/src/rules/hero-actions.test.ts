import { expect, it } from 'vitest';
import { heroActions } from './hero-actions';

const watch = { first: 'watch', details: false };
const remind = { first: 'remind', details: true };
const details = { first: 'details', details: true };

it.each([
  ['what is on is watched', 'event', 'LIVE', watch],
  ['what begins is put into a calendar', 'event', 'UPCOMING', remind],
  ['what is over and not yet there is read about', 'event', 'ENDED', details],
  ['what can be watched again is watched', 'event', 'REPLAY', watch],
  ['a video is watched', 'video', undefined, watch],
  ['a series has episodes to choose from', 'series', undefined, details],
  ['a playlist has videos to choose from', 'playlist', undefined, details],
] as const)('%s', (_, kind, state, actions) =>
  expect(heroActions({ kind, state })).toEqual(actions),
);

it.each([
  ['one that was cancelled is read about', 'CANCELLED', details],
  ['one that was postponed is read about', 'POSTPONED', details],
  ['one that was moved is put into a calendar', 'MOVED', remind],
] as const)('of events to come, %s', (_, timing, actions) =>
  expect(heroActions({ kind: 'event', state: 'UPCOMING', timing })).toEqual(actions),
);
