import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Words of the brand’s own stand under a key that the site has no words for.',
  why: 'The words will not be read by anybody, and what they were meant to replace stays as it is.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write the key as the product has it. Keys are those of the files `labels/en.json` of the packages; a plural has endings such as `_one` and `_other`.',
  bad: { files: { 'labels/en.json': '{ «"shell.signInn": "Step aboard" }' } },
  good: { files: { 'labels/en.json': '{ "shell.signIn": "Step aboard" }' } },
};
