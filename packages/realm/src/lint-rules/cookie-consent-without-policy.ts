import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Viewers are asked for consent, and no link says what to.',
  why: 'Consent counts in most countries only when a viewer could read what is sent, to whom, and for how long.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Give `cookieConsent.policy`, or `legal.privacy`, which stands in for it.',
  bad: `"legal": { "terms": "https://delta.example/terms" },
«"cookieConsent": { "version": "2" }`,
  good: `"legal": { "terms": "https://delta.example/terms" },
"cookieConsent": { "version": "2", "policy": { "href": "https://delta.example/cookies" } }`,
};
