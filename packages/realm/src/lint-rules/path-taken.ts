import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'An address that a realm chooses for a page is already that of another page.',
  why: 'One address can show one page only: viewers would never reach the other one.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Choose another address.',
  bad: `"account": { "path": «"/login" }`,
  good: `"account": { "path": "/delta-pass" }`,
};
