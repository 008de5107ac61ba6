import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A value that is not among those allowed.',
  why: 'The product has no such option.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Use one of the values that the finding lists.',
  bad: `"theme": { "scheme": «"drak" }`,
  good: `"theme": { "scheme": "dark" }`,
};
