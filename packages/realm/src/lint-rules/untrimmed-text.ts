import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text that begins or ends with white space.',
  why: 'It moves what is beside it, and two texts that look the same are not equal.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove the white space.',
  bad: `"description": «"Every regatta. "`,
  good: `"description": "Every regatta."`,
};
