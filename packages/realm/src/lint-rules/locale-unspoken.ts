import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A language on offer that the product does not speak.',
  why: 'Buttons, messages, dates and the direction of writing would be those of another language around your own texts.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the language out. The changelog says when another one comes; English, Spanish, Portuguese and Arabic are there.',
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
