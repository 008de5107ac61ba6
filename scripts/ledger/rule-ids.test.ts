import { expect, it } from 'vitest';
import { idsIn, makeLedger, readIds, sectionOf } from './rule-ids.mjs';

it('finds ids in square brackets, alone and in lists', () => {
  expect(idsIn('[1.2-003] shows the account')).toEqual(['1.2-003']);
  expect(idsIn('sign-in > [1.5-07, 1.8-05] and [1.5-07] again')).toEqual(['1.5-07', '1.8-05']);
});

it('takes no other brackets and no bare number for a rule', () => {
  expect(idsIn('1.2-003 without brackets, [en-US], [2026-11-20], [1.2]')).toEqual([]);
});

it('counts a rule once however many tests show it', () => {
  const made = makeLedger(
    ['1.1-01', '1.1-02', '2.3-01'],
    [
      { name: '[1.1-01] one', file: 'a.test.ts' },
      { name: '[1.1-01] two', file: 'b.test.ts' },
      { name: 'none', file: 'b.test.ts' },
    ],
  );
  expect(made.shown).toBe(1);
  expect(made.total).toBe(3);
  expect(made.rules.get('1.1-01')).toHaveLength(2);
  expect(Object.fromEntries(made.sections)).toEqual({
    '1.1': { shown: 1, rules: 2 },
    '2.3': { shown: 0, rules: 1 },
  });
});

it('reports an id that no rule has, with the test that names it', () => {
  const made = makeLedger(['1.1-01'], [{ name: '[1.1-99] made up', file: 'a.test.ts' }]);
  expect(made.unknown).toEqual([{ id: '1.1-99', name: '[1.1-99] made up', file: 'a.test.ts' }]);
  expect(made.shown).toBe(0);
});

it('reads one id a line and knows its section', () => {
  expect(readIds('1.1-01\n1.2-003\n\n')).toEqual(['1.1-01', '1.2-003']);
  expect(sectionOf('1.2-003')).toBe('1.2');
});
