import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'The pages’ security policy cannot name a host of media.',
  why: 'The policy allows each host of media by its name. A wildcard would allow hosts that you do not know, and an invalid name allows none, so that nothing plays.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write each host that serves media, in an entry of its own.',
  bad: `"origin": {
  "address": "https://origin.delta.example",
  "publicKey": "delta-public-key",
  "media": [«"https://*.media.example"]
}`,
  good: `"origin": {
  "address": "https://origin.delta.example",
  "publicKey": "delta-public-key",
  "media": ["https://one.media.example", "https://two.media.example"]
}`,
};
