import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text of the brand’s own is under a key that no label of the site has.',
  why: 'No viewer will see the text, and the label that it should replace stays as it is.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write the key as the product has it. Keys are those of the files `labels/en.json` of the packages; a plural has endings such as `_one` and `_other`.',
  bad: { files: { 'labels/en.json': '{ «"shell.signInn": "Step aboard" }' } },
  good: { files: { 'labels/en.json': '{ "shell.signIn": "Step aboard" }' } },
};
