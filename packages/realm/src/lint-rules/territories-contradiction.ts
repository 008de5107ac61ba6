import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Territories say both which countries are allowed and which are blocked.',
  why: 'Of a country that is in neither list nobody could tell whether its viewers may open an account.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Keep the list that says what you mean.',
  bad: `"territories": { "allowed": ["GB", "IE"], «"blocked": ["JP"] }`,
  good: `"territories": { "allowed": ["GB", "IE"] }`,
};
