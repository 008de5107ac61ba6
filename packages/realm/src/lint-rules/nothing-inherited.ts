import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A `null` or `$remove` removes something that no base has.',
  why: 'It has no effect: perhaps the name is wrong, and what you want to remove is still there.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Delete it, or write the name that the base has.',
  bad: {
    files: {
      '../alpha/realm.json': '"name": "Alpha"',
      'realm.json': '"extends": "alpha",\n"theme": { "accent": "#3FB6B8", "surface": «null }',
    },
  },
  good: {
    files: {
      '../alpha/realm.json': '"name": "Alpha"',
      'realm.json': '"extends": "alpha"',
    },
  },
};
