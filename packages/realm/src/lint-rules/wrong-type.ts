import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A text where a number belongs, a single value where a list belongs, and the like.',
  why: 'A value of another type is read as something else than you meant: the text "false" is as good as true to a program.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write the value as the finding shows it: numbers, `true` and `false` without quotes, lists in square brackets. A key without a value is left out; `null` means nothing.',
  bad: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": «"false",
  "requestAccessUrl": "https://delta.example/join"
}`,
  good: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": false,
  "requestAccessUrl": "https://delta.example/join"
}`,
};
