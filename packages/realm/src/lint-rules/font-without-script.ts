import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about: 'A font without letters for a language of the site.',
  why: 'Text in that language is shown in the font of the device, which is not the same on all devices.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Choose a font that has the letters (`kufi` and `naskh` have Arabic), or leave it: the device’s font is used, in a size that fits.',
  bad: `"locales": { "default": "en", "supported": ["en", "ar"] },
"description": "Every regatta.",
"wording": {},
"menus": { "main": [{ "label": "Races", "to": { "route": "favourites" } }] },
"pages": { "home": { "sections": [{ "type": "hero", "id": "top" }] } },
"theme": { "fonts": { "display": «"wide" } }`,
  good: `"locales": { "default": "en", "supported": ["en", "ar"] },
"description": "Every regatta.",
"wording": {},
"menus": { "main": [{ "label": "Races", "to": { "route": "favourites" } }] },
"pages": { "home": { "sections": [{ "type": "hero", "id": "top" }] } },
"theme": { "fonts": { "display": "kufi" } }`,
};
