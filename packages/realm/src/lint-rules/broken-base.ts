import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A realm inherits a mistake. The mistake has a finding of its own, in the file that it is in.',
  why: 'A mistake in a shared file keeps every realm that extends it from being served.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Correct the file that the finding names. This file needs no change.',
  beside: 'unknown-key',
  bad: {
    files: {
      '../alpha/realm.json': '"desciption": "Every race of the Alpha league"',
      'realm.json': '"extends": «"alpha"',
    },
  },
  good: {
    files: {
      '../alpha/realm.json': '"name": "Alpha"',
      'realm.json': '"extends": "alpha"',
    },
  },
};
