import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A language that the product does not have.',
  why: 'Around your own texts, buttons, messages, dates and the direction of writing would be those of another language.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Remove the language. The product has English, Spanish, Portuguese and Arabic; the changelog says when there are more.',
  bad: `"description": { "en": "Every regatta.", "es": "Todas las regatas.", "fr": "Toutes les régates." },
"menus": {
  "main": [
    {
      "label": { "en": "Races", "es": "Regatas", "fr": "Régates" },
      "to": { "route": "favourites" }
    }
  ]
},
"pages": { "home": { "sections": [{ "type": "hero", "id": "top" }] } },
"locales": { "default": "en", "supported": ["en", "es", «"fr"] }`,
  good: `"locales": { "default": "en", "supported": ["en", "es"] }`,
};
