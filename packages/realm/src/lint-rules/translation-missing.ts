import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text is given by language but not for every supported locale. The default stands in.',
  why: 'Viewers of that language read a text in another one among their own.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Add the translation.',
  bad: `"description": «{ "en": "Every regatta." }`,
  good: `"description": { "en": "Every regatta.", "es": "Todas las regatas." }`,
};
