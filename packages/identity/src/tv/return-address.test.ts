import { expect, it } from 'vitest';
import { carriedQuery } from './return-address';

it.each([
  ['', ''],
  [
    '?from=%2Fnews&licences=7&voucher=W50&type=signup',
    '?from=%2Fnews&licences=7&voucher=W50&type=signup',
  ],
  ['?token=secret&code=c&PAGE_READY=true&from=%2Fx', '?from=%2Fx'],
  ['?from=', ''],
  [`?from=%2F${'x'.repeat(700)}`, ''],
])('carriedQuery turns “%s” into “%s”', (search, carried) => {
  expect(carriedQuery(search)).toBe(carried);
});
