import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A page where viewers give or agree to something is linked without encryption.',
  why: 'Anybody on the way could change what viewers read and where their answers go; browsers warn of such pages.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write `https://`.',
  bad: `"legal": {
  "terms": «"http://delta.example/terms",
  "privacy": "https://delta.example/privacy"
}`,
  good: `"legal": {
  "terms": "https://delta.example/terms",
  "privacy": "https://delta.example/privacy"
}`,
};
