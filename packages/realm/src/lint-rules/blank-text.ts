import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text of white space and invisible characters only.',
  why: 'An empty place looks like a mistake of the site, and a screen reader has nothing to read.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the text, or leave the key out.',
  bad: `"description": «"   "`,
  good: `"description": "Every regatta."`,
};
