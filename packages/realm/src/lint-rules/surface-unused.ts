import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A light surface with a dark scheme, or a dark one with a light scheme.',
  why: 'The page follows the scheme, and a surface of the other one is not used.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Change the scheme, or choose a surface that fits it.',
  bad: `"theme": { "scheme": "dark", "surface": «"#f6ecdc" }`,
  good: `"theme": { "scheme": "dark", "surface": "#06282b" }`,
};
