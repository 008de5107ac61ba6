import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Viewers should be asked for consent, and the realm sends no data to anyone.',
  why: 'Without a sink there is nothing to ask about, so viewers are never asked.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add a sink under `analytics`, or remove the section.',
  bad: `"analytics": { "sinks": [] },
«"cookieConsent": { "version": "2" }`,
  good: `"analytics": { "sinks": ["origin"] },
"cookieConsent": { "version": "2" }`,
};
