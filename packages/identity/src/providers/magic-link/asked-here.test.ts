import type { TextStorage } from '@marquee/origin-client';
import { expect, it } from 'vitest';
import { askedHere } from './asked-here';

function kept(initial?: string): TextStorage {
  const values = new Map(initial === undefined ? [] : [['demo.magicLinkAsked', initial]]);
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  };
}

it.each([
  ['at once', 0, true],
  ['in its last second', 15 * 60_000, true],
  ['later', 15 * 60_000 + 1, false],
  ['before it was asked for, by a clock that was set back', -1, false],
])(
  'a link that was asked for in this browser is known for a quarter of an hour: %s',
  (_, later, holds) => {
    let now = 1_000_000;
    const asked = askedHere('demo', kept(), () => now);
    const nonce = asked.note();
    now += later;
    expect(asked.holds(nonce)).toBe(holds);
  },
);

it('a link without a nonce, with another, or of an earlier request was not asked for in this browser', () => {
  const asked = askedHere('demo', kept());
  const [first, second] = [asked.note(), asked.note()];
  expect(['', 'other', first, second].map((nonce) => asked.holds(nonce))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  asked.forget();
  expect(asked.holds(second)).toBe(false);
});

it.each(['', 'nonce', 'nonce soon', ' 1'])(
  'a stored text that is malformed knows no link: "%s"',
  (text) => {
    const asked = askedHere('demo', kept(text));
    expect(asked.holds('nonce')).toBe(false);
    expect(asked.holds('')).toBe(false);
  },
);
