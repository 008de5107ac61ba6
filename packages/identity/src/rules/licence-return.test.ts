import { expect, it } from 'vitest';
import { licenceReturn } from './licence-return';

const named = `extraParams=${encodeURIComponent('licence=7&season=2')}`;

it.each([
  [
    '[2.2-03] [2.2-04] continues with the licence that the query names',
    `?${named}&code=c`,
    true,
    { kind: 'continue', licence: '7' },
  ],
  [
    '[2.2-05] exchanges the code where the query names no licence',
    '?code=c',
    true,
    { kind: 'exchange', code: 'c' },
  ],
  [
    '[2.2-05] exchanges the code where no page could continue',
    `?${named}&code=c`,
    false,
    { kind: 'exchange', code: 'c' },
  ],
  ['[2.2-06] goes to the default menu with neither', '', true, { kind: 'menu' }],
  [
    'ignores extra parameters that name no licence',
    '?extraParams=season%3D2',
    true,
    { kind: 'menu' },
  ],
  ['ignores an empty code', '?code=', true, { kind: 'menu' }],
] as const)('licenceReturn %s', (_what, search, canContinue, expected) => {
  expect(licenceReturn(search, canContinue)).toEqual(expected);
});
