import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A locale is listed twice.',
  why: 'The language switch would show it twice.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove one.',
  bad: `"locales": { "default": "en", "supported": ["en", "es", «"es"] }`,
  good: `"locales": { "default": "en", "supported": ["en", "es"] }`,
};
