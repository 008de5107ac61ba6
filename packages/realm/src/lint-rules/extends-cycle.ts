import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Realms extend each other in a circle.',
  why: 'There is no order in which they could extend each other, so none of them is served.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Remove one `extends` of the circle. Put what the realms share into another realm that they all extend.',
  bad: {
    files: {
      '../alpha/realm.json': '"extends": «"delta"',
      'realm.json': '"extends": "alpha"',
    },
  },
  good: {
    files: {
      '../alpha/realm.json': '"name": "Alpha"',
      'realm.json': '"extends": "alpha"',
    },
  },
};
