import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A realm extends a realm that is not in its folder of realms, or a preset that does not exist.',
  why: 'Large parts of the brand may be in the other realm: without them the brand cannot be shown.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write the name of a folder beside this one, or `preset:` and the name of a preset. The finding lists both.',
  bad: {
    files: {
      '../alpha/realm.json': '"name": "Alpha"',
      'realm.json': '"extends": «"alfa"',
    },
  },
  good: {
    files: {
      '../alpha/realm.json': '"name": "Alpha"',
      'realm.json': '"extends": "alpha"',
    },
  },
};
