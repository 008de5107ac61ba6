import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text has a version for a locale that is not supported. No viewer will see it.',
  why: 'Either the language is missing from the list, or the key of the text is misspelt.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add the language to `locales.supported`, correct the key, or remove the text.',
  bad: `"description": { "en": "Every regatta.", "es": "Todas las regatas.", «"fr": "Toutes les régates." }`,
  good: `"description": { "en": "Every regatta.", "es": "Todas las regatas." }`,
};
