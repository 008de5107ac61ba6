import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A text has no version in the default locale.',
  why: 'Viewers of languages without this text would see an empty place.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add the text in the default locale.',
  bad: `"description": «{ "es": "Todas las regatas." }`,
  good: `"description": { "en": "Every regatta.", "es": "Todas las regatas." }`,
};
