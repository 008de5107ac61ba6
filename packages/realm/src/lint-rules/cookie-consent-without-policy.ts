import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Viewers are asked for consent, and no link explains what they consent to.',
  why: 'In most countries consent counts only if viewers could read which data is sent, to whom, and for how long.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add `cookieConsent.policy`, or `legal.privacy`, which replaces it.',
  bad: `"legal": { "terms": "https://delta.example/terms" },
«"cookieConsent": { "version": "2" }`,
  good: `"legal": { "terms": "https://delta.example/terms" },
"cookieConsent": { "version": "2", "policy": { "href": "https://delta.example/cookies" } }`,
};
