import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A locale that is understood but has another official form, such as en-UK for en-GB.',
  why: "Browsers ask in the official form, so that the viewer's language would never be found.",
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write the official form.',
  bad: `"locales": { "default": "en", "supported": ["en", "es", «"en-UK"] }`,
  good: `"locales": { "default": "en", "supported": ["en", "es", "en-GB"] }`,
};
