import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A key that has no effect beside another setting of the file.',
  why: 'Your setting has no effect, so one of the two is not what you meant.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove the key, or change the other setting.',
  bad: `"auth": {
  "providers": [{ "type": "id" }],
  «"requestAccessUrl": "https://delta.example/join"
}`,
  good: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": false,
  "requestAccessUrl": "https://delta.example/join"
}`,
};
