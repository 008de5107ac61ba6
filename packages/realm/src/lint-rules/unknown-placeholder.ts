import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'Words of the brand’s own have a placeholder that nothing is filled in for, or half of one.',
  why: 'Viewers would read the braces.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Use the placeholders of the words that you replace; the finding lists them.',
  bad: `"wording": { "en": { "account.details.sent": «"We have written to {emial}." } }`,
  good: `"wording": { "en": { "account.details.sent": "We have written to {email}." } }`,
};
