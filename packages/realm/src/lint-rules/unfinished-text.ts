import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A placeholder for a text that is still to be written.',
  why: 'Viewers would read the placeholder.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the text.',
  bad: `"description": «"Lorem ipsum dolor sit amet."`,
  good: `"description": "Every regatta."`,
};
