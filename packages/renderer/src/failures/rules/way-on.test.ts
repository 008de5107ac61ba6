import { expect, it } from 'vitest';
import { type WayOn, wayOn } from './way-on';

const own = { 'place.conflict': 'signIn', 'failure.viewerBlocked': 'retry' } as const;

it.each<[string, WayOn, WayOn]>([
  ['failure.offline', 'retry', 'retry'],
  ['failure.generic', 'retry', 'retry'],
  ['failure.outsideRegion', 'home', 'home'],
  ['failure.asAgent', 'home', 'home'],
  ['failure.viewerBlocked', 'help', 'retry'],
  ['place.conflict', 'retry', 'signIn'],
])('after %s the way on is %s, and %s in a place that has ways of its own', (key, way, there) => {
  expect([wayOn({ key }), wayOn({ key }, own)]).toEqual([way, there]);
});
