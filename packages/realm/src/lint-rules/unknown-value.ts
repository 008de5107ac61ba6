import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A value that is not among those allowed.',
  why: 'There is nothing in the product that the value would choose.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take one of the values that the finding lists.',
  bad: `"theme": { "scheme": «"drak" }`,
  good: `"theme": { "scheme": "dark" }`,
};
