import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A key stands twice in one object, so that the first is silently lost.',
  why: 'JSON keeps the last value and drops the first without a word, so that an edit of the first changes nothing.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Keep the one that you mean. Where both have the same value, `--fix` takes the later away.',
  bad: `"theme": {
  "scheme": "dark",
  «"scheme": "light"
}`,
  good: `"theme": {
  "scheme": "light"
}`,
};
