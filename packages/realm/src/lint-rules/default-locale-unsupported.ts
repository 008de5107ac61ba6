import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'The default locale is not among the supported ones.',
  why: 'Viewers whose language the site does not have would be sent to pages that do not exist.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add it to the list, or choose a default from the list.',
  bad: `"locales": { "default": «"pt", "supported": ["en", "es"] }`,
  good: `"locales": { "default": "en", "supported": ["en", "es"] }`,
};
