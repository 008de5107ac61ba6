import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A file of the realm cannot be read.',
  why: 'A file that cannot be read cannot be checked or served.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Allow the account that runs Marquee to read the file, and save it in UTF-8.',
  bad: { files: { 'labels/en.json': '{ "login.title": "Entr«ée" }' }, encoding: 'latin1' },
  good: { files: { 'labels/en.json': '{ "login.title": "Entrée" }' } },
};
