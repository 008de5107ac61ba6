import { expect, it } from 'vitest';
import { mayPlayFurther, playableBeside } from './playable-beside';

const items = (kinds: string) =>
  [...kinds].map((kind, at) => ({
    id: `${kind}${at}`,
    contentType: { v: 'video', e: 'event', s: 'series', p: 'playlist' }[kind] ?? '',
  }));

it.each([
  ['vv', 'vv', 'v1', 'v0'],
  ['vs', 'pe', 'v0', 'e1'],
  ['', 'v', undefined, 'v0'],
  ['sp', '', undefined, undefined],
])(
  'of %j before and %j after a title, %s and %s play beside it',
  (before, after, previous, next) => {
    expect(playableBeside({ before: items(before), after: items(after) })).toEqual({
      previous,
      next,
    });
  },
);

it.each([
  ['vv', 'sss', true],
  ['sp', 'vvv', true],
  ['', 'sspss', true],
  ['', 'sssvs', false],
  ['vv', 'ss', false],
  ['v', '', false],
])(
  'of a list with %j before and %j after a title, of five around it, another one may play further on: %s',
  (before, after, expected) => {
    expect(mayPlayFurther({ before: items(before), after: items(after) }, 5)).toBe(expected);
  },
);
