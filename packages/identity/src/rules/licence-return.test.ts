import { expect, it } from 'vitest';
import { licenceReturn } from './licence-return';

const named = `extraParams=${encodeURIComponent('licence=7&season=2')}`;

it.each([
  [
    '[2.2-03] [2.2-04] a licence that is named is gone on with',
    `?${named}&code=c`,
    true,
    { kind: 'continue', licence: '7' },
  ],
  [
    '[2.2-05] with nothing to go on with the code is exchanged',
    '?code=c',
    true,
    { kind: 'exchange', code: 'c' },
  ],
  [
    '[2.2-05] and so it is where no page could go on',
    `?${named}&code=c`,
    false,
    { kind: 'exchange', code: 'c' },
  ],
  ['[2.2-06] with neither it goes to the default menu', '', true, { kind: 'menu' }],
  [
    'extra parameters that name no licence are none',
    '?extraParams=season%3D2',
    true,
    { kind: 'menu' },
  ],
  ['an empty code is none', '?code=', true, { kind: 'menu' }],
] as const)('%s', (_what, search, canContinue, expected) => {
  expect(licenceReturn(search, canContinue)).toEqual(expected);
});
