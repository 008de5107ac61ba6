import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Viewers should be asked for consent, and nobody would be told anything.',
  why: 'You would wait for a question that never comes: without a sink there is nothing to ask about.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Name a sink under `analytics`, or take the section out.',
  bad: `"analytics": { "sinks": [] },
«"cookieConsent": { "version": "2" }`,
  good: `"analytics": { "sinks": ["origin"] },
"cookieConsent": { "version": "2" }`,
};
