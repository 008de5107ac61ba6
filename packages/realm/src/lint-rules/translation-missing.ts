import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'A text has versions by language, but not for every supported locale. Viewers see the default.',
  why: 'Viewers of that language see one text in another language.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add the translation.',
  bad: `"description": «{ "en": "Every regatta." }`,
  good: `"description": { "en": "Every regatta.", "es": "Todas las regatas." }`,
};
