import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A value is twice in one list.',
  why: 'The second has no effect, and may be there by mistake in place of a value that is now missing.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove one, or write the value that you meant.',
  bad: `"hosts": ["delta.example", "watch.delta.example", «"delta.example"]`,
  good: `"hosts": ["delta.example", "watch.delta.example"]`,
};
