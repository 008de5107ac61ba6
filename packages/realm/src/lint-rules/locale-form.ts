import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A locale that has another official form, such as en-UK for en-GB.',
  why: "Browsers use the official form, so the viewer's language would never be found.",
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the official form.',
  bad: `"locales": { "default": "en", "supported": ["en", "es", «"en-UK"] }`,
  good: `"locales": { "default": "en", "supported": ["en", "es", "en-GB"] }`,
};
