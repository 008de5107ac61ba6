import { expect, it } from 'vitest';
import { sameNetwork, shortAddress } from './network';

it.each([
  ['203.0.113.9', '203.0.113.9', true],
  ['203.0.113.9', '::ffff:203.0.113.9', true],
  ['203.0.113.9', '203.0.113.10', false],
  ['2001:db8:1:2::5', '2001:db8:1:2:ffff::1', true],
  ['2001:db8:1:2::5', '2001:db8:1:3::5', false],
  ['203.0.113.9', '2001:db8:1:2::5', null],
  ['127.0.0.1', '::1', true],
])('%s and %s are in one network: %s', (one, other, expected) => {
  expect(sameNetwork(one, other)).toBe(expected);
});

it.each([
  ['203.0.113.9', '203.0.113.*'],
  ['::ffff:203.0.113.9', '203.0.113.*'],
  ['2001:db8:1:2::5', '2001:db8:*'],
  ['::1', '::*'],
])('%s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});
