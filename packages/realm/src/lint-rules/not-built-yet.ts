import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A section of the file, or of a page, that is planned but not built yet.',
  why: 'If it were accepted without effect, you would believe that it works.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove the section. The changelog says when it is built.',
  bad: `«"gifts": { "periods": ["P1M"] }`,
  good: `"features": { "purchase": true }`,
};
