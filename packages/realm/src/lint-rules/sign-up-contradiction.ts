import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'One key lets viewers open accounts, and another switches the feature `signup` off.',
  why: 'Viewers read that they can open an account, and find no page for it.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Set both keys to the same value.',
  bad: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": «true
},
"features": { "signup": false }`,
  good: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": true
},
"features": { "signup": true }`,
};
