import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about: 'A font without letters for a language on offer.',
  why: 'In that language the brand’s voice is that of the device, which is another on each.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take a font that has the letters (`kufi` and `naskh` have Arabic), or leave it: the system’s font stands in, evened out in size.',
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
