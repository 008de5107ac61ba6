import { expect, it } from 'vitest';
import { kindOf, kindsOf } from './kinds.mjs';
import { idsIn, makeLedger, readIds, readRuleRoutes, sectionOf } from './rule-ids.mjs';

it('the ledger finds rule ids in square brackets, alone and in lists', () => {
  expect(idsIn('[1.2-003] shows the account')).toEqual(['1.2-003']);
  expect(idsIn('sign-in > [1.5-07, 1.8-05] and [1.5-07] again')).toEqual(['1.5-07', '1.8-05']);
});

it('the ledger ignores other brackets and bare numbers', () => {
  expect(idsIn('1.2-003 without brackets, [en-US], [2026-11-20], [1.2]')).toEqual([]);
});

it('the ledger counts a rule once, however many tests show it', () => {
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
  expect(made.rules.get('1.1-01')?.tests).toHaveLength(2);
  expect(Object.fromEntries(made.sections)).toEqual({
    '1.1': { shown: 1, rules: 2 },
    '2.3': { shown: 0, rules: 1 },
  });
});

it('the ledger reports an id that no rule has, with the test that names it', () => {
  const made = makeLedger(['1.1-01'], [{ name: '[1.1-99] made up', file: 'a.test.ts' }]);
  expect(made.unknown).toEqual([{ id: '1.1-99', name: '[1.1-99] made up', file: 'a.test.ts' }]);
  expect(made.shown).toBe(0);
});

it('the ledger reads one id a line and knows its section', () => {
  expect(readIds('1.1-01\n1.2-003\n\n')).toEqual(['1.1-01', '1.2-003']);
  expect(sectionOf('1.2-003')).toBe('1.2');
});

it.each([
  ['e2e/viewer/sign-in.spec.ts', 'journey'],
  ['apps/origin/src/modules/identity/login.test.ts', 'origin'],
  ['apps/origin/src/counterparts/vendors/vendors.dom.test.ts', 'origin'],
  ['packages/identity/src/login/login.test.tsx', 'component'],
  ['packages/renderer/src/boot.dom.test.ts', 'component'],
  ['packages/identity/src/rules/destination.test.ts', 'rule'],
])('takes %s for the kind %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});

it('the ledger names each kind of several tests once', () => {
  const files = ['e2e/a.spec.ts', 'packages/a/src/a.test.ts', 'e2e/b.spec.ts'];
  expect(kindsOf(files.map((file) => ({ file })))).toEqual(['rule', 'journey']);
});

it('the ledger does not count a rule that only tests of the sandbox origin name', () => {
  const made = makeLedger(
    ['1.7-06', '1.7-19'],
    [
      {
        name: '[1.7-06] answers countries',
        file: 'apps/origin/src/modules/countries/countries.test.ts',
      },
      {
        name: '[1.7-19] answers an address',
        file: 'apps/origin/src/modules/identity/openid.test.ts',
      },
      { name: '[1.7-19] asks for the address', file: 'packages/identity/src/openid.test.ts' },
    ],
  );
  expect(made.rules.get('1.7-06')).toMatchObject({ shown: false, kinds: ['origin'] });
  expect(made.rules.get('1.7-19')).toMatchObject({ shown: true, kinds: ['rule', 'origin'] });
  expect(made.shown).toBe(1);
});

it('the ledger refuses a rule of a route that is live in no realm, and names the test', () => {
  const test = { name: '[1.2-028] [1.2-030] addresses', file: 'packages/a/src/paths.test.ts' };
  const made = makeLedger(['1.2-028', '1.2-030'], [test], {
    ruleRoutes: readRuleRoutes('1.2-028 live\n1.2-030 login\n'),
    liveRoutes: new Set(['login']),
  });
  expect(made.dead).toEqual([{ id: '1.2-028', route: 'live', ...test }]);
  expect(made.rules.get('1.2-028')?.shown).toBe(false);
  expect(made.rules.get('1.2-030')?.shown).toBe(true);
});
