import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A labels file has the name of a locale that the realm does not support.',
  why: 'Viewers would never see its texts.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give the file the name of a supported locale, or add the locale.',
  bad: { files: { 'labels/et.json': '«{ "login.title": "Tere" }' } },
  good: { files: { 'labels/es.json': '{ "login.title": "Entra" }' } },
};
