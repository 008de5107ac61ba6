import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A text where a number belongs, a single value where a list belongs, and the like.',
  why: 'A value of another type means something else: to a program, the text "false" is as good as true.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write the value as the finding shows it: numbers, `true` and `false` without quotes, lists in square brackets. Leave a key without a value out; `null` has no meaning here.',
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
