import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A `null` or `$remove` takes away something that no base has.',
  why: 'Nothing comes of it: perhaps the name is wrong, and what should go is still there.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take it out, or write the name of what the base has.',
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
