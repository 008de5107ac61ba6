import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text of the brand’s own is under a plural key that its language never uses.',
  why: 'No viewer will see the text: the site reads a plural label by the forms of the language.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write a text for each form of the language, as `_one` and `_other` in English. `_zero` may be there in any language, for a count of 0.',
  bad: { files: { 'labels/en.json': '{ «"failure.retryInSeconds": "In {count} s." }' } },
  good: {
    files: {
      'labels/en.json':
        '{ "failure.retryInSeconds_one": "In a second.", "failure.retryInSeconds_other": "In {count} s." }',
    },
  },
};
