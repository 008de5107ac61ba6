import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A labels file is called after a locale that the realm does not support.',
  why: 'Its texts would never be seen.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Rename the file after a supported locale, or add the locale.',
  bad: { files: { 'labels/et.json': '«{ "login.title": "Tere" }' } },
  good: { files: { 'labels/es.json': '{ "login.title": "Entra" }' } },
};
