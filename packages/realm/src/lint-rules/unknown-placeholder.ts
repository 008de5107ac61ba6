import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text of the brand’s own has a placeholder for which there is no value, or half of one.',
  why: 'Viewers would read the braces.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Use the placeholders of the label that you replace; the finding lists them.',
  bad: `"wording": { "en": { "account.details.sent": «"We have written to {emial}." } }`,
  good: `"wording": { "en": { "account.details.sent": "We have written to {email}." } }`,
};
