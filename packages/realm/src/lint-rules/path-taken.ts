import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'An address that a realm chooses for a page is that of another page already.',
  why: 'One address can show one page: the other one would never be reached.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Choose another word.',
  bad: `"account": { "path": «"/login" }`,
  good: `"account": { "path": "/delta-pass" }`,
};
