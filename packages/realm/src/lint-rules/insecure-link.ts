import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'An address to which viewers go, or come back, has no encryption.',
  why: 'Others on the network could change what viewers read and where their answers go. Browsers warn of such pages, and some do not open them.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write `https://`.',
  bad: `"legal": {
  "terms": «"http://delta.example/terms",
  "privacy": "https://delta.example/privacy"
}`,
  good: `"legal": {
  "terms": "https://delta.example/terms",
  "privacy": "https://delta.example/privacy"
}`,
};
