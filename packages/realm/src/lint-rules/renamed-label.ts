import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Words of the brand’s own stand under a key that has another name by now. They are read.',
  why: 'Old names go on working, but the product’s own words are found under the new ones alone.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write the new name of the key.',
  bad: { files: { 'labels/en.json': '{ «"login.error.offline": "You are off the water." }' } },
  good: { files: { 'labels/en.json': '{ "failure.offline": "You are off the water." }' } },
};
