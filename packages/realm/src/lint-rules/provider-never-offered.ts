import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A provider that is never shown, given the others.',
  why: 'You would wait for viewers to use a way to sign in that none of them sees.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Add a provider that is no TV provider, or take the magic link out.',
  bad: `"auth": {
  "providers": [
    { "type": "adobe", "requestorId": "DELTA", "resourceId": "delta", "baseUri": "/adobe-pass" },
    «{ "type": "magicLink" }
  ]
}`,
  good: `"auth": {
  "providers": [{ "type": "adobe", "requestorId": "DELTA", "resourceId": "delta", "baseUri": "/adobe-pass" }, { "type": "id" }, { "type": "magicLink" }]
}`,
};
