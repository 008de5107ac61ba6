import { expect, it } from 'vitest';
import { wantedLicences } from './wanted-licences';
import { wayBack } from './way-back';

it.each(['/watch/1', '/es/video/a?b=c#d', '/interstitial/7?x=https://else.example'])(
  'wayBack leads to %s',
  (from) => expect(wayBack(from)).toBe(from),
);

it.each([
  '',
  null,
  undefined,
  'https://else.example',
  '//else.example',
  '/\\else.example',
  '/a//b',
  'javascript:alert(1)',
  '/a\nb',
  `/${'a'.repeat(2048)}`,
])('wayBack leads nowhere for %j', (from) => expect(wayBack(from)).toBeUndefined());

it.each([
  ['101,102', [101, 102]],
  ['101', [101]],
  ['0,-1,1e3,x,,101', [101]],
  ['1234567890', []],
  [null, []],
])('wantedLicences reads %j as %j', (text, ids) => expect(wantedLicences(text)).toEqual(ids));
