import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Viewers may open accounts by one key, and the feature `signup` is off by another.',
  why: 'Whoever wants an account reads that they may have one, and finds no page for it.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Set both to the same.',
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
