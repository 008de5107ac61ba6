import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Viewers cannot open an account, and the site does not tell them how to get one.',
  why: 'A viewer without an account has no way to get one.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Add a `requestAccessUrl`, allow `selfRegistration`, or add a provider that brings accounts of its own. If your viewers are all invited, leave the warning.',
  bad: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": «false
}`,
  good: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": false,
  "requestAccessUrl": "https://delta.example/join"
}`,
};
