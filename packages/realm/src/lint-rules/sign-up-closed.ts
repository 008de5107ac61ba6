import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Nobody can open an account, and nothing says how to get one.',
  why: 'A visitor without an account meets a closed door without a bell.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Give a `requestAccessUrl`, allow `selfRegistration`, or add a provider that brings accounts of its own. If your viewers are all invited, leave the warning.',
  bad: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": «false
}`,
  good: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": false,
  "requestAccessUrl": "https://delta.example/join"
}`,
};
