import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A value that looks like a secret. Every viewer can read a realm.',
  why: 'Everything in this file is sent to every visitor. A secret that was saved here is no longer secret, also after you remove it.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Replace the secret at its issuer, and store the new one at the origin. The finding does not show the secret, because many people read logs.',
  bad: `"origin": { «"clientSecret": "…", "publicKey": "delta-public-key" }`,
  good: `"origin": { "publicKey": "delta-public-key" }`,
};
