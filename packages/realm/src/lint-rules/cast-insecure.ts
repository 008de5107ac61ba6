import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Titles may be cast, and come from an address without https.',
  why: 'A television loads a title by itself: the button would be there, and nothing would play.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write `https://` in `origin.address` and `origin.media`. While your origin is on localhost, leave `castReceiver` out.',
  bad: `"origin": { "address": "http://localhost:4400", "publicKey": "delta-public-key" },
"player": { "castReceiver": «"default" }`,
  good: `"origin": { "address": "https://origin.delta.example", "publicKey": "delta-public-key" },
"player": { "castReceiver": "default" }`,
};
