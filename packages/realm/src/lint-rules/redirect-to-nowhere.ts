import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'The way back from a TV provider leads to another page than the one that ends the sign-in.',
  why: 'Viewers would come back signed in at their provider, and to this site as strangers.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the path that the finding names, in one language, or leave `redirectUri` out.',
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
