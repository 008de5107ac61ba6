import type { TextStorage } from '@marquee/origin-client';
import { expect, it } from 'vitest';
import { askedAddress } from './asked-address';

function kept(): TextStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  };
}

it.each([
  ['at once', 0, 'kim@example.com'],
  ['in its last second', 60 * 60_000, 'kim@example.com'],
  ['later', 60 * 60_000 + 1, undefined],
  ['before it was asked for, by a clock that was set back', -1, undefined],
])('the address of a link is known for an hour: %s', (_, later, address) => {
  let now = 1_000_000;
  const asked = askedAddress('demo', kept(), () => now);
  const nonce = asked.note('kim@example.com');
  now += later;
  expect(asked.of(nonce)).toBe(address);
});

it('the address of a link without a nonce, with another, or of an earlier request is not known', () => {
  const asked = askedAddress('demo', kept());
  const [first, second] = [asked.note('kim@example.com'), asked.note('lee@example.com')];
  expect([null, '', 'other', first, second].map((nonce) => asked.of(nonce))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'lee@example.com',
  ]);
  asked.forget();
  expect(asked.of(second)).toBeUndefined();
});
