import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A file of the realm cannot be read.',
  why: 'Nothing can be said about what cannot be read.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Give the account that runs Marquee leave to read it, and save it in UTF-8.',
  bad: { files: { 'labels/en.json': '{ "login.title": "Entr«ée" }' }, encoding: 'latin1' },
  good: { files: { 'labels/en.json': '{ "login.title": "Entrée" }' } },
};
