import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text that stands for one that is still to be written.',
  why: 'Viewers would read it as it stands there.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write the text.',
  bad: `"description": «"Lorem ipsum dolor sit amet."`,
  good: `"description": "Every regatta."`,
};
