import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A language on offer in which the product has no words and no addresses of its own.',
  why: 'Buttons, messages and addresses stay English around your own texts, so that half of every page is in another language.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write every text of the product into `labels/<language>.json`, or take the language out.',
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
