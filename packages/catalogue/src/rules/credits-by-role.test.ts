import { expect, it } from 'vitest';
import { creditsByRole } from './credits-by-role';

const credits = [
  { role: 'Writer', name: 'Beatrix Hallam' },
  { role: 'Cast', name: 'Una Redfern' },
  { role: 'Music', name: 'Theo Lindgren' },
  { role: 'Cast', name: 'Idris Callow' },
];

it.each([
  ['en', 'Una Redfern, Idris Callow'],
  ['es', 'Una Redfern, Idris Callow'],
  ['pt-BR', 'Una Redfern, Idris Callow'],
  ['ar-AE', 'Una Redfern، Idris Callow'],
])('creditsByRole names a role once, where it comes first, in %s', (locale, cast) => {
  expect(creditsByRole(credits, locale)).toEqual([
    { label: 'Writer', value: 'Beatrix Hallam' },
    { label: 'Cast', value: cast },
    { label: 'Music', value: 'Theo Lindgren' },
  ]);
});

it('creditsByRole has no row without credits', () => {
  expect(creditsByRole([], 'en')).toEqual([]);
});
