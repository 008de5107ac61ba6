import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A value stands twice in one list.',
  why: 'The second has no effect, and may be a slip for another value that is now missing.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take one away, or write the value that was meant.',
  bad: `"hosts": ["delta.example", "watch.delta.example", «"delta.example"]`,
  good: `"hosts": ["delta.example", "watch.delta.example"]`,
};
