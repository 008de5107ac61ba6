import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'The default entry leads to a page that is only for some countries.',
  why: 'Viewers of all other countries, and viewers whose country is unknown, would begin at a page that is not for them.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Let `menus.default` lead to a page for all countries, such as `home`.',
  bad: `"features": {
  "favourites": { "addressCountryRestriction": { "restrictionType": "blacklist", "elements": ["JP"] } }
},
"menus": { "default": { "route": «"favourites" } }`,
  good: `"features": {
  "favourites": { "addressCountryRestriction": { "restrictionType": "blacklist", "elements": ["JP"] } }
},
"menus": { "default": { "route": "home" } }`,
};
