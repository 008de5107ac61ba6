import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A text has no version in the default locale, so that there is nothing to fall back on.',
  why: 'Viewers of every other language would find an empty place.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Add the text in the default locale.',
  bad: `"description": «{ "es": "Todas las regatas." }`,
  good: `"description": { "en": "Every regatta.", "es": "Todas las regatas." }`,
};
