import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Territories have both a list of allowed and a list of blocked countries.',
  why: 'For a country in neither list it is not clear whether its viewers may open an account.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Keep one of the two lists.',
  bad: `"territories": { "allowed": ["GB", "IE"], «"blocked": ["JP"] }`,
  good: `"territories": { "allowed": ["GB", "IE"] }`,
};
