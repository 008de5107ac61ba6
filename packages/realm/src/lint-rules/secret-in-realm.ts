import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Something that looks like a secret. Every viewer can read a realm.',
  why: 'Everything in this file is sent to every visitor. A secret that was saved here counts as known, also after it has been taken out.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Replace the secret at its issuer, and keep the new one with the origin. The message does not repeat it, because logs are read by many.',
  bad: `"origin": { «"clientSecret": "…", "publicKey": "delta-public-key" }`,
  good: `"origin": { "publicKey": "delta-public-key" }`,
};
