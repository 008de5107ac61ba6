import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A light surface with a dark scheme, or a dark one with a light scheme.',
  why: 'The page is drawn in the scheme, and the surface of the other one is passed over.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Change the scheme, or give a surface that belongs to it.',
  bad: `"theme": { "scheme": "dark", "surface": «"#f6ecdc" }`,
  good: `"theme": { "scheme": "dark", "surface": "#06282b" }`,
};
