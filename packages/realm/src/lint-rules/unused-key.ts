import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A key without effect, given what else the file says.',
  why: 'What you set will not be seen, so that one of the two is not what you meant.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the key out, or change what keeps it from having an effect.',
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
