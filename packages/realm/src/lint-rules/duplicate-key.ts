import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A key is twice in one object, so the first is lost.',
  why: 'JSON keeps the last value and drops the first without a message, so an edit of the first changes nothing.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Keep the one that you want. If both have the same value, `--fix` removes the later one.',
  bad: `"theme": {
  "scheme": "dark",
  «"scheme": "light"
}`,
  good: `"theme": {
  "scheme": "light"
}`,
};
