import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A section of the file, or of a page, that will be understood one day, and is not built yet.',
  why: 'A section that is accepted and does nothing would let you believe that it is in force.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the section out. The changelog says when it comes.',
  bad: `«"payments": { "providers": ["stripe"] }`,
  good: `"features": { "purchase": true }`,
};
