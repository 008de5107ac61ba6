import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A text in the wrong form, such as a colour without its #.',
  why: 'A browser would ignore such a colour, address or path.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write it as the message says. Colours have six digits, host names no scheme, pictures begin with `assets/`.',
  bad: `"theme": { "accent": «"4474E0" }`,
  good: `"theme": { "accent": "#4474E0" }`,
};
