import { expect, it } from 'vitest';
import { pathOfAny } from './any-address';

it.each([
  ['/login', null],
  ['/', null],
  ['/activate/:id', '/activate/-'],
  ['/video/:eventId/:eventTitle?', '/video/-/-'],
  ['/gift/:giftId?/login', '/gift/-/login'],
  ['/🔓/:id', '/%F0%9F%94%93/-'],
])('%s stands for all of its addresses at %s', (path, address) => {
  expect(pathOfAny(path)).toBe(address);
});
