import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text of the brand’s own is under a key that has a new name. It still works.',
  why: 'Old names still work, but the product’s labels are listed under the new ones only.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the new name of the key.',
  bad: { files: { 'labels/en.json': '{ «"login.error.offline": "You are off the water." }' } },
  good: { files: { 'labels/en.json': '{ "failure.offline": "You are off the water." }' } },
};
