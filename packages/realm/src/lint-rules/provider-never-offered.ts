import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A provider that viewers never see beside the realm’s other providers.',
  why: 'You would wait for viewers to use a provider that none of them sees.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add a provider that is no TV provider, or remove the magic link.',
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
