import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about: 'A tag manager is told what viewers do, and they are not asked before.',
  why: 'What a tag manager hears it may pass on to anybody. In many countries that takes the viewer’s consent.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Add `cookieConsent`, with `countries` where only some ask for it. Where no law asks for it, nothing has to be done.',
  bad: `"analytics": { "sinks": ["origin", «"dataLayer"] }`,
  good: `"analytics": { "sinks": ["origin", "dataLayer"] },
"cookieConsent": {}`,
};
