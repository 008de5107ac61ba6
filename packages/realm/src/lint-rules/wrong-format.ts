import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A text that is not built as it should be, such as a colour without its #.',
  why: 'What is built otherwise cannot be understood: a browser would drop the colour, the address, the path.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write it as the message says. Colours have six digits, host names no scheme, pictures begin with `assets/`.',
  bad: `"theme": { "accent": «"4474E0" }`,
  good: `"theme": { "accent": "#4474E0" }`,
};
