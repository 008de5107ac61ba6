import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A labels file is not one flat object of keys and texts.',
  why: 'The site does not find a text in an object within the object.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write keys with dots: `"login.title"`.',
  bad: { files: { 'labels/en.json': '{ "login": «{ "title": "Come in" } }' } },
  good: { files: { 'labels/en.json': '{ "login.title": "Come in" }' } },
};
