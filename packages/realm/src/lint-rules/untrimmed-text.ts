import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text that begins or ends with white space.',
  why: 'It shifts what stands beside it, and two texts that look alike are not the same.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the white space away.',
  bad: `"description": «"Every regatta. "`,
  good: `"description": "Every regatta."`,
};
