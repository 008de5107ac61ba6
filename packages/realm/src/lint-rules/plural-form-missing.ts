import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A plural label of the brand’s own has only some of the forms of its language.',
  why: 'The text of `_other` is read for the missing forms, and it may be wrong for such counts.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write a text for each form that the finding names.',
  bad: { files: { 'labels/en.json': '{ «"failure.retryInSeconds_other": "In {count} s." }' } },
  good: {
    files: {
      'labels/en.json':
        '{ "failure.retryInSeconds_one": "In a second.", "failure.retryInSeconds_other": "In {count} s." }',
    },
  },
};
