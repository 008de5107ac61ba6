import { expect, it } from 'vitest';
import { weaknessOf } from './secret-rules';

it.each([
  ['', 'short'],
  ['seven77', 'short'],
  // Code points, not what a computer counts: seven faces are seven.
  ['😀😃😄😁😆😅😂', 'short'],
  ['eight888', null],
  ['aaaaaaaa', 'repeated'],
  ['😀😀😀😀😀😀😀😀😀', 'repeated'],
  ['aaaaaaab', null],
  ['first.name@example.com', 'identifier'],
  [' First.Name@EXAMPLE.com ', 'identifier'],
  ['first.name', 'identifier'],
  ['first.name2', null],
  ['12345678', 'common'],
  ['PassWord', 'common'],
  ['ｐａｓｓｗｏｒｄ', 'common'],
  ['correct horse 9 battery', null],
  ['كلمة سر طويلة', null],
])('“%s” is %s', (secret, weakness) => {
  expect(weaknessOf(secret, 'First.Name@example.com')).toBe(weakness);
});
