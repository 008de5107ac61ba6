import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A required key is missing.',
  why: 'The site has no default for it, and would have an empty place instead.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add the key; the finding shows what it looks like.',
  bad: `"origin": «{ "address": "https://origin.delta.example" }`,
  good: `"origin": { "address": "https://origin.delta.example", "publicKey": "delta-public-key" }`,
};
