import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A realm inherits a mistake. What is wrong is said where it is wrong, and not again here.',
  why: 'A mistake in a shared file keeps every realm that extends it from being served.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Mend the file that the finding names; nothing has to be done in this one.',
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
