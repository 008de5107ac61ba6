import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about: 'A tag manager gets data about what viewers do, and viewers are not asked for consent.',
  why: 'A tag manager may pass its data on to other companies. In many countries that needs the viewer’s consent.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Add `cookieConsent`, with `countries` if only some need it. If no law of your viewers’ countries needs it, do nothing.',
  bad: `"analytics": { "sinks": ["origin", «"dataLayer"] }`,
  good: `"analytics": { "sinks": ["origin", "dataLayer"] },
"cookieConsent": {}`,
};
