import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Realms extend each other in a circle.',
  why: 'What lies over what can no longer be said, so that none of them is served.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take one `extends` of the circle away. What both realms share can stand in a third that both extend.',
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
