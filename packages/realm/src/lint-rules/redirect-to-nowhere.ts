import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'The address for the return from a TV provider is not the page that ends the sign-in.',
  why: 'Viewers would come back signed in at their provider, and not signed in at this site.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Use a path that the finding names, or leave `redirectUri` out.',
  bad: `"auth": {
  "providers": [
    { "type": "adobe", "requestorId": "DELTA", "resourceId": "delta", "baseUri": "/tv", "redirectUri": «"https://delta.example/login" }
  ]
}`,
  good: `"auth": {
  "providers": [
    { "type": "adobe", "requestorId": "DELTA", "resourceId": "delta", "baseUri": "/tv", "redirectUri": "https://delta.example/providers/success" }
  ]
}`,
};
